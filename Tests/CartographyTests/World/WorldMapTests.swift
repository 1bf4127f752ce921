import Cartography
import Drawing
import Geography
import Testing

struct WorldMapTests {
  static let map = SmallAtlas.cartographer.worldMap(
    entries: [
      WorldMapEntry(code: "AA", name: "Aland <&>", href: "countries/aland/"),
      WorldMapEntry(code: "CC", name: "Cece", href: "countries/cece/"),
      WorldMapEntry(code: "DD", name: "Dede", href: "countries/dede/"),
      WorldMapEntry(code: "ZZ", name: "Nowhere", href: "countries/nowhere/"),
    ], text: SmallAtlas.words, id: "earth")
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
    // Every border is disputed except the border with the neutral strip.
    let border = Self.text.split(separator: "class=\"border\" d=\"").last?.split(separator: "\"")
    #expect(border?.first?.hasPrefix("M2728 36") == true && border?.first?.count { $0 == "l" } == 1)
    #expect(count("class=\"border\"", in: Self.text) == 1)
    #expect(Self.text.contains("class=\"neutral\""))
  }

  @Test func aViewLeavesOutWhatIsFarAndLittle() throws {
    let place = try #require(SmallAtlas.cartographer.worldPlace("AA"))
    // The box contains the mainland of AA, from 0 to 10 degrees east and from 40 to 50 degrees
    // north, but not the island at 60 degrees east.
    let frame = MapFrame.world
    let corner = try #require(frame.point(for: Coordinate(latitude: 50, longitude: 0)))
    let other = try #require(frame.point(for: Coordinate(latitude: 40, longitude: 10)))
    #expect(abs(place.box.minX - corner.x) < 0.01 && abs(place.box.minY - corner.y) < 0.01)
    #expect(abs(place.box.maxX - other.x) < 0.01 && abs(place.box.maxY - other.y) < 0.01)
    #expect(place.box.contains(place.center))
    #expect(place.extent == max(place.box.width, place.box.height))
    #expect(SmallAtlas.cartographer.worldPlace("ZZ") == nil)
  }

  @Test func aMarkerIsAPoint() throws {
    let place = try #require(SmallAtlas.cartographer.worldPlace("DD"))
    #expect(place.extent == 0 && place.box.size == .zero && place.box.origin == place.center)
  }

  /// A country has land on both sides of ±180 degrees. Its box surrounds only the larger part.
  @Test(arguments: [(170.0, -175.0, true), (175.0, -170.0, false)])
  func aCountryAcrossTheEdge(west: Double, east: Double, isEast: Bool) throws {
    var outlines = OutlineCollection()
    outlines.append(
      id: 1, countryCode: "EE", name: "",
      polygons: [
        [SmallAtlas.box(west, 0, 180, 5)], [SmallAtlas.box(-180, 0, east, 5)],
      ])
    let atlas = Atlas(
      outlines,
      worldview: Worldview(id: "t", name: "T", description: "", provinces: [:], disputes: []))
    let place = try #require(Cartographer(atlas: atlas).worldPlace("EE"))
    #expect(place.box.width < 30)
    #expect((place.box.midX > 500) == isEast)
  }

  @Test func theFirstCountryOfTheAtlasIsTheTabStop() throws {
    let map = SmallAtlas.cartographer.worldMap(
      entries: [
        WorldMapEntry(code: "ZZ", name: "Nowhere", href: "zz/"),
        WorldMapEntry(code: "AA", name: "Aland", href: "aa/"),
        WorldMapEntry(code: "BB", name: "Be", href: "bb/"),
      ], text: SmallAtlas.words)
    #expect(string(map.svg).contains("<a href=\"aa/\" id=\"aa\"><title>"))
    #expect(count("tabindex=\"-1\"", in: string(map.svg)) == 1)
  }
}
