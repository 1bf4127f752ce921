import Geography
import Input

struct GeoJSONReader {
  /// A Boolean value that is true if the properties are OpenStreetMap tags.
  let hasTags: Bool
  private(set) var collection = LineCollection()
  private(set) var count = 0
  /// The number of features that are neither lines nor points.
  private(set) var areas = 0
  /// The number of points that have no name or are not places.
  private(set) var nameless = 0
  private(set) var untraveled = 0
  /// The number of lines whose names are left out because the lines also have numbers.
  private(set) var lostNames = 0
  /// The values of `directed` and `oneway` that have no known meaning.
  private(set) var unknownDirections: Set<String> = []
  /// The names of the ignored properties of imported lines and points.
  private(set) var unread: Set<String> = []
  private(set) var elevations = 0
  private(set) var namedPoints = 0
  /// The number of longitudes that are wrapped because they are beyond 180 degrees.
  private(set) var wrapped = 0
  private(set) var costs = GeoJSONCosts()
  private var lineFacts = GeoJSONFacts()
  private var pointFacts = GeoJSONFacts()
  private var misplaced = Complaints.misplacedPositions
  /// The named ends of lines that have been added as points so far.
  private var ends: Set<NamedPoint> = []

  init(hasTags: Bool) {
    self.hasTags = hasTags
    collection.meetsAtSharedPoints = hasTags
  }

  /// Returns false if the file has errors.
  mutating func read(_ path: String, into diagnostics: inout Diagnostics) -> Bool {
    guard let bytes = SourceFile.read(path, into: &diagnostics) else { return false }
    for (line, value) in Self.values(in: bytes) {
      if let root = JSON.read(value, path: path, firstLine: line, into: &diagnostics) {
        if root.isProjectedGeoJSON(into: &diagnostics) { return false }
        read(root: root, into: &diagnostics)
      }
    }
    misplaced.finishPositions(into: &diagnostics)
    collection.costs = costs.ofAllLines(collection.lines)
    collection.lineFacts = lineFacts.kept(except: costs.names)
    collection.pointFacts = pointFacts.kept(except: [])
    unread.subtract(costs.names.union(collection.lineFacts + collection.pointFacts))
    return !diagnostics.hasErrors
  }

  /// The JSON values of a file, each with the line on which it begins. A file has a single value,
  /// one value per line, or values that follow record separators (RFC 8142).
  private static func values(in bytes: [UInt8]) -> [(line: Int, bytes: [UInt8])] {
    let (separator, newline, space): (UInt8, UInt8, UInt8) = (0x1E, 0x0A, 0x20)
    let start = bytes.firstIndex { $0 > space } ?? bytes.endIndex
    let end = bytes[start...].firstIndex(of: newline) ?? bytes.endIndex
    let isFirstWhole = bytes[start..<end].last { $0 > space } == UInt8(ascii: "}")
    let isNextWhole = bytes[end...].first { $0 > space } == UInt8(ascii: "{")
    let hasSeparators = bytes[..<start].contains(separator)
    guard hasSeparators || isFirstWhole && isNextWhole else { return [(1, bytes)] }
    var line = 1
    return bytes.split(
      separator: hasSeparators ? separator : newline, omittingEmptySubsequences: false
    ).map { value in
      defer { line += hasSeparators ? value.count { $0 == newline } : 1 }
      // A space replaces the separator, so that columns are counted correctly.
      return (line: line, bytes: (hasSeparators ? [space] : []) + value)
    }.filter { $0.bytes.contains { $0 > space } }
  }

  private mutating func read(root: JSONNode, into diagnostics: inout Diagnostics) {
    switch root["type"]?.string {
    case "FeatureCollection":
      guard let features = root["features"], features.kind == .array else {
        diagnostics.error(
          at: root.location, "the collection has no features",
          hint: "a FeatureCollection has \"features\": [...]")
        return
      }
      for feature in features.elements { read(feature: feature, into: &diagnostics) }
    case "Feature": read(feature: root, into: &diagnostics)
    case "Topology", nil:
      let isOverpass = root["elements"]?.kind == .array
      diagnostics.error(
        at: root.location,
        root["type"] != nil
          ? "this is TopoJSON" : isOverpass ? "this is Overpass JSON" : "this is not GeoJSON",
        hint: isOverpass
          ? "ask Overpass for XML and read it with: import osm"
          : "export a FeatureCollection of lines and points")
    case .some: read(geometry: root, properties: nil, into: &diagnostics)
    }
  }

