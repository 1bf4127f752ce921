import Importing
import Input
import Testing

@Suite struct FurtherColumnTests {
  @Test func tagsOfOneTextHaveAFixedOrder() throws {
    // The order of a dictionary differs between runs. Without a fixed order of the tags, a
    // different tag would become the cost in most runs.
    let tags = ["minutes", "hours", "duration", "seconds", "price", "fee"].enumerated()
      .map { "\\\"\($1)\\\"=>\\\"\($0 + 2)\\\"" }.joined(separator: ",")
    let text =
      "{\"type\":\"Feature\",\"properties\":{\"other_tags\":\"\(tags)\"},"
      + "\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[10,50],[10.1,50]]}}"
    let imported = try Imported(
      .geojson, "a.geojson",
      texts: ["a.geojson": "{\"type\":\"FeatureCollection\",\"features\":[\(text)]}"])
    let costs =
      "Costs are from the property 'duration', in minutes; 'hours', 'minutes' and 'seconds' are "
      + "measures, and so is the length. If lines are joined, their costs are added."
    #expect(imported.report.contains { $0.hasPrefix(costs) }, "\(imported.report)")
  }

  @Test func columnsBecomeFactsAndMeasures() throws {
    let imported = try Imported(
      .csv,
      texts: [
        "p.csv":
          "name,lat,lon,Beds,region,,Beds,geonameid,type\nAsh,46,11,\"12, and 4\",North,a,x,7,hut\nBirch,46,12,,,,,,\n",
        "l.csv":
          "id,from,to,Time (min),km,km,note,regions\n1,Ash,Birch,90,\"4,5\",7,steep,\n2,Birch,Ash,90,\"4,5\",7,,\n",
      ])
    #expect(imported.problems == [])
    #expect(
      imported.places == """
        id,name,latitude,longitude,Beds,source_region,Beds-2,geonameid,type
        ash,Ash,46,11,"12, and 4",North,x,7,hut
        birch,Birch,46,12,,,,,

        """)
    #expect(
      imported.links == """
        from,to,mode,cost,directed,length,length-2,note,regions
        ash,birch,road,90,false,4.5,7,steep,
        birch,ash,road,90,false,4.5,7,,

        """)
    #expect(
      imported.settings.contains(
        """
        measures:
          length: {unit: km}
          length-2: {unit: km}

        """))
    #expect(imported.settings.contains("2 places and 1 link"))
    #expect(
      imported.report.filter { $0.contains("column") || $0.contains("measure") } == [
        "Kept as facts: the columns 'note' and 'regions'.",
        "Kept as a measure: km (as length), in km; routes can be planned by it.",
        "Kept as a measure: km (as length-2), in km; routes can be planned by it.",
        "Left out: the column 'id'.",
        "Kept as facts: the columns 'Beds', 'region (as source_region)', 'Beds (as Beds-2)', "
          + "'geonameid' and 'type'.",
        "Left out: 1 column without a name.",
      ])
  }

  @Test func namesInALanguageKeepTheirColumn() throws {
    let imported = try Imported(
      .csv,
      texts: [
        "p.csv": "name,lat,lon,name_uk,name_official\nAsh,46,11,Еш,Town of Ash\nElm,46,12,,\n",
        "l.csv": "from,to,km\nAsh,Elm,7\n",
      ])
    // The build reads a column `name_X` as names in the language X.
    let header = "id,name,latitude,longitude,name_uk,source_name_official\n"
    #expect(imported.problems == [] && imported.places.hasPrefix(header))
  }

  @Test func aCostThatSomeRowsLackIsAFact() throws {
    let imported = try Imported(
      .csv, "l.csv", texts: ["l.csv": "from,to,km,minutes\nA,B,7,90\nB,C,8,\n"])
    #expect(
      imported.links
        == "from,to,mode,cost,directed,minutes\na,b,road,7,false,90\nb,c,road,8,false,\n")
    #expect(!imported.settings.contains("measures"))
  }

  @Test func veryManyColumnsAreNotKept() throws {
    let header = (1...300).map { ",c\($0)" }.joined()
    let imported = try Imported(.csv, "l.csv", texts: ["l.csv": "from,to\(header)\nA,B,1\n"])
    #expect(imported.links.contains(",c200\na,b,road,,false,1,,"))
    #expect(imported.report.contains { $0.hasPrefix("Left out: the columns 'c201', 'c202',") })
  }

  private static let points = ["A", "B", "C"].enumerated().map {
    feature("Point", "[\($0.offset),0]", "\"name\":\"\($0.element)\"")
  }

  @Test func timesAndCostsOfLinesAreThoseOfLinks() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature("LineString", "[[0,0],[1,0]]", "\"minutes\":90.5,\"cost\":\"7\",\"length_km\":1"),
        feature(
          "MultiLineString", "[[[1,0],[1.25,0]],[[1.25,0],[2,0]]]",
          "\"minutes\":\"2:00\",\"cost\":4.5"),
        Self.points[0], Self.points[1], Self.points[2]))
    #expect(imported.problems == [])
    #expect(
      imported.links
        == "from,to,mode,cost,directed,time\na,b,road,7,false,90.5\nb,c,road,4.5,false,120\n")
    #expect(
      imported.settings.contains("unit: {name: units, singular: unit, symbol: units, decimals: 1}"))
    #expect(
      imported.settings.contains(
        """
        measures:
          time: {unit: {name: minutes, singular: minute, symbol: min, decimals: 1}}
          length: {unit: km}

        """))
    #expect(
      imported.report.contains(
        "Costs are from the property 'cost', in units; 'minutes' is a measure, and so is the length. If lines are joined, their costs are added."
      ))
    #expect(
      imported.report.contains(
        "Left out: the property 'length_km', because lengths are measured along the lines."))
  }

  @Test func theCostOfACollectionIsDividedAmongItsLines() throws {
    let lines = ["[[0,0],[0.25,0]]", "[[0.25,0],[1,0]]"].map {
      "{\"type\":\"LineString\",\"coordinates\":\($0)}"
    }
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        "{\"type\":\"Feature\",\"properties\":{\"cost\":4},\"geometry\":"
          + "{\"type\":\"GeometryCollection\",\"geometries\":[\(lines.joined(separator: ","))]}}",
        Self.points[0], Self.points[1]))
    #expect(imported.links.hasSuffix("a,b,road,4,false\n"), "\(imported.links)")
  }

  @Test func linesBetweenJunctionsStateTheirCosts() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature("LineString", "[[0,0],[1,0]]", "\"minutes\":10"),
        feature("LineString", "[[1,0],[1,1]]", "\"minutes\":20"),
        feature("LineString", "[[1,0],[2,0]]", "\"minutes\":30"),
        Self.points[0], Self.points[2]))
    #expect(
      imported.features.map { $0.prefix { $0 != "}" } } == [
        "{\"mode\":\"road\",\"cost\":\"10\"", "{\"mode\":\"road\",\"cost\":\"20\"",
        "{\"mode\":\"road\",\"cost\":\"30\"",
      ])
    #expect(imported.settings.contains("measures:\n  length: {unit: km}\n"))
  }

  @Test func aCostThatSomeLinesLackIsLeftOut() throws {
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: collection(
        feature("LineString", "[[0,0],[1,0]]", "\"minutes\":10"),
        feature("LineString", "[[1,0],[2,0]]", "\"minutes\":\"short\""),
        Self.points[0], Self.points[1], Self.points[2]))
    #expect(imported.rows == ["a,b,road,111.195,false", "b,c,road,111.195,false"])
    #expect(
      imported.report.contains(
        "Left out: the property 'minutes', a cost or time with a valid value on 1 of 2 lines; every line must have one."
      )
    )
  }
}
