public import Input

extension OutlineCollection {
  /// Adds the features of a GeoJSON file (RFC 7946). Polygon and MultiPolygon are areas, Point is a
  /// feature too small to have an area, and LineString and MultiLineString are lines that follow no
  /// border. Only the areas of a GeometryCollection are read. Property names are case-insensitive,
  /// and the default names are the ones that Natural Earth uses. A feature with a code such as
  /// `-99` has no country, unless it also has another code. The id of a feature is its GeoJSON
  /// `id`, or else an id property, or else its position in the file.
  ///
  /// - Parameters:
  ///   - countries: all valid codes, used to find misspelt codes; `nil` accepts every code.
  ///   - codes: the two-letter code for each three-letter code that a file can contain.
  ///   - covered: the codes of the countries whose areas come from another file. Their areas in
  ///     this file are skipped.
  public mutating func read(
    _ bytes: [UInt8], path: String, countries: Set<String>? = nil, codes: [String: String] = [:],
    names: OutlineNames = OutlineNames(), covered: Set<String> = [],
    into diagnostics: inout Diagnostics
  ) {
    guard let root = JSON.read(bytes, path: path, into: &diagnostics) else { return }
    var reader = OutlineReader(
      collection: self, countries: countries, codes: codes, names: names, covered: covered,
      diagnostics: diagnostics)
    reader.read(root)
    reader.finish(path: path)
    self = reader.collection
    diagnostics = reader.diagnostics
  }
}

struct OutlineReader {
  private(set) var collection: OutlineCollection
  private(set) var diagnostics: Diagnostics
  private let countries: Set<String>?
  private let codes: [String: String]
  private let names: OutlineNames
  private let covered: Set<String>
  private var unknown: [(code: String, node: JSONNode)] = []
  private var unknownCodes: Set<String> = []
  /// The names of the features whose three-letter code matches no country.
  private var unmatched: [String] = []
  private var flatRings: [JSONNode] = []
  private var ids: Set<Int>
  /// All ids from 1 up to this number are taken.
  private var lastTaken = 0
  private var nameless = Complaints(.error, limit: 1)
  private var misplaced = Complaints.misplacedPositions

  init(
    collection: OutlineCollection, countries: Set<String>?, codes: [String: String],
    names: OutlineNames, covered: Set<String>, diagnostics: Diagnostics
  ) {
    self.collection = collection
    self.countries = countries
    self.codes = codes
    self.names = names
    self.covered = covered
    self.diagnostics = diagnostics
    ids = Set(collection.features.map(\.id))
  }

  mutating func read(_ root: JSONNode) {
    if root.isProjectedGeoJSON(into: &diagnostics) { return }
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
    let properties = FeatureProperties(of: feature)
    let id = identity(of: feature, properties, number: number)
    // Lines get no country, because a line between two states belongs to neither.
    let type = feature["geometry"]?["type"]?.string
    let code = type?.hasSuffix("LineString") == true ? "" : code(of: feature, properties)
    if covered.contains(code), type?.hasSuffix("Polygon") == true || type == "GeometryCollection" {
      return
    }
    guard let geometry = feature["geometry"], geometry.kind == .object else {
      error(feature["geometry"] ?? feature, "the feature has no geometry", "give it a Polygon")
      return
    }
    for text in properties.texts {
      PageText.check(text.string ?? "", at: text.location, into: &diagnostics)
    }
    let first = collection.polygons.count
    flatRings = []
    var marker: Coordinate?
    var lines: [[Coordinate]] = []
    let coordinates = geometry["coordinates"]
    let areas = areas(of: geometry)
    for area in areas { read(area: area) }
    switch type {
    case _ where !areas.isEmpty: break
    case "Point": marker = coordinates.flatMap { position($0) }
    case "LineString": lines = [coordinates].compactMap { $0.flatMap { line($0) } }
    case "MultiLineString":
      lines = (coordinates?.elements).map { $0.compactMap { line($0) } } ?? []
      if let coordinates, lines.isEmpty { error(coordinates, "not a list of lines", nil) }
    default:
      error(
        geometry["type"] ?? geometry, "outlines cannot have this geometry",
        "use a Polygon, MultiPolygon, Point, LineString or MultiLineString")
      return
    }
    reportFlatRings(hasOthers: collection.polygons.count > first)
    if coordinates == nil, type != "GeometryCollection" {
      error(geometry, "the geometry has no coordinates", nil)
    }
    collection.appendFeature(
      id: id, countryCode: code, name: properties.name(names),
      polygons: first..<collection.polygons.count, marker: marker, lines: lines)
    collection.propertyNames.formUnion(properties.scalarNames)
  }

