import Input

/// The properties of lines that are costs or times: `cost`, `minutes`, `hours`.
///
/// Lengths are measured along the lines instead.
struct GeoJSONCosts {
  private var measures: [String: CostMeasure?] = [:]
  /// The number of lines that state each property.
  private var counts: [String: Int] = [:]
  /// The number of decimals of each property.
  private var decimals: [String: Int] = [:]
  private var order: [String] = []
  private var lengths: Set<String> = []
  /// The number of properties that are read.
  private static let limit = 50
  private static let style = NumberStyle([], separator: UInt8(ascii: ","))

  /// The names of the properties, those of lengths among them.
  var names: Set<String> { Set(order).union(lengths) }

  /// Reads the costs of a line.
  mutating func read(_ values: GeoJSONProperties, into line: inout LineFeature) {
    // A property may occur twice.
    for name in values.all where line.costs[name] == nil {
      guard let measure = measure(of: name) else { continue }
      if case .kilometres = measure {
        lengths.insert(name)
        continue
      }
      // Finding one property takes a pass over all of them.
      guard counts[name] != nil || order.count < Self.limit, let text = values[name] else {
        continue
      }
      if counts[name] == nil { order.append(name) }
      // Numbers are kept as they are written, and divided only when lines are.
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

  /// The costs that every line states, those whose unit is not known first.
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

  /// The sentences about the properties.
  func report(_ collection: LineCollection) -> [String] {
    let costs = collection.costs
    var lines: [String] = []
    if let first = costs.first {
      lines.append(
        "Costs are those of '\(first.name)', in \(first.unit.name)"
          + (costs.count > 1
            ? "; \(listed(costs.dropFirst().map(\.name), limit: 12)) "
              + (costs.count > 2 ? "are measures" : "is a measure")
            : "")
          + "; lengths are a measure. Costs of lines that are joined are added.")
    }
    for name in order where !costs.contains(where: { $0.name == name }) {
      lines.append(
        "Left out: the property '\(name)', a cost or time that "
          + "\(counts[name, default: 0].grouped) of "
          + "\(counted(collection.lines.count, ("line", "lines"))) state; every one must.")
    }
    if !lengths.isEmpty {
      lines.append(
        "Left out: the \(lengths.count == 1 ? "property" : "properties") "
          + "\(listed(lengths.sorted(), limit: 12)), for lengths are measured along the lines.")
    }
    return lines
  }
}

extension LineCost {
  /// A Boolean value that is true for a cost in minutes.
  var isOfTime: Bool {
    if case .minutes = measure { true } else { false }
  }
}
