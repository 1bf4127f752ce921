public import Input

extension OutlineCollection {
  /// Adds the features of a GeoJSON file (RFC 7946): Polygon, MultiPolygon, Point for what has no
  /// area of its own, or LineString and MultiLineString for lines that follow no border. Property names
  /// are those of Natural Earth in any case; a code such as `-99` stands for no country. A feature's id is
  /// its `id`, or a property, or else its place in the file.
  ///
  /// - Parameters:
  ///   - countries: all codes that there are, to find misspelt ones; `nil` checks none.
  ///   - names: the names of the properties.
  ///   - covered: the countries whose areas are known from elsewhere: theirs are left out.
  public mutating func read(
    _ bytes: [UInt8], path: String, countries: Set<String>? = nil,
    names: OutlineNames = OutlineNames(), covered: Set<String> = [],
    into diagnostics: inout Diagnostics
  ) {
    guard let root = JSON.read(bytes, path: path, into: &diagnostics) else { return }
    var reader = OutlineReader(
      collection: self, countries: countries, names: names, covered: covered,
      diagnostics: diagnostics)
    reader.read(root)
    reader.reportUnknownCountries(path: path)
    self = reader.collection
    diagnostics = reader.diagnostics
  }
}

/// Reads features into a collection.
struct OutlineReader {
  private(set) var collection: OutlineCollection
  private(set) var diagnostics: Diagnostics
  private let countries: Set<String>?
  private let names: OutlineNames
  private let covered: Set<String>
  /// The unknown country codes, each with its first occurrence.
  private var unknown: [(code: String, node: JSONNode)] = []
  private var unknownCodes: Set<String> = []
  /// The rings of the feature that enclose no area.
  private var flatRings: [JSONNode] = []
  private var ids: Set<Int>
  /// No number from 1 up to this one is free for a feature without an id.
  private var lastTaken = 0

  init(
    collection: OutlineCollection, countries: Set<String>?, names: OutlineNames,
    covered: Set<String>, diagnostics: Diagnostics
  ) {
    self.collection = collection
    self.countries = countries
    self.names = names
    self.covered = covered
    self.diagnostics = diagnostics
    ids = Set(collection.features.map(\.id))
  }

  mutating func read(_ root: JSONNode) {
    switch root["type"]?.string {
    case "FeatureCollection":
      guard let features = root["features"], features.kind == .array else {
        error(root, "the collection has no list of features", "write \"features\": [...]")
        return
      }
      for (number, feature) in features.elements.enumerated() {
        read(feature: feature, number: number + 1)
      }
    case "Feature":
      read(feature: root, number: 1)
    default:
      error(
        root["type"] ?? root, "not a GeoJSON feature collection",
        "write {\"type\": \"FeatureCollection\", \"features\": [...]}")
    }
  }

  private mutating func read(feature: JSONNode, number: Int) {
    guard feature.kind == .object, feature["type"]?.string == "Feature" else {
      error(feature, "not a feature", "write {\"type\": \"Feature\", ...}")
      return
    }
    let properties = FeatureProperties(feature["properties"])
    let id = identity(of: feature, properties, number: number)
    // A line between two states belongs to neither.
    let isLine = feature["geometry"]?["type"]?.string?.hasSuffix("LineString") == true
    let code = isLine ? "" : code(of: feature, properties)
    if covered.contains(code), feature["geometry"]?["type"]?.string?.hasSuffix("Polygon") == true {
      return
    }
    guard let geometry = feature["geometry"], geometry.kind == .object else {
      error(feature["geometry"] ?? feature, "the feature has no geometry", "give it a Polygon")
      return
    }
    for text in properties.texts {
      PageText.check(text.string ?? "", at: text.location, into: &diagnostics)
    }
    let first = collection.polygonCount
    flatRings = []
    var marker: Coordinate?
    var lines: [[Coordinate]] = []
    let coordinates = geometry["coordinates"]
    switch geometry["type"]?.string {
    case "Polygon": coordinates.map { read(polygon: $0) }
    case "MultiPolygon":
      if let coordinates, coordinates.kind == .array {
        for polygon in coordinates.elements { read(polygon: polygon) }
      } else if let coordinates {
        error(coordinates, "not a list of polygons", nil)
      }
    case "Point": marker = coordinates.flatMap { position($0) }
    case "LineString": lines = [coordinates].compactMap { $0.flatMap { line($0) } }
    case "MultiLineString":
      lines = (coordinates?.elements).map { $0.compactMap { line($0) } } ?? []
      if let coordinates, lines.isEmpty { error(coordinates, "not a list of lines", nil) }
    default:
      error(
        geometry["type"] ?? geometry, "a geometry that outlines cannot have",
        "Polygon, MultiPolygon, Point, LineString or MultiLineString")
      return
    }
    reportFlatRings(hasOthers: collection.polygonCount > first)
    if coordinates == nil { error(geometry, "the geometry has no coordinates", nil) }
    collection.appendFeature(
      id: id, countryCode: code, name: properties.name(names),
      polygons: first..<collection.polygonCount,
      marker: marker, lines: lines, properties: properties.all)
  }

