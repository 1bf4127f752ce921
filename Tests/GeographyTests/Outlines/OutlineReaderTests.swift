import Geography
import Growth
import Input
import Testing

@Suite struct OutlineReaderTests {
  /// Reads a collection with the given features, one per line starting at line 2.
  private func read(
    _ features: [String], countries: Set<String>? = nil, codes: [String: String] = [:],
    names: OutlineNames = OutlineNames(),
    covered: Set<String> = []
  ) -> (OutlineCollection, [String]) {
    let text =
      "{\"type\":\"FeatureCollection\",\"features\":[\n" + features.joined(separator: ",\n")
      + "\n]}"
    var collection = OutlineCollection()
    var diagnostics = Diagnostics()
    collection.read(
      Array(text.utf8), path: "p.geojson", countries: countries, codes: codes, names: names,
      covered: covered,
      into: &diagnostics)
    return (collection, diagnostics.all.map(\.description))
  }

  private func feature(
    _ properties: String = "\"ISO_A2\":\"UA\"", id: String = "", coordinates: String
  ) -> String {
    "{\"type\":\"Feature\",\(id)\"properties\":{\(properties)},"
      + "\"geometry\":{\"type\":\"Polygon\",\"coordinates\":\(coordinates)}}"
  }

  private let ring = "[[[0,0],[0,1],[1,1],[0,0]]]"

