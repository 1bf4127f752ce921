import Input

/// The costs and times in the properties of lines, such as `cost`, `minutes` and `hours`. Lengths
/// are not read, because they are measured along the lines.
struct GeoJSONCosts {
  private var measures: [String: CostMeasure?] = [:]
  /// For each property, the number of lines with a valid value.
  private var counts: [String: Int] = [:]
  /// For each property, the largest number of decimal places in its values.
  private var decimals: [String: Int] = [:]
  private var order: [String] = []
  private var lengths: Set<String> = []
  private static let limit = 50
  private static let style = NumberStyle([], separator: UInt8(ascii: ","))

  /// The names of the properties that are recognised as costs, times or lengths.
  var names: Set<String> { Set(order).union(lengths) }

  mutating func read(_ values: GeoJSONProperties, into line: inout LineFeature) {
    // A property can occur twice, but is added only once.
    for name in values.all where line.costs[name] == nil {
      guard let measure = measure(of: name) else { continue }
      if case .kilometres = measure {
        lengths.insert(name)
        continue
      }
      // Each look-up scans all properties, so the number of different properties is limited.
      guard counts[name] != nil || order.count < Self.limit, let text = values[name] else {
        continue
      }
      if counts[name] == nil { order.append(name) }
      // Keep six decimal places, because the unit is known only after all lines have been read.
      let unit = ImportedUnit.units(decimals: 6)
      let parts = measure.value(of: cleaned(text), in: unit, written: Self.style)
      guard let parts, parts < 1_000_000_000_000_000 else {
        counts[name, default: 0] += 0
        continue
      }
      counts[name, default: 0] += 1
      let written = unit.text(of: parts)
      let digits = written.firstIndex(of: ".").map {
        written.distance(from: $0, to: written.endIndex) - 1
      }
      decimals[name] = max(decimals[name] ?? 0, digits ?? 0)
      line.costs[name] = Double(parts) / Double(unit.scale)
    }
  }

  private mutating func measure(of name: String) -> CostMeasure? {
    if let known = measures[name] { return known }
    var measure: CostMeasure?
    if case .cost(let found) = ColumnRole(header: name) { measure = found }
    measures[name] = .some(measure)
    return measure
  }

  /// The costs that every line has: costs in an unknown unit first, then times.
  func ofAllLines(_ lines: [LineFeature]) -> [LineCost] {
    let all: [LineCost] = order.compactMap { name in
      guard counts[name] == lines.count, let measure = measures[name] ?? nil else { return nil }
      let decimals = decimals[name] ?? 0
      let unit: ImportedUnit =
        if case .minutes = measure {
          .minutes(decimals: decimals)
        } else {
          .units(decimals: decimals)
        }
      return LineCost(name: name, measure: measure, unit: unit)
    }
    return all.filter { !$0.isOfTime } + all.filter(\.isOfTime)
  }

  func report(_ collection: LineCollection) -> [String] {
    let costs = collection.costs
    var lines: [String] = []
    if let first = costs.first {
      lines.append(
        "Costs are from the property '\(first.name)', in \(first.unit.name)"
          + (costs.count > 1
            ? "; \(listed(costs.dropFirst().map(\.name), limit: 12)) "
              + (costs.count > 2 ? "are measures" : "is a measure") + ", and so is the length"
            : "; the length is a measure")
          + ". If lines are joined, their costs are added.")
    }
    for name in order where !costs.contains(where: { $0.name == name }) {
      lines.append(
        "Left out: the property '\(name)', a cost or time with a valid value on "
          + "\(counts[name, default: 0].grouped) of "
          + "\(counted(collection.lines.count, ("line", "lines"))); every line must have one.")
    }
    if !lengths.isEmpty {
      lines.append(
        "Left out: the \(lengths.count == 1 ? "property" : "properties") "
          + "\(listed(lengths.sorted(), limit: 12)), because lengths are measured along the lines.")
    }
    return lines
  }
}

extension LineCost {
  var isOfTime: Bool {
    if case .minutes = measure { true } else { false }
  }
}
