import Cartography
import Testing

@testable import SiteGenerator

@Suite("The accent")
struct AccentTests {
  @Test(
    "Text of it can be read on light and on dark paper, whatever colour is chosen",
    arguments: ["#000", "#fff", "#ffff00", "#0a7d6b", "#808080", "#F0F", "#00f", "#123456"])
  func contrast(color: String) throws {
    let accent = try #require(Accent(color))
    for ground in ["#fbfaf7", "#f2efe7"] {
      #expect(try #require(Contrast.ratio(accent.light, ground)) >= Contrast.minimum)
    }
    for ground in ["#14181a", "#1c2225"] {
      #expect(try #require(Contrast.ratio(accent.dark, ground)) >= Contrast.minimum)
    }
  }

  @Test("A colour that can be read stays as it is")
  func unchanged() throws {
    #expect(try #require(Accent("#0B5C8A")).light == "#0b5c8a")
    #expect(try #require(Accent("#7cc4ec")).dark == "#7cc4ec")
  }

  @Test(
    "Other texts are no colours", arguments: ["", "#", "teal", "#12", "#12345", "#ggg", "#1234567"])
  func others(text: String) {
    #expect(Accent(text) == nil)
  }
}