  private mutating func identity(
    of feature: JSONNode, _ properties: FeatureProperties, number: Int
  ) -> Int {
    let node = feature["id"] ?? properties.node(names.id)
    let id = node.flatMap { $0.int ?? $0.string.flatMap { Int($0) } }
    if let node, id == nil {
      error(node, "an id that is not a whole number", nil)
    }
    let result = id ?? freeID(from: number)
    if !ids.insert(result).inserted {
      error(node ?? feature, "two features have the id \(result)", "ids must be unique")
    }
    return result
  }

  /// The place of a feature in its file, or the first free number: features without ids of their own,
  /// of several files, must not collide.
  private mutating func freeID(from number: Int) -> Int {
    if !ids.contains(number) { return number }
    repeat { lastTaken += 1 } while ids.contains(lastTaken)
    return lastTaken
  }

  private mutating func code(of feature: JSONNode, _ properties: FeatureProperties) -> String {
    let candidates = names.code.compactMap { properties.node([$0]) }
    // Of several codes, the most specific: TW before CN-TW, and CN-TW before -99.
    let node =
      candidates.first { $0.string.map(Self.isCode) ?? false }
      ?? candidates.first { $0.string.map { !$0.isEmpty && !$0.hasPrefix("-") } ?? false }
      ?? candidates.first
    guard let node else {
      error(
        feature["properties"] ?? feature, "the feature names no country",
        "give it \"ISO_A2\", the two-letter code; \"-99\" for none; or name the property that has it "
          + "in site.yml, as in outlines: {code: CODE}")
      return ""
    }
    guard let text = node.string else {
      if !node.isNull { error(node, "a country code that is not a text", nil) }
      return ""
    }
    let code = text.uppercased()
    if code.isEmpty || code.hasPrefix("-") { return "" }
    if let countries, !countries.contains(code) {
      if unknownCodes.insert(code).inserted { unknown.append((code, node)) }
      return ""
    }
    return code
  }

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  /// The number of unknown countries that may be misspelt; a file with more has countries that the site
  /// leaves out.
  private static let misspeltLimit = 5

  /// The number of unknown countries for which a similar code is looked for.
  private static let suggestionLimit = 20

  /// Reports countries that are not known.
  mutating func reportUnknownCountries(path: String) {
    guard unknown.count > Self.misspeltLimit, unknown.allSatisfy({ Self.isCode($0.code) }) else {
      let known = (countries ?? []).sorted()
      for (index, (code, node)) in unknown.enumerated() {
        let hint =
          index < Self.suggestionLimit ? Suggestion.hint(for: code, among: known) : nil
        error(
          node, "unknown country '\(node.string ?? code)'", hint ?? "\"-99\" stands for none")
      }
      return
    }
    let some = unknown.prefix(3).map(\.code).joined(separator: ", ")
    diagnostics.warning(
      at: SourceLocation(path: path),
      "\(unknown.count) countries, such as \(some), are not among those of the site: they are drawn as land",
      hint: "those of the site are listed in countries/facts.tsv")
  }

  private mutating func read(polygon: JSONNode) {
    guard polygon.kind == .array else {
      error(polygon, "not a list of rings", nil)
      return
    }
    let firstRing = collection.ringCount
    for (number, ring) in polygon.elements.enumerated() {
      let isKept = read(ring: ring, isExterior: number == 0)
      if number == 0 && !isKept { return }
    }
    collection.closePolygon(fromRing: firstRing)
  }

