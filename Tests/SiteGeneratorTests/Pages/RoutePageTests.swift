import Foundation
import Markup
import Testing

@testable import SiteGenerator

@Suite struct RoutePageTests {
  static let path = "networks/e-roads/routes/lviv/krakow/"

  static let route = RoutePage(
    frame: .sample(
      "Lviv to Kraków", path: path, lead: "293 km in 2 legs, by E40.",
      above: [
        PageLink(title: "Networks", path: "networks/"),
        PageLink(title: "E-roads", path: "networks/e-roads/"),
      ], section: .networks),
    network: PageLink(title: "E-roads", path: "networks/e-roads/"),
    map: .sample("data/networks/e-roads/map.svg", alt: "The route on the map of the E-roads"),
    player: RoutePlayer(
      network: "data/networks/e-roads/network.json",
      searches: "data/networks/e-roads/searches/lviv.json", from: 4, to: 17),
    noRoute: nil, legsCaption: "2 legs, 293 km",
    start: PageLink(title: "Lviv", path: "places/ua/lviv/"), legs: Sample.legs,
    costNote: "Lengths are great-circle kilometres.",
    reverse: ReverseRoute(sentence: "All links run both ways.", title: "", path: nil),
    downloads: [], isEmbeddable: true,
    comparisonSentence: "A* settled 2 places where Dijkstra settled 6.",
    comparisonCaption: "What each search did on the way from Lviv to Kraków",
    comparison: [
      AlgorithmRow(
        title: "Dijkstra", settled: "6", settledShare: 100, relaxed: "9", length: "293 km",
        above: "shortest"),
      AlgorithmRow(
        title: "A*", settled: "2", settledShare: 33, relaxed: "4", length: "293 km",
        above: "shortest"),
    ], alternatives: [], costTitle: "Length", costNoun: "length", costLeast: "shortest",
    costAsMuch: "as long", stagesTitle: "By road")

  @Test func route() throws {
    let html = try PageRendering.render(Self.route, template: "route.mustache", path: Self.path)
    #expect(html.contains("<title>Lviv to Kraków · RouteAtlas</title>"))
    #expect(html.contains(#"<p class="lead">293 km in 2 legs, by E40.</p>"#))
    #expect(
      html.contains(#"data-searches="../../../../../data/networks/e-roads/searches/lviv.json""#))
    #expect(html.contains(#"data-from="4" data-to="17">"#))
    // The legs begin with the start, and each place occurs once.
    let legs = try #require(html.components(separatedBy: "<table class=\"legs\">").last)
    let names = ["Lviv", "Krakovets", "Kraków"]
    #expect(
      names.map { legs.components(separatedBy: "/\">\($0)</a>").count } == [2, 2, 2])
    #expect(html.contains(##"<p class="note embed-note"><a href="./" target="_top">"##))
    #expect(html.contains(#"<th scope="row">A*</th>"#))
    #expect(html.contains("All links run both ways."))
    #expect(!html.contains("Alternatives") && !html.contains("No route"))
  }

  @Test func otherWaysAreTiedToTheMap() throws {
    var page = Self.route
    page.alternatives = [
      OtherWayRow(
        letter: "A", title: "By way of Rzeszów",
        note: "300 km, +7 km, 2 % more")
    ]
    let html = try PageRendering.render(page, template: "route.mustache", path: Self.path)
    #expect(html.contains(##"<li id="other-a"><a href="#way-a">"##))
    #expect(html.contains(#"<path class="way-line a" d="M2 8H34" />"#))
    #expect(html.contains("By way of Rzeszów"))
  }

  @Test func replayIsHiddenUntilItsScriptRuns() throws {
    let html = try PageRendering.render(Self.route, template: "route.mustache", path: Self.path)
    let player = try #require(html.firstRange(of: #"<section class="player search-player""#))
    let tag = html[player.lowerBound...].prefix { $0 != ">" }
    #expect(tag.contains(#" hidden="hidden""#))
  }

  @Test func noRoute() throws {
    var page = Self.route
    page.noRoute = "Jaén and Lviv lie on parts of the network that do not meet."
    page.legs = []
    page.comparison = []
    page.player = nil
    let html = try PageRendering.render(page, template: "route.mustache", path: "none/")
    #expect(html.contains("<strong>No route.</strong> Jaén and Lviv"))
    #expect(!html.contains("<h2>Legs</h2>") && !html.contains("How each search found it"))
    #expect(!html.contains(#"class="player""#))
  }

