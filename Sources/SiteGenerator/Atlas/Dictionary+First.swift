extension Dictionary {
  /// Makes a dictionary from pairs. If several pairs have the same key, the first is kept.
  init(keepingFirst pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
