import Importing
import Testing

/// Nodes without a name, which routes lead through.
@Suite struct JunctionTests {
  @Test("With two named places, nodes without a name are junctions, and lines are all there is")
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
    #expect(imported.settings.contains("\ntolerance: 0\n"))
    #expect(imported.settings.contains("summary: \"2 places and 3 links of 2 roads.\"\n"))
    #expect(
      imported.report.dropFirst() == [
        "3 lines became 3 links between 2 places and 2 junctions, where ends meet exactly. A junction has no name and no page; a row of places.csv at its position makes it a place."
      ])
  }

  @Test("Points that are one in the files are one")
  func rounding() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature("LineString", "[[10,47],[10.01,47.01]]"),
        feature("LineString", "[[10.0100000004,47.0099999996],[10.02,47]]"),
        feature("LineString", "[[10.01,47.01],[10.0100000001,47.0100000001]]")))
    #expect(imported.rows == ["junction-1,junction-2,road,2.692,false"])
    #expect(imported.report.contains("Left out: 1 line of one point."))
  }

  @Test("The properties of features that are not read are named, and elevations are counted")
  func properties() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature(
          "LineString", "[[10,47,900],[10.01,47.01]]",
          "\"name\":\"A\",\"surface\":\"mud\",\"empty\":null,\"oneway\":\"no\""),
        feature("Point", "[10,47,900]", "\"name\":\"Hut\",\"beds\":3"),
        feature("Polygon", "[]", "\"area\":3")))
    #expect(
      imported.report.suffix(2) == [
        "Left out: the properties 'beds' and 'surface'.",
        "Left out: 2 elevations of points: links have costs, points have none.",
      ])
    let many = (1...14).map { "\"p\($0 + 10)\":1" }.joined(separator: ",")
    let report = try Imported(
      .geojson, "m.geojson",
      texts: collection(feature("LineString", "[[10,47],[10.01,47.01]]", many))
    ).report
    #expect(report.last?.hasSuffix("'p21', 'p22' and 2 others.") == true)
  }
}
