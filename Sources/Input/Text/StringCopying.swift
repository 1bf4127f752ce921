extension String {
  /// The text that the bytes of a range hold; what is not UTF-8 becomes U+FFFD.
  public init(copying bytes: Span<UInt8>, _ range: Range<Int>) {
    self = bytes.extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
