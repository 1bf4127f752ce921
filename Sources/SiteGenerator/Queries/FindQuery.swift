public import Gazetteer
import Geography
import Input

/// Answers `find`: the places that a text means.
public struct FindQuery: Sendable {
  /// What was asked for.
  public let query: String
  /// The answers, as positions in the table of places.
  public let answers: FinderAnswers
  private let places: PlaceTable
  private let countries: CountryTable
  private let provinces: ProvinceNames

  /// Reads the places and looks for the text.
  ///
  /// - Parameter content: the content folder.
  public init(content: String, query: String, limit: Int) throws(QueryFailure) {
    let reader = ContentReader(folder: content)
    var diagnostics = Diagnostics()
    countries = reader.countries(into: &diagnostics)
    places = reader.places(countries: countries, into: &diagnostics)
    provinces = reader.provinceNames(into: &diagnostics)
    guard !diagnostics.hasErrors else { throw .input(diagnostics) }
    self.query = query
    let capitals = countries.capitals(among: places).values.sorted()
    answers = Gazetteer.Finder(
      places, countries: countries, provinces: provinces, capitals: capitals
    )
    .find(query, limit: limit)
  }

  /// The answer as one line of JSON.
  public func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { answer in
      answer.member("query", query)
      answer.array("results") { list in
        for found in answers.results {
          let place = places[found.place]
          list.object { entry in
            entry.member("geonameid", place.geonameID)
            entry.member("name", place.name)
            entry.member("country", place.country)
            entry.member("admin1", admin1(place))
            entry.member("latitude", place.coordinate.latitude, decimals: 6)
            entry.member("longitude", place.coordinate.longitude, decimals: 6)
            entry.member("population", place.population)
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// The answer as a person reads it.
  public func text() -> String {
    if !answers.results.isEmpty { return table(answers.results) }
    if answers.suggestions.isEmpty { return "No place is called '\(query)'.\n" }
    return "No place is called '\(query)'. Did you mean one of these?\n"
      + table(answers.suggestions)
  }

  private func table(_ found: [FoundPlace]) -> String {
    QueryText.table(
      found.map { answer in
        let place = places[answer.place]
        let matched = answer.matchedName == place.name ? "" : answer.matchedName
        return [
          place.name, matched, admin1(place) ?? "",
          countries[place.country]?.name ?? place.country, Words.count(place.population),
          Words.degrees(place.coordinate), "\(place.geonameID)",
        ]
      }, rightAligned: [4, 5, 6])
  }

  /// The name of the division that a place is in; its code if no name is known, nil without one.
  private func admin1(_ place: Place) -> String? {
    provinces.name(country: place.country, admin1: place.admin1)
      ?? (place.admin1.isEmpty ? nil : place.admin1)
  }
}
