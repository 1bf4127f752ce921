import Geography
import Input

/// Reads the features of a `links.geojson` file, and reports all errors in it.
struct LinkFeatures {
  private(set) var features: [LinkFeature] = []
  /// The names of all properties, in the order of their first appearance.
  private(set) var properties: [(name: String, location: SourceLocation)] = []
  /// A Boolean value that is false if the file is a collection of features with coordinates in
  /// degrees; otherwise true.
  private(set) var isUnreadable = true
  private var names: Set<String> = []
  private var misplaced = Complaints.misplacedPositions
  /// The maximum gap, in metres, at which two parts of a line are joined.
  private let tolerance: Double

  /// The maximum distance, in metres, between rounded coordinates of the same point.
  private static let rounding = 0.01

  init(tolerance: Double?) { self.tolerance = max(tolerance ?? 0, Self.rounding) }

  mutating func read(_ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics) {
    guard let root = JSON.read(bytes, path: path, into: &diagnostics) else { return }
    guard root["type"]?.string == "FeatureCollection", let list = root["features"],
      list.kind == .array
    else {
      diagnostics.error(
        at: root.location, "the file is not a FeatureCollection",
        hint: "write {\"type\": \"FeatureCollection\", \"features\": [...]}, with a feature for "
          + "each link"
      )
      return
    }
    if root.isProjectedGeoJSON(into: &diagnostics) { return }
    isUnreadable = false
    for feature in list.elements { read(feature: feature, into: &diagnostics) }
    misplaced.finishPositions(into: &diagnostics)
  }

  private mutating func read(feature: JSONNode, into diagnostics: inout Diagnostics) {
    guard feature["type"]?.string == "Feature" else {
      diagnostics.error(
        at: feature.location, "this is not a feature",
        hint: "a feature has \"type\": \"Feature\", a geometry and properties")
      return
    }
    var fields: [String: LocatedText] = [:]
    if let properties = feature["properties"] {
      for member in properties.members {
        guard let name = member.key.string, let text = Self.text(of: member.value) else { continue }
        fields[name] = LocatedText(text: text, location: member.value.location)
        if names.insert(name).inserted { self.properties.append((name, member.key.location)) }
      }
    }
    guard let geometry = feature["geometry"], !geometry.isNull,
      let coordinates = geometry["coordinates"]
    else {
      diagnostics.error(
        at: feature.location, "the link has no line",
        hint: "write a link without a line as a row of links.csv")
      return
    }
    guard let points = line(geometry, coordinates, into: &diagnostics) else { return }
    features.append(
      LinkFeature(
        location: feature.location, lineLocation: coordinates.location, points: points,
        fields: fields))
  }

  /// Returns a property as text; `nil` for an empty property, a list or an object.
  private static func text(of value: JSONNode) -> String? {
    switch value.kind {
    case .string: value.string.flatMap { $0.isEmpty ? nil : $0 }
    case .number: value.int.map { "\($0)" } ?? value.double.map { "\($0)" }
    case .boolean: value.bool.map { $0 ? "true" : "false" }
    case .null, .array, .object: nil
    }
  }

  private mutating func line(
    _ geometry: JSONNode, _ coordinates: JSONNode, into diagnostics: inout Diagnostics
  ) -> [Coordinate]? {
    var points: [Coordinate] = []
    switch geometry["type"]?.string {
    case "LineString":
      guard append(coordinates, to: &points, into: &diagnostics) else { return nil }
    case "MultiLineString":
      for part in coordinates.elements {
        guard append(part, to: &points, into: &diagnostics) else { return nil }
      }
    case let other:
      diagnostics.error(
        at: geometry.location,
        other.map { "the geometry of the link is a \($0), not a line" }
          ?? "the geometry of the link has no type",
        hint: "use a LineString or a MultiLineString")
      return nil
    }
    guard points.count > 1 else {
      diagnostics.error(
        at: coordinates.location,
        "the line has \(points.isEmpty ? "no positions" : "only one position")",
        hint: "a line has at least two different positions")
      return nil
    }
    return points
  }

  /// Appends the points of a line, or of its next part; returns false after an error.
  private mutating func append(
    _ part: JSONNode, to points: inout [Coordinate], into diagnostics: inout Diagnostics
  ) -> Bool {
    var isFirst = true
    for position in part.elements {
      guard let point = Coordinate(geoJSON: position, misplaced: &misplaced, into: &diagnostics)
      else { return false }
      defer { isFirst = false }
      if let last = points.last {
        let gap = isFirst ? GreatCircle.distance(last, point) : 0
        if gap > tolerance {
          diagnostics.error(
            at: position.location,
            "this part of the line begins \(LinkEnds.words(gap)) from the end of the previous part",
            hint: "each part begins where the previous one ends; "
              + LinkEnds.advice(gap, orElse: "the order of the parts", effect: "joins them"))
          return false
        }
        // Repeated points are skipped. A line that is cut at the antimeridian has one point twice,
        // with different longitudes.
        if point == last || isFirst && gap <= Self.rounding { continue }
      }
      points.append(point)
    }
    return true
  }
}
