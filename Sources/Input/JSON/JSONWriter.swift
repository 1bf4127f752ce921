/// Writes compact JSON as bytes, and inserts the commas between values.
///
/// `<` is written as `\u003c`, so that the JSON can be embedded in a script element.
public struct JSONWriter: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Makes an empty writer that reserves memory for `capacity` bytes.
  public init(reserving capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// Returns the bytes of an object whose members `body` writes.
  public static func object<E: Error>(
    reserving capacity: Int = 0, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) -> [UInt8] {
    var json = JSONWriter(reserving: capacity)
    try json.object(body)
    return json.bytes
  }

  /// Writes an object whose members `body` writes.
  public mutating func object<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    begin(UInt8(ascii: "{"))
    try body(&self)
    end(UInt8(ascii: "}"))
  }

  /// Writes an array whose values `body` writes.
  public mutating func array<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    begin(UInt8(ascii: "["))
    try body(&self)
    end(UInt8(ascii: "]"))
  }

  /// Writes a key, which must be followed by its value.
  public mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  public mutating func string(_ text: String) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { letters in
      // Runs of bytes that need no escape are appended together.
      var start = 0
      for index in letters.indices where Self.isEscaped(letters[index]) {
        bytes.append(contentsOf: letters[start..<index])
        append(escaped: letters[index])
        start = index + 1
      }
      bytes.append(contentsOf: letters[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int) {
    comma()
    bytes.append(integer: value)
  }

  /// Writes a whole number of any integer type.
  public mutating func integer(_ value: some BinaryInteger) {
    comma()
    if let value = Int(exactly: value) {
      bytes.append(integer: value)
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  /// Writes a number with at most `decimals` digits after the point, without trailing zeros.
  /// Infinity and NaN, which JSON cannot represent, are written as `null`.
  public mutating func number(_ value: Double, decimals: Int) {
    comma()
    bytes.append(value, decimals: decimals)
  }

  /// Writes a number as the shortest text that reads back as the same number.
  public mutating func number(_ value: Double) {
    comma()
    bytes.append(contentsOf: (value.isFinite ? "\(value)" : "null").utf8)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    comma()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    comma()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value that is already encoded as JSON.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    comma()
    bytes.append(contentsOf: json)
  }

  private mutating func begin(_ byte: UInt8) {
    comma()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func end(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "<")
  }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
