@testable import Cartography
import Drawing
import Geography
import Testing

struct OverlayTests {
  @Test func aRouteHasItsMarks() {
    let text = string(
      Overlay.route(
        places: [0, 1], links: [2], on: NetworkMapTests.board, text: SmallAtlas.text))
    for part in [
      "class=\"map-overlay\"", "viewBox=\"0 0 1000 536\"", "class=\"route-casing\"",
      "<path class=\"line\" id=\"route-double\"",
      "<use class=\"route-line double\" href=\"#route-double\"/>", "class=\"route-core\"",
      "class=\"start\"", "class=\"goal\"",
      "class=\"labels wide\"", "class=\"labels narrow\"", "<title id=\"route-title\">",
      ">B&lt;ury</text>",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("class=\"stop\""))
  }

  @Test func otherWaysHaveAPatternAndALetterEach() throws {
    let ways = [
      OtherWay(letter: "A", title: "By <rail>", links: [0]),
      OtherWay(letter: "B", title: "As the route", links: [2]),
    ]
    let text = string(
      Overlay.route(
        places: [0, 1], links: [2], others: ways, on: NetworkMapTests.board,
        text: SmallAtlas.text))
    #expect(text.contains("role=\"group\""))
    #expect(
      text.contains("<g class=\"way\" id=\"way-a\"><g class=\"way-casing\"><path class=\"line\""))
    #expect(text.contains("<use class=\"way-line a\" href=\"#way-a-line\"/>"))
    #expect(text.contains("<a href=\"#other-a\" tabindex=\"-1\"><title>A: By &lt;rail&gt;</title>"))
    // An alternative that follows the whole route has no lines of its own to draw.
    #expect(text.contains("<g class=\"way\" id=\"way-b\"></g>"))
    // The alternative is drawn under the route.
    let way = try #require(text.firstRange(of: "way-line a"))
    let route = try #require(text.firstRange(of: "route-line"))
    #expect(way.lowerBound < route.lowerBound)
  }

  @Test func linesInTheOrderOfTravelAreOnePath() {
    let (a, b, c, d) = (Point(x: 1, y: 1), Point(x: 2, y: 1), Point(x: 2, y: 3), Point(x: 9, y: 9))
    func text(_ lines: [[Point]]) -> String {
      String(decoding: PathData(chain: lines).bytes, as: UTF8.self)
    }
    #expect(text([[b, a], [c, b]]) == text([[a, b, c]]))
    #expect(text([[a, b], [b, c]]) == text([[a, b, c]]))
    #expect(text([[a, b], [c, b], [d, c]]) == text([[a, b, c, d]]))
    #expect(text([[a, b], [c, d]]).contains("m"))
    #expect(text([]) == "" && text([[a]]) == "")
  }

  @Test func aRouteOfOnePlaceOrNoneHasNoGoal() {
    let one = string(
      Overlay.route(places: [0], links: [], on: NetworkMapTests.board, text: SmallAtlas.text))
    #expect(one.contains("class=\"start\"") && !one.contains("class=\"goal\""))
    let none = string(
      Overlay.route(places: [], links: [], on: NetworkMapTests.board, text: SmallAtlas.text))
    #expect(!none.contains("class=\"start\""))
  }

  @Test func aSearchHasDotsForWhatItSettledAndRingsForTheFrontier() {
    let marks = SearchMarks(
      settled: [0], settledFromGoal: [1], frontier: [1], frontierFromGoal: [0], tree: [2])
    let text = string(
      Overlay.search(
        marks, places: [0, 1], links: [2], on: NetworkMapTests.board, text: SmallAtlas.text,
        id: "bidirectional"))
    for part in [
      "<g class=\"search\">", "<g class=\"tree\"><path", "class=\"settled-dots\"",
      "class=\"settled-dots from-goal\"", "<circle class=\"frontier\"",
      "<rect class=\"frontier\"", "class=\"start\"", "class=\"goal\"",
      "<title id=\"bidirectional-title\">",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(count("h0", in: text) == 2)
  }

  @Test func smallNetworksNameEveryPlace() {
    let text = string(
      Overlay.road(places: [0], links: [0], on: NetworkMapTests.earth, text: SmallAtlas.text))
    #expect(text.contains("<text class=\"other\""))
  }

  @Test func citiesLinkToTheirPagesAndTheCapitalIsASquare() throws {
    let layout = try #require(
      SmallAtlas.cartographer.countryMap("AA", names: [:], text: SmallAtlas.words)
    ).layout
    let places = [
      MapPlace(
        name: "Capital", coordinate: Coordinate(latitude: 45, longitude: 3), href: "places/c/",
        isCapital: true),
      MapPlace(name: "Town", coordinate: Coordinate(latitude: 47, longitude: 7), href: nil),
      MapPlace(
        name: "Island", coordinate: Coordinate(latitude: -19.5, longitude: 60.5),
        href: "javascript:alert(1)\"x"),
      MapPlace(name: "Elsewhere", coordinate: Coordinate(latitude: -50, longitude: 0), href: nil),
    ]
    let text = string(Overlay.cities(places, on: layout, text: SmallAtlas.text))
    #expect(text.contains("<a href=\"places/c/\" tabindex=\"-1\"><text class=\"capital\""))
    #expect(text.contains("<path class=\"capital\""))
    #expect(text.contains(">Town</text>") && !text.contains("Elsewhere"))
    #expect(text.contains("&quot;x"))
    #expect(count("class=\"place\"", in: text) >= 2)
  }

  @Test func onePlaceHasARing() throws {
    let layout = try #require(
      SmallAtlas.cartographer.countryMap("BB", names: [:], text: SmallAtlas.words)
    ).layout
    let place = MapPlace(
      name: "Town", coordinate: Coordinate(latitude: 45, longitude: 15), href: nil)
    let bytes = try #require(Overlay.place(place, on: layout, text: SmallAtlas.text))
    #expect(string(bytes).contains("class=\"ring\""))
    #expect(count(">Town</text>", in: string(bytes)) == 2)
    let far = MapPlace(
      name: "Far", coordinate: Coordinate(latitude: -45, longitude: -150), href: nil)
    #expect(Overlay.place(far, on: layout, text: SmallAtlas.text) == nil)
  }
}