  /// The areas of a geometry: the geometry itself, or the members of a collection that are areas.
  private func areas(of geometry: JSONNode) -> [JSONNode] {
    let parts = geometry["type"]?.string == "GeometryCollection" ? geometry["geometries"] : nil
    return (parts.map { Array($0.elements) } ?? [geometry]).filter {
      $0["type"]?.string?.hasSuffix("Polygon") == true
    }
  }

  private mutating func read(area: JSONNode) {
    guard let coordinates = area["coordinates"] else { return }
    if area["type"]?.string == "Polygon" {
      read(polygon: coordinates)
    } else if coordinates.kind == .array {
      for polygon in coordinates.elements { read(polygon: polygon) }
    } else {
      error(coordinates, "not a list of polygons", nil)
    }
  }

  private mutating func identity(
    of feature: JSONNode, _ properties: FeatureProperties, number: Int
  ) -> Int {
    let node = feature["id"] ?? properties.node(names.id)
    // A negative number such as -99, also as a string, means that the feature has no id.
    let stated = node.flatMap { $0.int ?? $0.string.flatMap { Int($0) } }
    let id = stated.flatMap { $0 < 0 ? nil : $0 }
    // Strings that are not numbers are valid ids (RFC 7946). They are ignored, because worldviews
    // refer to features by numbers.
    if let node, stated == nil, node.string == nil {
      error(node, "an id that is neither a whole number nor a text", nil)
    }
    let result = id ?? freeID(from: number)
    if !ids.insert(result).inserted {
      error(node ?? feature, "two features have the id \(result)", "ids must be unique")
    }
    return result
  }

  /// The feature's position in its file, or a free number if that position is already an id.
  private mutating func freeID(from number: Int) -> Int {
    if !ids.contains(number) { return number }
    repeat { lastTaken += 1 } while ids.contains(lastTaken)
    return lastTaken
  }

  private mutating func code(of feature: JSONNode, _ properties: FeatureProperties) -> String {
    if let code = statedCode(of: feature, properties) { return code }
    guard let text = properties.node(names.fallbackCode)?.string, Self.isCode(text) else {
      return ""
    }
    if let code = codes[text.uppercased()] { return code }
    let name = properties.name(names)
    unmatched.append(name.isEmpty ? text : name)
    return ""
  }

  /// Returns the country code from the properties of a feature. The result is empty if the code is
  /// wrong, or if the feature has no property for a code. It is `nil` if the fallback code must be
  /// used instead.
  private mutating func statedCode(
    of feature: JSONNode, _ properties: FeatureProperties
  ) -> String? {
    let candidates = names.code.compactMap { properties.node([$0]) }
    // Prefer a code of two or three letters, then any code that is not negative: TW before CN-TW,
    // and CN-TW before -99.
    let node =
      candidates.first { $0.string.map(Self.isCode) ?? false }
      ?? candidates.first { $0.string.map { !$0.isEmpty && !$0.hasPrefix("-") } ?? false }
      ?? candidates.first
    guard let node else {
      if properties.node(names.fallbackCode) != nil { return nil }
      nameless.add(
        at: (feature["properties"] ?? feature).location, "the feature has no country code",
        hint: feature["id"]?.string != nil
          ? "if its id is the country code, write outlines: {code: id} in site.yml"
          : "add \"ISO_A2\" with the two-letter code, or with \"-99\" for no country; if another property "
            + "has the code, name it in site.yml, as in outlines: {code: CODE}", into: &diagnostics)
      return ""
    }
    guard let text = node.string else {
      if node.isNull || node.int.map({ $0 < 0 }) ?? false { return nil }
      error(node, "a country code that is not a text", nil)
      return ""
    }
    let code = codes[text.uppercased()] ?? text.uppercased()
    if code.isEmpty || code.hasPrefix("-") { return nil }
    if let countries, !countries.contains(code) {
      if unknownCodes.insert(code).inserted { unknown.append((code, node)) }
      return ""
    }
    return code
  }

