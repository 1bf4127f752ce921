import Drawing
import Geography
import Testing

@testable import Cartography

struct MapViewTests {
  private static let size = Size(width: 1000, height: 640)

  @Test(arguments: [
    [Point(x: 500, y: 300), Point(x: 560, y: 330)], [Point(x: 3, y: 2), Point(x: 50, y: 90)],
    [Point(x: 980, y: 630), Point(x: 700, y: 500)], [Point(x: 300, y: 100), Point(x: 700, y: 420)],
  ])
  func holdsWhatItIsForWithRoomAround(points: [Point]) throws {
    let view = try #require(MapView.around(points, on: Self.size))
    let rect = view.rect(on: Self.size)
    #expect(rect.minX >= 0 && rect.minY >= 0 && rect.maxX <= 1000 && rect.maxY <= 640)
    #expect(points.allSatisfy { rect.contains($0) })
    #expect([1.5, 2, 3, 4].contains(view.zoom))
    // A closer view would not contain the points with the same margin.
    let wide = abs(points[0].x - points[1].x) / 1000
    let high = abs(points[0].y - points[1].y) / 640
    if let closer = MapView.levels.last(where: { $0 > view.halfZoom }) {
      #expect(max(wide, high) > 0.76 * 2 / Double(closer))
    }
    #expect(view.style == "cropped zoom-\(view.halfZoom) left-\(view.left) top-\(view.top)")
  }

  @Test func theWholeMapIsNoView() {
    #expect(MapView.around([Point(x: 10, y: 10), Point(x: 900, y: 20)], on: Self.size) == nil)
    #expect(MapView.around([Point](), on: Self.size) == nil)
  }

  /// A view that would cut the scale bar in a corner of the map is moved until it contains all or
  /// none of the bar.
  @Test func aViewDoesNotCutTheScaleBar() throws {
    let bar = Rect(x: 20, y: 600, width: 150, height: 30)
    var cut = 0
    for x in stride(from: 60.0, through: 400, by: 20) {
      for y in stride(from: 300.0, through: 600, by: 20) {
        let points = [Point(x: x, y: y), Point(x: x + 40, y: y + 20)]
        let free = try #require(MapView.around(points, on: Self.size))
        let view = try #require(MapView.around(points, on: Self.size, keeping: bar))
        let rects = [free, view].map { $0.rect(on: Self.size) }
        #expect(rects[1].contains(bar) || !rects[1].intersects(bar))
        #expect(points.allSatisfy { rects[1].contains($0) })
        let isCut = rects[0].intersects(bar) && !rects[0].contains(bar)
        #expect((free != view) == isCut)
        cut += isCut ? 1 : 0
      }
    }
    #expect(cut > 10)
  }

  @Test func namesOfARouteKeepOffTheNamesOfCountries() throws {
    let names = ["AA": "Aland with a long name", "BB": "Beland"]
    let places = (0..<12).map { index in
      NetworkDrawing.Place(
        name: "Place \(index)",
        coordinate: Coordinate(latitude: 44.5, longitude: 1 + 1.4 * Double(index)), rank: index)
    }
    let links = (0..<11).map {
      NetworkDrawing.Link(from: $0, to: $0 + 1, mode: 0, isDirected: false)
    }
    let map = SmallAtlas.cartographer.networkMap(
      NetworkDrawing(places: places, links: links, modes: [.solid]), names: names,
      text: SmallAtlas.words)
    let ground = try #require(map.groundNames[.wide])
    #expect(!ground.isEmpty)
    let overlay = string(
      Overlay.route(
        places: Array(0..<12), links: Array(0..<11), on: map, text: SmallAtlas.text))
    let wide = try #require(overlay.split(separator: "class=\"labels wide\"").last)
      .split(separator: "</g>")[0]
    var seen = 0
    for text in wide.split(separator: "<text ").dropFirst() where !text.contains("class=\"end\"") {
      let numbers = text.split(separator: "\"").compactMap { Double(String($0)) }
      let box = Rect(x: numbers[0] - 1, y: numbers[1] - 1, width: 2, height: 2)
      #expect(!ground.contains { $0.intersects(box) }, "\(text)")
      seen += 1
    }
    #expect(seen > 2)
  }