  private mutating func read(feature: JSONNode, into diagnostics: inout Diagnostics) {
    count += 1
    guard let geometry = feature["geometry"], !geometry.isNull else {
      areas += 1
      return
    }
    let first = collection.lines.count
    read(geometry: geometry, properties: feature["properties"], into: &diagnostics)
    collection.shareCosts(ofLinesFrom: first)
  }

  private mutating func read(
    geometry: JSONNode, properties: JSONNode?, into diagnostics: inout Diagnostics
  ) {
    let values = GeoJSONProperties(properties)
    let coordinates = geometry["coordinates"]
    let parts = coordinates?.elements ?? geometry.elements
    switch geometry["type"]?.string {
    case "LineString":
      if let coordinates { add(line: coordinates, values, into: &diagnostics) }
    case "MultiLineString":
      for line in parts { add(line: line, values, into: &diagnostics) }
    case "Point":
      if let coordinates { add(point: coordinates, values, into: &diagnostics) }
    case "MultiPoint":
      for point in parts { add(point: point, values, into: &diagnostics) }
    case "GeometryCollection":
      for part in geometry["geometries"]?.elements ?? geometry.elements
      where part["type"]?.string != "GeometryCollection" {
        read(geometry: part, properties: properties, into: &diagnostics)
      }
    default: areas += 1
    }
  }

  private mutating func add(
    line: JSONNode, _ values: GeoJSONProperties, into diagnostics: inout Diagnostics
  ) {
    let tags = OSMTags { values[$0] }
    let mode = hasTags ? tags.mode : values.mode
    guard let mode else {
      untraveled += 1
      return
    }
    var points: [Coordinate] = []
    for position in line.elements {
      guard let point = coordinate(position, into: &diagnostics) else { return }
      points.append(point)
    }
    if points.count < 2 {
      diagnostics.warning(
        at: line.location, "the line has \(counted(points.count, ("point", "points")))",
        hint: "a line needs at least two points; this one is left out")
      return
    }
    var direction = tags.direction
    if !hasTags {
      if values.losesName { lostNames += 1 }
      if let word = values.direction {
        let known = LineFeature.Direction(word) ?? LineFeature.Direction(word.lowercased())
        if known == nil { unknownDirections.insert(word) }
        direction = known ?? .both
      }
    }
    note(values, read: hasTags ? OSMTags.ofWays : GeoJSONProperties.ofLines)
    var feature = LineFeature(
      points: points, labels: hasTags ? tags.labels : values.labels, mode: mode,
      direction: direction)
    if !hasTags {
      costs.read(values, into: &feature)
      feature.facts = lineFacts.read(values, except: GeoJSONProperties.ofLines)
    }
    collection.lines.append(feature)
    guard !hasTags, let names = values.endNames else { return }
    for (name, point) in [(names.start, points[0]), (names.end, points[points.count - 1])] {
      let end = NamedPoint(name: name, coordinate: point)
      if ends.insert(end).inserted { collection.points.append(end) }
    }
  }

  private mutating func coordinate(
    _ position: JSONNode, into diagnostics: inout Diagnostics
  ) -> Coordinate? {
    let coordinate = Coordinate(geoJSON: position, misplaced: &misplaced, into: &diagnostics)
    guard let coordinate else { return nil }
    if position[2] != nil { elevations += 1 }
    if Coordinate.isBeyondAntimeridian(position[0]?.double ?? 0) { wrapped += 1 }
    return coordinate
  }

  private mutating func add(
    point: JSONNode, _ values: GeoJSONProperties, into diagnostics: inout Diagnostics
  ) {
    guard let name = hasTags ? OSMTags({ values[$0] }).placeName : values.name else {
      nameless += 1
      return
    }
    guard let coordinate = coordinate(point, into: &diagnostics) else { return }
    let facts = hasTags ? [:] : pointFacts.read(values, except: GeoJSONProperties.ofPoints)
    collection.points.append(NamedPoint(name: name, coordinate: coordinate, facts: facts))
    namedPoints += 1
    note(values, read: hasTags ? OSMTags.ofPoints : GeoJSONProperties.ofPoints)
  }

  private mutating func note(_ values: GeoJSONProperties, read: Set<String>) {
    for name in values.all where !read.contains(name) { unread.insert(name) }
  }
}
