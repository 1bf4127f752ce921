/// The decimal separator of a number.
enum DecimalSign {
  case none
  /// A decimal comma (`950,5`, `1.150,5`), or points that group digits (`1.150.000`).
  case comma
  /// A decimal point (`950.5`, `1,150.5`), or commas that group digits (`1,150,000`).
  case point
  /// A comma that can be a decimal comma or can group digits (`1,150`).
  case unclearComma
  /// A point that can be a decimal point or can group digits (`1.150`).
  case unclearPoint

  /// The result is `.none` if the text has no separator or is not a number.
  init(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }) else {
      self = .none
      return
    }
    let digits = text.filter { !NumberStyle.blanks.contains($0) }.drop { "-−+".contains($0) }
    let marks = digits.filter { $0 == "," || $0 == "." }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
    let areDigits = parts.allSatisfy { $0.utf8.allSatisfy { $0 &- 48 < 10 } }
    guard let last = marks.last, areDigits else {
      self = .none
      return
    }
    let isGrouped =
      (1...3).contains(parts[0].count) && parts[0].first != "0"
      && parts.dropFirst().allSatisfy { $0.count == 3 }
    if Set(marks).count > 1 || marks.count == 1 && !isGrouped {
      self = last == "," ? .comma : .point
    } else if marks.count > 1 {
      self = isGrouped ? (last == "," ? .point : .comma) : .none
    } else {
      self = last == "," ? .unclearComma : .unclearPoint
    }
  }
}
