import Testing

@testable import Cartography

struct RegionInkTests {
  /// Contrast ratios as defined by WCAG.
  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1), ("#777777", "#ffffff", 4.478),
    ("#ff0000", "#ffffff", 3.998), ("#0000FF", "#ffffff", 8.592),
  ])
  func contrasts(first: String, second: String, ratio: Double) throws {
    #expect(abs(try #require(Contrast.ratio(first, second)) - ratio) < 0.001)
    #expect(Contrast.ratio(second, first) == Contrast.ratio(first, second))
  }

  @Test(arguments: ["", "red", "#fff", "#12345g", "123456", "#1234567"])
  func whatIsNoColourHasNoContrast(color: String) {
    #expect(Contrast.ratio(color, "#000000") == nil)
    #expect(RegionInk.ink(RegionInk.light, on: color) == RegionInk.light)
  }

  @Test func wordsInEveryColourCanBeReadOnPaper() throws {
    for step in 0..<4096 {
      let digit = { (shift: Int) in String(step >> shift & 15, radix: 16) }
      let color = "#" + [8, 4, 0].map { digit($0) + digit($0) }.joined()
      for paper in [RegionInk.light, RegionInk.dark] {
        let text = RegionStyle.text(color, on: paper)
        #expect(try #require(Contrast.ratio(text, paper)) >= Contrast.minimum)
        let isReadable = try #require(Contrast.ratio(color, paper)) >= Contrast.minimum
        #expect(isReadable == (text == color))
      }
    }
  }

  @Test func aStyleSheetHasAllColoursOfBothSchemes() {
    let sheet = RegionStyle.sheet([.init(id: "lemon", color: "#fff200", darkColor: "#6a3d9a")])
    #expect(
      String(decoding: sheet, as: UTF8.self) == """
        .region-lemon { --region: #fff200; --region-ink: #000000; --region-text: #787200 }
        @media (prefers-color-scheme: dark) {
        .region-lemon { --region: #6a3d9a; --region-ink: #ffffff; --region-text: #9373b6 }
        }

        """)
  }

  @Test func theInkCanBeReadOnEveryColour() throws {
    for step in 0..<4096 {
      let digit = { (shift: Int) in String(step >> shift & 15, radix: 16) }
      let color = "#" + [8, 4, 0].map { digit($0) + digit($0) }.joined()
      for usual in [RegionInk.light, RegionInk.dark] {
        let ink = RegionInk.ink(usual, on: color)
        #expect(try #require(Contrast.ratio(ink, color)) >= Contrast.minimum)
        let isReadable = try #require(Contrast.ratio(usual, color)) >= Contrast.minimum
        #expect(isReadable == (ink == usual))
      }
    }
  }
}
