import Markup
import Testing

@testable import SiteGenerator

@Suite struct NetworkPageTests {
  @Test func networks() throws {
    let page = NetworksPage(
      frame: .sample("Networks", path: "networks/", section: .networks),
      networks: [
        NetworkCard(
          title: "E-roads", path: "networks/e-roads/", summary: "The roads of a treaty.",
          size: "1,041 places, 1,385 links",
          thumbnail: .sample("data/networks/e-roads/map.svg", alt: ""))
      ], countriesSentence: "One for each country.",
      countries: [
        LinkGroup(
          id: "europe", title: "Europe", count: "1 network",
          links: [PageLink(title: "Ukraine", path: "networks/ukraine/", note: "25 places")])
      ], note: "A network is two tables.")
    let html = try PageRendering.render(page, template: "networks.mustache", path: "networks/")
    #expect(html.contains(#"<img src="../data/networks/e-roads/map.svg" width="1000""#))
    #expect(html.contains(#"<h2><a href="../networks/e-roads/">E-roads</a></h2>"#))
    #expect(html.contains(#"<a href="../networks/ukraine/">Ukraine</a> <span class="count">25"#))
  }

  @Test func network() throws {
    let page = NetworkPage(
      frame: .sample(
        "E-roads", path: "networks/e-roads/", lead: "1,041 places and 1,385 links of a treaty.",
        above: [PageLink(title: "Networks", path: "networks/")], section: .networks),
      map: .sample("data/networks/e-roads/map.svg", alt: "Map of the E-roads"),
      legend: MapLegend(modes: Sample.modes), data: "data/networks/e-roads/network.json",
      routes: PageLink(title: "All 7,750 route pages", path: "networks/e-roads/routes/"),
      trips: nil,
      deals: PageLink(title: "Play", path: "networks/e-roads/trips/deals/"),
      description: ["The international E-road network.", "A second paragraph."],
      costNote: "Lengths are great-circle kilometres between the treaty's places.",
      facts: [Fact("Places", "1,041"), Fact("Links", "1,385")],
      roadsTitle: "All 247 E-roads",
      roads: [PageLink(title: "E40", path: "networks/e-roads/roads/e40/", note: "7,312 km")],
      longestCaption: "Shortest routes, the longest first",
      longest: [
        BarRow(
          link: PageLink(title: "Lisbon to Almaty", path: nil), value: "7,120 km", share: 100)
      ],
      busiestCaption: "Links that meet at a place",
      busiest: [
        BarRow(
          link: PageLink(title: "Liège", path: "places/be/liege/"), value: "9 links", share: 90)
      ],
      groups: [
        PlaceGroup(
          title: "Ukraine", count: "1 place",
          places: [PlaceRow(link: PageLink(title: "Rivne", path: nil), facts: ["12"])],
          isOpen: true)
      ],
      downloads: [
        DownloadLink(
          title: "Network as JSON", path: "data/networks/e-roads/network.json", note: "210 kB")
      ], costTitle: "Length", longestTitle: "Farthest pairs")
    var html = try PageRendering.render(
      page, template: "network.mustache", path: "networks/e-roads/")
    #expect(html.contains(#"<path class="key-line dotted" d="M2 8H34" />"#))
    #expect(html.contains(#"hidden="hidden" data-root="../../" data-network="../../data/networks"#))
    #expect(html.contains(#"<a href="../../networks/e-roads/routes/">All 7,750 route pages</a>"#))
    #expect(html.contains(#"<a href="../../networks/e-roads/trips/deals/">Play</a>"#))
    #expect(html.contains("<p>A second paragraph.</p>"))
    #expect(html.contains("<th scope=\"row\">Lisbon to Almaty</th>"))
    #expect(html.contains("<li>Rivne</li>"))
    var told = page
    told.placeColumns = ["Beds"]
    html = try PageRendering.render(told, template: "network.mustache", path: "networks/e-roads/")
    #expect(html.contains("<th scope=\"col\">Beds</th>"))
    #expect(html.contains("<tr><th scope=\"row\">Rivne</th><td>12</td></tr>"))
  }