  private static func isCode(_ text: String) -> Bool {
    (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  mutating func finish(path: String) {
    nameless.finish("features without a country code", into: &diagnostics)
    misplaced.finishPositions(into: &diagnostics)
    reportUnknownCountries(path: path)
    if countries == nil || unmatched.isEmpty { return }
    let some = unmatched.prefix(3).joined(separator: ", ")
    diagnostics.warning(
      at: SourceLocation(path: path),
      "outlines that match no country of the site are drawn as land: \(some)"
        + (unmatched.count > 3 ? " and \(unmatched.count - 3) more" : ""),
      hint: "their \"ISO_A2\" or \"ADM0_A3\" must be a code in countries/facts.tsv")
  }

  /// Reports unknown country codes. A code counts as misspelt if it is not two or three letters, or
  /// if it differs by one edit from the code of a country of the site that has no outline. One
  /// warning covers the other codes, which belong to countries outside the site.
  private mutating func reportUnknownCountries(path: String) {
    let outlined = Set(collection.features.map(\.countryCode))
    let missing = (countries ?? []).subtracting(outlined).sorted()
    var others: [String] = []
    for (code, node) in unknown {
      let meant = Suggestion.closest(to: code, among: missing, within: 1)
      if Self.isCode(code), meant == nil {
        others.append(code)
      } else {
        error(
          node, "unknown country '\(node.string ?? code)'",
          meant.map { "did you mean '\($0)'?" } ?? "write \"-99\" for no country")
      }
    }
    guard !others.isEmpty else { return }
    let some = others.prefix(3).joined(separator: ", ")
    diagnostics.warning(
      at: SourceLocation(path: path),
      (others.count > 3 ? "\(others.count) countries, such as \(some)," : some)
        + (others.count == 1
          ? " is not a country of the site: it is" : " are not countries of the site: they are")
        + " drawn as land",
      hint: "countries/facts.tsv lists the countries of the site")
  }

  private mutating func read(polygon: JSONNode) {
    guard polygon.kind == .array else {
      error(polygon, "not a list of rings", nil)
      return
    }
    let firstRing = collection.rings.count
    for (number, ring) in polygon.elements.enumerated() {
      let isKept = read(ring: ring, isExterior: number == 0)
      if number == 0 && !isKept { return }
    }
    collection.closePolygon(fromRing: firstRing)
  }

  /// Reads a ring. If the ring is faulty, reports its first fault, leaves the ring out and returns
  /// false.
  private mutating func read(ring: JSONNode, isExterior: Bool) -> Bool {
    let start = collection.longitudes.count
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

  private mutating func reportFlatRings(hasOthers: Bool) {
    for ring in flatRings {
      if hasOthers {
        diagnostics.warning(
          at: ring.location, "a ring that encloses no area is left out",
          hint: "positions are rounded to a millionth of a degree")
      } else {
        error(ring, "a ring that encloses no area", "leave it out")
      }
    }
  }

  private mutating func line(_ node: JSONNode) -> [Coordinate]? {
    var line: [Coordinate] = []
    for element in node.elements {
      guard let place = position(element) else { return nil }
      line.append(place)
    }
    if line.count < 2 { error(node, "a line of fewer than two positions", nil) }
    return line.count < 2 ? nil : line
  }

  /// The tolerance, in degrees, for rounding errors beyond 90 or 180 degrees.
  private static let slack = 1e-9

  private mutating func position(_ node: JSONNode) -> Coordinate? {
    var numbers = node.elements
    guard let x = numbers.next(), let longitude = x.double, let y = numbers.next(),
      let latitude = y.double
    else {
      error(node, "not a position", "write [longitude, latitude], as in [24.03, 49.84]")
      return nil
    }
    guard abs(latitude) <= 90 + Self.slack else {
      let isSwapped = abs(latitude) <= 180 && abs(longitude) <= 90
      misplaced.add(
        at: y.location, "the latitude \(latitude) is beyond a pole",
        hint: "a latitude is from -90 to 90" + (isSwapped ? "; write [longitude, latitude]" : ""),
        into: &diagnostics)
      return nil
    }
    guard abs(longitude) <= 180 + Self.slack else {
      misplaced.add(
        at: x.location, "the longitude \(longitude) is beyond the antimeridian",
        hint: "a longitude is from -180 to 180", into: &diagnostics)
      return nil
    }
    return Coordinate(
      latitude: min(max(latitude, -90), 90), longitude: min(max(longitude, -180), 180))
  }

  private mutating func error(_ node: JSONNode, _ message: String, _ hint: String?) {
    diagnostics.error(at: node.location, message, hint: hint)
  }
}
