import Foundation
import Input
import Testing

@Suite("Sites whose links have lines")
struct LinkLineSiteTests {
  private static func hills() throws -> Workplace {
    let place = try Workplace(isEmpty: true)
    let content = Command.package.appending(path: "Tests/GenerateSiteTests/Fixtures/hills")
    try FileManager.default.copyItem(at: content, to: place.folder.appending(path: "Content"))
    return place
  }

  private static let site = Result { () throws -> [String: [UInt8]] in
    let place = try hills()
    let outcome = try place.build()
    guard outcome.status == 0, outcome.errors.isEmpty else {
      throw GoodSite.Failure(errors: outcome.errors)
    }
    let check = try place.run("check", "site", "--quiet")
    guard check.errors.isEmpty else { throw GoodSite.Failure(errors: check.errors) }
    return try place.snapshot("site")
  }

  @Test("A link to the list of places is no error while the only networks cannot be read")
  func placesOfBrokenNetworks() throws {
    let place = try Self.hills()
    try Edit("Content/site.yml", .append("navigation: [places/]\n")).apply(to: place)
    for network in ["hills", "straits"] {
      try Edit("Content/networks/\(network)/network.yml", .append("unknown: 1\n")).apply(to: place)
    }
    let errors = try place.build().errors.split(separator: "\n").filter { $0.contains(": error:") }
    #expect(errors.count == 2 && errors.allSatisfy { $0.contains("unknown key") }, "\(errors)")
  }

