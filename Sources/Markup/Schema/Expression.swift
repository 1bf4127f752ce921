/// A regular expression over numbered symbols: the content of an element, or a pattern of bytes.
indirect enum Expression {
  /// Matches nothing, not even the empty sequence.
  case never
  /// Matches the empty sequence.
  case empty
  /// Matches any of the given symbols. `meaning` is the number that the automaton returns for these
  /// symbols.
  case symbol([Int], meaning: Int)
  case sequence([Expression])
  case choice([Expression])
  case star(Expression)

  static func optional(_ expression: Expression) -> Expression {
    .choice([.empty, expression])
  }

  static func plus(_ expression: Expression) -> Expression {
    .sequence([expression, .star(expression)])
  }
}
