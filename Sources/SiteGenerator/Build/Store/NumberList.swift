/// A compact list of numbers. The number at index `i` is stored as its difference from the number
/// at index `i - 2`, with seven bits per byte. For the first two numbers, the difference from 0 is
/// stored.
///
/// These differences are small: lists of ids are sorted, and lists of references alternate between
/// files, which are sorted, and fragments, which are mostly 0.
struct NumberList: Hashable, Sendable, Sequence {
  /// The encoded differences, each with its sign in the lowest bit.
  private(set) var bytes: [UInt8]

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

    /// Returns the next number; `nil` at the end of the list, or if the bytes are invalid.
    mutating func next() -> UInt32? {
      guard let coded = try? reader.number() else { return nil }
      let difference = Int(bitPattern: UInt(bitPattern: coded) >> 1) ^ -(coded & 1)
      guard let number = UInt32(exactly: before &+ difference) else { return nil }
      (before, last) = (last, Int(number))
      return number
    }
  }
}
