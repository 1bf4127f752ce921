import Input
import Routing

extension NetworkSettings.Measure {
  /// The names that have another meaning in `links.csv` or in the files of a route.
  private static let taken = Set(FileKeys.links.names).union([
    "stop", "place", "country", "latitude", "longitude", "by", "total", "name", "network",
    "address", "unit",
  ])

  /// Reads a member of `measures`, as in `climb: {name: climb, unit: {name: metres, symbol: m}}`.
  init(_ member: YAMLMember, into diagnostics: inout Diagnostics) {
    let node = member.value
    id = member.key
    node.checkKeys(.networkMeasures, into: &diagnostics)
    name = node.text("name", into: &diagnostics) ?? Words.columnTitle(member.key).lowercased()
    unit = node["unit"].map { NetworkSettings.Unit($0, into: &diagnostics) } ?? .km
    let value = node.double("per-km", into: &diagnostics) ?? (unit.countsMetres ? 1 : nil)
    // An invalid value is clamped, so that the measure can still be computed from lengths.
    perKilometre = value.map { min(max($0, 0), 1_000_000) }
    if let value, value != perKilometre {
      diagnostics.error(
        at: node.location("per-km"), "per-km cannot be \(value)",
        hint: "write a number from 0 to 1,000,000, as in per-km: 0.54")
    }
    if node["unit"] == nil {
      diagnostics.error(
        at: node.location, "the measure '\(id)' has no unit",
        hint: "add one, as in \(id): {unit: km}")
    }
    let speedUnit = node.text("speed-unit", into: &diagnostics)
    if speedUnit != nil, node["speed"] == nil {
      diagnostics.error(
        at: node.location("speed-unit"), "the measure '\(id)' has a speed-unit but no speed",
        hint: "write the speed that its times are based on, as in speed: 16")
    }
    if let value = node.double("speed", into: &diagnostics) {
      if (0.1...10_000).contains(value) {
        speed = (value, speedUnit ?? "km/h")
      } else {
        diagnostics.error(
          at: node.location("speed"), "a speed cannot be \(value)",
          hint: "write a number from 0.1 to 10,000, as in speed: 16")
      }
    }
    let isPlain =
      !id.isEmpty && id.utf8.allSatisfy { $0 == 0x5F || ASCII.slug(id).utf8.contains($0) }
    if !isPlain || Self.taken.contains(id) {
      diagnostics.error(
        at: node.location, "'\(id)' cannot be a measure, which is a column of links.csv",
        hint: Self.taken.contains(id)
          ? "the name has another meaning in links.csv or in the files of routes; choose another"
          : "use lower-case letters, digits, - and _")
    }
  }
}

extension NetworkSettings.Measure {
  /// Returns the value of the measure for a length in metres. The value is a number of the smallest
  /// parts of the measure's unit.
  func value(_ metres: Int64, _ perKilometre: Double) -> Int64 {
    let value = (Double(metres) * perKilometre * Double(unit.scale) / 1000).rounded()
    return value < Double(Network.costLimit) ? Int64(value) : Network.costLimit
  }
}

extension NetworkSettings {
  /// Returns settings in which a measure becomes the cost, and the cost becomes a measure.
  func searched(by index: Int) -> NetworkSettings {
    var settings = self
    settings.measures[index] = Measure(
      id: "cost", name: unit.kind.rawValue, unit: unit, perKilometre: nil)
    settings.unit = measures[index].unit
    return settings
  }
}

extension NetworkSettings.Connectors {
  /// Reads `connectors`, as in `connectors: {mode: approach, reach: 5000}`.
  init(_ node: YAMLNode?, modes: [NetworkSettings.Mode], into diagnostics: inout Diagnostics) {
    self.init()
    guard let node, node.checkKeys(.networkConnectors, into: &diagnostics) else { return }
    if let id = node.text("mode", into: &diagnostics) {
      let ids = modes.map(\.id)
      if let index = ids.firstIndex(of: id) {
        mode = index
      } else if !modes.isEmpty {
        diagnostics.error(
          at: node.location("mode"), "unknown mode '\(id)'",
          hint: Suggestion.hint(for: id, among: ids) ?? "modes are defined in network.yml")
      }
    }
    let metres = node.metres(
      "reach",
      hint: "write the length of the longest link from a place to a line, as in reach: 5000",
      into: &diagnostics)
    reach = metres ?? reach
  }
}

extension YAMLNode {
  /// Returns the distance that a key gives in metres. Reports a distance that is out of range, and
  /// then returns `nil`.
  func metres(_ key: String, hint: String, into diagnostics: inout Diagnostics) -> Double? {
    guard let metres = double(key, into: &diagnostics) else { return nil }
    if (0...Double(LinkEnds.limit)).contains(metres) { return metres }
    diagnostics.error(
      at: location(key), "\(key) must be from 0 to 300,000 metres, not \(metres)", hint: hint)
    return nil
  }
}
