import Drawing
import Geography
import Input
import Routing
import Testing

@testable import SiteGenerator

@Suite("Networks of lines that meet at junctions")
struct JunctionTests {
  private static let settings = """
    title: Test
    summary: A test.
    unit: km
    measures:
      miles: {unit: {name: miles, symbol: nmi, decimals: 1}, per-km: 0.54}
    modes:
      lane: {name: lane}
      approach: {name: approach}
    """
  private static let places = """
    id,name,latitude,longitude,berths
    a,A,0,0,3
    b,B,0.01,3,
    """

  private static func line(_ points: String, _ properties: String = "") -> String {
    """
    {"type":"Feature","properties":{\(properties)},"geometry":{"type":"LineString",
    "coordinates":\(points)}}
    """
  }

  /// A line from A to a first junction, two parallel lines to a second junction, and a line between
  /// the second junction and an end near B. One of the parallel lines has a bend, and the other has
  /// the label Suez.
  private static let lines = [
    line("[[0,0],[1,0]]"), line("[[1,0],[1.5,1],[2,0]]"),
    line("[[1,0],[2,0]]", "\"label\":\"Suez\""), line("[[3,0],[2,0]]"),
  ]

  private func read(
    _ lines: [String] = lines, base: String = settings, places: String = places,
    settings more: String = ""
  ) throws -> (NetworkContent?, [String]) {
    var diagnostics = Diagnostics()
    let settings = try #require(
      NetworkSettings(
        bytes: Array("\(base)\n\(more)\n".utf8), path: "network.yml", into: &diagnostics))
    var reader = NetworkReader(settings: settings, surroundings: NetworkSurroundings())
    reader.readPlaces(Array(places.utf8), path: "places.csv", into: &diagnostics)
    var features = LinkFeatures(tolerance: settings.tolerance)
    let collection =
      "{\"type\":\"FeatureCollection\",\"features\":[\n\(lines.joined(separator: ",\n"))\n]}"
    features.read(Array(collection.utf8), path: "links.geojson", into: &diagnostics)
    reader.readLinks(nil, path: "links.csv", features: features, into: &diagnostics)
    let content = reader.network(into: &diagnostics).map {
      NetworkContent(
        slug: "test", settings: settings, places: reader.places, links: reader.links, network: $0,
        closedLinks: reader.closedLinks, placeColumns: reader.placeColumns,
        linkColumns: reader.linkColumns,
        location: SourceLocation(path: "network.yml"))
    }
    return (content, diagnostics.all.map(\.description))
  }

  @Test("Ends that meet are one node. A place at a node is that node; other places get connectors")
  func nodes() throws {
    let (found, faults) = try read(settings: "connectors: {mode: approach, reach: 2000}")
    #expect(faults.isEmpty, "\(faults)")
    let content = try #require(found)
    #expect(content.named == 0..<2)
    #expect(content.places.map(\.id) == ["a", "b", "~1", "~2", "~3"])
    #expect(content.places.dropFirst(2).allSatisfy { $0.isJunction })
    #expect(content.index(ofPlace: "~1") == nil)
    #expect(content.places.allSatisfy { $0.facts.count == 1 })
    let ends = content.network.links.map { [Int($0.from), Int($0.to)] }
    #expect(ends == [[0, 2], [2, 3], [2, 3], [4, 3], [1, 4]])
    // A hundredth of a degree on the sphere is 1,112 m.
    #expect(content.network.links[4].cost == 1112 && content.network.links[4].mode == 1)
    #expect(content.links[4].measures == [6])
    #expect(content.links[1].bends.count == 1)
    // A degree along the equator is 111.195 km, or 60.045 nautical miles.
    #expect(content.links[0].measures == [600])
  }

  @Test("A leg runs from one named place to the next, and adds up the links between them")
  func legs() throws {
    let content = try #require(try read(settings: "connectors: {reach: 2000}").0)
    var workspace = SearchWorkspace()
    let tree = content.network.shortestPathTree(from: 0, workspace: &workspace)
    let route = try #require(tree.route(to: 1, on: content.network))
    #expect(route.links == [0, 2, 3, 4])
    let legs = content.legs(places: route.places, links: route.links)
    #expect(legs.map(\.from) == [0])
    #expect(legs.map(\.to) == [1])
    #expect(content.cost(legs[0].links) == route.cost)
    #expect(content.labels(legs[0].links) == ["Suez"])
    #expect(content.bends(legs[0]).map(\.longitude) == [1, 2, 3])
    #expect(
      QueryText.legs(route.places, route.links, on: content).split(separator: "\n").count == 2)
    // In a network without junctions, every place on a route ends a leg.
    #expect(content.legs(places: [0, 1, 0], links: [0, 0]).count == 2)
  }

  @Test("A directed line between junctions runs only in the order of its points")
  func directed() throws {
    var lines = Self.lines
    lines[2] = Self.line("[[1,0],[2,0]]", "\"label\":\"Suez\",\"directed\":true")
    let (found, faults) = try read(lines, settings: "connectors: {reach: 2000}")
    #expect(faults.isEmpty, "\(faults)")
    let network = try #require(found?.network)
    #expect(network.links.map(\.isDirected) == [false, false, true, false, false])
    var workspace = SearchWorkspace()
    func way(from: Int32, to: Int32) -> [Int32]? {
      network.shortestPathTree(from: from, workspace: &workspace).route(to: to, on: network)?.links
    }
    #expect(way(from: 0, to: 1) == [0, 2, 3, 4])
    #expect(way(from: 1, to: 0) == [4, 3, 1, 0])
  }

  @Test("An error about a connector without a cost or a measure says that it is a connector")
  func connectorsWithoutCosts() throws {
    let reach = "connectors: {reach: 2000}"
    func faults(_ settings: String, _ property: String) throws -> [String] {
      let lines = Self.lines.map {
        $0.replacing("\"properties\":{", with: "\"properties\":{\(property)")
          .replacing("1\"label", with: "1,\"label")
      }
      return try read(lines, base: settings, settings: reach).1
    }
    let hours = Self.settings.replacing("unit: km", with: "unit: {name: hours, symbol: h}")
    let climb = Self.settings.replacing("  miles:", with: "  climb: {unit: steps}\n  miles:")
    let start = "places.csv:3:1: error: the link has no "
    let connector = "; it is the connector from this place to the nearest line"
    let cost = try faults(hours, "\"cost\":1")
    #expect(cost.count == 1 && cost[0].hasPrefix("\(start)cost\(connector), "), "\(cost)")
    let measure = try faults(climb, "\"climb\":1")
    #expect(
      measure.count == 1
        && measure[0].hasPrefix("\(start)climb\(connector): give the measure per-km, "),
      "\(measure)")
  }

  @Test("Links with a closed label are left out, and an unknown closed label is an error")
  func closed() throws {
    let (content, faults) = try read(settings: "connectors: {reach: 2000}\nclosed: [Suez]")
    #expect(faults.isEmpty, "\(faults)")
    #expect(content?.network.links.count == 4)
    #expect(content?.closedLinks.map(\.info.labels) == [["Suez"]])
    let wrong = try read(settings: "connectors: {reach: 2000}\nclosed: [Suec]").1
    #expect(
      wrong == [
        "network.yml:10:10: error: no link has the label 'Suec'; did you mean 'Suez'?"
      ], "\(wrong)")
  }

  @Test("A place far from all lines is an error; ends that nearly meet are a warning")
  func faults() throws {
    let far = try read().1
    #expect(
      far == [
        "places.csv:3:1: error: 'b' is 1.1 km from the nearest end of a line; connectors: {reach: "
          + "2000} in network.yml joins it to that end"
      ], "\(far)")
    let apart = Self.lines.dropLast() + [Self.line("[[3,0],[2.0002,0]]")]
    let near = try read(Array(apart), settings: "connectors: {reach: 2000}").1
    #expect(
      near == [
        "links.geojson:9:15: warning: an end of this line is 23 m from an end of the line at "
          + "links.geojson:5:15; tolerance: 30 in network.yml joins such ends"
      ], "\(near)")
    let (joined, none) = try read(
      Array(apart), settings: "tolerance: 30\nconnectors: {reach: 2000}")
    #expect(none.isEmpty, "\(none)")
    #expect(joined?.places.count == 5)
    let mode = try read(settings: "connectors: {mode: aproach, reach: 2000}").1
    #expect(mode.first?.contains("unknown mode 'aproach'; did you mean 'approach'?") == true)
  }

  @Test("Crossings that nearly meet are a warning, unless a line joins them")
  func nearCrossings() throws {
    let crossings = [
      Self.line("[[0,0],[1,0]]"), Self.line("[[1,0],[1,1]]"), Self.line("[[1.0002,0],[3,0]]"),
      Self.line("[[1.0002,0],[1,-1]]"),
    ]
    let near = try read(crossings, settings: "connectors: {reach: 2000}").1
    #expect(
      near == [
        "links.geojson:3:15: warning: an end of this line is 23 m from an end of the line at "
          + "links.geojson:7:15; tolerance: 30 in network.yml joins such ends"
      ], "\(near)")
    let joined = crossings + [Self.line("[[1,0],[1.0002,0]]")]
    #expect(try read(joined, settings: "connectors: {reach: 2000}").1.isEmpty)
  }

  @Test("A pole is one node at any longitude, and lines and tracks cross it")
  func poles() throws {
    let lines = [Self.line("[[0,0],[0,80],[0,90]]"), Self.line("[[50,90],[50,80],[3,0.01]]")]
    let places = "id,name,latitude,longitude\na,A,0,0\nb,B,0.01,3"
    let (found, faults) = try read(lines, places: places)
    #expect(faults.isEmpty, "\(faults)")
    let content = try #require(found)
    #expect(content.places.count == 3)
    var workspace = SearchWorkspace()
    let tree = content.network.shortestPathTree(from: 0, workspace: &workspace)
    let route = try #require(tree.route(to: 1, on: content.network))
    let leg = try #require(content.legs(places: route.places, links: route.links).first)
    let ends = [leg.from, leg.to].compactMap { content.places[$0].coordinate }
    let way = [ends[0]] + content.bends(leg) + [ends[1]]
    #expect(way.map(\.latitude) == [0, 80, 90, 80, 0.01])
    let tracks = ExportTrack.lines(through: way)
    #expect(tracks.count == 1)
    for (a, b) in zip(tracks[0], tracks[0].dropFirst()) {
      #expect(GreatCircle.distance(a, b) <= 100_001)
    }
    // Around the pole, the line is as long on the map as on the earth, and passes through the map's
    // centre.
    let north = LambertAzimuthalEqualArea(center: Coordinate(latitude: 90, longitude: 0))
    let placement = MapPlacement(
      projection: north, scale: 1000, origin: Point(x: 0, y: 0))
    let pieces = placement.pieces(along: Array(way[1...3]), tolerance: 0.1)
    #expect(pieces.count == 1)
    #expect(pieces[0].contains { abs($0.x) < 1e-6 && abs($0.y) < 1e-6 })
    var length = 0.0
    for (a, b) in zip(pieces[0], pieces[0].dropFirst()) { length += a.distance(to: b) }
    // The line consists of two chords of ten degrees. Each is 2,000 times the sine of five degrees.
    #expect(abs(length - 348.623) < 0.01)
    let world = MapPlacement(projection: EqualEarth(), scale: 100, origin: Point(x: 0, y: 0))
    let drawn = world.pieces(along: Array(way[1...3]), tolerance: 0.1)
    #expect(drawn.count == 1 && drawn[0].allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test("The nearest point is found across the antimeridian and at the poles")
  func nearest() {
    let points = [
      Coordinate(latitude: 10, longitude: 179.9), Coordinate(latitude: 10.5, longitude: 0),
      Coordinate(latitude: 89.9, longitude: 0), Coordinate(latitude: -80, longitude: 20),
    ]
    let order = PointsByLatitude(points)
    #expect(order.nearest(to: Coordinate(latitude: 10.4, longitude: -179.9))?.node == 0)
    #expect(order.nearest(to: Coordinate(latitude: 89.8, longitude: 180))?.node == 2)
    #expect(order.nearest(to: Coordinate(latitude: -90, longitude: 0))?.node == 3)
    #expect(PointsByLatitude([]).nearest(to: points[0]) == nil)
    var pairs: [[Int]] = []
    PointsByLatitude([points[0], Coordinate(latitude: 10, longitude: -179.99), points[1]])
      .forEachPair(within: 20_000) { a, b, _ in pairs.append([a, b].sorted()) }
    #expect(pairs == [[0, 1]])
  }

  @Test("Each pair of near points is found once, southern point first, as by comparing all points")
  func pairs() {
    // The steps are coprime to the ranges, so the points are well spread. Some points are at the
    // poles and at the antimeridian.
    var points = (0..<200).map { (number: Int) -> Coordinate in
      let (north, east) = (number * 7919 % 1801, number * 104_729 % 3601)
      return Coordinate(
        latitude: Double(north) / 10 - 90, longitude: Double(east) / 10 - 180)
    }
    points += [
      Coordinate(latitude: 90, longitude: 0), Coordinate(latitude: 89.99, longitude: 180),
      Coordinate(latitude: -90, longitude: 50), Coordinate(latitude: 0, longitude: 180),
      Coordinate(latitude: 0, longitude: -179.99), Coordinate(latitude: 0, longitude: -180),
    ]
    for metres in [0.5, 2000, 150_000, 900_000, 25_000_000] {
      var expected: [[Int]] = []
      for a in points.indices {
        for b in (a + 1)..<points.count
        where GreatCircle.distance(points[a], points[b]) <= metres {
          expected.append(points[b].latitude < points[a].latitude ? [b, a] : [a, b])
        }
      }
      var found: [[Int]] = []
      PointsByLatitude(points).forEachPair(within: metres) { a, b, _ in found.append([a, b]) }
      #expect(Set(found) == Set(expected) && found.count == expected.count, "\(metres) m")
    }
  }

  @Test(
    "A measure with an impossible value is reported and not used",
    arguments: ["per-km: -1e18", "per-km: 1e300", "speed: -1", "speed: 1e18"])
  func wrongMeasure(key: String) throws {
    let factor = key.hasPrefix("per-km") ? "" : "per-km: 0.54, "
    let base = Self.settings.replacing("per-km: 0.54", with: factor + key)
    let (_, messages) = try read(base: base)
    #expect(messages.contains { $0.contains("cannot be") }, "\(messages)")
    #expect(!messages.contains { $0.contains("has no miles") }, "\(messages)")
  }
}
