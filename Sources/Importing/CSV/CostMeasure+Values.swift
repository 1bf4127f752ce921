import Input

extension CostMeasure {
  /// The unit of a cost column. For units other than kilometres, the texts of the costs determine
  /// the number of decimal places.
  func unit(of style: NumberStyle, _ texts: some Sequence<String>) -> ImportedUnit {
    switch self {
    case .kilometres: .kilometres
    case .minutes(let factor):
      .minutes(
        decimals: texts.reduce(0) { most, text in
          let minutes = Self.minutes(text, style, times: factor) ?? 0
          var (decimals, scale) = (0, 1.0)
          while decimals <= 3, abs((minutes * scale).rounded() - minutes * scale) > 1e-6 {
            (decimals, scale) = (decimals + 1, scale * 10)
          }
          return max(most, decimals)
        })
    case .units: .units(decimals: min(texts.map { style.decimals(of: $0) }.max() ?? 0, 6))
    }
  }

  /// The number of minutes in a text: a time such as 2:30:15, a time with units such as 1h30, or a
  /// number, which is multiplied by `factor`. `nil` if the text is not a time.
  private static func minutes(
    _ text: String, _ style: NumberStyle, times factor: Double
  ) -> Double? {
    NumberStyle.minutes(text) ?? style.number(text).map { $0 * factor }
      ?? NumberStyle.minutesWithUnits(text)
  }

  /// The cost in a text, as a number of the smallest parts of `unit` (see ``ImportedUnit/scale``);
  /// `nil` if the text is not a cost.
  func value(of text: String, in unit: ImportedUnit, written style: NumberStyle) -> Int64? {
    let number: Double?
    switch self {
    case .kilometres(let factor): number = style.number(text).map { $0 * factor }
    case .minutes(let factor):
      number = Self.minutes(text, style, times: factor)
    case .units: number = style.number(text)
    }
    let scaled = (number ?? .nan) * Double(unit.scale)
    return scaled >= 0 && scaled < 1e15 ? Int64(scaled.rounded()) : nil
  }

  /// The name of the column in `links.csv` for costs that are kept as a measure.
  func columnName(for header: String) -> String {
    switch self {
    case .kilometres: return "length"
    case .minutes: return "time"
    case .units:
      let slug = ASCII.slug(header)
      return slug.isEmpty || slug == "cost" ? "other-cost" : slug
    }
  }
}

extension Set<String> {
  /// Inserts a name, with a number appended if the name is taken; returns the inserted name.
  mutating func insertFree(_ name: String) -> String {
    var free = name
    var number = 1
    while !insert(free).inserted {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }
}
