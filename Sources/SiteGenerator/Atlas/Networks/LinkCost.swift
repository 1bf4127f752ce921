import Input
import Routing

/// Converts costs from decimal numbers or times to whole numbers of the unit's smallest part.
enum LinkCost {
  enum Fault: Error {
    case notANumber, negative, tooManyDecimals, tooLarge, tooShort
  }

  /// Reads the cost in a column of a row. Returns `nil` for an empty field and, after reporting an
  /// error, for an invalid field.
  static func read(
    _ row: some LinkRow, _ column: String = "cost", unit: NetworkSettings.Unit,
    into diagnostics: inout Diagnostics
  ) -> Int64? {
    // This unit replaces an invalid unit in the settings. The error in the settings is reported
    // once, and rows cause no further errors.
    if unit == .unknown { return 0 }
    guard let text = row.text(column) else { return nil }
    do {
      return try parse(text, unit: unit)
    } catch {
      let (message, hint) = report(error, of: text, in: unit)
      diagnostics.error(at: row.location(column), message, hint: hint)
      return nil
    }
  }

  /// Parses a decimal number or, in a unit of time, a text such as 2:30.
  static func parse(_ text: String, unit: NetworkSettings.Unit) throws(Fault) -> Int64 {
    if text.hasPrefix("-") { throw .negative }
    let cost =
      if let clock = unit.clock, text.utf8.contains(UInt8(ascii: ":")) {
        try parse(text, clock: clock, scale: unit.scale)
      } else {
        try number(text, decimals: unit.decimals)
      }
    if cost > Network.costLimit { throw .tooLarge }
    return cost
  }

  /// Returns a warning if a time such as 2:20 is rounded because the unit is hours with fewer than
  /// two decimals; otherwise `nil`.
  static func rounding(
    _ text: String, in unit: NetworkSettings.Unit, at location: SourceLocation
  ) -> Diagnostic? {
    // The multiplication cannot overflow: a parsed time has fewer than 60 minutes after the colon.
    guard unit.clock == .hours, unit.decimals < 2, let cost = try? parse(text, unit: unit),
      let colon = text.utf8.firstIndex(of: 0x3A), let minutes = Int64(text[colon...].dropFirst()),
      !(minutes * unit.scale).isMultiple(of: 60)
    else { return nil }
    return Diagnostic(
      .warning, at: location,
      "times are rounded to \(count(unit.decimals)), such as '\(text)' to \(Words.cost(cost, unit))",
      hint: inMinutes)
  }

  private static let inMinutes =
    "unit: {name: minutes, symbol: min} in network.yml keeps times exact"

  /// Multiplies a decimal number without a sign by 10 to the power of `decimals`.
  private static func number(_ text: String, decimals: Int) throws(Fault) -> Int64 {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) })
    else { throw .notANumber }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    if fraction.count > decimals { throw .tooManyDecimals }
    let padding = [UInt8](repeating: UInt8(ascii: "0"), count: decimals - fraction.count)
    return try integer(Array(whole) + fraction + padding)
  }

  /// Parses hours and minutes, or minutes and seconds.
  private static func parse(
    _ text: String, clock: NetworkSettings.Unit.Clock, scale: Int64
  ) throws(Fault) -> Int64 {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].count == 2,
      parts.allSatisfy({ $0.allSatisfy(isDigit) })
    else { throw .notANumber }
    let whole = try integer(Array(parts[0]))
    let rest = try integer(Array(parts[1]))
    guard rest < 60 else { throw .notANumber }
    let (minutes, overflow) = whole.multipliedReportingOverflow(by: 60)
    guard !overflow, minutes <= Network.costLimit else { throw .tooLarge }
    let (product, isTooLarge) = (minutes + rest).multipliedReportingOverflow(by: scale)
    guard !isTooLarge else { throw .tooLarge }
    let (cost, left) = product.quotientAndRemainder(dividingBy: clock.partsPerUnit)
    let rounded = cost + (2 * left >= clock.partsPerUnit ? 1 : 0)
    if rounded == 0, left > 0 { throw .tooShort }
    return rounded
  }

  private static func integer(_ digits: [UInt8]) throws(Fault) -> Int64 {
    var number: Int64 = 0
    for byte in digits {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      guard !overflow, product <= Network.costLimit else { throw .tooLarge }
      number = product + Int64(byte - 0x30)
    }
    guard number <= Network.costLimit else { throw .tooLarge }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  // MARK: Reports

  private static func report(
    _ fault: Fault, of text: String, in unit: NetworkSettings.Unit
  ) -> (message: String, hint: String) {
    switch fault {
    case .negative: return ("the cost \(text) is negative", notation(of: unit))
    case .tooLarge:
      return (
        "the cost \(text) is too large",
        "a cost is at most \(Words.count(Network.costLimit / unit.scale)) \(unit.symbol)"
      )
    case .tooShort:
      return (
        "the time \(text) is rounded to 0 \(unit.symbol) with \(count(unit.decimals))", inMinutes
      )
    case .notANumber, .tooManyDecimals:
      return ("'\(text)' is not a cost in \(unit.symbol)", notation(of: unit))
    }
  }

  static func notation(of unit: NetworkSettings.Unit) -> String {
    let number =
      unit.decimals == 0
      ? "write a whole number of \(unit.name), as in 3"
      : "write \(unit.name) with at most \(count(unit.decimals)), "
        + "as in 12.\("345678".prefix(unit.decimals))"
    switch unit.clock {
    case nil: return number
    case .hours, .minutes: return number + ", or hours and minutes, as in 2:30"
    case .seconds: return number + ", or minutes and seconds, as in 2:30"
    }
  }

  private static func count(_ decimals: Int) -> String {
    let numbers = ["no", "one", "two", "three", "four", "five", "six"]
    return "\(numbers[min(decimals, numbers.count - 1)]) decimal\(decimals == 1 ? "" : "s")"
  }
}
