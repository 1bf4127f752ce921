import Geography
import Input
import Routing
import Testing

@testable import SiteGenerator

@Suite("Links with lines")
struct LinkLineTests {
  private static let settings = """
    title: Test
    summary: A test.
    unit: km
    modes:
      road: {name: road}
      ferry: {name: ferry, line: dotted}
    labels: {folder: roads, singular: road, plural: roads}
    """
  private static let places = """
    id,name,latitude,longitude
    a,A,50,30
    b,B,50,31
    """
  private static let islands = """
    id,name,latitude,longitude
    c,C,10,-179
    d,D,10,179
    """

  private func read(
    _ features: String, links: String? = nil, settings more: String = "",
    places: String = Self.places
  ) throws -> (NetworkReader, [String]) {
    try read(
      collection: "{\"type\":\"FeatureCollection\",\"features\":[\n\(features)\n]}", links: links,
      settings: more, places: places)
  }

  private func read(
    collection: String, links: String? = nil, settings more: String = "",
    places: String = Self.places
  ) throws -> (NetworkReader, [String]) {
    var diagnostics = Diagnostics()
    let base =
      more.contains("unit:") ? Self.settings.replacing("unit: km\n", with: "") : Self.settings
    let settings = try #require(
      NetworkSettings(
        bytes: Array("\(base)\n\(more)\n".utf8), path: "network.yml", into: &diagnostics))
    var reader = NetworkReader(settings: settings, surroundings: NetworkSurroundings())
    reader.readPlaces(Array(places.utf8), path: "places.csv", into: &diagnostics)
    var features = LinkFeatures(tolerance: settings.tolerance)
    features.read(Array(collection.utf8), path: "links.geojson", into: &diagnostics)
    reader.readLinks(
      links.map { Array($0.utf8) }, path: "links.csv", features: features, into: &diagnostics)
    _ = reader.network(into: &diagnostics)
    return (reader, diagnostics.all.map(\.description))
  }

  @Test("A feature that has no cost, and no row with the same ends and mode, is reported")
  func noRow() throws {
    let (_, faults) = try read(
      feature("[[30,50],[31,50]]"), links: "from,to,mode,cost\na,b,ferry,5\n",
      settings: "unit: {name: minutes, symbol: min}")
    #expect(
      faults == [
        "links.geojson:2:1: error: the link has no cost; no row of links.csv has its ends and its "
          + "mode: add one with the cost, or remove the feature"
      ])
  }

  @Test("A misspelt column in places.csv does not hide errors in links.geojson")
  func misspeltPlaces() throws {
    let (_, faults) = try read(
      collection: "{\"type\":\"FeatureCollection\",\"features\":[\(feature("[[30,50],[31,50]]"))]}",
      settings: "measures: {climb: {unit: {name: metres, symbol: m}}}",
      places: "id,name,contry,latitude,longitude\na,A,,50,30\nb,B,,50,31\n")
    #expect(faults.count == 2, "\(faults)")
    #expect(faults.first?.contains("error: the link has no climb") == true, "\(faults)")
    #expect(faults.last?.contains("unknown column 'contry'") == true, "\(faults)")
  }

  @Test("A place whose only links are lines causes no warning, but a place without links does")
  func lonePlaces() throws {
    let line = feature("[[30,50],[31,50]]")
    #expect(try read(line).1 == [])
    #expect(
      try read(line, places: Self.places + "\nc,C,10,-179").1 == [
        "places.csv:4:1: warning: no link leads to the place 'c'; add one, or remove the place: no "
          + "route leads there"
      ])
  }

  private func feature(
    _ line: String, type: String = "LineString", from: String = "a", to: String = "b",
    _ more: String = ""
  ) -> String {
    """
    {"type":"Feature","properties":{"from":"\(from)","to":"\(to)","mode":"road"\(more)},
    "geometry":{"type":"\(type)","coordinates":\(line)}}
    """
  }

  @Test("A line without a cost has the length of the line")
  func length() throws {
    let (reader, faults) = try read(feature("[[30,50],[30,51],[31,51],[31,50]]"))
    #expect(faults.isEmpty, "\(faults)")
    // The line covers two degrees along meridians, and one degree of longitude at 51° N, on a
    // sphere with a radius of 6371.0088 km. Its length is 2 · 111,195.080 + 69,976.795 m (by the
    // haversine formula).
    let cost = try #require(reader.graphLinks.first?.cost)
    #expect(abs(cost - 292_367) <= 1, "\(cost)")
    #expect(
      reader.links[0].bends == [
        Coordinate(latitude: 51, longitude: 30), Coordinate(latitude: 51, longitude: 31),
      ])
  }

  @Test("Parts of a line that is cut at the antimeridian are joined")
  func antimeridian() throws {
    let parts = "[[[-179,10],[-179.5,10],[-180,10]],[[180,10],[179,10]]]"
    let (reader, faults) = try read(
      feature(parts, type: "MultiLineString", from: "c", to: "d"), places: Self.islands)
    #expect(faults.isEmpty, "\(faults)")
    #expect(reader.links[0].bends.map(\.longitude) == [-179.5, -180])
    // The line covers two degrees of longitude along 10° N: 2 · 111,195.08 · cos 10°, minus the
    // part that great circles cut off.
    #expect(abs(reader.graphLinks[0].cost - 219_012) < 5, "\(reader.graphLinks[0].cost)")
    let uncut = try read(
      feature("[[-179,10],[-179.5,10],[180,10],[179,10]]", from: "c", to: "d"),
      places: Self.islands
    ).0
    #expect(uncut.graphLinks[0].cost == reader.graphLinks[0].cost)
  }

  @Test("Points between the ends are bends, and so is an end that is off its place")
  func ends() throws {
    let (reader, faults) = try read(
      feature("[[30,50],[31,50]]") + ","
        + feature("[[30.0001,50],[30.5,50.1],[31,50.0000001]]", ",\"cost\":80"))
    #expect(faults.isEmpty, "\(faults)")
    #expect(reader.links.map(\.bends.count) == [0, 2])
    #expect(reader.links[1].bends[0].longitude == 30.0001)
  }

  @Test("A directed line runs only from its start to its end")
  func directed() throws {
    let line = feature("[[30,50],[30.5,50.1],[31,50]]", ",\"directed\":true")
    let (reader, faults) = try read(line)
    #expect(faults.isEmpty, "\(faults)")
    #expect(reader.graphLinks.map(\.isDirected) == [true])
    #expect(reader.graphLinks.map { [$0.from, $0.to] } == [[0, 1]])
    let back = feature("[[31,50],[30.5,50.1],[30,50]]", from: "b", to: "a", ",\"directed\":true")
    #expect(try read(back).0.graphLinks.map { [$0.from, $0.to] } == [[1, 0]])
    let wrong = try read(feature("[[30,50],[31,50]]", ",\"directed\":2")).1
    #expect(wrong.first?.hasPrefix("links.geojson:2:") == true, "\(wrong)")
  }

  @Test("The length of a line includes the gaps between its ends and its places")
  func gaps() throws {
    // 0.001 degrees of longitude at 50 degrees north are 71 m, which is within the default
    // tolerance.
    let (off, faults) = try read(feature("[[30.001,50],[30.5,50.2],[31,50.0005]]"))
    let (whole, _) = try read(
      feature("[[30,50],[30.001,50],[30.5,50.2],[31,50.0005],[31,50]]"))
    #expect(faults.isEmpty, "\(faults)")
    #expect(off.graphLinks.map(\.cost) == whole.graphLinks.map(\.cost))
    // A row can have the opposite direction to its line.
    let (back, _) = try read(
      feature("[[30.001,50],[30.5,50.2],[31,50.0005]]"), links: "from,to,mode\nb,a,road\n")
    #expect(back.graphLinks.map(\.cost) == whole.graphLinks.map(\.cost))
  }

  @Test("Two rows with equal ends and costs each get one of two lines")
  func pairsOfParallels() throws {
    let north = feature("[[30,50],[30.2,50.3],[31,50]]")
    let south = feature("[[30,50],[30.2,49.7],[31,50]]")
    let two = "from,to,mode,cost,label\na,b,road,100,North\na,b,road,100,South\n"
    let (reader, faults) = try read("\(north),\n\(south)", links: two)
    #expect(faults.isEmpty, "\(faults)")
    #expect(reader.links.map(\.labels) == [["North"], ["South"]])
    #expect(reader.links.map { $0.bends.map(\.latitude) } == [[50.3], [49.7]])
    // A feature with the row's label is matched first.
    let named = feature("[[30,50],[30.2,49.7],[31,50]]", ",\"label\":\"North\"")
    let (stated, _) = try read("\(north),\n\(named)", links: two)
    #expect(stated.links.map { $0.bends.map(\.latitude) } == [[49.7], [50.3]])
    // If there are more rows than lines, rows that differ only in their labels become one link.
    let (shared, _) = try read(
      "\(north),\n\(south)", links: "\(two)a,b,road,110,East\n")
    #expect(shared.links.map(\.labels) == [["North", "South"], ["East"]])
    #expect(shared.links.map { $0.bends.map(\.latitude) } == [[50.3], [49.7]])
  }

  @Test("A link with very many facts is read quickly")
  func manyFacts() throws {
    let rows = (0..<20_000).map { "a,b,road,75,F\($0)\n" }.joined()
    let (reader, faults) = try read(
      "", links: "from,to,mode,cost,operator\n\(rows)a,b,road,75,F0\n")
    #expect(
      faults == [
        "links.csv:20002:1: warning: duplicate link; the first is at links.csv:2:1"
      ])
    #expect(reader.links.first?.facts.first?.count == 20_000)
  }

  @Test("A row and a feature with the same ends and mode are one link, in either direction")
  func pairs() throws {
    let (reader, faults) = try read(
      feature(
        "[[30,50],[30.2,50.3],[31,50]]", ",\"surface\":\"gravel\",\"cost\":99.5,\"lanes\":2"),
      links: "from,to,mode,cost,label,surface\nb,a,road,,E1,\na,b,road,99.500,E2,\na,b,ferry,5,,\n")
    // The great-circle distance is 71 km. A link of 99.5 km could be real, but a ferry of 5 km is
    // too short.
    #expect(
      faults.map { $0.prefix(60) } == [
        "links.csv:4:1: warning: the link is 5 km long, but the great",
        "links.geojson:2:98: warning: the property 'lanes' is only sh",
      ], "\(faults)")
    #expect(reader.graphLinks.map(\.cost) == [99_500, 5000])
    #expect(reader.links[0].labels == ["E1", "E2"])
    #expect(reader.linkColumns == ["surface", "lanes"])
    #expect(reader.links[0].facts == [["gravel"], ["2"]])
    // The link of the graph begins at b, like the first row.
    #expect(reader.graphLinks[0].from == 1)
    #expect(reader.links.map(\.bends.count) == [1, 0])
  }

  @Test("Different lines are different links, even with equal costs")
  func parallel() throws {
    let both =
      feature("[[30,50],[30.2,50.3],[31,50]]", ",\"cost\":90,\"label\":\"N\"") + ","
      + feature("[[30,50],[30.2,49.7],[31,50]]", ",\"cost\":90,\"label\":\"S\"") + ","
      + feature("[[31,50],[30.2,49.7],[30,50]]", from: "b", to: "a", ",\"cost\":90,\"label\":\"X\"")
    let (reader, faults) = try read(both)
    #expect(faults.isEmpty, "\(faults)")
    #expect(reader.links.map(\.labels) == [["N"], ["S", "X"]])
    let (labelled, _) = try read(both, links: "from,to,mode,label\na,b,road,S\n")
    #expect(labelled.links.map(\.labels) == [["S"], ["N"], ["X"]] || labelled.links.count == 2)
  }

  @Test(
    "Errors in a line are reported at their position",
    arguments: [
      (#"[[30,50]]"#, "links.geojson:3:47: error: the line has only one position"),
      (#"[[30,50],[30,50]]"#, "links.geojson:3:47: error: the line has only one position"),
      (#"[]"#, "links.geojson:3:47: error: the line has no positions"),
      (#"[[31,50],[30,50]]"#, "links.geojson:3:47: error: the line runs from 'b' to 'a'; swap"),
      (
        #"[[30,50],[31,50.01]]"#,
        "links.geojson:3:47: error: the line ends 1.1 km from 'b'; the line of a link joins its "
          + "places; tolerance: 2000 in network.yml allows such a gap"
      ),
      (
        #"[[30,50],[50,31]]"#,
        " from 'b'; the line of a link joins its places; check from and to, and that positions are "
          + "[longitude, latitude], not the other way round"
      ),
      (#"[[30,50],[31]]"#, "links.geojson:3:56: error: not a position"),
      (#"[[30,50],[31,95]]"#, "links.geojson:3:56: error: the position is not on the earth"),
      (#"[[30,50],[391,50]]"#, "links.geojson:3:56: error: the position is not on the earth"),
      // The longitude 190 is the same as -170.
      (#"[[30,50],[190,50]]"#, " from 'b'; the line of a link joins its places"),
      (#"7"#, "links.geojson:3:47: error: the line has no positions"),
    ])
  func faults(line: String, text: String) throws {
    let (_, faults) = try read(feature(line))
    #expect(faults.count == 1 && faults.first?.contains(text) == true, "\(faults)")
  }

  @Test("Errors in a feature are reported at their position")
  func featureFaults() throws {
    let gap = "[[[30,50],[30.5,50]],[[30.5001,50],[31,50]]]"
    for (features, text) in [
      (
        feature("[30,50]", type: "Point"),
        "links.geojson:3:12: error: the geometry of the link is a Point, not a line"
      ),
      (feature("[[30,50],[31,50]]", from: "x"), "links.geojson:2:40: error: unknown place 'x'"),
      (
        feature(gap, type: "MultiLineString"),
        "links.geojson:3:74: error: this part of the line begins"
      ),
      (#"{"type":"Feature","properties":{},"geometry":null}"#, "error: the link has no line"),
      (#"{"type":"LineString"}"#, "links.geojson:2:1: error: this is not a feature"),
      (
        feature("[[30,50],[31,50]]", ",\"lable\":\"E1\""),
        "warning: the property 'lable' is only shown as a fact; did you mean 'label'?"
      ),
      (feature("[[30,50],[31,50]]", ",\"cost\":-1"), "error: the cost -1 is negative"),
      (
        #"{"type":"Feature","properties":{"from":"a","mode":"road"},"geometry":"#
          + #"{"type":"LineString","coordinates":[[30,50],[31,50]]}}"#,
        "links.geojson:2:1: error: the link has no 'to'"
      ),
    ] {
      let (_, faults) = try read(features)
      #expect(faults.count == 1 && faults.first?.contains(text) == true, "\(faults)")
    }
    #expect(try read(feature(gap, type: "MultiLineString"), settings: "tolerance: 20").1.isEmpty)
    #expect(
      try read(collection: "[]").1
        == [
          "links.geojson:1:1: error: the file is not a FeatureCollection; write {\"type\": "
            + "\"FeatureCollection\", \"features\": [...]}, with a feature for each link"
        ])
  }

  @Test("Lines in a network on a grid are an error")
  func grid() throws {
    let (_, faults) = try read(
      feature("[[30,50],[31,50]]"), settings: "map: {kind: grid, width: 9, height: 9}")
    #expect(
      faults.contains { $0.contains("the network is on a grid, but its lines are on the earth") })
  }

  @Test("Measures are columns; a missing length is computed, and other missing values are errors")
  func measures() throws {
    let measures = """
      measures:
        length: {unit: km}
        hours: {name: time, unit: {name: hours, symbol: h, decimals: 1}}
      """
    let (reader, faults) = try read(
      feature("[[30,50],[30.5,50.2],[31,50]]", ",\"cost\":5,\"hours\":\"2:30\""),
      links: "from,to,mode,cost,hours\na,b,ferry,1,3\n", settings: measures)
    #expect(!faults.contains { $0.contains("error") }, "\(faults)")
    #expect(reader.links[0].measures == [71_474, 30])
    #expect(reader.links[1].measures[1] == 25 && reader.links[1].measures[0] > 71_474)
    #expect(reader.linkColumns.isEmpty)
    let missing = try read("", links: "from,to,mode\na,b,road\n", settings: measures).1
    #expect(missing.count == 1 && missing[0].contains("the link has no hours"), "\(missing)")
    for (text, fault) in [
      ("measures: {cost: {unit: km}}", "'cost' cannot be a measure"),
      ("measures: {climb: {}}", "the measure 'climb' has no unit"),
      ("measures: {A B: {unit: km}}", "'A B' cannot be a measure"),
      ("tolerance: -1", "tolerance must be from 0 to 300,000 metres"),
    ] {
      let faults = try read("", links: "from,to,mode\na,b,road\n", settings: text).1
      #expect(faults.contains { $0.contains(fault) }, "\(faults)")
    }
  }
}
