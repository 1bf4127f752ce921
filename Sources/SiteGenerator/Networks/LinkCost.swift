import Input
import Routing

/// Costs as they are written and as they are kept: decimal text and exact whole numbers.
enum LinkCost {
  /// The cost of a row in whole numbers; nil if the field is empty or, with a report, wrong.
  static func read(
    _ row: CSVRow, unit: NetworkSettings.Unit, into diagnostics: inout Diagnostics
  ) -> Int64? {
    guard let text = row.text("cost") else { return nil }
    let hint =
      unit == .km
      ? "write kilometres with at most three decimals, as in 12.345"
      : "write a whole number of steps, as in 3"
    if text.hasPrefix("-") {
      diagnostics.error(at: row.location("cost"), "the cost \(text) is negative", hint: hint)
      return nil
    }
    guard let cost = parse(text, decimals: unit == .km ? 3 : 0) else {
      diagnostics.error(
        at: row.location("cost"), "'\(text)' is not a cost in \(unit.rawValue)", hint: hint)
      return nil
    }
    return cost
  }

  /// A decimal number without a sign as a whole number of its smallest unit; nil if it has more
  /// decimals, or is larger than a network allows.
  static func parse(_ text: String, decimals: Int) -> Int64? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count <= 2 else { return nil }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    guard parts.count == 1 || !fraction.isEmpty, fraction.count <= decimals else { return nil }
    var cost: Int64 = 0
    let padding = [UInt8](repeating: UInt8(ascii: "0"), count: decimals - fraction.count)
    for byte in Array(whole) + fraction + padding {
      guard (0x30...0x39).contains(byte) else { return nil }
      let (product, overflow) = cost.multipliedReportingOverflow(by: 10)
      guard !overflow, product <= Network.costLimit else { return nil }
      cost = product + Int64(byte - 0x30)
    }
    return cost <= Network.costLimit ? cost : nil
  }
}
