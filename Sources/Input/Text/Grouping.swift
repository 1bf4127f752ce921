extension BinaryInteger {
  /// The number with commas between groups of three digits, such as "44,622,516" or "−1,204".
  public var grouped: String { grouped(by: ",") }

  /// The number with a separator between groups of three digits.
  public func grouped(by separator: String) -> String {
    let digits = Array(String(magnitude))
    var text = self < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(separator) }
      text.append(digit)
    }
    return text
  }
}
