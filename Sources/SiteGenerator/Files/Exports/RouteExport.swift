import Geography
import Input

/// A route or trip, from which the files for download are made in all formats.
///
/// The browser writes the same bytes for routes that it finds (`route-files.js`), so every change
/// here must also be made in that file.
struct RouteExport: Sendable {
  struct Stop: Sendable {
    let name: String
    /// The country's ISO code; empty if there is none.
    let country: String
    let coordinate: Coordinate?
    /// The text of the place in each of ``RouteExport/stopColumns``.
    var facts: [String] = []
  }

  /// The part of the route from one place to the next.
  struct Leg: Sendable {
    /// The mode of the leg, such as "ferry".
    let mode: String
    /// The labels of the leg, such as "E40, E50"; empty if it has none.
    let label: String
    /// The cost in the smallest part of the unit, such as metres.
    let cost: Int64
    /// The text of the leg in each of ``RouteExport/legColumns``.
    var facts: [String] = []
    /// The points of the line between the ends of the leg; empty if the line is a great circle.
    var bends: [Coordinate] = []
    /// The value of the leg for each of ``RouteExport/measures``.
    var measures: [Int64] = []
  }

  let words: PageWords
  /// The title of the route, such as "Lviv to Lisbon".
  let title: String
  /// The network's title.
  let network: String
  /// The absolute address of the route's page.
  let address: String
  let site: String
  let unit: NetworkSettings.Unit
  /// The places of the route. There is one more place than there are legs.
  let stops: [Stop]
  let legs: [Leg]
  /// The names of the additional columns of places.
  var stopColumns: [String] = []
  /// The names of the additional columns of links.
  var legColumns: [String] = []
  var measures: [NetworkSettings.Measure] = []

  /// The total cost of the legs, or `Int64.max` if the sum overflows.
  var cost: Int64 {
    legs.reduce(0) { $0.addingOrMax($1.cost) }
  }

  func totals() -> [Int64] {
    legs.reduce(into: noTotals) { $0 = Self.totals($0, after: $1) }
  }

  var noTotals: [Int64] { measures.map { _ in 0 } }

  static func totals(_ totals: [Int64], after leg: Leg) -> [Int64] {
    zip(totals, leg.measures).map { $0.addingOrMax($1) }
  }

  /// Returns the positions of the places, and of the points on the lines between places.
  private func track(_ places: [Coordinate]) -> [Coordinate] {
    var track = Array(places.prefix(1))
    for (leg, place) in zip(legs, places.dropFirst()) {
      track += leg.bends.map(ExportNumber.rounded)
      track.append(place)
    }
    return track
  }

  /// The description in the files. It contains no place names, because some programs that open the
  /// files render descriptions as HTML.
  var summary: String {
    let costs = words.costs(
      words.cost(cost, unit),
      measures: zip(measures, totals()).map { ($0.name, words.cost($1, $0.unit)) })
    let route = words("scripts.route", count: legs.count, ["costs": costs])
    // The text says whether all, some or none of the legs follow the lines of their links.
    if legs.allSatisfy(\.bends.isEmpty) {
      return words("saving.straight", ["route": route])
    }
    return legs.contains { $0.bends.isEmpty }
      ? words("saving.partlyFollowed", ["route": route])
      : words("saving.followed", ["route": route])
  }

  /// The positions of all places; `nil` if any of them is unknown.
  var coordinates: [Coordinate]? {
    let known = stops.compactMap { $0.coordinate.map(ExportNumber.rounded) }
    return known.count == stops.count ? known : nil
  }
}

/// The format of a file that a reader can download.
enum ExportFormat: String, CaseIterable, Sendable {
  case gpx, geojson, kml, csv

  var title: String {
    switch self {
    case .gpx: "GPX"
    case .geojson: "GeoJSON"
    case .kml: "KML"
    case .csv: "CSV"
    }
  }

  func note(in words: PageWords) -> String {
    switch self {
    case .gpx: words("saving.gpx")
    case .geojson: words("saving.geoJSON")
    case .kml: words("saving.kml")
    case .csv: words("saving.csv")
    }
  }

  var needsCoordinates: Bool { self != .csv }
}

extension YAMLNode {
  /// Returns `nil` if the key `exports` is missing.
  func exports(into diagnostics: inout Diagnostics) -> [ExportFormat]? {
    guard self["exports"] != nil else { return nil }
    var formats: [ExportFormat] = []
    for (text, location) in texts("exports", into: &diagnostics) {
      if let format = ExportFormat(rawValue: text) {
        if !formats.contains(format) { formats.append(format) }
      } else {
        diagnostics.error(
          at: location, "unknown format '\(text)'",
          hint: "one of \(ExportFormat.allCases.map(\.rawValue).joined(separator: ", "))")
      }
    }
    return formats
  }
}

extension RouteExport {
  /// Returns `nil` if the format needs positions and not all places have one.
  func file(_ format: ExportFormat) -> [UInt8]? {
    if format == .csv { return csv() }
    guard let places = coordinates else { return nil }
    let lines = ExportTrack.lines(through: track(places))
    return switch format {
    case .gpx: gpx(places, lines)
    case .geojson: geoJSON(places, lines)
    case .kml: kml(places, lines)
    case .csv: csv()
    }
  }
}
