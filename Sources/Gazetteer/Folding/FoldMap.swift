/// The decoded fold table: one entry for each code point, in pages of 256.
struct FoldMap: Sendable {
  /// The entry of a code point that folding does not change.
  static let same: UInt32 = 0

  /// For each page of 256 code points, the number of its block in `entries`.
  private var pages: [UInt16]
  /// The entry of each code point: 0, or 1 + (start << 5 | length) for the range of its folded form
  /// in `targets`.
  private var entries: [UInt32]
  private(set) var targets: [UInt8] = []

  static let shared = FoldMap(FoldTable.text)

  func entry(_ code: UInt32) -> UInt32 {
    guard code < 0x110000 else { return Self.same }
    return entries[Int(pages[Int(code >> 8)]) << 8 | Int(code & 0xFF)]
  }

  /// Returns the range in `targets` of an entry that is not ``same``.
  static func range(_ entry: UInt32) -> Range<Int> {
    let start = Int((entry - 1) >> 5)
    return start..<(start + Int((entry - 1) & 31))
  }

  init(_ table: StaticString) {
    pages = Array(repeating: 0, count: 0x1100)
    entries = Array(repeating: Self.same, count: 256)
    var parser = FoldTableParser(table)
    var code: UInt32 = 0
    while let word = parser.next() {
      code += word.distance
      var target = word.target
      for number in 0..<word.count {
        let step: UInt32 = word.kind == UInt8(ascii: "/") ? 2 : 1
        set(code + number * step, to: target)
        if word.kind != UInt8(ascii: "+"), !target.isEmpty { target[0] += step }
      }
    }
    decomposeHangul()
  }

  private mutating func set(_ code: UInt32, to target: [UInt32]) {
    let start = targets.count
    for scalar in target {
      guard let scalar = Unicode.Scalar(scalar) else { continue }
      targets.append(contentsOf: Array(UTF8.encode(scalar) ?? .init()))
    }
    let page = Int(code >> 8)
    guard page < pages.count else { return }
    if pages[page] == 0 {
      pages[page] = UInt16(entries.count >> 8)
      entries.append(contentsOf: repeatElement(Self.same, count: 256))
    }
    entries[Int(pages[page]) << 8 | Int(code & 0xFF)] =
      1 + (UInt32(start) << 5 | UInt32(targets.count - start))
  }

  /// Adds the Hangul syllables, each as its initial consonant, its vowel and its folded final
  /// consonant (Unicode, section 3.12).
  private mutating func decomposeHangul() {
    var finals: [[UInt32]] = [[]]
    for code in UInt32(0x11A8)..<0x11C3 {
      let entry = entry(code)
      let text = String(decoding: targets[Self.range(entry)], as: UTF8.self)
      finals.append(text.unicodeScalars.map(\.value))
    }
    for syllable in UInt32(0)..<11172 {
      set(
        0xAC00 + syllable,
        to: [0x1100 + syllable / 588, 0x1161 + syllable % 588 / 28] + finals[Int(syllable % 28)])
    }
  }
}

private struct FoldTableParser {
  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ table: StaticString) {
    text = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
  }

  mutating func next() -> (distance: UInt32, kind: UInt8, count: UInt32, target: [UInt32])? {
    while position < text.count, text[position] == 0x20 { position += 1 }
    guard position < text.count else { return nil }
    let distance = hexadecimal()
    var kind = UInt8(ascii: "+")
    var count: UInt32 = 1
    if position < text.count, text[position] != UInt8(ascii: "=") {
      kind = text[position]
      position += 1
      count = hexadecimal()
    }
    var target: [UInt32] = []
    repeat {
      position += 1
      if position < text.count, text[position] != 0x20 { target.append(hexadecimal()) }
    } while position < text.count && text[position] == UInt8(ascii: ",")
    return (distance, kind, count, target)
  }

  private mutating func hexadecimal() -> UInt32 {
    var value: UInt32 = 0
    while position < text.count {
      let byte = text[position]
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
      default: return value
      }
      position += 1
    }
    return value
  }
}
