import Markup
import Testing

@testable import SiteGenerator

@Suite struct WorldPageTests {
  @Test func home() throws {
    let page = HomePage(
      frame: .sample(
        "RouteAtlas", path: "", lead: "Every country, and the ways between."),
      route: nil,
      world: WorldFigure(
        drawing: Sample.world, caption: "Equal Earth projection.",
        countryFacts: "data/countries.json"),
      map: nil, body: nil,
      facts: [Fact("Countries", "250", path: "countries/"), Fact("Places", "234,908")],
      featured: [
        FeaturedPage(
          kind: "Route", title: "Lviv to Lisbon", path: "networks/e-roads/routes/lviv/lisbon/",
          sentence: "3,202 km in 27 legs.")
      ],
      continents: Sample.continents)
    let html = try PageRendering.render(page, template: "home.mustache", path: "")
    #expect(html.contains("<title>RouteAtlas</title>"))
    #expect(html.contains(#"<a href="countries/ukraine/"><path"#))
    #expect(html.contains(#"<li><a href="./countries/bouvet-island/">Bouvet Island</a></li>"#))
    #expect(html.contains(#"<form class="finder" role="search" action="./find/""#))
    #expect(!html.contains("Breadcrumbs"))
  }

  @Test func countries() throws {
    let page = CountriesPage(
      frame: .sample("Countries", path: "countries/", section: .countries),
      continents: Sample.continents, note: "People: GeoNames.")
    let html = try PageRendering.render(page, template: "countries.mustache", path: "countries/")
    #expect(
      html.contains(##"<a href="#continent-europe">Europe</a> <span class="count">2</span>"##))
    #expect(html.contains(#"<td class="number" data-value="603700">603,700</td>"#))
    #expect(html.contains(#"<a href="../countries/" aria-current="true">Countries</a>"#))
  }

  @Test func country() throws {
    let html = try PageRendering.render(
      Self.ukraine, template: "country.mustache", path: "countries/ukraine/")
    #expect(html.contains("<title>Ukraine · RouteAtlas</title>"))
    #expect(html.contains(#"src="../../data/maps/ua.svg" width="1000" height="673""#))
    #expect(html.contains(#"<bdi class="local" lang="uk">Київ</bdi>"#))
    #expect(html.contains(#"<rect width="35" height="8" />"#))
    #expect(html.contains("<li>Vinnytsia &amp; &lt;around&gt;</li>"))
    #expect(html.contains("All 27 provinces"))
    #expect(html.contains(#"<h2 id="routes">Routes from Kyiv</h2>"#))
    #expect(html.contains(#"<a href="../../networks/ukraine/">Plan a route</a></p>"#))
    #expect(html.contains(#"<a href="../../networks/ukraine/routes/kyiv/lviv/">Kyiv to Lviv</a>"#))
    #expect(html.contains("<h2 id=\"networks\">Other networks and routes</h2>"))
  }

  @Test func countryOfWhichLittleIsKnown() throws {
    var page = CountryPage(
      frame: .sample("Bouvet Island", path: "countries/bouvet-island/"), map: nil,
      worldview: nil, worldviewPath: "learn/borders/", facts: [],
      nameInText: "Bouvet Island", neighbours: [], hasNeighboursWithoutPage: false, cities: [],
      citiesCaption: "", placesPath: nil, placesTitle: nil, networks: [],
      routesSentence: nil, routes: [], provinces: [], provincesTitle: "")
    let html = try PageRendering.render(
      page, template: "country.mustache", path: "countries/bouvet-island/")
    #expect(html.contains("No other country borders Bouvet Island by land."))
    #expect(html.contains("No network of this atlas reaches Bouvet Island yet."))
    #expect(!html.contains("Largest cities"))
    #expect(!html.contains("<figure"))
    page.hasNeighboursWithoutPage = true
    let other = try PageRendering.render(
      page, template: "country.mustache", path: "countries/bouvet-island/")
    #expect(!other.contains("No other country borders"))
    #expect(
      other.contains("No country that borders Bouvet Island by land is in this atlas."))
  }

  static let ukraine = CountryPage(
    frame: .sample(
      "Ukraine", path: "countries/ukraine/",
      lead: "44,622,516 people on 603,700 km² in Europe; the capital is Kyiv.",
      above: [PageLink(title: "Countries", path: "countries/")], section: .countries),
    map: .sample("data/maps/ua.svg", alt: "Map of Ukraine with its 27 provinces and cities"),
    worldview: "Borders as the United Nations see them.", worldviewPath: "learn/borders/",
    facts: [
      Fact("Capital", "Kyiv", path: "places/ua/kyiv/"), Fact("People", "44,622,516"),
      Fact("Area", "603,700 km²"), Fact("Currency", "Hryvnia (UAH)"),
      Fact("Languages", [PageLink(title: "Ukrainian", path: nil)]),
    ],
    nameInText: "Ukraine",
    neighbours: [
      PageLink(title: "Moldova", path: "countries/moldova/"),
      PageLink(title: "Poland", path: "countries/poland/"),
    ], hasNeighboursWithoutPage: true,
    cities: [
      CityRow(
        link: PageLink(title: "Kyiv", path: "places/ua/kyiv/"),
        localName: LocalName(name: "Київ", language: "uk", languageTitle: nil),
        province: "Kyiv City", isCapital: true, populationValue: 2_797_553,
        population: "2,797,553", share: 100),
      CityRow(
        link: PageLink(title: "Odesa", path: nil), localName: nil, province: nil,
        isCapital: false, populationValue: 1_001_558, population: "1,001,558", share: 35),
    ],
    citiesCaption: "Cities of 100,000 people or more; figures by GeoNames",
    placesPath: "places/ua/", placesTitle: "All 61 places of Ukraine in this atlas",
    ownNetwork: OwnNetwork(
      title: "Routes from Kyiv", sentence: "These follow straight lines.",
      network: PageLink(title: "Plan a route", path: "networks/ukraine/"),
      routes: [
        PageLink(
          title: "Kyiv to Lviv", path: "networks/ukraine/routes/kyiv/lviv/", note: "490 km")
      ]),
    networks: [
      PageLink(title: "E-roads", path: "networks/e-roads/", note: "84 places, 131 links")
    ],
    routesSentence: "1,240 routes of the E-roads begin or end in Ukraine; some of them:",
    routes: [
      PageLink(
        title: "Lviv to Lisbon", path: "networks/e-roads/routes/lviv/lisbon/", note: "3,202 km")
    ],
    provinces: ["Cherkasy", "Vinnytsia & <around>"], provincesTitle: "All 27 provinces")
}