  @Test func road() throws {
    let page = RoadPage(
      frame: .sample(
        "E40", path: "networks/e-roads/roads/e40/",
        lead: "Calais to Ridder: 7,312 km, 60 places in 9 countries.",
        above: [PageLink(title: "E-roads", path: "networks/e-roads/")], section: .networks),
      map: .sample("data/networks/e-roads/map.svg", alt: "The E40 on the map of the E-roads"),
      costNote: "Lengths are great-circle kilometres.", facts: [Fact("Length", "7,312 km")],
      countries: [
        BarRow(
          link: PageLink(title: "France", path: "countries/france/"), value: "48 km", share: 2)
      ],
      crossings: [PageLink(title: "Dover to Calais", path: nil, note: "42 km")],
      stopsCaption: "60 places",
      stops: [
        RoadStop(
          place: PageLink(title: "Calais", path: "places/fr/calais/"), country: "France",
          length: nil, cumulative: "0 km", isFerry: false,
          meets: [
            PageLink(title: "E15", path: "networks/e-roads/roads/e15/"),
            PageLink(title: "E402", path: "networks/e-roads/roads/e402/"),
          ]),
        RoadStop(
          place: PageLink(title: "Ostend", path: nil), country: "Belgium", length: "71 km",
          cumulative: "71 km", isFerry: true, meets: []),
      ],
      previous: nil, next: PageLink(title: "E41", path: "networks/e-roads/roads/e41/"),
      costTitle: "Length", siblingsTitle: "Neighbouring roads")
    let html = try PageRendering.render(
      page, template: "road.mustache", path: "networks/e-roads/roads/e40/")
    #expect(
      html.contains(#">E15</a>, <a href="../../../../networks/e-roads/roads/e402/">E402</a><"#))
    #expect(html.contains(#"71 km <span class="count">by sea</span>"#))
    #expect(html.contains("Dover to Calais"))
    #expect(html.contains(#"rel="next""#) && !html.contains(#"rel="prev""#))
  }

  @Test func index() throws {
    let page = IndexPage(
      frame: .sample("Places", path: "places/"), note: "Every place with a page.",
      more: PageLink(title: "The finder knows more.", path: "find/"), groups: Sample.groups)
    let html = try PageRendering.render(page, template: "index.mustache", path: "places/")
    #expect(html.contains(##"<li><a href="#group-poland">Poland</a></li>"##))
    #expect(html.contains(#"Lviv</a> <span class="count">717,803 people</span>"#))
    #expect(html.contains(#"<a href="../find/">The finder knows more.</a>"#))
  }

  @Test func manySmallGroupsStandSideBySide() throws {
    let groups = "ABCDEFGH".map { letter in
      LinkGroup(
        id: "\(letter)", title: "\(letter)", count: nil,
        links: [PageLink(title: "Place", path: "places/xx/place/")])
    }
    let page = IndexPage(
      frame: .sample("Places", path: "places/xx/"), note: nil, more: nil, groups: groups)
    let html = try PageRendering.render(page, template: "index.mustache", path: "places/xx/")
    #expect(html.contains(#"<div class="groups compact">"#))
    #expect(!html.contains("Parts of this page"))
  }

  @Test func place() throws {
    let page = PlacePage(
      frame: .sample("Lviv", path: "places/ua/lviv/", lead: "A city of 717,803 people in Ukraine."),
      map: .sample("data/maps/ua.svg", alt: "Lviv on the map of Ukraine"),
      facts: [Fact("Position", "49.83826° N, 24.02324° E")],
      names: [
        ScriptNames(
          title: "Hebrew script", direction: "rtl",
          names: [
            LocalName(name: "לבוב", language: "he", languageTitle: "Hebrew"),
            LocalName(name: "לביב", language: "he", languageTitle: nil),
          ], more: nil),
        ScriptNames(
          title: "Arabic script", direction: "rtl",
          names: [LocalName(name: "ليفيف", language: "und-Arab", languageTitle: nil)],
          more: "and 2 more"),
      ],
      nearbySentence: "Within 100 km the finder knows 2 other places.",
      nearby: [PageLink(title: "Drohobych", path: "places/ua/drohobych/", note: "66 km SW")],
      nearest: [PageLink(title: "Briukhovychi", path: "find/?id=711369", note: "8 km N")],
      networks: [
        PlaceNetwork(
          id: "e-roads", title: "E-roads", path: "networks/e-roads/", sentence: "It has 4 links.",
          links: [
            PlaceConnection(
              to: PageLink(title: "Rivne", path: nil),
              labels: [PageLink(title: "E40", path: "networks/e-roads/roads/e40/")],
              length: "189 km")
          ],
          allRoutes: PageLink(title: "All routes from Lviv", path: "networks/e-roads/routes/lviv/"),
          routes: [], costTitle: "Length")
      ])
    let html = try PageRendering.render(page, template: "place.mustache", path: "places/ua/lviv/")
    #expect(
      html.contains(
        "<th scope=\"row\">Arabic script</th><td dir=\"rtl\">"
          + "<bdi lang=\"und-Arab\">ليفيف</bdi> · "
          + "<span class=\"count\" dir=\"ltr\">and 2 more</span></td>"))
    // A separator follows each name and its language, except after the last name.
    #expect(
      html.contains(
        "<td dir=\"rtl\"><bdi lang=\"he\">לבוב</bdi> <span class=\"count\" dir=\"ltr\">Hebrew</span>"
          + " · <bdi lang=\"he\">לביב</bdi></td>"))
    #expect(html.contains(#"<a href="../../../find/?id=711369">Briukhovychi</a>"#))
    #expect(html.contains(#"<h2 id="network-e-roads">On <a href="../../../networks/e-roads/">"#))
    #expect(html.contains("All routes from Lviv"))
    #expect(!html.contains("is on no network"))
  }
}
