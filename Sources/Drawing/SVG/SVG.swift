/// Writes SVG as UTF-8 text and escapes all text and attribute values.
///
/// Attributes are written in the given order, so equal drawings have equal bytes.
public struct SVG: Sendable {
  /// An attribute's value.
  public enum Value: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Text, escaped when it is written.
    case text(String)
    /// A number, rounded to this many decimal places.
    case number(Double, decimals: Int)
    /// No value: the attribute is left out.
    case none

    /// Makes a text value from a string literal.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Makes a whole number from an integer literal.
    public init(integerLiteral value: Int) { self = .number(Double(value), decimals: 0) }
    /// Makes a number with one decimal place, the precision of map frames.
    public static func number(_ value: Double) -> Value { .number(value, decimals: 1) }
    /// Makes a text value; the attribute is left out if the text is `nil`.
    public static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .none }
  }

  /// Attribute names with their values, in order.
  public typealias Attributes = KeyValuePairs<StaticString, Value>

  /// The markup so far.
  public private(set) var bytes: [UInt8] = []

  /// Makes an empty writer that reserves space for the given number of bytes.
  public init(reservingCapacity capacity: Int = 4096) {
    bytes.reserveCapacity(capacity)
  }

  /// Opens an element.
  public mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
    start(name, attributes)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Closes an element.
  public mutating func close(_ name: StaticString) {
    raw("</")
    raw(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes an element without content.
  public mutating func empty(_ name: StaticString, _ attributes: Attributes = [:]) {
    start(name, attributes)
    raw("/>")
  }

  /// Writes an element that contains only text.
  public mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], text: String
  ) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  /// Writes escaped text.
  public mutating func text(_ text: String) {
    Self.escape(text, into: &bytes)
  }

  /// Writes constant markup or styles without escaping. Never pass it untrusted text.
  public mutating func raw(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends another writer's markup.
  public mutating func append(_ other: SVG) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends a part of another writer's markup.
  public mutating func append(_ part: ArraySlice<UInt8>) {
    bytes.append(contentsOf: part)
  }

  /// Writes a path element; an empty path is left out.
  public mutating func path(
    _ path: Path, precision: PathData.Precision = .decimals(1), _ attributes: Attributes = [:]
  ) {
    var data = PathData(precision)
    data.append(path)
    self.path(data, attributes)
  }

  /// Writes a path element from path data; empty data are left out.
  public mutating func path(_ data: PathData, _ attributes: Attributes = [:]) {
    guard !data.isEmpty else { return }
    openPath(data, attributes)
    raw("/>")
  }

  /// Writes a path element with a title, which browsers show as a tooltip.
  public mutating func path(_ data: PathData, _ attributes: Attributes = [:], title: String) {
    guard !data.isEmpty else { return }
    openPath(data, attributes)
    bytes.append(UInt8(ascii: ">"))
    element("title", text: title)
    close("path")
  }
}

extension SVG {
  private mutating func openPath(_ data: PathData, _ attributes: Attributes) {
    start("path", attributes)
    raw(" d=\"")
    bytes.append(contentsOf: data.bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func start(_ name: StaticString, _ attributes: Attributes) {
    bytes.append(UInt8(ascii: "<"))
    raw(name)
    for (name, value) in attributes {
      if case .none = value { continue }
      bytes.append(UInt8(ascii: " "))
      raw(name)
      raw("=\"")
      switch value {
      case .text(let text): Self.escape(text, into: &bytes)
      case .number(let number, let decimals):
        DecimalText.append(number, decimals: decimals, to: &bytes)
      case .none: break
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// Appends text, escaped for element content and quoted attributes. Tabs and line breaks become
  /// spaces. Characters that XML 1.0 forbids become U+FFFD.
  ///
  /// Characters that embed, override or isolate a text direction (U+202A to U+202E, U+2066 to
  /// U+2069) are left out. If unclosed, they would change the direction of the text after them.
  static func escape(_ text: String, into bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      case 0x09, 0x0A, 0x0D: bytes.append(UInt8(ascii: " "))
      case 0..<0x20: bytes.append(contentsOf: "\u{FFFD}".utf8)
      case 0xBE, 0xBF:
        bytes.append(byte)
        // In UTF-8, U+FFFE is EF BF BE, and U+FFFF is EF BF BF.
        if bytes.suffix(3).elementsEqual([0xEF, 0xBF, byte]) {
          bytes[bytes.count - 1] = 0xBD
        }
      case 0xAA...0xAE, 0xA6...0xA9:
        bytes.append(byte)
        let second: UInt8 = byte >= 0xAA ? 0x80 : 0x81
        if bytes.suffix(3).elementsEqual([0xE2, second, byte]) { bytes.removeLast(3) }
      default: bytes.append(byte)
      }
    }
  }
}
