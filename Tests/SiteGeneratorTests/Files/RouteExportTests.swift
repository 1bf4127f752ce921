import Geography
import Input
import Markup
import Testing

@testable import SiteGenerator

@Suite("Export of routes")
struct RouteExportTests {
  private func export(
    _ places: [(String, Double, Double)?], names: [String] = ["A", "B", "C"],
    unit: NetworkSettings.Unit = .km
  ) -> RouteExport {
    RouteExport(
      words: .english, title: "A to C", network: "Net", address: "https://example.org/a?x=1&y=2",
      site: "Atlas",
      unit: unit,
      stops: places.enumerated().map { index, place in
        .init(
          name: names[index], country: place?.0 ?? "",
          coordinate: place.map { Coordinate(latitude: $0.2, longitude: $0.1) })
      },
      legs: places.indices.dropLast().map {
        .init(mode: "road", label: $0 == 0 ? "E40, E50" : "", cost: Int64($0 + 1) * 1005)
      })
  }

  private func text(_ export: RouteExport, _ format: ExportFormat) -> String? {
    export.file(format).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Without coordinates, only the table is exported, without coordinate columns")
  func withoutEarth() {
    let export = export([nil, nil], unit: .steps)
    #expect(ExportFormat.allCases.filter { export.file($0) != nil } == [.csv])
    #expect(
      text(export, .csv) == "stop,place,country,by,label,steps,total_steps\r\n1,A,,,,,0\r\n"
        + "2,B,,road,\"E40, E50\",1005,1005\r\n")
    #expect(self.export([("UA", 1, 1), nil]).file(.gpx) == nil)
  }

