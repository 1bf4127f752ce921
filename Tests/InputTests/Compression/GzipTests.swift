import Input
import SeededRandom
import Testing

@Suite struct GzipTests {
  private func inflate(_ bytes: [UInt8], limit: Int = 1 << 32) -> ([UInt8]?, [String]) {
    var diagnostics = Diagnostics()
    let result = Gzip.inflate(bytes, path: "a.gz", limit: limit, into: &diagnostics)
    return (result, lines(diagnostics))
  }

  /// The output of `printf 'abc\n' | gzip -n`, which is "abc\n" compressed.
  private let written: [UInt8] = [
    0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 0x4A, 0xE6, 2, 0, 0x4E, 0x81, 0x88, 0x47, 4, 0,
    0, 0,
  ]

  @Test func whatOthersWroteIsRead() {
    #expect(inflate(written) == (Array("abc\n".utf8), []))
  }

  @Test(arguments: [0, 1, 100, 65_535, 65_536, 3_000_000])
  func thereAndBack(count: Int) {
    var generator = Random(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...20, using: &generator) }
    let (result, problems) = inflate(Gzip.deflate(bytes, level: 6))
    #expect(result == bytes)
    #expect(problems == [])
  }

  @Test func membersAreJoined() {
    let bytes = Gzip.deflate(Array("one ".utf8)) + Gzip.deflate([]) + written
    #expect(inflate(bytes) == (Array("one abc\n".utf8), []))
  }

  @Test func theHeaderTellsNothingOfTimeAndSystem() {
    #expect(Gzip.deflate([1, 2, 3]).prefix(10) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])
  }

  @Test func truncatedDataAreReported() {
    for count in 1..<written.count {
      let (result, problems) = inflate(Array(written.prefix(count)))
      #expect(result == nil)
      #expect(
        problems == [
          "a.gz:1:1: error: the gzip data end early, after \(count) bytes; download or compress the file again"
        ])
    }
  }

  @Test func brokenDataAreReported() {
    var broken = written
    broken[16] ^= 1
    #expect(
      inflate(broken).1 == [
        "a.gz:1:1: error: the gzip data are broken at byte 20: incorrect data check; download or compress the file again"
      ])
    #expect(
      inflate(written + [1, 2]).1 == [
        "a.gz:1:1: error: the gzip data are broken at byte 26: incorrect header check; download or compress the file again"
      ])
    #expect(inflate(Array("plain text".utf8)).0 == nil)
    #expect(inflate([]).0 == nil)
  }

  @Test func aSmallFileCannotFillTheMemory() {
    let bomb = Gzip.deflate([UInt8](repeating: 0, count: 5_000_000))
    #expect(bomb.count < 10_000)
    let (result, problems) = inflate(bomb, limit: 1_000_000)
    #expect(result == nil)
    #expect(problems.first?.contains("the gzip data expand to more than 1000000 bytes") == true)
  }

  @Test func anyBytesAreSurvived() {
    var generator = Random(seed: 9)
    let good = Gzip.deflate(Array("some text that is some text".utf8))
    for _ in 0..<600 {
      var bytes = good
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      _ = inflate(bytes, limit: 1 << 24)
    }
  }
}
