import Input
import Testing

@Suite struct UTF8CheckTests {
  @Test(
    arguments: [
      ([0x61, 0xFF], 1), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xE0, 0x9F, 0xBF], 0),
      ([0xED, 0xA0, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0), ([0x61, 0xE2, 0x82], 1), ([0x80], 0), ([0xC3, 0x28], 0),
      ([0xF0, 0x9F, 0x98, 0x28], 0), ([0xE2, 0x28, 0xA1], 0),
    ] as [([UInt8], Int)])
  func theFirstBadByteIsFound(bytes: [UInt8], offset: Int) {
    #expect(UTF8Check.firstInvalidOffset(in: bytes.span) == offset)
  }

  @Test func everyCharacterIsValid() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 97) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(Character(scalar)).utf8)
      #expect(UTF8Check.firstInvalidOffset(in: bytes.span) == nil)
    }
  }

  @Test func itAgreesWithTheStandardLibraryOnRandomBytes() {
    for bytes in hostileInputs(alphabet: "\u{E9}\u{20AC}\u{1F600}a", samples: ["é€😀"], count: 2000)
    {
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      #expect((UTF8Check.firstInvalidOffset(in: bytes.span) == nil) == isValid)
    }
  }

  @Test func theBadByteIsReportedAtItsPlace() {
    var diagnostics = Diagnostics()
    let isValid = UTF8Check.check(
      Array("a\nbé".utf8) + [0xFE], path: "x.md", into: &diagnostics)
    #expect(!isValid)
    #expect(
      lines(diagnostics) == [
        "x.md:2:4: error: invalid UTF-8: the byte 0xFE is not allowed here; save the file in UTF-8"
      ])
  }
}
