enum Escape {
  enum Place: UInt8, Sendable {
    /// Between tags.
    case text
    /// Inside a quoted attribute value.
    case attribute
    /// Any place, with the rules of the Mustache specification: `&`, `"`, `<` and `>` are escaped.
    case specification
  }

  /// For each byte, one bit per place. The bit is set if the byte must be replaced at that place.
  private static let special: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    // Characters that XML forbids are replaced by U+FFFD.
    for control in 0..<0x20 where control != 0x09 && control != 0x0A && control != 0x0D {
      table[control] = 0b011
    }
    // The first byte of bidirectional control characters; see `isDirectionMark`.
    table[0xE2] = 0b011
    // The first byte of U+FFFE and U+FFFF, which XML forbids; see `isNoncharacter`.
    table[0xEF] = 0b011
    table[Int(UInt8(ascii: "&"))] = 0b111
    table[Int(UInt8(ascii: "<"))] = 0b111
    table[Int(UInt8(ascii: ">"))] = 0b111
    table[Int(UInt8(ascii: "\""))] = 0b110
    table[Int(UInt8(ascii: "'"))] = 0b010
    return table
  }()

  static func append(_ text: String, for place: Place, to output: inout [UInt8]) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable {
      append($0, for: place, to: &output)
    }
    guard isContiguous == nil else { return }
    Array(text.utf8).withUnsafeBufferPointer { append($0, for: place, to: &output) }
  }

  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, for place: Place, to output: inout [UInt8]
  ) {
    let bit = 1 << place.rawValue
    special.withUnsafeBufferPointer { special in
      var start = 0
      for index in bytes.indices where special[Int(bytes[index])] & UInt8(bit) != 0 {
        let byte = bytes[index]
        if byte == 0xE2, !isDirectionMark(bytes, at: index) { continue }
        if byte == 0xEF, !isNoncharacter(bytes, at: index) { continue }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        if byte != 0xE2 { append(entity: byte, to: &output) }
        start = index + (byte < 0x80 ? 1 : 3)
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<bytes.count]))
    }
  }

  /// Returns true if the three bytes at `index`, which begin with 0xE2, are a bidirectional control
  /// character (U+202A to U+202E, U+2066 to U+2069). These characters are dropped, because an
  /// unclosed control character in a name would change the direction of the text around it.
  private static func isDirectionMark(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 2 < bytes.count else { return false }
    return switch (bytes[index + 1], bytes[index + 2]) {
    case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): true
    default: false
    }
  }

  /// Returns true if the three bytes at `index`, which begin with 0xEF, are U+FFFE or U+FFFF.
  private static func isNoncharacter(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
  }

  private static func append(entity byte: UInt8, to output: inout [UInt8]) {
    let entity: StaticString =
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      default: "\u{FFFD}"
      }
    output.append(
      contentsOf: UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
  }
}
