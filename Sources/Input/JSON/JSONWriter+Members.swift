extension JSONWriter {
  /// Writes a key and a text; `nil` is written as `null`.
  public mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a key and a whole number.
  public mutating func member(_ name: String, _ value: some BinaryInteger) {
    key(name)
    integer(value)
  }

  /// Writes a key and a Boolean value.
  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes a key and a number with at most `decimals` digits after the point.
  public mutating func member(_ name: String, _ value: Double, decimals: Int) {
    key(name)
    number(value, decimals: decimals)
  }

  /// Writes a key and an array of whole numbers.
  public mutating func member(_ name: String, _ values: some Sequence<some BinaryInteger>) {
    key(name)
    integers(values)
  }

  /// Writes a key and an array of texts.
  public mutating func member(_ name: String, _ values: [String]) {
    key(name)
    array { json in for value in values { json.string(value) } }
  }

  /// Writes a key and an array of texts, in which `nil` is written as `null`.
  public mutating func member(_ name: String, _ values: [String?]) {
    key(name)
    array { json in
      for value in values { if let value { json.string(value) } else { json.null() } }
    }
  }

  /// Writes a key and an array of numbers with at most `decimals` digits after the point.
  public mutating func member(
    _ name: String, _ values: some Sequence<Double>, decimals: Int
  ) {
    key(name)
    array { json in for value in values { json.number(value, decimals: decimals) } }
  }

  /// Writes a key and an object whose members `body` writes.
  public mutating func object<E: Error>(
    _ name: String, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    key(name)
    try object(body)
  }

  /// Writes a key and an array whose values `body` writes.
  public mutating func array<E: Error>(
    _ name: String, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    key(name)
    try array(body)
  }

  /// Writes a key and an array of whole numbers, faster than the generic method.
  public mutating func member(_ name: String, _ values: [Int]) {
    key(name)
    array { json in for value in values { json.integer(value) } }
  }

  /// Writes an array of whole numbers.
  public mutating func integers(_ values: some Sequence<some BinaryInteger>) {
    array { json in for value in values { json.integer(value) } }
  }
}
