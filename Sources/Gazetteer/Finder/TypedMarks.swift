/// The letters with diacritics in a text, in lower case: `łódź` has ł, ó and ź.
///
/// Folding removes diacritics. If a text has letters with diacritics, the finder prefers names
/// whose first letters with diacritics are the same. Only Latin letters count.
struct TypedMarks: Sendable, Hashable {
  private(set) var letters: [UInt32] = []

  init() {}

  init(_ text: some Sequence<Unicode.Scalar>) {
    for scalar in text where scalar.value >= 0x80 { append(scalar) }
  }

  var isEmpty: Bool { letters.isEmpty }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let map = FoldMap.shared
    let entry = map.entry(scalar.value)
    guard entry != FoldMap.same else { return }
    let folded = map.targets[FoldMap.range(entry)]
    guard !folded.isEmpty, folded.allSatisfy({ (0x61...0x7A).contains($0) }) else { return }
    letters += scalar.properties.lowercaseMapping.unicodeScalars.map(\.value)
  }

  /// Returns true if the letters with diacritics of a name begin with these letters.
  func begin(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    let name = String(decoding: text[range], as: UTF8.self)
    return TypedMarks(name.unicodeScalars).letters.starts(with: letters)
  }
}
