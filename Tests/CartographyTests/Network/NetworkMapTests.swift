@testable import Cartography
import Drawing
import Geography
import Testing

struct NetworkMapTests {
  static let drawing = NetworkDrawing(
    places: [
      .init(
        name: "Ashford", coordinate: Coordinate(latitude: 44, longitude: 2),
        gridPoint: Point(x: 0, y: 0), rank: 0, region: 0),
      .init(
        name: "B<ury", coordinate: Coordinate(latitude: 46, longitude: 12),
        gridPoint: Point(x: 10, y: 5), rank: 1, region: 1),
      .init(name: "Nowhere", coordinate: nil, gridPoint: nil, rank: 2),
    ],
    links: [
      .init(from: 0, to: 1, mode: 0, isDirected: false),
      .init(from: 1, to: 0, mode: 0, isDirected: false),
      .init(from: 0, to: 1, mode: 1, isDirected: true),
      .init(from: 1, to: 0, mode: 1, isDirected: true),
    ], modes: [.solid, .double],
    regions: [
      .init(id: "red", color: "#aa0000", darkColor: "#ff8888"),
      .init(id: "odd", color: "url(x)", darkColor: "#000"),
    ])
  static let grid = LocalGrid(width: 10, height: 5, outline: "AA", aspect: 2)
  static let board = SmallAtlas.cartographer.networkMap(
    drawing, on: grid, text: SmallAtlas.text)
  static let earth = SmallAtlas.cartographer.networkMap(
    drawing, names: ["BB": "Bebe"], text: SmallAtlas.words)

  private func middle(_ line: [Point]) -> Point { line[line.count / 2] }

  @Test func gridPointsFillTheBoard() {
    #expect(Self.board.points[0] == Point(x: 36, y: 36))
    #expect(Self.board.points[1] == Point(x: 964, y: 500))
    #expect(Self.board.size == Size(width: 1000, height: 536))
    #expect(!Self.board.base.layout.main.contains(Self.board.points[2]))
  }

  @Test("The outline of a board has a colour, even if the network has no regions")
  func boardWithoutRegions() {
    var drawing = Self.drawing
    drawing.regions = []
    for index in drawing.places.indices { drawing.places[index].region = nil }
    let map = SmallAtlas.cartographer.networkMap(drawing, on: Self.grid, text: SmallAtlas.text)
    for svg in [string(map.base.svg), string(map.quiet)] {
      #expect(svg.contains("class=\"board\"") && svg.contains(".board{fill:"))
    }
  }

  @Test("On the earth, a double line without a link beside it is drawn like a solid line")
  func doubleLine() {
    func points(_ style: NetworkDrawing.LineStyle, on grid: LocalGrid? = nil) -> [[[Point]]] {
      var drawing = Self.drawing
      drawing.links = [.init(from: 0, to: 1, mode: 0, isDirected: false)]
      drawing.modes = [style]
      return grid.map {
        SmallAtlas.cartographer.networkMap(drawing, on: $0, text: SmallAtlas.text).links
      } ?? SmallAtlas.cartographer.networkMap(drawing, names: [:], text: SmallAtlas.words).links
    }
    #expect(points(.double) == points(.solid))
    #expect(points(.double, on: Self.grid) != points(.solid, on: Self.grid))
  }

  @Test func linksThatJoinTheSamePlacesLieApart() {
    for map in [Self.board, Self.earth] {
      let middles = map.links.map { middle($0[0]) }
      for index in middles.indices {
        for other in middles[..<index] {
          #expect(middles[index].distance(to: other) > 5)
        }
      }
    }
  }

  @Test func linesAreAsWideAsTheRoutesOverThem() {
    let svg = string(Self.board.loads([10, 1, 0, 5], detours: [0, 0, 2, 0]))
    #expect(svg.contains(#"viewBox="0 0 1000 536""#) && svg.hasSuffix("</svg>"))
    // The base map under these lines is a separate file.
    #expect(!svg.contains("class=\"faint\"") && !svg.contains("class=\"board\""))
    for style in ["load load-5", "load load-1", "load load-3", "load detour load-1"] {
      #expect(svg.split(separator: "class=\"\(style)\"").count == 2, "\(style)")
    }
    #expect(svg.split(separator: "class=\"load").count == 5)
  }

  @Test func trainsCurveAboveTheRoads() {
    let middles = Self.board.links.map { middle($0[0]) }
    #expect(middles[2].y < middles[0].y && middles[2].y < middles[1].y)
    #expect(middles[3].y < middles[2].y)
  }

