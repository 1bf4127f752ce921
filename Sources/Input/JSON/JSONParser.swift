/// Checks JSON and writes the tape of its values, in one pass and without recursion.
struct JSONParser {
  struct Problem: Error {
    var offset: Int
    var message: String
    var hint: String?
  }

  private(set) var tape: [JSONDocument.Entry] = []
  /// The offsets of keys that repeat an earlier key of the same object.
  private(set) var duplicates: [Int] = []
  private(set) var lineStarts: [UInt32] = []

  /// The open arrays and objects, as indices into the tape.
  private var open: [Int] = []
  /// The keys of all open objects, each as a hash and a tape index.
  private var keys: [(hash: UInt64, entry: Int)] = []
  /// The index in `keys` of each open object's first key.
  private var keyStarts: [Int] = []
  private var position = 0

  static let escapes: UInt32 = 1 << 31

  mutating func parse(_ bytes: Span<UInt8>) throws(Problem) {
    position = ByteOrderMark.length(in: bytes)
    lineStarts.append(UInt32(position))
    // Most values of a GeoJSON file are numbers, and each number takes about eight bytes of the
    // file.
    tape.reserveCapacity(bytes.count / 8)
    try parseValue(bytes)
    while let container = open.last {
      skipSpace(bytes)
      let isObject = bytes[Int(tape[container].offset)] == UInt8(ascii: "{")
      let end = UInt8(ascii: isObject ? "}" : "]")
      guard position < bytes.count else {
        throw Problem(
          offset: Int(tape[container].offset),
          message: "this \(isObject ? "object" : "array") is not closed",
          hint: "end it with '\(UnicodeScalar(end))'")
      }
      if bytes[position] == end {
        position += 1
        tape[container].extent = UInt32(tape.count)
        open.removeLast()
        if isObject { closeObject(bytes) }
        continue
      }
      if container < tape.count - 1 { try passComma(bytes, before: end) }
      if isObject { try parseKey(bytes) }
      try parseValue(bytes)
    }
    skipSpace(bytes)
    guard position == bytes.count else {
      throw Problem(offset: position, message: "text after the end of the value", hint: "remove it")
    }
  }

  private mutating func closeObject(_ bytes: Span<UInt8>) {
    guard let start = keyStarts.popLast() else { return }
    findDuplicates(from: start, bytes)
    keys.removeSubrange(start...)
  }

  private mutating func passComma(
    _ bytes: Span<UInt8>, before end: UInt8
  ) throws(Problem) {
    var closing: Character { Character(UnicodeScalar(end)) }
    guard bytes[position] == UInt8(ascii: ",") else {
      throw Problem(
        offset: position, message: "\(describe(bytes)) where ',' or '\(closing)' is expected")
    }
    let comma = position
    position += 1
    skipSpace(bytes)
    if position < bytes.count, bytes[position] == end {
      throw Problem(offset: comma, message: "a comma before '\(closing)'", hint: "remove it")
    }
  }

