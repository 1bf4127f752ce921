import Input
import Testing

@Suite struct OwnUnitTests {
  /// The small atlas, with roads measured in hours and a board measured in minutes.
  private static let edits = [
    Edit(
      "Content/networks/roads/network.yml",
      .write(
        """
        title: Buses
        summary: Four cities and the buses between them.
        unit: {name: hours, symbol: h, decimals: 1}
        modes:
          bus: {name: bus, plural: buses, line: solid}
        labels: {folder: lines, singular: line, plural: lines}
        sources: [GeoNames]

        """)),
    Edit(
      "Content/networks/roads/places.csv",
      .write(
        """
        id,name,geonameid,country,latitude,longitude,ticket_office,page
        lviv,Lviv,702550,UA,49.83826,24.02324,<b>open</b> & warm,
        lutsk,Lutsk,702569,UA,50.75932,25.34244,,12
        rzeszow,Rzeszów,759734,PL,50.04132,21.99901,,
        kosice,Košice,724443,SK,48.71395,21.25808,,
        odesa,Odesa,698740,,,,,

        """)),
    Edit(
      "Content/networks/roads/links.csv",
      .write(
        """
        from,to,mode,cost,directed,label,operator
        lviv,lutsk,bus,2:30,false,85,Ours
        rzeszow,lviv,bus,2.2,false,40,Ours & theirs
        rzeszow,kosice,bus,3:00,false,71,
        kosice,lviv,bus,6,false,,

        """)),
    Edit(
      "Content/networks/board/network.yml",
      .replace("unit: steps", "unit: {name: minutes, symbol: min}")),
    Edit("Content/networks/board/network.yml", .replace("\"#6a3d9a\"", "\"#fff200\"")),
    Edit("Content/networks/board/links.csv", .replace("car,3", "car,1:05")),
  ]

  private static let site = Result { () throws -> [String: [UInt8]] in
    let place = try Workplace()
    for edit in edits { try edit.apply(to: place) }
    let outcome = try place.build()
    guard outcome.status == 0 else { throw GoodSite.Failure(errors: outcome.errors) }
    return try place.snapshot("site")
  }