  /// If a part of a map leaves out the map's scale, the part gets a scale of its own.
  @Test func aPartOfAMapHasAScale() throws {
    let places = (0..<12).map { index in
      NetworkDrawing.Place(
        name: "Place \(index)",
        coordinate: Coordinate(latitude: 41 + 0.5 * Double(index), longitude: 1 + Double(index)),
        rank: index)
    }
    let links = (0..<11).map {
      NetworkDrawing.Link(from: $0, to: $0 + 1, mode: 0, isDirected: false)
    }
    let map = SmallAtlas.cartographer.networkMap(
      NetworkDrawing(places: places, links: links, modes: [.solid]), names: [:],
      text: SmallAtlas.words)
    let view = try #require(map.view(places: [4, 5, 6], links: [4, 5]))
    // Discs in the colours of regions would be magnified too.
    let regions = SmallAtlas.cartographer.networkMap(
      NetworkDrawing(
        places: places, links: links, modes: [.solid],
        regions: [NetworkDrawing.Region(id: "a", color: "#6a3d9a", darkColor: "#b99be0")]),
      names: [:], text: SmallAtlas.words)
    #expect(regions.view(places: [4, 5, 6], links: [4, 5]) == nil)
    let overlay = string(
      Overlay.route(
        places: [4, 5, 6], links: [4, 5], on: map, view: view, text: SmallAtlas.text))
    let group = try #require(overlay.split(separator: "class=\"view-scale\">").last)
      .split(separator: "</g>")[0]
    // The path goes down the left end of the scale, along the bar, and up the right end. The length
    // of the bar matches the labelled distance on the ground.
    let data = try #require(group.split(separator: " d=\"").last).prefix { $0 != "\"" }
    let across = try #require(data.split(separator: "h").last).prefix { $0 != "v" && $0 != "m" }
    let words = try #require(group.split(separator: ">").last { $0.contains(" km<") })
    let km = try #require(Double(words.prefix { $0 != " " }))
    let length = try #require(Double(String(across)))
    let center = view.rect(on: map.size).center
    let metres = try #require(map.base.layout.frame.metresPerUnit(at: center))
    #expect(abs(length * metres / 1000 / km - 1) < 0.02)
    #expect(length < 160 / view.zoom + 0.1)
    let whole = string(
      Overlay.route(places: [4, 5, 6], links: [4, 5], on: map, text: SmallAtlas.text))
    #expect(!whole.contains("view-scale"))
  }

  @Test func aPartOfAMapWithItsScaleHasNoOther() throws {
    let places = (0..<30).map { index in
      NetworkDrawing.Place(
        name: "Hut \(index)",
        coordinate: Coordinate(
          latitude: 47 + 0.04 * Double(index / 6), longitude: 11 + 0.06 * Double(index % 6)),
        rank: index)
    }
    let links = (0..<24).map {
      NetworkDrawing.Link(from: $0, to: $0 + 6, mode: 0, isDirected: false)
    }
    let map = SmallAtlas.cartographer.networkMap(
      NetworkDrawing(places: places, links: links, modes: [.solid]), names: [:],
      text: SmallAtlas.words)
    let own = try #require(map.scale)
    var alone = 0
    for first in [0, 5, 18, 23] {
      let view = try #require(map.view(places: [first, first + 6], links: [first]))
      let isAlone = view.rect(on: map.size).contains(own.center)
      let overlay = string(
        Overlay.route(
          places: [first, first + 6], links: [first], on: map, view: view, text: SmallAtlas.text))
      #expect(overlay.contains("view-scale") != isAlone)
      alone += isAlone ? 1 : 0
    }
    #expect(alone == 1)
  }
}
