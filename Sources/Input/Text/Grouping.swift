extension BinaryInteger {
  /// The number with commas between thousands, and a minus sign: "44,622,516", "−1,204".
  public var grouped: String { grouped(by: ",") }

  /// The number with a sign between groups of three digits.
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