  private func page(_ path: String) throws -> String {
    let bytes = try #require(try Self.site.get()[path], "\(path)")
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A route's page shows measures and facts, as totals and for each leg")
  func route() throws {
    let route = try page("networks/hills/routes/lake/summit/index.html")
    #expect(
      route.contains(
        #"<p class="lead">19\#u{A0}km (hours: 2\#u{A0}h; climb: 500\#u{A0}m) in 2 legs, by Blue.</p>"#
      )
    )
    #expect(
      route.contains(
        "<caption>2 legs, 19\u{A0}km (hours: 2\u{A0}h; climb: 500\u{A0}m); each number is rounded"))
    #expect(
      route.contains(
        "<span class=\"leg-facts\">Hours: 0.5\u{A0}h · Climb: 0\u{A0}m · Operator: Lifts &amp; Co</span>"
      ))
    let path = try page("networks/hills/routes/lake/hut/index.html")
    #expect(path.contains("Hours: 1.5\u{A0}h · Climb: 420\u{A0}m · Surface: forest road</span>"))
    #expect(route.contains("Links are drawn with their bends"))
    let both = try page("networks/hills/routes/hut/pass/index.html")
    #expect(both.contains("Surface: scree · Operator: Club · Waymarked: true"))
    let ship = try page("networks/straits/routes/suva/apia/index.html")
    #expect(!ship.contains("leg-facts"))
  }

  @Test("Tracks follow the lines of links, and are cut at the antimeridian")
  func tracks() throws {
    let text = try page("networks/straits/routes/suva/apia/suva-apia.geojson")
    #expect(text.contains(#""type":"MultiLineString""#))
    #expect(text.contains("[180,-18.7]],[[-180,-18.7]"), "\(text)")
    #expect(text.contains("[179.2,-18.9]"))
    let gpx = try page("networks/hills/routes/lake/hut/lake-hut.gpx")
    #expect(gpx.components(separatedBy: "<trkpt").count == 62)
    #expect(gpx.contains("The line follows the links."))
    let back = try page("networks/hills/routes/hut/pass/hut-pass.geojson")
    #expect(back.contains(#""coordinates":[[24.55,48.13]"#))
    let table = try page("networks/hills/routes/lake/summit/lake-summit.csv")
    #expect(table.contains(",km,total_km,hours_h,total_hours_h,climb_m,total_climb_m,place_beds,"))
    #expect(table.contains("1.5,2.0,500,500,"))
  }

  @Test("The data of maps and replays refer to the lines")
  func data() throws {
    for file in ["network", "replay"] {
      let data = try page("data/networks/hills/\(file).json")
      #expect(data.contains(#""lines":"data/networks/hills/lines.json""#))
    }
    let lines = try page("data/networks/hills/lines.json")
    #expect(lines.hasPrefix("{\""))
    #expect(try page("data/networks/hills/network.json").contains(#""name":"hours","id":"hours""#))
  }

  @Test("The route command minimises the cost or a measure")
  func byMeasure() throws {
    let place = try Self.hills()
    func route(_ more: String...) throws -> Command.Outcome {
      try Command.run(
        ["route", "--network", "hills", "--from", "lake", "--to", "pass"] + more,
        in: place.folder)
    }
    #expect(try route("--by", "climb", "--json").output.contains(#""unit":"m","cost":0,"#))
    let hours = try route("--by", "hours", "--json").output
    #expect(
      hours.contains(#""unit":"h","cost":0.5,"#) && hours.contains(#""mode":"lift","cost":0.5"#))
    #expect(try route("--by", "cost").output == (try route().output))
    #expect(
      try route().output.hasPrefix("Lake to Pass: 9.500 km (hours: 0.5 h; climb: 0 m) in 1 leg.\n"))
    #expect(
      try route("--by", "hours").output
        .hasPrefix("Lake to Pass: 0.5 h (length: 9.500 km; climb: 0 m) in 1 leg.\n"))
    let trip = try Command.run(
      ["trip", "--network", "hills", "--cities", "lake,pass"], in: place.folder)
    #expect(trip.output.hasPrefix("Lake and Pass: 9.500 km (hours: 0.5 h; climb: 0 m). No trip is"))
    let unknown = try route("--by", "hour")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.contains("unknown measure 'hour' of network 'hills'; did you mean 'hours'?"))
  }

  @Test("A planner offers all measures that are not proportional to the length")
  func offeredMeasures() throws {
    let place = try Self.hills()
    #expect(try place.build().status == 0)
    #expect(try place.read("site/networks/hills/index.html").contains("planner-measures"))
    let folder = "Content/networks/hills"
    let settings = try place.read("\(folder)/network.yml")
    try place.write(
      "\(folder)/network.yml",
      settings.replacing(
        "climb: {unit: {name: metres, symbol: m}}",
        with: "miles: {per-km: 0.62, unit: {name: miles}}"
      ).replacing("  hours: {unit: {name: hours, symbol: h, decimals: 1}}\n", with: ""))
    try place.write("\(folder)/links.csv", "from,to,mode\nlake,pass,lift\npass,hut,path\n")
    #expect(try place.build().status == 0)
    #expect(try !place.read("site/networks/hills/index.html").contains("planner-measures"))
    #expect(try place.read("site/data/networks/hills/network.json").contains(#""isLength":true,"#))
  }

  @Test("A build after a change to a line equals a fresh build")
  func incremental() throws {
    let place = try Self.hills()
    #expect(try place.build().status == 0)
    let file = "Content/networks/hills/links.geojson"
    try place.write(file, try place.read(file).replacing("\"scree\"", with: "\"sand\""))
    #expect(try place.build().status == 0)
    let changed = try place.snapshot("site")
    #expect(try place.build("--fresh").status == 0)
    #expect(try place.snapshot("site") == changed)
    #expect(
      String(decoding: changed["data/networks/hills/network.json"] ?? [], as: UTF8.self)
        .contains("sand"))
  }

  @Test("Imported lines can be built without warnings")
  func imported() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Lines\nbase-url: https://lines.example/\n")
    let lines = [
      "[[10,47],[10.01,47.005],[10.02,47.01]]", "[[10.02,47.01],[10.03,47.03],[10.04,47.02]]",
      "[[10.02,47.01],[10.03,46.99],[10.04,47.02]]", "[[10.02,47.01],[10.02,47.2]]",
    ].map {
      "{\"type\":\"Feature\",\"properties\":{},\"geometry\":{\"type\":\"LineString\","
        + "\"coordinates\":\($0)}}"
    }
    try place.write(
      "m.geojson",
      "{\"type\":\"FeatureCollection\",\"features\":[\(lines.joined(separator: ","))]}")
    #expect(try place.run("import", "geojson", "m.geojson", "networks/lines").status == 0)
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    var faults = Diagnostics()
    let data = try #require(
      JSON.read(
        try FileSystem.read(place.path("site/data/networks/lines/network.json")), path: "",
        into: &faults))
    #expect(data["links"]?["cost"]?.count == 4)
    let bends = try place.read("site/data/networks/lines/lines.json")
    #expect(bends == #"{"0":[1001000,4700500],"1":[1003000,4703000],"2":[1003000,4699000]}"#)
  }
}
