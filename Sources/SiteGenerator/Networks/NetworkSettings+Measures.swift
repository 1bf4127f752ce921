import Input

extension NetworkSettings.Measure {
  /// The names that mean something else in `links.csv` or in the files of a route.
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
    if node["unit"] == nil {
      diagnostics.error(
        at: node.location, "the measure '\(id)' has no unit",
        hint: "say it, as in \(id): {unit: km}")
    }
    let isPlain =
      !id.isEmpty && id.utf8.allSatisfy { $0 == 0x5F || ASCII.slug(id).utf8.contains($0) }
    if !isPlain || Self.taken.contains(id) {
      diagnostics.error(
        at: node.location, "'\(id)' cannot be a measure, which is a column of links.csv",
        hint: Self.taken.contains(id)
          ? "the name has another meaning there" : "use lower-case letters, digits, - and _")
    }
  }
}

extension NetworkSettings {
  /// The settings with the unit of a measure for that of the cost.
  func searched(by measure: Measure) -> NetworkSettings {
    var settings = self
    settings.unit = measure.unit
    return settings
  }
}

extension YAMLNode {
  /// The number of metres that `tolerance` gives; one that cannot be is reported.
  func tolerance(into diagnostics: inout Diagnostics) -> Double? {
    guard let metres = double("tolerance", into: &diagnostics) else { return nil }
    if (0...Double(LinkEnds.limit)).contains(metres) { return metres }
    diagnostics.error(
      at: self["tolerance"]?.location ?? location,
      "a tolerance is from 0 to 100,000 metres, not \(metres)",
      hint:
        "write the gap between a place and the end of its line that may be, as in tolerance: 200")
    return nil
  }
}