  @Test func readsNaturalEarthsNames() throws {
    let (collection, messages) = read([
      feature("\"iso_a2\":\"ua\",\"Name\":\"Lviv\",\"pop\":3,\"id\":7", coordinates: ring),
      feature("\"ISO_A2\":\"-99\",\"ISO_A2_EH\":\"FR\"", id: "\"id\":9,", coordinates: ring),
      feature("\"ISO_A2\":\"-99\"", coordinates: ring),
      "{\"type\":\"Feature\",\"properties\":{\"ISO_A2\":\"VA\"},"
        + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[12.4534,41.9033]}}",
    ])
    #expect(messages == [])
    try #require(collection.features.count == 4)
    #expect(collection.features.map(\.id) == [7, 9, 3, 4])
    #expect(collection.features.map(\.countryCode) == ["UA", "FR", "", "VA"])
    #expect(collection.features[0].name == "Lviv")
    #expect(collection.propertyNames.contains("pop"))
    #expect(collection.features[3].marker == Coordinate(latitude: 41.9033, longitude: 12.4534))
  }

  @Test func readsCodesWithGaps() {
    let (collection, messages) = read([
      feature("\"ISO_A2\":\"CN-TW\",\"ISO_A2_EH\":\"TW\"", coordinates: ring),
      feature("\"ISO_A2\":\"-99\",\"WB_A2\":\"FR\"", coordinates: ring),
      feature("\"iso_a2\":\"-1\",\"wb_a2\":\"-99\"", coordinates: ring),
      feature(
        "\"ISO_A2\":\"AQ\"",
        coordinates: "[[[180.0000000000002,0],[179,1],[179,0],[180.0000000000002,0]]]"),
    ])
    #expect(messages == [])
    #expect(collection.features.map(\.countryCode) == ["TW", "FR", "", "AQ"])
  }

  @Test func readsThreeLettersIfAllOtherCodesAreMissing() {
    func named(_ name: String, _ code: String, _ others: String = "\"-99\"") -> String {
      feature(
        "\"ISO_A2\":\(others),\"ISO_A3\":\"-99\",\"WB_A2\":\(others),\"ADM0_A3\":\"\(code)\","
          + "\"NAME\":\"\(name)\"", coordinates: ring)
    }
    let (collection, messages) = read(
      [
        named("Norway", "NOR"), named("N. Cyprus", "CYN"), named("Land", "-99"),
        named("Norway", "NOR", "-99"), named("Ukraine", "XXX", "\"UA\""),
        feature("\"ADM0_A3\":\"nor\"", coordinates: ring),
      ], countries: ["NO", "UA"], codes: ["NOR": "NO", "UKR": "UA"])
    #expect(collection.features.map(\.countryCode) == ["NO", "", "", "NO", "UA", "NO"])
    #expect(
      messages == [
        "p.geojson:1:1: warning: outlines that match no country of the site are drawn as land: "
          + "N. Cyprus; their \"ISO_A2\" or \"ADM0_A3\" must be a code in countries/facts.tsv"
      ])
    let several = read(
      ["A", "B", "C", "D"].map { named($0, "X\($0)X") }, countries: ["NO"], codes: ["NOR": "NO"]
    ).1
    #expect(several.count == 1)
    #expect(several.first?.contains(": A, B, C and 1 more; ") == true)
    // If no countries are given, no code counts as unknown.
    #expect(read([named("A", "XAX")]).1 == [])
  }

  @Test func aNegativeNumberStandsForNoCountry() {
    let (collection, messages) = read([
      feature("\"ISO_A2\":-99", coordinates: ring),
      feature("\"ISO_A2\":-99,\"WB_A2\":\"FR\"", coordinates: ring),
    ])
    #expect(messages == [])
    #expect(collection.features.map(\.countryCode) == ["", "FR"])
    #expect(
      read([feature("\"ISO_A2\":578", coordinates: ring)]).1
        == ["p.geojson:2:42: error: a country code that is not a text"])
  }

  @Test func aNegativeNumberStandsForNoID() {
    let (collection, messages) = read([
      feature("\"ISO_A2\":\"UA\",\"NE_ID\":-99", coordinates: ring),
      feature("\"ISO_A2\":\"FR\",\"NE_ID\":-99", coordinates: ring),
      feature("\"ISO_A2\":\"PL\",\"NE_ID\":\"-99\"", coordinates: ring),
    ])
    #expect(messages == [])
    #expect(collection.features.map(\.id) == [1, 2, 3])
  }

  @Test func readsPropertiesOfOtherNames() {
    var names = OutlineNames()
    names.code.insert("land", at: 0)
    names.name.insert("label", at: 0)
    names.id.insert("number", at: 0)
    let (collection, messages) = read(
      [
        feature(
          "\"Land\":\"ua\",\"iso_a2\":\"PL\",\"LABEL\":\"A\",\"name\":\"B\",\"number\":8",
          coordinates: ring)
      ], names: names)
    #expect(messages == [])
    #expect(collection.features.map(\.countryCode) == ["UA"])
    #expect(collection.features.map(\.name) == ["A"])
    #expect(collection.features.map(\.id) == [8])
  }

  @Test func idsMayBeCodesOfThreeLetters() {
    var names = OutlineNames()
    let features = ["AFG", "UKR", "-99", "-99"].map {
      feature("\"name\":\"\($0)\"", id: "\"id\":\"\($0)\",", coordinates: ring)
    }
    let nameless = read(features, names: names).1
    #expect(
      nameless == [
        "p.geojson:2:43: error: the feature has no country code; if its id is the country code, "
          + "write outlines: {code: id} in site.yml",
        "p.geojson:3:43: error: 3 more features without a country code",
      ])
    names.code.insert("id", at: 0)
    let (collection, messages) = read(
      features, countries: ["AF", "UA"], codes: ["AFG": "AF", "UKR": "UA"], names: names)
    #expect(messages == [])
    #expect(collection.features.map(\.countryCode) == ["AF", "UA", "", ""])
    #expect(collection.features.map(\.id) == [1, 2, 3, 4])
  }

  @Test func readsTheAreasOfGeometryCollections() {
    let (collection, messages) = read([
      "{\"type\":\"Feature\",\"properties\":{\"ISO_A2\":\"UA\"},\"geometry\":{\"type\":"
        + "\"GeometryCollection\",\"geometries\":[{\"type\":\"Point\",\"coordinates\":[1,1]},"
        + "{\"type\":\"Polygon\",\"coordinates\":\(ring)},"
        + "{\"type\":\"MultiPolygon\",\"coordinates\":[[[[5,5],[5,6],[6,6],[5,5]]]]}]}}"
    ])
    #expect(messages == [])
    #expect(collection.features.first?.isArea == true)
    let atlas = Atlas(collection, worldview: .asInData)
    #expect(atlas.countries.first?.polygons.count == 2)
  }

  @Test func projectedOutlinesAreToldOnce() {
    let ring = "[[[500000,5000000],[500000,5000001],[500001,5000001],[500000,5000000]]]"
    var collection = OutlineCollection()
    var diagnostics = Diagnostics()
    let crs = "\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"EPSG:3857\"}}"
    let features = [String](repeating: feature(coordinates: ring), count: 3).joined(separator: ",")
    for head in [crs, "\"name\":\"x\""] {
      collection.read(
        Array("{\"type\":\"FeatureCollection\",\(head),\"features\":[\(features)]}".utf8),
        path: "p", into: &diagnostics)
    }
    #expect(
      diagnostics.all.map(\.message) == [
        "the coordinates are in EPSG:3857", "the latitude 5000000.0 is beyond a pole",
        "2 more positions that are not on the earth",
      ])
  }

  @Test func leavesOutAreasThatAreKnown() {
    let (collection, messages) = read(
      [
        feature("\"ISO_A2\":\"UA\"", coordinates: ring),
        feature("\"ISO_A2\":\"PL\"", coordinates: ring),
      ], covered: ["UA"])
    #expect(messages == [])
    #expect(collection.features.map(\.countryCode) == ["PL"])
  }

  @Test func countriesOfAWorldAreNotAllMisspelt() {
    let codes = ["AF", "AL", "AL", "DZ", "AD", "AO", "AG"]
    let (collection, messages) = read(
      codes.map { feature("\"ISO_A2\":\"\($0)\"", coordinates: ring) }, countries: ["UA"])
    #expect(
      messages == [
        "p.geojson:1:1: warning: 6 countries, such as AF, AL, DZ, are not countries of the site: they "
          + "are drawn as land; countries/facts.tsv lists the countries of the site"
      ])
    #expect(collection.features.allSatisfy { $0.countryCode.isEmpty })
  }

  @Test func aFewCountriesOfAnotherSiteAreNotMisspelt() {
    let (_, messages) = read(
      ["AT", "AU", "DE"].map { feature("\"ISO_A2\":\"\($0)\"", coordinates: ring) },
      countries: ["AT", "DE"])
    #expect(
      messages == [
        "p.geojson:1:1: warning: AU is not a country of the site: it is drawn as land; "
          + "countries/facts.tsv lists the countries of the site"
      ])
  }

  @Test func anIdOfTheLargestNumberLeavesRoomForOthers() {
    let (collection, messages) = read([
      feature(id: "\"id\":2,", coordinates: ring),
      feature(coordinates: ring),
      feature(id: "\"id\":9223372036854775807,", coordinates: ring),
      feature(coordinates: ring),
    ])
    #expect(messages == [])
    #expect(collection.features.map(\.id) == [2, 1, Int.max, 4])
  }

  @Test func featuresWithoutIdsOfTwoFilesTakeTimeInProportion() {
    let ratio = Growth.ratio(5_000) { count in
      let features = [String](repeating: feature(coordinates: ring), count: count)
      return Array(
        "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}".utf8)
    } work: { bytes in
      var collection = OutlineCollection()
      var diagnostics = Diagnostics()
      for path in ["a", "b"] {
        collection.read(bytes, path: path, into: &diagnostics)
      }
      #expect(diagnostics.isEmpty)
      #expect(collection.features.last?.id == collection.features.count)
    }
    #expect(ratio < Growth.limit)
  }

  @Test func errorsOfRoundingAtTheEdgeAreTaken() {
    let (collection, messages) = read([
      feature(
        coordinates:
          "[[[180.0000000000002,0],[179,1],[180,90.00000000000001],[180.0000000000002,0]]]")
    ])
    #expect(messages == [])
    #expect(collection.features.first?.isArea == true)
  }

  @Test func aTextThatNoPageCanShowIsReported() {
    let (_, messages) = read([
      feature("\"ISO_A2\":\"UA\",\"name\":\"a\\u0000\",\"note\":\"\u{FFFF}\"", coordinates: ring)
    ])
    #expect(
      messages == [
        "p.geojson:2:54: error: the character U+0000 cannot be shown on a page; remove it",
        "p.geojson:2:71: error: the character U+FFFF cannot be shown on a page; remove it",
      ])
  }

  @Test(arguments: [
    ("[[[0,0],[1,1]]]", ":92: error: a ring of two positions"),
    ("[[]]", ":92: error: a ring of no positions"),
    ("[[[0,0],[0,91],[1,1],[0,0]]]", ":102: error: the latitude 91.0 is beyond a pole"),
    ("[[[0,0],[120,100],[1,1],[0,0]]]", ":104: error: the latitude 100.0 is beyond a pole"),
    ("[[[0,0],[181,1],[1,1],[0,0]]]", ":100: error: the longitude 181.0 is beyond"),
    ("[[[0,0],[0,1],[1,1],[1,0]]]", ":92: error: a ring that is not closed"),
    ("[[[0,0],[0,1],[0,2],[0,0]]]", ":92: error: a ring that encloses no area"),
    ("[[[0,0],[0],[1,1],[0,0]]]", ":99: error: not a position"),
    ("[[[0,0],\"x\",[1,1],[0,0]]]", ":99: error: not a position"),
    ("[3]", ":92: error: a ring of no positions"), ("{}", ":91: error: not a list of rings"),
  ])
  func reportsRings(coordinates: String, message: String) throws {
    let (_, messages) = read([feature(coordinates: coordinates)])
    try #require(messages.count == 1)
    #expect(messages[0].hasPrefix("p.geojson:2" + message))
  }

  @Test func ringsWithoutAnAreaAreLeftOutOfFeaturesThatHaveOthers() {
    let flat = "[[0,0],[0,0.0000001],[0.0000001,0],[0,0]]"
    let triangle = "[[0,0],[0,9],[9,9],[0,0]]"
    let (collection, messages) = read([feature(coordinates: "[\(triangle),\(flat),\(flat)]")])
    #expect(collection.features.first?.isArea == true)
    #expect(messages.count == 2)
    for message in messages {
      #expect(message.contains(": warning: a ring that encloses no area is left out; "))
    }
  }

  @Test func reportsCountriesAndIds() throws {
    let (collection, messages) = read(
      [
        feature("\"ISO_A2\":\"UK\"", id: "\"id\":1,", coordinates: ring),
        feature("\"name\":\"?\"", id: "\"id\":1,", coordinates: ring),
        feature(id: "\"id\":[],", coordinates: ring),
        "{\"type\":\"Feature\",\"properties\":{\"ISO_A2\":\"UA\"},\"geometry\":null}",
        "{\"type\":\"Feature\",\"properties\":{\"ISO_A2\":\"UA\"},"
          + "\"geometry\":{\"type\":\"MultiPoint\",\"coordinates\":[]}}",
        "[]",
      ], countries: ["UA", "GB", "UG"])
    #expect(
      messages.map { $0.split(separator: ";").first.map(String.init) ?? "" } == [
        "p.geojson:2:49: error: unknown country 'UK'",
        "p.geojson:3:24: error: two features have the id 1",
        "p.geojson:3:39: error: the feature has no country code",
        "p.geojson:4:24: error: an id that is neither a whole number nor a text",
        "p.geojson:5:59: error: the feature has no geometry",
        "p.geojson:6:67: error: outlines cannot have this geometry",
        "p.geojson:7:1: error: not a feature",
      ])
    #expect(collection.features.count == 3)
  }

  @Test(arguments: ["[]", "{}", "{\"type\":\"Topology\"}", "{\"type\":\"FeatureCollection\"}"])
  func reportsOtherFiles(text: String) {
    var collection = OutlineCollection()
    var diagnostics = Diagnostics()
    collection.read(Array(text.utf8), path: "p", into: &diagnostics)
    #expect(diagnostics.hasErrors && collection.features.isEmpty)
  }

  @Test func putsWindingRight() throws {
    // Exterior rings are anticlockwise in RFC 7946, and clockwise in Natural Earth.
    for coordinates in ["[[[0,0],[1,0],[1,1],[0,0]]]", "[[[0,0],[1,1],[1,0],[0,0]]]"] {
      let (collection, _) = read([feature(coordinates: coordinates)])
      let atlas = Atlas(collection, worldview: .asInData)
      #expect(atlas.countries[0].polygons.count == 1)
      #expect(atlas.arcs[0].right == 0 && atlas.arcs[0].left == nil)
    }
  }

  @Test func readsLinesThatAreNobodys() {
    let text = """
      {"type": "FeatureCollection", "features": [
      {"type": "Feature", "id": 7, "properties": {}, "geometry":
        {"type": "LineString", "coordinates": [[1, 2], [3, 4]]}},
      {"type": "Feature", "id": 8, "properties": {}, "geometry":
        {"type": "MultiLineString", "coordinates": [[[1, 2], [3, 4]], [[5, 6]], [[7, 99], [8, 9]]]}}
      ]}
      """
    var diagnostics = Diagnostics()
    var collection = OutlineCollection()
    collection.read(Array(text.utf8), path: "l.geojson", into: &diagnostics)
    #expect(collection.features.map { $0.lines.map(\.count) } == [[2], [2]])
    #expect(collection.features.allSatisfy { !$0.isArea && $0.countryCode.isEmpty })
    #expect(
      diagnostics.all.map { "\($0.location.line) \($0.message)" } == [
        "5 a line of fewer than two positions", "5 the latitude 99.0 is beyond a pole",
      ])
  }

  @Test func readsWorldviews() throws {
    let text = """
      views:
        un:
          name: United Nations
          provinces: {5457: UA, 201: ""}
          dashed:
            Kosovo and Serbia: [[XK, RS]]
          claims:
            the west: [[277, SO], 9001]
        bad:
          provinces: {x: UA, 9: UA, 201: UK}
          dashed: {a: [[XK], [XK, ZZ], 3], b: XK}
          claims: [[XK, RS]]
          colour: red
      """
    var diagnostics = Diagnostics()
    let table = WorldviewTable.read(
      Array(text.utf8), path: "w.yml", countries: ["UA", "XK", "RS", "SO", "GB"],
      provinces: [5457, 201, 277], lines: [9001], into: &diagnostics)
    let view = try #require(table.view("un"))
    #expect(view.name == "United Nations" && view.provinces == [5457: "UA", 201: ""])
    #expect(
      view.disputes == [
        Dispute(
          name: "Kosovo and Serbia", kind: .border,
          borders: [DashedBorder(.country("XK"), .country("RS"))]),
        Dispute(
          name: "the west", kind: .claim,
          borders: [DashedBorder(.province(277), .country("SO"))], lines: [9001]),
      ])
    #expect(
      diagnostics.all.map { "\($0.location.line):\($0.location.column) \($0.message)" } == [
        "10:17 'x' where the id of a province is expected", "10:24 no province has the id 9",
        "10:36 unknown country 'UK'", "11:18 a border must have two sides",
        "11:29 unknown country 'ZZ'", "11:34 no line has the id '3'",
        "11:41 a text where a list of lines is expected",
        "12:13 a list where a mapping is expected", "13:5 unknown key 'colour'",
      ])
  }
}
