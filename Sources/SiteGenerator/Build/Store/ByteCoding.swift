import Input

/// Encodes numbers and texts as bytes. Small numbers take few bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Removes and returns all complete blocks of `size` bytes and, if `atEnd` is true, the
  /// incomplete last block.
  mutating func drain(blocks size: Int, atEnd: Bool = false) -> [UInt8] {
    let count = atEnd ? bytes.count : bytes.count / size * size
    defer { bytes.removeFirst(count) }
    return Array(bytes.prefix(count))
  }

  /// Appends a non-negative number with seven bits per byte.
  mutating func number(_ number: some BinaryInteger) {
    var rest = UInt64(truncatingIfNeeded: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func word(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func digest(_ digest: Digest) {
    word(digest.first)
    word(digest.second)
  }

  mutating func text(_ text: String) { data(text.utf8) }

  mutating func texts(_ texts: [String]) { list(texts) { $0.text($1) } }

  mutating func warnings(_ warnings: [Diagnostic]) { list(warnings) { $0.warning($1) } }

  /// Appends the number of elements, then each element.
  mutating func list<Element>(
    _ elements: some Collection<Element>, _ write: (inout ByteWriter, Element) -> Void
  ) {
    number(elements.count)
    for element in elements { write(&self, element) }
  }

  private mutating func warning(_ warning: Diagnostic) {
    text(warning.location.path)
    number(warning.location.line)
    number(warning.location.column)
    text(warning.message)
    number(warning.hint == nil ? 0 : 1)
    text(warning.hint ?? "")
  }

  mutating func data(_ data: some Collection<UInt8>) {
    number(data.count)
    bytes.append(contentsOf: data)
  }
}

/// Decodes bytes that a ``ByteWriter`` encoded.
struct ByteReader {
  struct Damage: Error {}

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func number() throws(Damage) -> Int {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.endIndex, shift < 64 {
      let byte = bytes[index]
      index += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: result) }
      shift += 7
    }
    throw Damage()
  }

  /// Reads the number of elements that follow. It must not exceed the number of remaining bytes,
  /// because each element takes at least one byte.
  mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.endIndex - index else { throw Damage() }
    return count
  }

  mutating func word() throws(Damage) -> UInt64 {
    guard bytes.endIndex - index >= 8 else { throw Damage() }
    defer { index += 8 }
    return bytes.withUnsafeBytes {
      UInt64(
        littleEndian: $0.loadUnaligned(
          fromByteOffset: index - bytes.startIndex, as: UInt64.self))
    }
  }

  mutating func digest() throws(Damage) -> Digest {
    Digest(first: try word(), second: try word())
  }

  mutating func text() throws(Damage) -> String { String(decoding: try data(), as: UTF8.self) }

  mutating func data() throws(Damage) -> ArraySlice<UInt8> {
    let count = try count()
    defer { index += count }
    return bytes[index..<(index + count)]
  }

  mutating func texts() throws(Damage) -> [String] {
    try list { (reader) throws(Damage) in try reader.text() }
  }

  mutating func warnings() throws(Damage) -> [Diagnostic] {
    try list { (reader) throws(Damage) in try reader.warning() }
  }

  /// Reads the elements of a list.
  mutating func list<Element>(
    _ read: (inout ByteReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<(try count()) { elements.append(try read(&self)) }
    return elements
  }

  private mutating func warning() throws(Damage) -> Diagnostic {
    let location = SourceLocation(
      path: try text(), line: try number(), column: try number())
    let message = try text()
    let hasHint = try number() == 1
    let hint = try text()
    return Diagnostic(.warning, at: location, message, hint: hasHint ? hint : nil)
  }
}
