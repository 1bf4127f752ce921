import Input

/// A way to write numbers: with a decimal point or a decimal comma.
struct NumberStyle {
  /// A Boolean value that is true if a comma is the decimal separator.
  private(set) var hasDecimalCommas: Bool
  /// A Boolean value that is true if a single point can group digits, as in 1.150.
  private var hasGroups = false
  /// A Boolean value that is true if the point in a number such as 1.150 is ambiguous.
  private(set) var isUnclear = false

  /// Determines the style of numbers from the last comma in each of them. A comma groups digits if
  /// a point follows it, as in 1,204.5. It also groups digits if commas separate the fields of the
  /// table and exactly three digits follow the comma, as in 1,204. Any other comma is a decimal
  /// comma.
  init(_ texts: some Sequence<String>, separator: UInt8) {
    var hasDecimalCommas = false
    for text in texts {
      guard let comma = text.lastIndex(of: ",") else { continue }
      if let point = text.lastIndex(of: "."), point > comma { continue }
      let digits = text[text.index(after: comma)...].count
      if digits != 3 || separator != UInt8(ascii: ",") { hasDecimalCommas = true }
    }
    self.hasDecimalCommas = hasDecimalCommas
  }

  /// Determines the style of a column, whose numbers may have digits grouped by points or commas.
  ///
  /// - Parameters:
  ///   - others: the texts of the other numeric columns. They determine the style if the column's
  ///     own texts are ambiguous.
  ///   - isBesideCommas: true if another table of the same source has decimal commas.
  init(
    column texts: some Sequence<String>, beside others: some Sequence<String>, isBesideCommas: Bool,
    separator: UInt8
  ) {
    self.init(texts, separator: separator)
    let own = Set(texts.map(DecimalSign.init))
    if own.contains(.comma) || own.contains(.point) {
      hasDecimalCommas = own.contains(.comma)
      hasGroups = hasDecimalCommas
    } else if own.contains(.unclearPoint) || own.contains(.unclearComma) {
      let all = Set(others.map(DecimalSign.init))
      hasGroups = all.contains(.comma) || isBesideCommas && !all.contains(.point)
      hasDecimalCommas = hasDecimalCommas || hasGroups
      isUnclear = own.contains(.unclearPoint) && !hasGroups && !all.contains(.point)
    }
  }

  /// The characters that are used only to group digits.
  static let blanks: Set<Character> = [" ", "\u{A0}", "\u{202F}", "'", "’"]

  /// A number rewritten in the form that ``Number`` reads: with a decimal point, and without digit
  /// grouping.
  func plain(_ text: String) -> String {
    // In a column with decimal commas, the only point of a number such as 12.5 is a decimal point.
    // The exception is a number such as 1.150 in a column that groups digits.
    let hasDecimalPoint =
      !hasDecimalCommas
      || !text.contains(",") && text.count(where: { $0 == "." }) == 1
        && (!hasGroups || DecimalSign(text) != .unclearPoint)
    var result = ""
    for character in text {
      switch character {
      case _ where Self.blanks.contains(character): continue
      case ",": if hasDecimalCommas { result.append(".") }
      case ".": if hasDecimalPoint { result.append(".") }
      case "−": result.append("-")
      default: result.append(character)
      }
    }
    return result
  }

  func number(_ text: String) -> Double? { Number.double(plain(text)) }

  /// The degrees in a text: one number, or up to three numbers for degrees, minutes and seconds, as
  /// in 49°50'24"N. A letter for the hemisphere can come before or after the numbers.
  func degrees(_ text: String) -> Double? {
    let marks: Set<Character> = ["°", "º", "˚", "'", "’", "′", "\"", "”", "″", " ", "\u{A0}"]
    let sides: Set<Character> = ["N", "S", "E", "W"]
    var rest = Substring(text.uppercased())
    var side: Character?
    if let last = rest.last, sides.contains(last) {
      side = rest.popLast()
    } else if let first = rest.first, sides.contains(first) {
      side = rest.popFirst()
    }
    let parts = rest.split(whereSeparator: marks.contains)
    guard side != nil || parts.count > 1 else { return number(text) }
    let numbers = parts.compactMap { number(String($0)) }
    guard (1...3).contains(parts.count), numbers.count == parts.count,
      numbers.dropFirst().allSatisfy({ (0..<60).contains($0) })
    else { return nil }
    let size = numbers.reversed().reduce(0) { abs($1) + $0 / 60 }
    return side == "S" || side == "W" || numbers[0].sign == .minus ? -size : size
  }

  /// The number of digits after the decimal separator, without trailing zeros.
  func decimals(of text: String) -> Int {
    let plain = plain(text)
    guard let point = plain.firstIndex(of: ".") else { return 0 }
    var digits = plain[plain.index(after: point)...]
    while digits.last == "0" { digits.removeLast() }
    return digits.count
  }

  /// The minutes of a time in hours and minutes, as in 2:30, or with seconds, as in 2:30:15; `nil`
  /// for other texts.
  static func minutes(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { $0 &- 48 < 10 } ? Number.integer(String(part)) : nil
    }
    guard numbers.count == parts.count, numbers[0] < 1_000_000,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return Double(numbers[0] * 60 + numbers[1]) + Double(numbers.count > 2 ? numbers[2] : 0) / 60
  }

  /// The minutes of a time with units, as in 1h30, 2 h or 45 min; `nil` for other texts.
  static func minutesWithUnits(_ text: String) -> Double? {
    let time = /(?:(\d{1,6})\s*(?:hours?|hrs?|h))?\s*(?:(\d{1,6})\s*(minutes?|mins?|m|')?)?/
    guard let match = text.lowercased().wholeMatch(of: time) else { return nil }
    let (hours, minutes) = (match.1.flatMap { Double($0) }, match.2.flatMap { Double($0) })
    // A number without any unit is not read here, because it is in the unit of its column.
    if hours == nil, match.3 == nil { return nil }
    return (hours ?? 0) * 60 + (minutes ?? 0)
  }
}
