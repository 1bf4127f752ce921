import Gazetteer
import Geography
import Input

/// The table `places/corrections.csv`, which corrects the data about places and countries and sets
/// the spelling of names in the whole atlas.
enum Corrections {
  static let file = "places/corrections.csv"

  static let columns = FileKeys(
    "corrections.csv",
    [
      .required("geonameid", "wholeNumber", "687700"),
      .optional("name", "text", or: "asInTheData", "Zaporizhzhia"),
      .optional("article", "text", or: "none", "the"),
      .optional("latitude", "degrees", or: "asInTheData", "35.6729"),
      .optional("longitude", "degrees", or: "asInTheData", "139.817"),
      .optional("admin1", "code", or: "asInTheData", "40"),
      .optional("population", "wholeNumber", or: "asInTheData", "0"),
      .optional("city", "wholeNumber", or: "none", "1850147"),
      .optional("note", "text", or: "none", "a ward"),
    ])

  static func read(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> [Correction] {
    let table = CSV.read(bytes, path: path, into: &diagnostics)
    let optional = columns.names.filter { !columns.required.contains($0) }
    guard
      table.checkColumns(required: columns.required, optional: optional, into: &diagnostics)
    else { return [] }
    var firstRows: [Int: SourceLocation] = [:]
    return table.rows.compactMap { row in
      guard row.required("geonameid", into: &diagnostics) != nil,
        let id = row.integer("geonameid", in: PlaceTable.geonameIDs, into: &diagnostics)
      else { return nil }
      if let first = firstRows.updateValue(row.location, forKey: id) {
        diagnostics.error(
          at: row.location("geonameid"), "duplicate id \(id)", hint: "it is first used at \(first)")
        firstRows[id] = first
      }
      for column in ["name", "article"] {
        let text = row.text(column) ?? ""
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
          diagnostics.error(
            at: row.location(column), "the \(column) has a line break or another control character",
            hint: "write it on one line, with spaces only")
        }
      }
      let city = row.integer("city", in: PlaceTable.geonameIDs, into: &diagnostics)
      if city == id {
        diagnostics.error(
          at: row.location("city"), "a place cannot be part of itself",
          hint: "write the id of the city to which it belongs")
      }
      let latitude = row.double("latitude", in: -90...90, into: &diagnostics)
      let longitude = row.double("longitude", in: -180...180, into: &diagnostics)
      if (row.text("latitude") == nil) != (row.text("longitude") == nil) {
        diagnostics.error(at: row.location, "a place needs both latitude and longitude")
      }
      var coordinate: Coordinate?
      if let latitude, let longitude {
        coordinate = Coordinate(latitude: latitude, longitude: longitude)
      }
      return Correction(
        id: id, name: row.text("name"), article: row.text("article"), coordinate: coordinate,
        admin1: row.text("admin1"),
        population: row.integer("population", in: 0...200_000_000, into: &diagnostics),
        cityID: city, location: row.location)
    }
  }
}

extension Content {
  /// - Parameter knowsAllPlaces: false if the settings might exclude some places of the tables.
  func check(
    _ corrections: [Correction], knowsAllPlaces: Bool, into diagnostics: inout Diagnostics
  ) {
    let countries = Dictionary(
      keepingFirst: countries.countries.compactMap { country in
        country.geonameID.map { ($0, country.name) }
      })
    // Corrections can also refer to places that are only on networks.
    let named = Set(networks.flatMap(\.places).compactMap(\.geonameID))
    let hasProvinces = corrections.contains { $0.admin1 != nil } && !provinceNames.all.isEmpty
    func warn(_ correction: Correction, _ message: String, _ hint: String) {
      diagnostics.warning(at: correction.location, message, hint: hint)
    }
    for correction in corrections {
      let id = correction.id
      let place = places.index(ofGeonameID: id)
      if let country = countries[id] {
        if correction.coordinate != nil || correction.admin1 != nil
          || correction.population != nil || correction.cityID != nil
        {
          warn(
            correction, "\(id) is a country, \(country): only its name and article are corrected",
            "its other facts are in countries/facts.tsv")
        }
        continue
      }
      if knowsAllPlaces, place == nil, !named.contains(id) {
        warn(
          correction, "no place or country has the id \(id)", "the row has no effect: remove it")
      }
      guard let place else { continue }
      if correction.article != nil {
        warn(
          correction, "\(id) is the place \(places.name(place)), which has no article",
          "only countries have articles")
      }
      if knowsAllPlaces, let city = correction.cityID, places.index(ofGeonameID: city) == nil {
        warn(
          correction, "no place has the id \(city)",
          "write the id of the city to which \(places.name(place)) belongs")
      }
      let code = places.country(place).description
      if hasProvinces, let admin1 = correction.admin1,
        provinceNames.name(country: code, admin1: admin1) == nil
      {
        diagnostics.error(
          at: correction.location, "\(code) has no province with the code '\(admin1)'",
          hint: "use a code from places/admin1CodesASCII.txt, without its country code")
      }
    }
  }
}
