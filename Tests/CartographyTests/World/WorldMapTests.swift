import Cartography
import Drawing
import Testing

struct WorldMapTests {
  static let map = SmallAtlas.cartographer.worldMap(
    entries: [
      WorldMapEntry(code: "AA", name: "Aland <&>", href: "countries/aland/"),
      WorldMapEntry(code: "CC", name: "Cece", href: "countries/cece/"),
      WorldMapEntry(code: "DD", name: "Dede", href: "countries/dede/"),
      WorldMapEntry(code: "ZZ", name: "Nowhere", href: "countries/nowhere/"),
    ], text: SmallAtlas.text, id: "earth")
  static let text = string(map.svg)

  @Test func everyCountryIsALinkWithATitle() {
    #expect(
      Self.text.contains(
        "<a href=\"countries/aland/\" id=\"aa\"><title>Aland &lt;&amp;&gt;</title>"))
    #expect(Self.text.contains("<title>Cece</title>") && Self.text.contains("<title>Dede</title>"))
    #expect(!Self.text.contains("Nowhere"))
  }

  @Test func oneTabStop() {
    #expect(count("<a ", in: Self.text) == 3)
    #expect(count("tabindex=\"-1\"", in: Self.text) == 2)
  }

  @Test func theSmallHaveCirclesAboveTheLarge() throws {
    #expect(count("<circle class=\"hit\"", in: Self.text) == 2)
    let large = try #require(Self.text.firstRange(of: "countries/aland/"))
    let small = try #require(Self.text.firstRange(of: "countries/cece/"))
    #expect(large.lowerBound < small.lowerBound)
    #expect(Self.text.contains("class=\"specks\""))
  }

  @Test func titleDescriptionAndLanguage() {
    #expect(
      Self.text.contains(
        "lang=\"en\" role=\"group\" aria-labelledby=\"earth-title earth-description\""))
    #expect(Self.text.contains("<title id=\"earth-title\">A &lt;map&gt;</title>"))
    #expect(Self.text.contains("<desc id=\"earth-description\">Borders &amp; land.</desc>"))
  }

  @Test func disputedBordersAreDashedAndLandWithoutPageIsThere() {
    #expect(Self.text.contains("class=\"disputed\""))
    // Only the border with the neutral strip is not disputed.
    #expect(count("class=\"border\" d=\"M5456 721l33 307\"", in: Self.text) == 1)
    #expect(Self.text.contains("class=\"neutral\""))
  }

  @Test func theSameEveryTime() {
    let again = SmallAtlas.cartographer.worldMap(entries: [], text: SmallAtlas.text).svg
    #expect(again == SmallAtlas.cartographer.worldMap(entries: [], text: SmallAtlas.text).svg)
  }
}
