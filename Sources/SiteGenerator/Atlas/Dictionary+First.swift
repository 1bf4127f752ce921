extension Dictionary {
  /// Makes a dictionary of keys with values. The first of several values of a key is kept.
  init(keepingFirst pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