  private func page(_ path: String) throws -> String {
    let bytes = try #require(try Self.site.get()[path], "\(path)")
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aRouteIsToldInTheUnit() throws {
    let route = try page("networks/roads/routes/lutsk/kosice/index.html")
    #expect(route.contains(#"<p class="lead">7.7\#u{A0}h in 3 legs, by 85, 40 and 71.</p>"#))
    #expect(route.contains("<caption>3 legs, 7.7\u{A0}h</caption>"))
    #expect(route.contains(">2.5\u{A0}h</td>") && route.contains(">4.7\u{A0}h</td>"))
    #expect(route.contains(">Time</th>") && route.contains(">Above the fastest</th>"))
    #expect(route.contains("<td>fastest</td>"))
    #expect(route.contains("the way back takes just as long."))
    #expect(route.contains("<h2>By line</h2>") && route.contains("2 changes of line.<"))
    #expect(!route.contains("ferry") && !route.contains(" km through"))
    #expect(!route.contains("the great-circle distance still to go to"))
  }

  @Test func aNetworkIsToldInTheUnit() throws {
    let network = try page("networks/roads/index.html")
    #expect(network.contains(#"<h2 id="longest">Routes that take longest</h2>"#))
    #expect(network.contains("whose fastest route takes longest"))
    #expect(network.contains("13.7\u{A0}h"))
    #expect(network.contains("The fastest routes between all places were found"))
    let routes = try page("networks/roads/routes/lviv/index.html")
    #expect(routes.contains("Fastest routes from Lviv"))
    #expect(routes.contains(#"data-value="52">5.2\#u{A0}h<"#))
    let line = try page("networks/roads/lines/85/index.html")
    #expect(line.contains("Time of legs that begin there") && line.contains("2.5\u{A0}h"))
    #expect(line.contains(#"aria-label="Neighbouring lines""#))
    #expect(try page("index.html").contains("7.7\u{A0}h"))
  }

  @Test func dataHaveTheFactsOfTheUnit() throws {
    let unit = #""unit":{"name":"hours","singular":"hour","symbol":"h","decimals":1,"kind":"time"}"#
    for file in ["network", "replay"] {
      #expect(try page("data/networks/roads/\(file).json").contains(unit))
    }
    let data = try page("data/networks/roads/network.json")
    #expect(
      data.contains(#""facts":[{"name":"operator","texts":["Ours","Ours & theirs","",""]}]"#))
    #expect(data.contains(#""cost":[25,22,30,60]"#))
  }

  @Test func furtherColumnsAreFacts() throws {
    let lviv = try page("places/ua/lviv/index.html")
    #expect(lviv.contains("<dt>Ticket office</dt>"))
    #expect(lviv.contains("&lt;b&gt;open&lt;/b&gt; &amp; warm") && !lviv.contains("<b>open"))
    #expect(!lviv.contains("<dt>Page</dt>"))
    #expect(lviv.contains(#"<th scope="col">Operator</th>"#))
    #expect(lviv.contains("<td>Ours &amp; theirs</td>"))
    #expect(try page("places/ua/lutsk/index.html").contains("<dt>Page</dt>"))
    let line = try page("networks/roads/lines/40/index.html")
    #expect(line.contains(#"<th scope="col">Operator</th>"#))
    #expect(line.contains("<td>Ours &amp; theirs</td>"))
  }

  @Test func exportsHaveTheUnitAndTheFacts() throws {
    let table = try page("networks/roads/routes/lviv/lutsk/lviv-lutsk.csv")
    #expect(table.contains(",h,total_h,place_ticket_office,place_page,link_operator\r\n"))
    #expect(table.contains("85,2.5,2.5,,12,Ours\r\n"))
    let json = try page("networks/roads/routes/lviv/lutsk/lviv-lutsk.geojson")
    #expect(json.contains(#""cost":2.5,"unit":"h""#))
    #expect(json.contains(#""place_page":"12","link_operator":"Ours""#))
  }

  @Test func tripsAndDealsAreToldInTheUnit() throws {
    let trip = try page("networks/board/trips/three-cities/index.html")
    #expect(trip.contains("\u{A0}min"))
    #expect(!trip.contains("1\u{A0}step") && !trip.contains("\u{A0}steps<"))
    #expect(trip.contains("Time of each method’s trip"))
    let deals = try page("networks/board/trips/deals/index.html")
    #expect(deals.contains("How long the best trips take"))
    #expect(deals.contains("Fastest to slowest"))
    #expect(deals.contains("1 ticket shortens the best trip by 32\u{A0}min on average."))
    #expect(!deals.contains("steps"))
    let map = try page("data/networks/board/map.svg")
    #expect(map.contains("text.on-west{fill:#000000}"))
    for page in [trip, deals] { #expect(page.contains(#"data/networks/board/style.css" />"#)) }
    let style = try page("data/networks/board/style.css")
    #expect(style.hasPrefix(".region-west { --region: #fff200; --region-ink: #000000;"))
    #expect(!(try page("networks/roads/index.html")).contains("style.css"))
  }

  @Test func queriesAnswerInTheUnit() throws {
    let place = try Workplace()
    for edit in Self.edits { try edit.apply(to: place) }
    for algorithm in ["dijkstra", "a-star", "bidirectional"] {
      let route = try place.run(
        "route", "--network", "roads", "--from", "lutsk", "--to", "kosice", "--algorithm",
        algorithm,
        "--json")
      #expect(route.output.contains(#""unit":"h","cost":7.7,"#), "\(route.output)\(route.errors)")
      #expect(route.output.contains(#""places":["lutsk","lviv","rzeszow","kosice"]"#))
    }
    let words = try place.run("route", "--network", "roads", "--from", "lutsk", "--to", "kosice")
    #expect(words.output.contains("Lutsk to Košice: 7.7 h in 3 legs."), "\(words.output)")
    let trip = try place.run(
      "trip", "--network", "board", "--cities", "lviv,lutsk", "--tickets", "0")
    #expect(trip.output.contains("65 min") && trip.output.contains("No trip is faster."))
  }

  @Test func aMissingTimeIsReportedAtItsLine() throws {
    let place = try Workplace()
    for edit in Self.edits { try edit.apply(to: place) }
    try Edit("Content/networks/roads/links.csv", .replace("2.2", "")).apply(to: place)
    let outcome = try place.build()
    #expect(outcome.status == 1)
    #expect(
      outcome.lines.first?.hasPrefix(
        "Content/networks/roads/links.csv:3:18: error: the link has no cost; write hours with at most "
          + "one decimal") == true, "\(outcome.errors)")
  }
}