  @Test func linksHaveTheirColours() {
    var drawing = Self.drawing
    drawing.colors = ["#ffff00", "#000080"]
    drawing.links[0].color = 1
    let map = SmallAtlas.cartographer.networkMap(drawing, on: Self.grid, text: SmallAtlas.text)
    let svg = String(decoding: map.base.svg, as: UTF8.self)
    #expect(svg.contains("class=\"link line-1\""))
    // The first two colours are for light land, the last two for dark land. Yellow has too little
    // contrast on light land. Navy has too little contrast on dark land.
    let shades = svg.matches(of: /\.line-[01]\{stroke:(#[0-9a-f]{6})\}/).map { String($0.1) }
    #expect(shades.count == 4 && shades[1] == "#000080" && shades[2] == "#ffff00")
    for (shade, color, land) in [
      (shades.first, "#ffff00", "#efe9dc"), (shades.last, "#000080", "#262e2f"),
    ] {
      #expect(shade != color)
      #expect((shade.flatMap { Contrast.ratio($0, land) } ?? 0) >= 3)
    }
    let sheet = string(LineColor.sheet(["url(x)", "#000080"]))
    #expect(sheet.hasPrefix(".key-line.line-1{stroke:#000080}@media"))
    #expect(!sheet.contains("url"))
  }

  @Test func pathsRunFromOneEndToTheOther() {
    #expect(Self.board.paths.count == 4)
    #expect(Self.board.paths[0].hasPrefix("M36 36"))
    #expect(Self.board.paths[1].hasPrefix("M964 500"))
    let first = Self.board.links[3][0]
    #expect(first.first == Self.board.points[1] && first.last == Self.board.points[0])
  }

  @Test func theQuietFileNamesNoPlace() {
    for map in [Self.board, Self.earth] {
      #expect(string(map.base.svg).contains(">B&lt;ury</text>"))
      #expect(!string(map.quiet).contains("B&lt;ury"))
      #expect(string(map.quiet).contains("class=\"faint\""))
    }
    #expect(string(Self.earth.quiet).contains(">Bebe</text>"))
  }

  @Test func regionsAreColoursAndNumbersAndNothingElse() {
    let text = string(Self.board.base.svg)
    #expect(text.contains(".region-red{fill:#aa0000}"))
    #expect(!text.contains("url(x)"))
    #expect(text.contains("class=\"mark\"") && text.contains(">1</text>"))
    #expect(text.contains("class=\"arrow\"") && text.contains("class=\"core\""))
  }

  @Test func numbersOfRegionsCanBeReadOnTheirColours() {
    // The colours of the board are dark enough for the default colour of numbers.
    #expect(!string(Self.board.base.svg).contains("text.on-"))
    var drawing = Self.drawing
    drawing.regions = [
      .init(id: "lemon", color: "#fff200", darkColor: "#fff200"),
      .init(id: "navy", color: "#001f5f", darkColor: "#001f5f"),
    ]
    let map = SmallAtlas.cartographer.networkMap(drawing, on: Self.grid, text: SmallAtlas.text)
    for text in [string(map.base.svg), string(map.quiet)] {
      let styles = text.split(separator: "prefers-color-scheme:dark){.region-lemon")
      #expect(styles.count == 2)
      #expect(styles[0].contains("text.on-lemon{fill:#000000}text.on-navy{fill:#fbfaf7}"))
      #expect(styles[1].contains("text.on-lemon{fill:#14181a}text.on-navy{fill:#ffffff}"))
      #expect(text.contains(#"class="mark on-lemon""#))
    }
  }

  @Test func aNetworkAroundTheWorldIsCutAtItsEdge() {
    let drawing = NetworkDrawing(
      places: [
        .init(
          name: "Tokyo", coordinate: Coordinate(latitude: 35.69, longitude: 139.69), rank: 0),
        .init(
          name: "San Francisco", coordinate: Coordinate(latitude: 37.77, longitude: -122.42),
          rank: 1),
        .init(name: "Lagos", coordinate: Coordinate(latitude: 6.45, longitude: 3.39), rank: 2),
      ], links: [.init(from: 0, to: 1, mode: 0, isDirected: false)], modes: [.solid])
    let map = SmallAtlas.cartographer.networkMap(drawing, names: [:], text: SmallAtlas.words)
    #expect(map.base.layout.frame.placement.projection is EqualEarth)
    #expect(map.links[0].count == 2)
    for piece in map.links[0] {
      for (a, b) in zip(piece, piece.dropFirst()) { #expect(a.distance(to: b) < 400) }
    }
  }

  @Test func aCampusHasNoOutlines() {
    let drawing = NetworkDrawing(
      places: [
        .init(
          name: "Tower", coordinate: Coordinate(latitude: 45, longitude: 5), rank: 0),
        .init(
          name: "Library", coordinate: Coordinate(latitude: 45.005, longitude: 5.004), rank: 1),
        .init(
          name: "Library too", coordinate: Coordinate(latitude: 45.005, longitude: 5.004),
          rank: 2),
      ], links: [.init(from: 1, to: 2, mode: 0, isDirected: false)], modes: [.solid])
    let map = SmallAtlas.cartographer.networkMap(drawing, names: [:], text: SmallAtlas.words)
    let text = string(map.base.svg)
    #expect(text.contains(" m</text>") && !text.contains("class=\"border\""))
    #expect(map.points[0].distance(to: map.points[1]) > 300)
  }

  @Test(arguments: [
    [Coordinate(latitude: 48.14, longitude: 11.58), Coordinate(latitude: 48.21, longitude: 16.37)],
    [Coordinate(latitude: 35.69, longitude: 139.69), Coordinate(latitude: 6.45, longitude: 3.39)],
  ])
  func withoutOutlinesThereIsNoSea(_ ends: [Coordinate]) {
    let drawing = NetworkDrawing(
      places: ends.map { .init(name: "End", coordinate: $0, rank: 0) },
      links: [.init(from: 0, to: 1, mode: 0, isDirected: false)], modes: [.solid])
    let bare = Cartographer(atlas: Atlas(OutlineCollection(), worldview: .asInData))
    let map = bare.networkMap(drawing, names: [:], text: SmallAtlas.words)
    let text = string(map.base.svg)
    #expect(text.contains(#"class="land""#) && text.contains(#"class="net""#))
    #expect(!text.contains("\"sea\"") && !text.contains("\"sphere\""))
    #expect(!map.hasLand)
    let withLand = SmallAtlas.cartographer.networkMap(drawing, names: [:], text: SmallAtlas.words)
    #expect(string(withLand.base.svg).contains(/"(sea|sphere)"/))
  }

  @Test("Names of countries do not cover dots in the colours of regions")
  func namesBesideDiscs() throws {
    let spots = (0..<11).flatMap { row in
      (1...9).map { column in
        Coordinate(latitude: 49 - 0.8 * Double(row), longitude: 1.9 * Double(column))
      }
    }
    /// Returns true if a name of a country covers a dot.
    func covers(_ regions: [NetworkDrawing.Region]) throws -> Bool {
      let map = SmallAtlas.cartographer.networkMap(
        NetworkDrawing(
          places: spots.map { .init(name: "", coordinate: $0, rank: 0, region: 0) }, links: [],
          modes: [.solid], regions: regions),
        names: ["AA": "Aland", "BB": "Bland"], text: SmallAtlas.words)
      let names: [Rect] = map.groundNames.values.flatMap { $0 }
      try #require(!names.isEmpty)
      let radius = NetworkDrawing.regionDotRadius
      return map.points.contains { point in
        let disc = Rect(
          x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        return names.contains { $0.intersects(disc) }
      }
    }
    #expect(try covers([]))
    #expect(try !covers([.init(id: "a", color: "#6a3d9a", darkColor: "#b99be0")]))
  }

  @Test("A map of a few kilometres shows outlines only if they are detailed")
  func smallAreas() {
    // The coast of AA is between the two places.
    let drawing = NetworkDrawing(
      places: [-0.1, 0.1].map {
        .init(name: "End", coordinate: Coordinate(latitude: 45, longitude: $0), rank: 0)
      },
      links: [.init(from: 0, to: 1, mode: 0, isDirected: false)], modes: [.solid])
    let detailed = Cartographer(atlas: SmallAtlas.atlas, hasDetailedOutlines: true)
    for (cartographer, hasLand) in [(SmallAtlas.cartographer, false), (detailed, true)] {
      let map = cartographer.networkMap(drawing, names: [:], text: SmallAtlas.words)
      #expect(map.hasLand == hasLand)
      #expect(string(map.base.svg).contains("\"sea\"") == hasLand)
    }
  }

  @Test func emptyNetworksAreDrawnToo() {
    let empty = NetworkDrawing(places: [], links: [], modes: [])
    #expect(
      !SmallAtlas.cartographer.networkMap(empty, names: [:], text: SmallAtlas.words).quiet.isEmpty)
  }
}