  private mutating func parseKey(_ bytes: Span<UInt8>) throws(Problem) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      throw Problem(
        offset: position, message: "\(describe(bytes)) where a key is expected",
        hint: "keys are strings in quotation marks")
    }
    let entry = tape.count
    let start = position + 1
    try parseString(bytes)
    var hash = FNV1a()
    if tape[entry].extent & Self.escapes == 0 {
      hash.mix(bytes.extracting(start..<(position - 1)))
    } else {
      hash.mix(text(ofKey: entry, bytes))
    }
    keys.append((hash.value, entry))
    skipSpace(bytes)
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
      throw Problem(offset: position, message: "\(describe(bytes)) where ':' is expected")
    }
    position += 1
  }

  private mutating func parseValue(_ bytes: Span<UInt8>) throws(Problem) {
    skipSpace(bytes)
    guard position < bytes.count else {
      throw Problem(offset: position, message: "the file ends where a value is expected")
    }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      keyStarts.append(keys.count)
      try openContainer()
    case UInt8(ascii: "["): try openContainer()
    case UInt8(ascii: "\""): try parseString(bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber(bytes)
    case UInt8(ascii: "t"): try parseWord("true", bytes)
    case UInt8(ascii: "f"): try parseWord("false", bytes)
    case UInt8(ascii: "n"): try parseWord("null", bytes)
    default:
      throw Problem(offset: position, message: "\(describe(bytes)) where a value is expected")
    }
  }

  private mutating func openContainer() throws(Problem) {
    guard open.count < JSON.depthLimit else {
      throw Problem(
        offset: position, message: "nested more than \(JSON.depthLimit) levels deep")
    }
    open.append(tape.count)
    tape.append(JSONDocument.Entry(offset: UInt32(position), extent: 0))
    position += 1
  }

  private mutating func parseString(_ bytes: Span<UInt8>) throws(Problem) {
    let start = position
    var i = position + 1
    var flag: UInt32 = 0
    while i < bytes.count {
      let byte = bytes[i]
      if byte == UInt8(ascii: "\"") {
        tape.append(
          JSONDocument.Entry(offset: UInt32(start), extent: UInt32(i - start - 1) | flag))
        position = i + 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        flag = Self.escapes
        i += try escapeLength(bytes, i)
        continue
      }
      guard byte >= 0x20 else {
        let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        throw Problem(
          offset: isBreak ? start : i,
          message: isBreak
            ? "this string is not closed on its line"
            : "a control character (\(UTF8Check.hexadecimal(byte))) within a string",
          hint: isBreak
            ? "end it with a quotation mark, or write the line break as \\n" : "escape it")
      }
      i += 1
    }
    throw Problem(
      offset: start, message: "this string is not closed", hint: "end it with a quotation mark")
  }

  private func escapeLength(_ bytes: Span<UInt8>, _ i: Int) throws(Problem) -> Int {
    guard i + 1 < bytes.count else {
      throw Problem(offset: i, message: "the file ends within an escape")
    }
    switch bytes[i + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard i + 6 <= bytes.count, (2..<6).allSatisfy({ isHexadecimal(bytes[i + $0]) }) else {
        throw Problem(offset: i, message: "an escape \\u without four hexadecimal digits")
      }
      return 6
    default:
      throw Problem(
        offset: i, message: "an unknown escape",
        hint: "write a backslash as \\\\")
    }
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- 48 <= 9 || (byte | 0x20) &- 97 <= 5
  }

  private mutating func parseNumber(_ bytes: Span<UInt8>) throws(Problem) {
    let start = position
    var i = start
    func digits() -> Int {
      var k = i
      while k < bytes.count, bytes[k] &- 48 <= 9 { k += 1 }
      return k - i
    }
    if bytes[i] == UInt8(ascii: "-") { i += 1 }
    let whole = digits()
    if whole > 1, bytes[i] == UInt8(ascii: "0") {
      throw Problem(
        offset: start, message: "a number with a leading zero", hint: "remove the zero")
    }
    i += whole
    var isGood = whole > 0
    if isGood, i < bytes.count, bytes[i] == UInt8(ascii: ".") {
      i += 1
      let count = digits()
      i += count
      isGood = count > 0
    }
    if isGood, i < bytes.count, bytes[i] | 0x20 == UInt8(ascii: "e") {
      i += 1
      if i < bytes.count, bytes[i] == UInt8(ascii: "+") || bytes[i] == UInt8(ascii: "-") { i += 1 }
      let count = digits()
      i += count
      isGood = count > 0
    }
    guard isGood else {
      throw Problem(
        offset: start, message: "an incomplete number", hint: "write it as in -12.5e3")
    }
    tape.append(JSONDocument.Entry(offset: UInt32(start), extent: UInt32(i - start)))
    position = i
  }

  private mutating func parseWord(_ word: StaticString, _ bytes: Span<UInt8>) throws(Problem) {
    let count = word.utf8CodeUnitCount
    let isThere =
      position + count <= bytes.count
      && word.withUTF8Buffer { letters in
        (0..<count).allSatisfy { bytes[position + $0] == letters[$0] }
      }
    guard isThere else {
      throw Problem(
        offset: position, message: "\(describe(bytes)) where a value is expected",
        hint: "write texts in quotation marks")
    }
    tape.append(JSONDocument.Entry(offset: UInt32(position), extent: UInt32(count)))
    position += count
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "\r"):
        position += 1
        // The line feed after the carriage return ends the line.
        if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { continue }
        lineStarts.append(UInt32(position))
      case UInt8(ascii: "\n"):
        position += 1
        lineStarts.append(UInt32(position))
      default: return
      }
    }
  }

  private func describe(_ bytes: Span<UInt8>) -> String {
    guard position < bytes.count else { return "the file ends" }
    let byte = bytes[position]
    guard byte >= 0x20, byte != 0x7F else {
      return "a control character (\(UTF8Check.hexadecimal(byte)))"
    }
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return "'\(String(copying: bytes, position..<end))'"
  }

  private mutating func findDuplicates(from start: Int, _ bytes: Span<UInt8>) {
    let count = keys.count - start
    guard count > 1 else { return }
    if count <= 8 {
      for i in (start + 1)..<keys.count {
        for k in start..<i where isSameKey(keys[i], keys[k], bytes) {
          duplicates.append(Int(tape[keys[i].entry].offset))
          break
        }
      }
      return
    }
    // Sorting by text as well as by hash keeps equal keys together, even if many hashes collide.
    let sorted = keys[start...].sorted { left, right in
      if left.hash != right.hash { return left.hash < right.hash }
      let (first, second) = (text(ofKey: left.entry, bytes), text(ofKey: right.entry, bytes))
      if first != second { return first.lexicographicallyPrecedes(second) }
      return left.entry < right.entry
    }
    for i in 1..<sorted.count where isSameKey(sorted[i], sorted[i - 1], bytes) {
      duplicates.append(Int(tape[sorted[i].entry].offset))
    }
  }

  private func isSameKey(
    _ left: (hash: UInt64, entry: Int), _ right: (hash: UInt64, entry: Int), _ bytes: Span<UInt8>
  ) -> Bool {
    left.hash == right.hash && text(ofKey: left.entry, bytes) == text(ofKey: right.entry, bytes)
  }

  /// The bytes of a key with its escapes resolved.
  private func text(ofKey entry: Int, _ bytes: Span<UInt8>) -> [UInt8] {
    Array(JSONText.decode(tape[entry], in: bytes).utf8)
  }
}