  @Test("The table has kilometres with three decimal places, and running totals")
  func table() {
    #expect(
      text(export([("UA", 24, 50), ("PL", 20.5, 50.123456), ("", 0, 0)]), .csv)
        == "stop,place,country,latitude,longitude,by,label,km,total_km\r\n"
        + "1,A,UA,50,24,,,,0.000\r\n2,B,PL,50.12346,20.5,road,\"E40, E50\",1.005,1.005\r\n"
        + "3,C,,0,0,road,,2.010,3.015\r\n")
  }

  @Test("Costs are in the network's unit, and facts are columns and properties")
  func ownUnitAndFacts() {
    let export = RouteExport(
      words: .english, title: "A to B", network: "Net", address: "https://example.org/",
      site: "Atlas",
      unit: NetworkSettings.Unit(name: "hours", symbol: "h", decimals: 1),
      stops: [
        .init(
          name: "A", country: "", coordinate: Coordinate(latitude: 1, longitude: 2), facts: [""]),
        .init(
          name: "B", country: "", coordinate: Coordinate(latitude: 1, longitude: 3),
          facts: ["=12"]),
      ], legs: [.init(mode: "walk", label: "", cost: 25, facts: ["gravel, sand"])],
      stopColumns: ["beds"], legColumns: ["surface"])
    #expect(
      text(export, .csv)
        == "stop,place,country,latitude,longitude,by,label,h,total_h,place_beds,link_surface\r\n"
        + "1,A,,1,2,,,,0.0,,\r\n2,B,,1,3,walk,,2.5,2.5,'=12,\"gravel, sand\"\r\n")
    let json = text(export, .geojson) ?? ""
    #expect(json.contains(#""cost":2.5,"unit":"h""#))
    #expect(
      json.contains(#""total":2.5,"place_beds":"=12","link_surface":"gravel, sand"}"#), "\(json)")
    #expect(json.contains(#""total":0.0}"#))
    #expect(text(export, .gpx)?.contains("2.5\u{A0}h in 1 leg.") == true)
  }

  @Test("A summary says whether all, some or no links have lines")
  func lines() {
    let bend = [Coordinate(latitude: 50.5, longitude: 24.5)]
    for (bends, sentence) in [
      ([[], []], "The line joins the places by great circles; the actual course may differ."),
      ([bend, []], "The line follows the links. Links without bends are great circles."),
      ([bend, bend], "The line follows the links."),
    ] as [([[Coordinate]], String)] {
      let export = RouteExport(
        words: .english, title: "A to C", network: "Net", address: "https://example.org/",
        site: "Atlas", unit: .km,
        stops: ["A", "B", "C"].map { .init(name: $0, country: "", coordinate: nil) },
        legs: bends.map { .init(mode: "road", label: "", cost: 1000, bends: $0) })
      #expect(export.summary == "2\u{A0}km in 2 legs. \(sentence)")
    }
  }

  @Test("Measures are added up along the route, and sums that are too large are capped")
  func measures() throws {
    let hours = NetworkSettings.Unit(name: "hours", symbol: "h", decimals: 1)
    var diagnostics = Diagnostics()
    let settings = try #require(
      NetworkSettings(
        bytes: Array(
          """
          title: Test
          summary: A test.
          unit: km
          modes:
            road: {name: road}
          measures:
            hours: {unit: {name: hours, symbol: h, decimals: 1}}
            climb: {unit: {name: metres, symbol: m}}

          """.utf8), path: "network.yml", into: &diagnostics))
    let values: [[Int64]] = [[5, .max], [7, 1]]
    let export = RouteExport(
      words: .english, title: "A to C", network: "Net", address: "https://example.org/",
      site: "Atlas", unit: hours,
      stops: ["A", "B", "C"].map { .init(name: $0, country: "", coordinate: nil) },
      legs: values.map { .init(mode: "road", label: "", cost: 1, measures: $0) },
      measures: settings.measures)
    #expect(export.totals() == [12, .max])
    #expect(
      text(export, .csv)
        == "stop,place,country,by,label,h,total_h,hours_h,total_hours_h,climb_m,total_climb_m\r\n"
        + "1,A,,,,,0.0,,0.0,,0\r\n2,B,,road,,0.1,0.1,0.5,0.5,\(Int64.max),\(Int64.max)\r\n"
        + "3,C,,road,,0.1,0.2,0.7,1.2,1,\(Int64.max)\r\n")
  }

  @Test("Names never become markup")
  func hostileNames() throws {
    let name = "</name><x a=\"1\" b='2'>&\u{202E}\u{1}"
    let export = export([("UA", 24, 50), ("PL", 25, 50)], names: [name, "B\"\n,"])
    for format in [ExportFormat.gpx, .kml] {
      let file = try #require(text(export, format))
      #expect(XMLFile.check(Array(file.utf8), path: "x").isEmpty)
      #expect(file.contains("&lt;/name&gt;&lt;x a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;\u{FFFD}<"))
      #expect(file.contains("?x=1&amp;y=2"))
    }
    var diagnostics = Diagnostics()
    _ = JSON.read(Array(try #require(text(export, .geojson)).utf8), path: "x", into: &diagnostics)
    #expect(diagnostics.isEmpty)
    #expect(text(export, .csv)?.contains("\"B\"\"\n,\"") == true)
  }

  @Test(
    "No cell of the table can run as a formula, and numbers stay numbers",
    arguments: [
      ("=1+1", "'=1+1"), ("+A1", "'+A1"), ("-A1", "'-A1"), ("@SUM(A1)", "'@SUM(A1)"),
      ("\t=1", "'\t=1"), ("\r=1", "\"'\r=1\""), ("\n=1", "\"'\n=1\""), ("＝1", "'＝1"),
      ("=HYPERLINK(\"x\",1)", "\"'=HYPERLINK(\"\"x\"\",1)\""), ("-12.5", "-12.5"), ("+3", "+3"),
      ("-", "'-"), ("-1.", "'-1."), ("-1.2.3", "'-1.2.3"), ("=1", "'=1"), ("a=1", "a=1"), ("", ""),
    ])
  func formulas(text: String, cell: String) {
    #expect(RouteExport.cell(text) == cell)
  }

  @Test("A line is cut at the antimeridian, and longitudes in GPX are below 180")
  func antimeridian() throws {
    let export = export([("FJ", 178, -17), ("WS", -172, -13.5)])
    let json = try #require(text(export, .geojson))
    #expect(json.contains("\"MultiLineString\""))
    #expect(json.contains("[180,-16.") && json.contains("],[[-180,-16."))
    let gpx = try #require(text(export, .gpx))
    #expect(gpx.contains("lon=\"179.99999\"") && gpx.contains("lon=\"-180\""))
    #expect(!gpx.contains("lon=\"180\""))
    #expect(gpx.split(separator: "<trkseg>").count == 3)
    #expect(try #require(text(export, .kml)).contains("<MultiGeometry><LineString>"))
  }

  @Test("The steps of a line are at most 100 km long, and every place is on the line")
  func steps() {
    let places = [
      Coordinate(latitude: 50, longitude: 24), Coordinate(latitude: 38.7, longitude: -9.1),
      Coordinate(latitude: 38.7, longitude: -9.1),
    ]
    let lines = ExportTrack.lines(through: places)
    #expect(lines.count == 1)
    for (a, b) in zip(lines[0], lines[0].dropFirst()) {
      #expect(GreatCircle.distance(a, b) <= 100_000.1)
    }
    #expect(places.allSatisfy(lines[0].contains))
  }

  @Test(
    "Coordinates are rounded the same on every machine: halves go up",
    arguments: [
      (0.000005, 1), (-0.000005, 0), (1.2345649, 123456), (1.2345649999999, 123457),
      (1.2345650000001, 123457),
      (179.999999, 18_000_000), (-179.999999, -18_000_000), (0, 0),
    ])
  func units(_ degrees: Double, _ units: Int) { #expect(ExportNumber.units(degrees) == units) }
}
