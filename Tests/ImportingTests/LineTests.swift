import Importing
import Input
import Testing

@Suite struct LineTests {
  @Test func linesMeetWhereTheyEnd() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature("LineString", "[[10,47],[10.01,47.005],[10.02,47.01]]", "\"name\":\"Ridge\""),
        feature("LineString", "[[10.02,47.01],[10.03,47.01],[10.04,47.02]]", "\"name\":\"Ridge\""),
        feature("MultiLineString", "[[[10.03,47.01],[10.03,47.03]]]", "\"ref\":12"),
        feature("Point", "[10.04001,47.02001]", "\"name\":\"High Hut\""),
        feature("Point", "[11,47]", "\"name\":\"Far Hut\""), feature("Point", "[10,47]"),
        feature("Polygon", "[]")))
    #expect(imported.problems == [])
    #expect(
      imported.links == """
        from,to,mode,cost,directed,label
        junction-1,junction-2,road,2.639,false,Ridge
        junction-2,high-hut,road,1.346,false,Ridge
        junction-2,junction-3,road,2.224,false,12

        """)
    #expect(
      imported.places == """
        id,name,latitude,longitude
        junction-1,Junction 1,47,10
        junction-2,Junction 2,47.01,10.03
        high-hut,High Hut,47.02,10.04
        junction-3,Junction 3,47.03,10.03

        """)
    #expect(
      imported.report == [
        "Read m.geojson: 7 features, 3 lines and 2 points with a name.",
        "3 lines became 3 links between 4 places; a line is joined to another where one of them ends. Because fewer than two places have names, 3 unnamed places are called 'Junction' and a number.",
        "Joined: the lines at 1 unnamed node where one line only continues another.",
        "Left out: 1 named point more than 100 m from any point of a line.",
        "Left out: 1 feature without a line or point.", "Left out: 1 point without a name.",
      ])
  }

  @Test("Lines have modes and directions, also in the words of other languages")
  func modesAndDirections() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature(
          "LineString", "[[10,47],[10,48]]",
          "\"from\":\"A\",\"to\":\"B\",\"mode\":\"Via ferrata\",\"directed\":true"),
        feature(
          "LineString", "[[10,48],[10,49]]", "\"to\":\"C\",\"from\":\"B\",\"oneway\":\"Ja\""),
        feature(
          "LineString", "[[10,49],[11,49]]", "\"from\":\"C\",\"to\":\"D\",\"oneway\":-1"),
        feature(
          "LineString", "[[11,49],[12,49]]",
          "\"from\":\"D\",\"to\":\"E\",\"oneway\":\"maybe\""),
        feature(
          "LineString", "[[12,49],[13,49]]", "\"from\":\"E\",\"to\":\"F\",\"directed\":\"F\""),
        feature(
          "LineString", "[[13,49],[14,49]]", "\"from\":\"F\",\"to\":\"G\",\"oneway\":\"F\""),
        feature("Point", "[10,47]", "\"name\":\"A\"")))
    #expect(imported.problems == [])
    #expect(
      imported.links == """
        from,to,mode,cost,directed
        a,b,via-ferrata,111.195,true
        b,c,road,111.195,true
        d,c,road,72.95,true
        d,e,road,72.95,false
        e,f,road,72.95,false
        f,g,road,72.95,true

        """)
    #expect(
      imported.report.first == "Read m.geojson: 7 features, 6 lines and 1 point with a name.")
    #expect(
      imported.report.contains(
        "Read as two-way: the lines whose property 'directed' or 'oneway' is 'maybe'; a one-way "
          + "line has 'yes' or 'true'."), "\(imported.report)")
  }

  @Test func endsThatNearlyMeet() throws {
    let texts = collection(
      feature("LineString", "[[10,47],[10.01,47]]"),
      feature("LineString", "[[10.0101,47.00005],[10.02,47]]"),
      feature("LineString", "[[10.01,46.99995],[10.01,46.9]]"))
    let exact = try Imported(.geojson, "m.geojson", texts: texts)
    #expect(exact.places.split(separator: "\n").count == 7)
    let near = try Imported(
      .geojson, "m.geojson", options: ImportOptions(tolerance: 20), texts: texts)
    #expect(
      near.rows == [
        "junction-1,junction-2,road,0.758,false", "junction-2,junction-3,road,0.758,false",
        "junction-2,junction-4,road,11.12,false",
      ])
  }

  @Test(
    "A file can have one JSON value per line, with or without record separators",
    arguments: ["", "\u{1E}"])
  func valuesOnLines(separator: String) throws {
    let lines = ["[[10,47],[10.01,47]]", "[[10.01,47],[10.01,47.1]]"]
      .map { separator + feature("LineString", $0) + "\n" }
    let imported = try Imported(
      .geojson, "m.geojsonl", texts: ["m.geojsonl": lines.joined(separator: "\n")])
    #expect(imported.problems == [])
    #expect(
      imported.report.first == "Read m.geojsonl: 2 features, 2 lines and 0 points with a name.")
    if !separator.isEmpty {
      // If records have separators, a value can span several lines.
      let spread = lines.joined().replacing(",\"", with: ",\n\"")
      #expect(try Imported(.geojson, "m.geojsonl", texts: ["m.geojsonl": spread]).problems == [])
    }
    let broken = try Imported(
      .geojson, "m.geojsonl",
      texts: ["m.geojsonl": lines[0] + separator + feature("LineString", "[[10,47],[10,]]")])
    #expect(broken.problems.count == 1)
    let place = feature("LineString", "[[10,47],[10,").utf8.count - 2 + separator.utf8.count
    #expect(
      broken.problems.first?.hasPrefix("m.geojsonl:2:\(place):") == true, "\(broken.problems)")
  }

  /// A ring becomes two links, so it is not a self-loop.
  @Test func rings() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(feature("LineString", "[[0,0],[0,1],[1,1],[1,0],[0,0]]")))
    #expect(
      imported.rows == [
        "junction-1,junction-2,road,222.373,false", "junction-2,junction-1,road,222.39,false",
      ])
  }

  /// Each chain of lines becomes one link, in whatever order its lines come.
  @Test func chainsAreOneLink() throws {
    var pieces = (0..<60).map { "[[\(Double($0) / 100),50],[\(Double($0 + 1) / 100),50]]" }
    for round in 0..<5 {
      let imported = try Imported(
        .geojson, "m.geojson",
        texts: collection(feature("MultiLineString", "[\(pieces.joined(separator: ","))]")))
      #expect(imported.rows.count == 1)
      #expect(imported.rows.first?.contains(",road,42.") == true)
      pieces = pieces.enumerated().sorted {
        (($0.offset * 37 + round) % 60, 0) < (($1.offset * 37 + round) % 60, 0)
      }.map(\.element)
    }
  }

  @Test(arguments: [
    (
      "{\"type\":\"FeatureCollection\"}",
      "1:1: error: the collection has no features; a FeatureCollection has \"features\": [...]"
    ),
    ("[]", "1:1: error: this is not GeoJSON; export a FeatureCollection of lines and points"),
    (
      "{\"type\":\"Topology\",\"objects\":{},\"arcs\":[]}",
      "1:1: error: this is TopoJSON; export a FeatureCollection of lines and points"
    ),
    (
      "{\"version\":0.6,\"elements\":[]}",
      "1:1: error: this is Overpass JSON; ask Overpass for XML and read it with: import osm"
    ),
    (
      "{\"type\":\"LineString\",\"coordinates\":[[1,2],[500000,5400000]]}",
      "1:43: error: the position is not on the earth; positions are [longitude, latitude] in degrees: export in EPSG:4326 (WGS 84)"
    ),
    (
      "{\"type\":\"LineString\",\"coordinates\":[[1,2],[1]]}",
      "1:43: error: not a position; write [longitude, latitude], as in [24.03, 49.84]"
    ),
    (
      "{\"type\":\"LineString\",\"coordinates\":[[1,2],[1,2]]}",
      "1:1: error: no line connects two different places; a network needs lines with at least two points"
    ),
  ])
  func brokenMaps(text: String, message: String) throws {
    let problems = try Imported(.geojson, "m.json", texts: ["m.json": text]).problems
    #expect(problems == ["m.json:" + message])
  }

  @Test func projectedMapsAreToldOnce() throws {
    let positions = (0..<9).map { "[\(500_000 + $0),5400000]" }.joined(separator: ",")
    let line = feature("LineString", "[\(positions)]")
    let crs =
      "\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"urn:ogc:def:crs:EPSG::32718\"}}"
    let text = "{\"type\":\"FeatureCollection\",\(crs),\"features\":[\n\(line),\n\(line)]}"
    #expect(
      try Imported(.geojson, "m.geojson", texts: ["m.geojson": text]).problems == [
        "m.geojson:1:71: error: the coordinates are in EPSG:32718; export the file in EPSG:4326 (WGS "
          + "84), which uses degrees"
      ])
    let problems = try Imported(.geojson, "m.geojson", texts: collection(line, line, line)).problems
    #expect(problems.count == 2)
    #expect(problems.last?.contains("error: 2 more positions that are not on the earth") == true)
  }

  @Test func longitudesBeyondTheAntimeridianAreWrapped() throws {
    let imported = try Imported(
      .geojson, "m.geojson", texts: collection(feature("LineString", "[[190,1],[191,1],[175,1]]")))
    #expect(imported.problems == [])
    #expect(imported.features.first?.contains("[-170,1],[-169,1],[175,1]") == true)
    #expect(
      imported.report.contains(
        "Wrapped: 2 longitudes beyond 180 degrees, such as 190, which is -170."))
  }

  @Test func endsOfLinesHaveNames() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature("LineString", "[[1,1],[1,2]]", "\"from\":\"Alp\",\"to\":\"Bach\""),
        feature("LineString", "[[1,2],[1,3]]", "\"from\":\"Bach\",\"to\":\"Chur\"")))
    #expect(
      imported.rows.map { $0.split(separator: ",").prefix(2) } == [
        ["alp", "bach"], ["bach", "chur"],
      ])
  }

  @Test func linesOfOneLinkAreOne() throws {
    let line = feature("LineString", "[[1,1],[1,2]]")
    let imported = try Imported(.geojson, "m.geojson", texts: collection(line, line))
    #expect(imported.rows.count == 1)
    #expect(
      imported.report.contains(
        "Left out: 1 line with the same ends, length and label as another."))
  }

  @Test func lineOfOnePoint() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature("LineString", "[[1,1]]"), feature("LineString", "[[1,1],[1,2]]")))
    #expect(
      imported.problems == [
        "m.geojson:2:81: warning: the line has 1 point; a line needs at least two points; this one is left out"
      ])
    #expect(imported.rows.count == 1)
    let problems = try Imported(
      .geojson, "m.geojson", texts: collection(feature("LineString", "[[NaN,1],[1,2]]"))
    ).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("m.geojson:2:8") == true)
  }

  static let track = """
    <?xml version="1.0"?>
    <gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="x">
    <wpt lat="47.01" lon="10.01"><name>Hut</name></wpt><wpt lat="47.01" lon="10.01"/>
    <trk><name>Day 1</name><trkseg><trkpt lat="47" lon="10"/><trkpt lat="47.01" lon="10.01"/></trkseg>
    <trkseg><trkpt lat="47.0101" lon="10.0101"><ele>3</ele></trkpt><trkpt lat="47.02" lon="10.02"/></trkseg></trk>
    <trk><trkseg><trkpt lat="47.0201" lon="10.02"/><trkpt lat="47.03" lon="10.03"/></trkseg></trk>
    <rte><name>R</name><rtept lat="47.0301" lon="10.03"><name>Peak</name></rtept>
    <rtept lat="47.05" lon="10.03"><name>Lake &amp; Inn</name></rtept><rtept lat="47.06" lon="10.05"></rtept></rte>
    </gpx>
    """

  @Test func tracksOfAFolder() throws {
    let other = Self.track.replacing("<name>Day 1</name>", with: "<name>Day 2</name>")
      .replacing("lon=\"10", with: "lon=\"11")
    let imported = try Imported(
      .gpx, texts: ["a.gpx": Self.track, "b.GPX": other, "notes.txt": "x"])
    #expect(imported.problems == [])
    #expect(imported.report[0] == "Read .: 4 tracks, 2 routes and 6 points with a name.")
    #expect(imported.features.count == 10)
    let broken = try Imported(.gpx, texts: ["a.gpx": "<gpx><trk>", "b.gpx": "<gpx><wpt/></gpx>"])
    #expect(Set(broken.problems.map { $0.prefix(5) }) == ["a.gpx", "b.gpx"])
    #expect(
      try Imported(.gpx, texts: ["a.txt": ""]).problems == [
        ".:1:1: error: the folder has no GPX files; add files whose names end in .gpx"
      ])
  }

  @Test func tracksOfTheSameNameStayApart() throws {
    let days = [47.0, 47.02].map { start in
      "<trk><name>Hike</name><trkseg><trkpt lat=\"\(start)\" lon=\"10\"/>"
        + "<trkpt lat=\"\(start + 0.012)\" lon=\"10\"/></trkseg></trk>"
    }
    let file = try Imported(.gpx, "t.gpx", texts: ["t.gpx": "<gpx>\(days.joined())</gpx>"])
    #expect(file.rows.count == 2 && file.report.allSatisfy { !$0.hasPrefix("Bridged") })
    let folder = try Imported(
      .gpx, texts: ["1.gpx": "<gpx>\(days[0])</gpx>", "2.gpx": "<gpx>\(days[1])</gpx>"])
    #expect(folder.rows == file.rows)
  }

  @Test func tracksAndWaypoints() throws {
    let imported = try Imported(.gpx, "t.gpx", texts: ["t.gpx": Self.track])
    #expect(imported.problems == [])
    // The two tracks meet at a junction, which has no name.
    #expect(
      imported.features == [
        #"{"mode":"path","label":"Day 1"} [[10,47],[10.01,47.01]]"#,
        #"{"mode":"path","label":"Day 1"} [[10.01,47.01],[10.0101,47.0101],[10.02,47.02]]"#,
        #"{"mode":"path","label":"Track 2"} [[10.02,47.02],[10.03,47.03]]"#,
        #"{"mode":"path","label":"R"} [[10.03,47.03],[10.03,47.05]]"#,
        #"{"mode":"path","label":"R"} [[10.03,47.05],[10.05,47.06]]"#,
      ])
    #expect(imported.files["links.csv"] == nil && !imported.places.contains("unction"))
    #expect(
      imported.report.last
        == "Left out: 1 elevation of points, because only links have costs.")
    #expect(imported.places.contains("\nlake-inn,Lake & Inn,47.05,10.03\n"))
    #expect(imported.places.contains("\nday-1-start,\"Day 1, start\",47,10\n"))
  }

  @Test(arguments: [
    (
      "<gpx><trk><trkseg><trkpt lat=\"NaN\" lon=\"1\"/></trkseg></trk></gpx>",
      [
        "t.gpx:1:1: error: the <trkpt> has no valid position; it needs lat from -90 to 90 and lon from -180 to 180"
      ]
    ),
    (
      "<gpx><trk><trkseg><trkpt lat=\"1\" lon=\"1\"/></trkseg></trk></gpx>",
      [
        "t.gpx:1:1: error: no line connects two different places; a network needs lines with at least two points"
      ]
    ),
    (
      "<gpx><wpt lat=\"1\" lon=\"1\"><name>A</name></wpt></gpx>",
      [
        "t.gpx:1:1: error: no line connects two different places; there are only points: save them as a table, and read it with: import csv --nearest 3"
      ]
    ),
    ("", ["t.gpx:1:1: error: this is an empty file, not GPX; download or export it again"]),
  ])
  func brokenTracks(text: String, messages: [String]) throws {
    #expect(try Imported(.gpx, "t.gpx", texts: ["t.gpx": text]).problems == messages)
  }

  @Test func cutTracksAreReported() throws {
    for length in stride(from: 0, to: Self.track.utf8.count - 7, by: 11) {
      let text = String(decoding: Self.track.utf8.prefix(length), as: UTF8.self)
      #expect(try Imported(.gpx, "t.gpx", texts: ["t.gpx": text]).files.isEmpty)
    }
  }
}