  /// Reads a ring; reports the first fault of each, and leaves a faulty ring out.
  private mutating func read(ring: JSONNode, isExterior: Bool) -> Bool {
    let start = collection.vertexCount
    var count = 0
    var first: Coordinate?
    var last: Coordinate?
    for element in ring.elements {
      guard let place = position(element) else {
        collection.dropVertices(from: start)
        return false
      }
      if first == nil { first = place }
      last = place
      count += 1
      collection.appendVertex(
        longitude: OutlineCollection.units(place.longitude),
        latitude: OutlineCollection.units(place.latitude), ringStart: start)
    }
    if count < 4 || first != last {
      let words = ["no positions", "one position", "two positions", "three positions"]
      let hint = "a ring has at least four positions, the first repeated at the end"
      error(ring, count < 4 ? "a ring of \(words[count])" : "a ring that is not closed", hint)
      collection.dropVertices(from: start)
      return false
    }
    guard collection.closeRing(from: start, isExterior: isExterior) else {
      flatRings.append(ring)
      return false
    }
    return true
  }

  /// Reports the rings that enclose no area: islets of a fine outline, or all of a wrong one.
  private mutating func reportFlatRings(hasOthers: Bool) {
    for ring in flatRings {
      if hasOthers {
        diagnostics.warning(
          at: ring.location, "a ring that encloses no area is left out",
          hint: "positions are kept to a millionth of a degree")
      } else {
        error(ring, "a ring that encloses no area", "leave it out")
      }
    }
  }

  /// Reads a line; reports its first fault.
  private mutating func line(_ node: JSONNode) -> [Coordinate]? {
    var line: [Coordinate] = []
    for element in node.elements {
      guard let place = position(element) else { return nil }
      line.append(place)
    }
    if line.count < 2 { error(node, "a line of fewer than two positions", nil) }
    return line.count < 2 ? nil : line
  }

  /// The degrees beyond the edge of the map that are taken for an error of rounding.
  private static let slack = 1e-9

  private mutating func position(_ node: JSONNode) -> Coordinate? {
    var numbers = node.elements
    guard let x = numbers.next(), let longitude = x.double, let y = numbers.next(),
      let latitude = y.double
    else {
      error(node, "not a position", "write [longitude, latitude]")
      return nil
    }
    guard abs(latitude) <= 90 + Self.slack else {
      let isSwapped = abs(latitude) <= 180 && abs(longitude) <= 90
      error(
        y, "the latitude \(latitude) is beyond a pole",
        "latitudes are -90 to 90" + (isSwapped ? ", behind the longitude" : ""))
      return nil
    }
    guard abs(longitude) <= 180 + Self.slack else {
      error(
        x, "the longitude \(longitude) is beyond the antimeridian", "longitudes are -180 to 180")
      return nil
    }
    return Coordinate(
      latitude: min(max(latitude, -90), 90), longitude: min(max(longitude, -180), 180))
  }

  private mutating func error(_ node: JSONNode, _ message: String, _ hint: String?) {
    diagnostics.error(at: node.location, message, hint: hint)
  }
}

/// The properties of a feature by their names in any case.
private struct FeatureProperties {
  private var members: [(name: String, folded: String, node: JSONNode)] = []

  init(_ node: JSONNode?) {
    guard let node else { return }
    for (key, value) in node.members {
      let name = key.string ?? ""
      members.append((name, name.lowercased(), value))
    }
  }

  /// The first of the names that there is.
  func node(_ names: [String]) -> JSONNode? {
    for name in names {
      let folded = name.lowercased()
      if let found = members.first(where: { $0.folded == folded }) { return found.node }
    }
    return nil
  }

  /// The values that are texts.
  var texts: [JSONNode] { members.map(\.node).filter { $0.kind == .string } }

  func name(_ names: OutlineNames) -> String { node(names.name)?.string ?? "" }

  var all: [OutlineProperty] {
    members.compactMap { member in
      Self.text(member.node).map { OutlineProperty(name: member.name, value: $0) }
    }
  }

  private static func text(_ node: JSONNode) -> String? {
    if let text = node.string { return text }
    if let number = node.int { return String(number) }
    if let number = node.double { return String(number) }
    return node.bool.map { $0 ? "true" : "false" }
  }
}
