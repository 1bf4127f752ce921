public import Gazetteer
import Geography
import Input

/// Answers `find`, as often as asked.
public struct FindQueries: Sendable {
  fileprivate let finder: Gazetteer.Finder
  fileprivate let countries: CountryTable
  fileprivate let provinces: ProvinceNames

  /// Reads the places and makes the index of their names.
  ///
  /// - Parameter content: the content folder.
  public init(content: String) throws(QueryFailure) {
    let reader = ContentReader(folder: content)
    var diagnostics = Diagnostics()
    countries = reader.countries(into: &diagnostics)
    let tables = reader.places(countries: countries, into: &diagnostics)
    provinces = reader.provinceNames(into: &diagnostics)
    let configuration = reader.configuration(into: &diagnostics)
    // What is wrong with a network hides its own places only, and is told by a build.
    var ignored = Diagnostics()
    let networks = reader.networks(
      configuration, countries: countries, places: tables,
      knowsAllPlaces: !diagnostics.hasErrors, into: &ignored)
    guard !diagnostics.hasErrors else { throw .input(diagnostics) }
    let places = PlaceIdentities(networks: networks, tables: tables).places
    finder = Gazetteer.Finder(
      places, countries: countries, provinces: provinces,
      capitals: countries.capitals(among: tables).values.sorted(),
      language: configuration?.language ?? "en")
  }

  /// The places that a text means.
  public func answer(_ query: String, limit: Int) -> FindQuery {
    FindQuery(query: query, answers: finder.find(query, limit: limit), data: self)
  }
}

/// The places that a text means.
public struct FindQuery: Sendable {
  /// The query.
  public let query: String
  /// The answers, as positions in the table of places.
  public let answers: FinderAnswers
  fileprivate let data: FindQueries

  private var places: PlaceTable { data.finder.places }
  private var countries: CountryTable { data.countries }
  private var provinces: ProvinceNames { data.provinces }

  /// The answer as one line of JSON.
  public func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { answer in
      answer.member("query", query)
      answer.array("results") { list in
        for found in answers.results {
          let place = places[found.place]
          list.object { entry in
            entry.key("geonameid")
            if let id = place.geonameID { entry.integer(id) } else { entry.null() }
            entry.member("name", place.name)
            entry.member("country", place.country)
            entry.member("admin1", admin1(place))
            entry.member("latitude", place.coordinate.latitude, decimals: 6)
            entry.member("longitude", place.coordinate.longitude, decimals: 6)
            entry.key("population")
            if let people = place.knownPopulation { entry.integer(people) } else { entry.null() }
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// The answer as a person reads it.
  public func text() -> String {
    if !answers.results.isEmpty { return table(answers.results) }
    let name = PlainLine.shortened(query)
    if answers.suggestions.isEmpty { return "No place is called '\(name)'.\n" }
    return "No place is called '\(name)'. Did you mean one of these?\n" + table(answers.suggestions)
  }

  private func table(_ found: [FoundPlace]) -> String {
    QueryText.table(
      found.map { answer in
        let place = places[answer.place]
        let matched = answer.matchedName == place.name ? "" : answer.matchedName
        return [
          place.name, matched, admin1(place) ?? "",
          countries[place.country]?.name ?? place.country,
          place.knownPopulation.map { Words.count($0) } ?? "",
          Words.degrees(place.coordinate), place.geonameID.map(String.init) ?? "",
        ]
      }, rightAligned: [4, 5, 6])
  }

  /// The name of the division that a place is in; its code if no name is known, nil without one.
  private func admin1(_ place: Place) -> String? {
    provinces.name(country: place.country, admin1: place.admin1)
      ?? (place.admin1.isEmpty ? nil : place.admin1)
  }
}
