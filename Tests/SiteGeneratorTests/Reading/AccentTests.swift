import Cartography
import Foundation
import Testing

@testable import SiteGenerator

@Suite("The accent colour")
struct AccentTests {
  /// The background colours behind text in the standard theme, on light and on dark pages.
  private static func grounds() throws -> [(light: String, dark: String)] {
    let file = PageRendering.folder.appending(path: "assets/site.css/00-tokens.css")
    let sheet = try String(contentsOf: file, encoding: .utf8)
    return try ["--paper: ", "--wash: "].map { token in
      let values = sheet.components(separatedBy: token).dropFirst().map { rest in
        String(rest.prefix { $0 != ";" })
      }
      try #require(values.count >= 2, "\(token)")
      return (values[0], values[1])
    }
  }

  @Test(
    "Text in any accent colour has enough contrast on light and dark pages",
    arguments: ["#000", "#fff", "#ffff00", "#0a7d6b", "#808080", "#F0F", "#00f", "#123456"])
  func contrast(color: String) throws {
    let accent = try #require(Accent(color))
    for ground in try Self.grounds() {
      #expect(try #require(Contrast.ratio(accent.light, ground.light)) >= Contrast.minimum)
      #expect(try #require(Contrast.ratio(accent.dark, ground.dark)) >= Contrast.minimum)
    }
  }

  @Test("An accent colour with enough contrast is unchanged")
  func unchanged() throws {
    #expect(try #require(Accent("#0B5C8A")).light == "#0b5c8a")
    #expect(try #require(Accent("#7cc4ec")).dark == "#7cc4ec")
  }

  @Test(
    "Strings other than hexadecimal colours are rejected",
    arguments: ["", "#", "teal", "#12", "#12345", "#ggg", "#1234567"])
  func others(text: String) {
    #expect(Accent(text) == nil)
  }
}
