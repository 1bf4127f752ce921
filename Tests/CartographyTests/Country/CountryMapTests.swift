import Cartography
import Drawing
import Geography
import Testing

struct CountryMapTests {
  private func draw(_ code: String) -> BaseMap? {
    SmallAtlas.cartographer.countryMap(
      code, names: ["AA": "Aland", "BB": "Be & Be"], text: SmallAtlas.words)
  }

  @Test func unknownCodesHaveNoMap() {
    #expect(draw("XX") == nil)
  }

  @Test func provincesNeighboursAndScale() throws {
    let text = string(try #require(draw("AA")).svg)
    for part in ["class=\"focus\"", "class=\"province\"", "class=\"disputed\"", "class=\"scale\""] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.contains(">Be &amp; Be</text>"))
    #expect(!text.contains(">Aland</text>"))
    #expect(text.contains("prefers-color-scheme:dark") && text.contains("@media print"))
    #expect(text.contains("<title id=\"title\">A &lt;map&gt;</title>"))
  }

  @Test func theFarIslandHasABoxOfItsOwn() throws {
    let map = try #require(draw("AA"))
    let inset = try #require(map.layout.insets.first)
    #expect(map.layout.insets.count == 1 && inset.name == "Part of East")
    let island = try #require(
      map.layout.point(for: Coordinate(latitude: -19.5, longitude: 60.5)))
    #expect(inset.rect.contains(island))
    let town = try #require(map.layout.point(for: Coordinate(latitude: 45, longitude: 3)))
    #expect(!inset.rect.contains(town) && map.layout.main.contains(town))
    #expect(map.layout.point(for: Coordinate(latitude: -45, longitude: -120)) == nil)
  }

  @Test func aMarkerIsShownWithItsSurroundings() throws {
    let map = try #require(draw("DD"))
    #expect(abs(map.layout.frame.metresPerUnit - 250) < 1)
    let point = try #require(map.layout.point(for: Coordinate(latitude: 45, longitude: 15)))
    #expect(point.distance(to: map.layout.frame.bounds.center) < 1)
    #expect(string(map.svg).contains("class=\"isle\""))
  }

  @Test func namesDoNotTouchOneAnotherInEitherSet() throws {
    let text = string(try #require(draw("CC")).svg)
    #expect(!text.contains("NaN") && !text.contains("inf"))
  }
}