  @Test func theHeadingOfDownloadsStandsOverSome() throws {
    func hasHeading(_ page: RoutePage) throws -> Bool {
      try PageRendering.render(page, template: "route.mustache", path: Self.path)
        .contains("<h2>Download</h2>")
    }
    var page = Self.route
    #expect(try !hasHeading(page))
    page.saving = SaveOffer(name: "lviv-krakow", isOnEarth: true)
    #expect(try hasHeading(page))
    page.saving = nil
    page.downloads = [DownloadLink(title: "GPX", path: "data/a.gpx", note: "3 kB")]
    #expect(try hasHeading(page))
  }

  @Test func routesFromAPlace() throws {
    let page = RoutesFromPage(
      frame: .sample("Routes from Lviv", path: "networks/e-roads/routes/lviv/"),
      caption: "Shortest routes from Lviv",
      routes: [
        RouteRow(
          title: "Lisbon", path: "networks/e-roads/routes/lviv/lisbon/", country: "Portugal",
          places: 28, lengthValue: 3_202_113, length: "3,202 km", share: 80),
        RouteRow(
          title: "Jaén", path: "networks/e-roads/routes/jaen/lviv/", country: "Spain", places: nil,
          lengthValue: nil, length: "no route", share: nil),
      ], note: nil, costTitle: "Length")
    let html = try PageRendering.render(
      page, template: "routes-from.mustache", path: "networks/e-roads/routes/lviv/")
    #expect(html.contains(#"data-value="3202113">3,202 km<svg class="bar""#))
    #expect(html.contains(#"data-value="">no route</td>"#))
  }

  @Test func trips() throws {
    let page = TripsPage(
      frame: .sample("Trips", path: "networks/ukraine-board/trips/"),
      trips: [
        FeaturedPage(
          kind: "Trip", title: "The founding deal",
          path: "networks/ukraine-board/trips/founding-deal/", sentence: "24 steps.")
      ])
    let html = try PageRendering.render(
      page, template: "trips.mustache", path: "networks/ukraine-board/trips/")
    #expect(html.contains("The founding deal</a></h2><p>24 steps.</p>"))
  }

  @Test func trip() throws {
    let page = TripPage(
      frame: .sample(
        "The founding deal", path: "networks/ukraine-board/trips/founding-deal/",
        lead: "24 steps with four tickets."),
      hand: ["purple", "pink", "orange", "green", "yellow", "blue", "brown"].map { region in
        TripCard(
          city: PageLink(title: "Poltava", path: "places/ua/poltava/"),
          localName: LocalName(name: "Полтава", language: "uk", languageTitle: nil),
          region: region, regionTitle: region.capitalized)
      },
      ticketsTitle: "4 tickets, 3 used", tickets: 4, ticketsUsed: 3,
      map: .sample("data/networks/ukraine-board/map.svg", alt: "The board"),
      legend: MapLegend(modes: Sample.modes),
      player: TripPlayer(
        network: "data/networks/ukraine-board/network.json",
        trip: "data/networks/ukraine-board/trips/founding-deal.json",
        algorithms: ["brute-force", "exact"]),
      legsCaption: "24 steps", start: PageLink(title: "Lviv", path: "places/ua/lviv/"),
      legs: Sample.legs, costNote: nil,
      methodsSentence: "Nearest neighbour misses it by 5 steps.", methodsCaption: "Steps",
      ticketCounts: ["No ticket", "1 ticket"],
      methods: [
        TripMethod(
          title: "Exact",
          costs: [TripCost(text: "37", isBest: true), TripCost(text: "29", isBest: true)]),
        TripMethod(
          title: "Nearest neighbour",
          costs: [TripCost(text: "41", isBest: false), TripCost(text: "33", isBest: false)]),
      ])
    let html = try PageRendering.render(
      page, template: "trip.mustache", path: "networks/ukraine-board/trips/founding-deal/")
    #expect(html.contains(#"<li class="card region-brown">"#))
    #expect(html.components(separatedBy: #"class="ticket used""#).count == 4)
    #expect(html.components(separatedBy: #"class="ticket""#).count == 2)
    #expect(html.contains(#"<td class="number best">37<span class="visually-hidden"> (best)"#))
    #expect(html.contains(#"data-trip="../../../../data/networks/ukraine-board/trips/"#))
  }
}
