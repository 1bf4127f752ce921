extension String {
  /// The text of the bytes in a range; invalid UTF-8 becomes U+FFFD.
  public init(copying bytes: Span<UInt8>, _ range: Range<Int>) {
    self = bytes.extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
