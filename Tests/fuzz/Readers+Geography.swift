import Gazetteer
import Geography
import Input

extension ReaderEntry {
  static let geography = [
    ReaderEntry(name: "outlines", weight: 4) { place in
      Reader(
        seeds: [
          try place.atlas("countries/provinces.geojson"),
          try place.atlas("countries/outlines.geojson"),
          Array(lines.utf8),
        ], words: outlineWords
      ) { bytes, diagnostics in
        var outlines = OutlineCollection()
        outlines.read(
          bytes, path: Reader.path, countries: ["PL", "SK", "UA", "VA"], into: &diagnostics)
        let atlas = Atlas(outlines, worldview: .asInData)
        _ = atlas.country(at: Coordinate(latitude: 49, longitude: 24))
      }
    },
    ReaderEntry(name: "worldview", weight: 5) { place in
      Reader(
        seeds: [try place.atlas("countries/worldview.yml"), Array(views.utf8)],
        words: yamlWords + [
          "views:", "dashed:", "provinces:", "[PL, SK]", "lines:", "UA", "un:", "4: UA",
        ]
      ) { bytes, diagnostics in
        let table = WorldviewTable.read(
          bytes, path: Reader.path, countries: ["PL", "SK", "UA"], provinces: [1, 2, 3, 4],
          lines: [101, 102], into: &diagnostics)
        _ = table.view("un")
      }
    },
    ReaderEntry(name: "countries", weight: 5) { place in
      Reader(
        seeds: [try place.atlas("countries/facts.tsv")],
        words: ["\t", "\r\n", "UA", "UKR", ".ua", "uk,rus", "PL,SK", "ZZ", "code", "geonameid"]
      ) { bytes, diagnostics in
        _ = CountryTable.read(bytes, path: Reader.path, into: &diagnostics).countries.count
      }
    },
    ReaderEntry(name: "places", weight: 4) { place in
      let countries = try countries(place)
      return Reader(
        seeds: [try place.atlas("places/cities.txt")], words: placeWords
      ) { bytes, diagnostics in
        use(
          PlaceReader.read([(Reader.path, bytes)], countries: countries, into: &diagnostics),
          countries)
      }
    },
    ReaderEntry(name: "place-list", weight: 4) { place in
      let file = place.file("places.json")
      let countries = try countries(place)
      return Reader(
        seeds: [Array(list.utf8)],
        words: jsonWords + ["\"coord\":", "\"lat\":", "\"UA\"", "\"_id\":"],
        path: file
      ) { bytes, diagnostics in
        place.write(bytes, to: file)
        var reader = PlaceReader(countries: countries)
        try? reader.readList(file: file, into: &diagnostics)
        use(reader.finish(into: &diagnostics), countries)
      }
    },
    ReaderEntry(name: "find", weight: 4) { place in
      var diagnostics = Diagnostics()
      let countries = try countries(place)
      let table = PlaceReader.read(
        [("cities.txt", try place.atlas("places/cities.txt"))], countries: countries,
        into: &diagnostics)
      let finder = Finder(table, countries: countries)
      return Reader(
        seeds: ["lviv", "Città del Vaticano", "kyiv, ua", "リヴィウ", "Rzeszów PL"].map {
          Array($0.utf8)
        },
        words: [", ua", "lviv", " ", "-", "'", "St. ", "Київ", "ß", "\u{301}"]
      ) { bytes, _ in
        let text = String(decoding: bytes.prefix(1000), as: UTF8.self)
        _ = finder.find(text)
        _ = (ASCII.slug(text), Folding.fold(text))
        _ = Suggestion.closest(to: text, among: ["lviv", "lutsk", "odesa"])
      }
    },
  ]

  private static func countries(_ place: Workplace) throws -> CountryTable {
    var diagnostics = Diagnostics()
    return CountryTable.read(
      try place.atlas("countries/facts.tsv"), path: "facts.tsv", into: &diagnostics)
  }

  /// Uses places in the same way as a site.
  private static func use(_ places: PlaceTable, _ countries: CountryTable) {
    let capitals = countries.capitals(among: places)
    let largest = places.largestCities(capitals: capitals)
    _ = PlaceSlugs(largest.values.flatMap(\.self), of: places)
    let sorted = places.byPopulation(Array(0..<places.count))
    _ = places.citiesApart(among: sorted, keeping: nil)
    _ = PlaceGrid(places).places(
      within: 20_100_000, of: Coordinate(latitude: 50, longitude: 24))
    _ = Finder(places, countries: countries, capitals: capitals.values.sorted()).find("lvi")
  }

  private static let lines = """
    {"type":"FeatureCollection","features":[
    {"type":"Feature","id":101,"properties":{"name":"Line"},
    "geometry":{"type":"LineString","coordinates":[[22,49],[23,50],[24,50.5]]}},
    {"type":"Feature","properties":{"fid":102,"ISO_A2":"UA"},"geometry":{"type":"MultiPolygon",
    "coordinates":[[[[179,1],[180,1],[180,2],[179,1]],[[179.5,1.2],[179.6,1.3],[179.6,1.2],[179.5,1.2]]]]}},
    {"type":"Feature","properties":{"ISO_A2":"-99"},
    "geometry":{"type":"MultiLineString","coordinates":[[[22,50],[23,51]],[[26,48],[26,50]]]}}]}
    """

  private static let outlineWords =
    jsonWords + [
      "\"id\":9223372036854775807,", "\"id\":3,", "\"id\":null,", "\"type\":\"Point\",",
      "\"geometry\":null,",
      "\"type\":\"LineString\",", "\"type\":\"MultiPolygon\",", "\"coordinates\":[],",
      "\"coordinates\":[[]],",
      "[180,90],", "[-180,-90],", "[180,0],[-180,0],", "[22,49],", "[0,0],[0,0],[0,0],",
      "\"ISO_A2\":\"-99\",",
    ]

  private static let views = """
    views:
      un:
        name: United Nations
        description: Every province.
        provinces: {4: UA, 1: PL}
        dashed:
          Poland and Slovakia: [[PL, SK], [1, 2]]
          Lines: [101, 102]
        claims:
          More: [[UA, 1], 102]
    """

  private static let list = """
    [{"_id":1,"name":"Lviv","country":"UA","coord":{"lon":24.02,"lat":49.83}},
    {"_id":703447,"name":"Małe","country":"PL","coord":{"lon":20.5,"lat":50.5}},
    {"id":5,"name":"Lviv","country":"UA","coord":{"lon":24.03,"lat":49.84},"population":12}]
    """

  private static let placeWords = [
    "\t", "\t\t\t", "\r\n", "UA", "PL", "ZZ", "Kyiv", "P\tPPLC", "P\tPPLX", "P\tPPL", "H\tLK",
    ",,,,",
    "Львів,", "\u{202E}", "\u{301}", "702550", "Europe/Kyiv", "2024-01-01",
  ]
}
