/// A compact list of numbers: each is stored as the difference from the number two positions before,
/// seven bits per byte.
///
/// Lists of ids ascend, and so do the files of references, of which every second number is a fragment
/// and mostly 0.
struct NumberList: Hashable, Sendable, Sequence {
  /// The differences, the sign in the lowest bit.
  private(set) var bytes: [UInt8]

  /// The list of bytes that a list had.
  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ numbers: some Sequence<UInt32> = []) {
    var writer = ByteWriter()
    var (before, last): (UInt32, UInt32) = (0, 0)
    for number in numbers {
      let difference = Int64(number) - Int64(before)
      writer.number((difference << 1) ^ (difference >> 63))
      (before, last) = (last, number)
    }
    bytes = Array(writer.bytes)
  }

  func makeIterator() -> Iterator { Iterator(reader: ByteReader(bytes[...])) }

  struct Iterator: IteratorProtocol {
    fileprivate var reader: ByteReader
    private var before: Int = 0
    private var last: Int = 0

    fileprivate init(reader: ByteReader) { self.reader = reader }

    /// The next number; `nil` at the end, and if the bytes are not a valid list.
    mutating func next() -> UInt32? {
      guard let coded = try? reader.number() else { return nil }
      let difference = Int(bitPattern: UInt(bitPattern: coded) >> 1) ^ -(coded & 1)
      guard let number = UInt32(exactly: before &+ difference) else { return nil }
      (before, last) = (last, Int(number))
      return number
    }
  }
}
