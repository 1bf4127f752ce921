import Foundation
import Input
import Testing

@Suite struct CountryNetworkTests {
  private func page(_ path: String) throws -> String {
    let bytes = try #require(try GoodSite.files.get()["site/\(path)"], "\(path)")
    return String(decoding: bytes, as: UTF8.self)
  }

  private func json(_ path: String) throws -> JSONNode {
    let bytes = try #require(try GoodSite.files.get()["site/\(path)"], "\(path)")
    var diagnostics = Diagnostics()
    return try #require(JSON.read(bytes, path: path, into: &diagnostics))
  }

  @Test func theCapitalComesFirstThenTheLargest() throws {
    let network = try json("data/networks/ukraine/network.json")
    let places = try #require(network["places"])
    #expect(places["id"]?.elements.compactMap(\.string) == ["kyiv", "odesa", "lviv"])
    #expect(network["hub"]?.int == 0)
    #expect(network["title"]?.string == "Ukraine: straight lines between neighbouring cities")
    // The triangle of the three cities is acute, so even its longest side, from Odesa to Lviv, is a
    // link.
    #expect(network["links"]?["from"]?.count == 3)
    // Kyiv and Odesa are 442 km apart on a sphere.
    #expect(abs((network["links"]?["cost"]?[0]?.int ?? 0) - 442_000) < 1500)
  }

  @Test func routesLeadFromTheCapitalAlone() throws {
    let files = try GoodSite.files.get().keys
    let routes = files.filter {
      $0.hasPrefix("site/networks/ukraine/routes/") && $0.hasSuffix(".html")
    }.sorted()
    #expect(
      routes == [
        "site/networks/ukraine/routes/index.html", "site/networks/ukraine/routes/kyiv/index.html",
        "site/networks/ukraine/routes/kyiv/lviv/index.html",
        "site/networks/ukraine/routes/kyiv/odesa/index.html",
      ])
    // The network is so small that browsers run its searches themselves.
    #expect(!files.contains { $0.hasPrefix("site/data/networks/ukraine/searches/") })
  }

  @Test func everyPageSaysWhatItIs() throws {
    for path in [
      "networks/ukraine/index.html", "networks/ukraine/routes/index.html",
      "networks/ukraine/routes/kyiv/index.html", "networks/ukraine/routes/kyiv/lviv/index.html",
      "countries/ukraine/index.html", "places/ua/lviv/index.html", "networks/index.html",
    ] {
      #expect(try page(path).contains("straight lines between neighbouring cities"), "\(path)")
    }
  }

  @Test func aCountryOfOnePlaceHasNone() throws {
    let files = try GoodSite.files.get().keys
    #expect(!files.contains { $0.contains("networks/vatican/") })
    let country = try page("countries/vatican/index.html")
    #expect(country.contains("The data of this atlas have one place in this country"))
  }

  @Test func theCountryPageListsTheRoutes() throws {
    let country = try page("countries/ukraine/index.html")
    #expect(country.contains("href=\"../../networks/ukraine/routes/kyiv/lviv/\""))
    #expect(country.contains("href=\"../../networks/ukraine/\""))
  }

  @Test func linesOffTheLandAreMarked() throws {
    func modes(_ network: JSONNode) -> [String] {
      network["modes"]?.elements.compactMap { $0["id"]?.string } ?? []
    }
    #expect(modes(try json("data/networks/poland/network.json")) == ["land"])
    // Odesa is moved into the sea south-west of the land, and Lutsk into the square that represents
    // Poland.
    let place = try Workplace()
    try Edit("Content/places/cities.txt", .replace("46.47747\t30.73262", "46.40000\t23.00000"))
      .apply(to: place)
    try Edit("Content/places/cities.txt", .replace("50.75932\t25.34244", "50.90000\t21.75000"))
      .apply(to: place)
    try Edit("Content/site.yml", .replace("{places: 3}", "{places: 4}")).apply(to: place)
    #expect(try place.build().status == 0)
    let text = try place.read("site/data/networks/ukraine/network.json")
    var diagnostics = Diagnostics()
    let network = try #require(JSON.read(Array(text.utf8), path: "n", into: &diagnostics))
    #expect(modes(network) == ["land", "sea", "through-pl"])
    #expect(
      network["modes"]?.elements.compactMap { $0["line"]?.string } == ["solid", "dotted", "dashed"])
    let page = try place.read("site/networks/ukraine/routes/kyiv/odesa/index.html")
    #expect(page.contains("line across the sea"))
    // Pages link to the planner of the country's network, because the planner also finds routes
    // that have no page.
    #expect(page.contains("\"../../../?from=kyiv&amp;to=odesa\""))
    let whole = try place.read("site/networks/ukraine/index.html")
    #expect(whole.contains("Line through Poland"))
    #expect(whole.contains("\"./?from="))
  }

  @Test func aNetworkOfOnesOwnOfTheSameNameIsAFault() throws {
    let place = try Workplace()
    for file in ["network.yml", "places.csv", "links.csv"] {
      let bytes = try place.read("Content/networks/roads/\(file)")
      try place.write("Content/networks/poland/\(file)", bytes)
    }
    try Edit("Content/site.yml", .replace("trips:", "  - {slug: poland, routes: none}\ntrips:"))
      .apply(to: place)
    let outcome = try place.build()
    #expect(outcome.status == 1)
    #expect(
      outcome.lines == [
        "Content/site.yml:11:12: error: network 'poland' and the network of country 'PL' have the "
          + "same URL; rename its folder, or leave out the network of the country with "
          + "country-networks: {except: [PL]}"
      ])
    try Edit("Content/site.yml", .replace("{places: 3}", "{places: 3, except: [PL]}"))
      .apply(to: place)
    #expect(try place.build().status == 0)
  }

  @Test func withoutTheSettingThereAreNone() throws {
    let place = try Workplace()
    try Edit("Content/site.yml", .replace("country-networks: {places: 3}\n", "")).apply(to: place)
    #expect(try place.build().status == 0)
    #expect(!(try place.snapshot("site")).keys.contains { $0.contains("networks/ukraine/") })
    #expect(!(try place.read("site/countries/ukraine/index.html")).contains("straight lines"))
  }

  @Test func theHomePageShowsNoneOfThem() throws {
    let place = try Workplace()
    for folder in ["networks", "pages"] {
      try FileManager.default.removeItem(atPath: place.path("Content/\(folder)"))
    }
    try place.write(
      "Content/site.yml",
      "title: T\nbase-url: https://t.example/\ncountry-networks: {places: 3}\n")
    #expect(try place.build().status == 0)
    let home = try place.read("site/index.html")
    #expect(home.contains("class=\"map world\"") && !home.contains("home-route"))
  }

  @Test func theCommandLineKnowsThem() throws {
    let content = "Tests/GenerateSiteTests/Fixtures/atlas/Content"
    let outcome = try Command.run([
      "route", "--network", "ukraine", "--from", "Київ", "--to", "lviv", "--json", "--content",
      content,
    ])
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("\"places\":[\"kyiv\",\"lviv\"]"))
    let unknown = try Command.run([
      "route", "--network", "vatican", "--from", "a", "--to", "b", "--content", content,
    ])
    #expect(unknown.status == 2)
  }
}
