import Input

extension NetworkSettings.Unit {
  private static let textLimit = 40

  /// Reads a keyword or a mapping. Reports all errors; after an error, the unit is ``unknown``.
  init(_ node: YAMLNode, into diagnostics: inout Diagnostics) {
    self = .unknown
    if let word = node.string {
      if let known = Self.known.first(where: { $0.keyword == word }) {
        self = known
      } else {
        diagnostics.error(
          at: node.location, "unknown unit '\(word)'",
          hint: "one of \(Self.known.compactMap(\.keyword).joined(separator: ", ")), or a unit of "
            + "your own, as in {name: minutes, symbol: min}")
      }
      return
    }
    guard node.checkKeys(.networkUnit, into: &diagnostics),
      let name = node.requiredText("name", into: &diagnostics)
    else { return }
    let decimals = node.integer("decimals", into: &diagnostics) ?? 0
    let singular = node.text("singular", into: &diagnostics)
    let symbol = node.text("symbol", into: &diagnostics)
    var isRight = true
    for (key, text) in [("name", name), ("singular", singular), ("symbol", symbol)] {
      guard let text, !Self.isShort(text) else { continue }
      diagnostics.error(
        at: node.location(key), "'\(text)' cannot be the \(key) of a unit",
        hint: "use 1 to \(Self.textLimit) characters, no digits, no space at the ends")
      isRight = false
    }
    if !(0...Self.decimalLimit).contains(decimals) {
      diagnostics.error(
        at: node.location("decimals"),
        "a unit has 0 to \(Self.decimalLimit) decimals, not \(decimals)")
      isRight = false
    }
    if isRight {
      self.init(name: name, singular: singular, symbol: symbol, decimals: decimals)
    }
  }

  private static func isShort(_ text: String) -> Bool {
    (1...textLimit).contains(text.count) && text.first != " " && text.last != " "
      && !text.unicodeScalars.contains { $0.value < 0x20 || ("0"..."9").contains($0) }
  }
}
