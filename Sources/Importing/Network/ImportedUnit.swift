/// The unit of a network's costs, as `network.yml` gives it.
public enum ImportedUnit: Sendable, Hashable {
  /// Kilometres with three decimal places.
  case kilometres
  /// Another unit, with its names and its number of decimal places.
  case named(name: String, singular: String, symbol: String, decimals: Int)

  /// Whole minutes.
  public static let minutes = minutes(decimals: 0)
  /// Minutes with one decimal place.
  public static let tenthsOfMinutes = minutes(decimals: 1)

  /// Minutes with the given number of decimal places. More than three decimal places usually come
  /// from a conversion, such as from seconds, so one decimal place is used instead.
  static func minutes(decimals: Int) -> ImportedUnit {
    .named(
      name: "minutes", singular: "minute", symbol: "min", decimals: decimals > 3 ? 1 : decimals)
  }

  /// The unit for numbers whose unit the source does not give.
  public static func units(decimals: Int) -> ImportedUnit {
    .named(name: "units", singular: "unit", symbol: "units", decimals: decimals)
  }

  var name: String {
    switch self {
    case .kilometres: "km"
    case .named(let name, _, _, _): name
    }
  }

  /// The maximum number of digits after the decimal point of a cost.
  public var decimals: Int {
    switch self {
    case .kilometres: 3
    case .named(_, _, _, let decimals): decimals
    }
  }

  /// The number of smallest parts in one unit, a power of ten. Costs are counted in these parts.
  /// For example, a unit with three decimal places has 1,000 of them.
  public var scale: Int64 { (0..<decimals).reduce(1) { scale, _ in scale * 10 } }

  var yaml: String {
    switch self {
    case .kilometres: "km"
    case .named(let name, let singular, let symbol, let decimals):
      "{name: \(name), singular: \(singular), symbol: \(symbol), decimals: \(decimals)}"
    }
  }

  /// Converts a number of units to a number of smallest parts. Results above 1e15 are clamped to
  /// 1e15, and negative results become 0.
  func parts(of value: Double) -> Int64 {
    let parts = (value * Double(scale)).rounded()
    return parts >= 0 ? Int64(min(parts, 1e15)) : 0
  }

  /// A cost as decimal text, without trailing zeros.
  func text(of cost: Int64) -> String {
    let (whole, fraction) = cost.quotientAndRemainder(dividingBy: scale)
    guard fraction != 0 else { return "\(whole)" }
    let digits = "\(fraction)"
    var text = String(repeating: "0", count: decimals - digits.utf8.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return "\(whole).\(text)"
  }
}
