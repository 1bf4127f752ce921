import Importing
import Testing

@Suite struct JunctionTests {
  @Test("If at least two places have names, unnamed ends of lines are junctions")
  func junctions() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature("LineString", "[[10,47],[10.01,47.01],[10.02,47.02]]", "\"name\":\"Ridge\""),
        feature("LineString", "[[10.04,47],[10.02,47.02]]", "\"ref\":\"7\",\"oneway\":\"-1\""),
        feature("LineString", "[[10.02,47.02],[10.02,47.04]]"),
        feature("Point", "[10,47]", "\"name\":\"Low Hut\""),
        feature("Point", "[10.04,47]", "\"name\":\"High Hut\"")))
    #expect(imported.problems == [])
    #expect(imported.files.keys.sorted() == ["links.geojson", "network.yml", "places.csv"])
    #expect(
      imported.places
        == "id,name,latitude,longitude\nlow-hut,Low Hut,47,10\nhigh-hut,High Hut,47,10.04\n")
    #expect(
      imported.features == [
        #"{"mode":"road","label":"Ridge"} [[10,47],[10.01,47.01],[10.02,47.02]]"#,
        #"{"mode":"road","label":"7","directed":true} [[10.02,47.02],[10.04,47]]"#,
        #"{"mode":"road"} [[10.02,47.02],[10.02,47.04]]"#,
      ])
    #expect(imported.settings.contains("\n# tolerance: 0\n"))
    #expect(imported.settings.contains("summary: \"2 places and 3 links of 2 roads.\"\n"))
    #expect(
      imported.report.dropFirst() == [
        "3 lines became 3 links between 2 places and 2 junctions; a line is joined to another where one of them ends. A junction has no name and no page; to make it a place, add a row with its position to places.csv."
      ])
  }

  @Test(
    "Ends that nearly meet are reported, unless the user gives a tolerance",
    arguments: [true, false])
  func gaps(hasPlaces: Bool) throws {
    // The ends of the first two lines are 4 m apart. The third line is only 7 m long, but its own
    // two ends do not count as nearly meeting.
    let texts = collection(
      feature("LineString", "[[10,47],[10.01,47]]"),
      feature("LineString", "[[10.01005,47],[10.02,47]]"),
      feature("LineString", "[[10.02,47],[10.02,47.00006]]"),
      feature("Point", "[10,47]", hasPlaces ? "\"name\":\"A\"" : ""),
      feature("Point", "[10.02,47]", "\"name\":\"B\""))
    let silent = try [0, 5].map { tolerance in
      try Imported(
        .geojson, "m.geojson", options: ImportOptions(tolerance: tolerance), texts: texts)
    }
    #expect(silent.allSatisfy { $0.problems == [] })
    #expect(
      silent.allSatisfy { $0.settings.contains("\ntolerance: 0\n") == hasPlaces })
    let imported = try Imported(.geojson, "m.geojson", texts: texts)
    #expect(
      imported.problems == [
        "m.geojson:1:1: warning: 2 line ends are within 10 m of another but do not meet it, the first "
          + "at [10.01, 47.0]; if they should meet, try --tolerance 5"
      ])
    #expect(!imported.settings.contains("\ntolerance:"))
    #expect((imported.files["links.csv"] == nil) == hasPlaces)
  }

  @Test("Ends of tracks that are farther apart than the default tolerance are reported")
  func tracks() throws {
    // Ends at most 50 m apart are joined; these are 76 m apart.
    let point = { (longitude: Double) in "<trkpt lat=\"47\" lon=\"\(longitude)\"/>" }
    let track = { (points: [Double]) in "<trk><trkseg>\(points.map(point).joined())</trkseg></trk>"
    }
    let imported = try Imported(
      .gpx, "t.gpx",
      texts: ["t.gpx": "<gpx>\(track([10, 10.01]))\(track([10.011, 10.02]))</gpx>"])
    #expect(
      imported.problems == [
        "t.gpx:1:1: warning: 2 line ends are within 100 m of another but do not meet it, the first "
          + "at [10.01, 47.0]; if they should meet, try --tolerance 100"
      ])
  }

  @Test("With a tolerance, no link is shorter than the great circle between its ends")
  func snappedLengths() throws {
    let imported = try Imported(
      .geojson, "m.geojson", options: ImportOptions(tolerance: 10),
      texts: collection(
        feature("LineString", "[[10,47],[10.01,47]]"),
        feature("LineString", "[[10.0101,47],[10.02,47]]"),
        feature("LineString", "[[10.0101,47],[10.0101,47.00005]]")))
    let lengths = imported.rows.compactMap { $0.split(separator: ",")[3] }.compactMap { Double($0) }
    // The great circles between the ends of the two links are 1.516 km long in total.
    #expect(lengths.reduce(0, +) >= 1.516, "\(imported.rows)")
    #expect(
      imported.report.contains("Left out: 1 part of a line whose ends the tolerance joins."))
  }

  @Test("Points that are equal after rounding are one point")
  func rounding() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature("LineString", "[[10,47],[10.01,47.01]]"),
        feature("LineString", "[[10.0100000004,47.0099999996],[10.02,47]]"),
        feature("LineString", "[[10.01,47.01],[10.0100000001,47.0100000001]]")))
    #expect(imported.rows == ["junction-1,junction-2,road,2.692,false"])
    #expect(imported.report.contains("Left out: 1 line with only one point."))
  }

  @Test("Properties that most features have become facts, and the others are listed")
  func properties() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature(
          "LineString", "[[10,47,900],[10.01,47.01]]",
          "\"ref\":\"1\",\"surface\":\"mud\",\"lit\":true,\"in_article\":\"x\",\"no\":null,\"parts\":[1]"
        ),
        feature(
          "LineString", "[[10.01,47.01],[10.02,47]]",
          "\"ref\":\"1\",\"surface\":\"gravel\",\"lit\":true,\"in_article\":\"x\""),
        feature("LineString", "[[10.02,47],[10.03,47]]", "\"width\":2.5"),
        feature(
          "Point", "[10,47,900]", "\"name\":\"Hut\",\"beds\":3,\"country\":\"Austria\""),
        feature("Point", "[10.02,47]", "\"name\":\"Inn\""),
        feature("Point", "[10.03,47]", "\"name\":\"Pass\",\"warden\":\"\""),
        feature("Point", "[11,47]", "\"name\":\"Far\",\"beds\":\"12\",\"country\":\"Italy\""),
        feature("Polygon", "[]", "\"area\":3")))
    #expect(imported.problems == [])
    #expect(
      imported.places == """
        id,name,latitude,longitude,beds,source_country
        hut,Hut,47,10,3,Austria
        inn,Inn,47,10.02,,
        pass,Pass,47,10.03,,

        """)
    // Lines with different surfaces are joined into a link without a surface.
    #expect(
      imported.links == """
        from,to,mode,cost,directed,label,surface,lit,source_in_article
        hut,inn,road,2.692,false,1,,yes,x
        inn,pass,road,0.758,false,,,,

        """)
    #expect(
      imported.report.suffix(4) == [
        "Kept as facts of places: the properties 'beds' and 'country (as source_country)'.",
        "Kept as facts of links: the properties 'surface', 'lit' and 'in_article (as source_in_article)'.",
        "Left out: the properties 'parts', 'warden' and 'width'.",
        "Left out: 2 elevations of points, because only links have costs.",
      ])
  }

  @Test("Lines between junctions keep their properties, apart from costs")
  func propertiesOfLinesAlone() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature(
          "LineString", "[[10,47],[10.01,47]]", "\"minutes\":5,\"cost\":2,\"surface\":\"mud\""),
        feature("LineString", "[[10.01,47],[10.02,47]]", "\"minutes\":6,\"cost\":3,\"time\":1"),
        feature(
          "LineString", "[[10.01,47],[10.01,47.1]]", "\"minutes\":7,\"cost\":4,\"surface\":\"ice\""),
        feature("Point", "[10,47]", "\"name\":\"A\""),
        feature("Point", "[10.02,47]", "\"name\":\"B\"")))
    #expect(
      imported.features.map { $0.prefix { $0 != "[" } } == [
        #"{"mode":"road","cost":"2","time":"5","surface":"mud"} "#,
        #"{"mode":"road","cost":"3","time":"6"} "#,
        #"{"mode":"road","cost":"4","time":"7","surface":"ice"} "#,
      ])
  }

  @Test("At most 200 properties are kept")
  func manyProperties() throws {
    let many = (1...214).map { "\"p\($0 + 100)\":1" }.joined(separator: ",")
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(feature("LineString", "[[10,47],[10.01,47.01]]", many)))
    #expect(imported.links.contains(",p300\n"))
    #expect(imported.report.last?.hasSuffix("'p311', 'p312' and 2 others.") == true)
  }
}
