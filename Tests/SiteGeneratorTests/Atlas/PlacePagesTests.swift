import Gazetteer
import Geography
import Testing

@testable import SiteGenerator

@Suite("Identity and URLs of places")
struct PlacePagesTests {
  /// The pages of network places, as "path: network/id network/id".
  private func pages(
    _ roads: [String], board: [String] = [], settings: String = "", tables: [String] = []
  ) throws -> [String] {
    let small = try SmallContent()
    defer { small.remove() }
    try small.write(
      "networks/roads/places.csv",
      "id,name,geonameid,country,latitude,longitude\n" + roads.joined(separator: "\n"))
    try small.replace("closed: [Coast]\n", "", in: "networks/roads/network.yml")
    try small.write("networks/roads/links.csv", "from,to,mode\n")
    try small.write(
      "networks/board/places.csv",
      "id,name,geonameid,country,latitude,longitude,x,y\n"
        + board.map { $0 + ",1,1\n" }.joined())
    try small.write("networks/board/links.csv", "from,to,mode,cost\n")
    if !tables.isEmpty {
      try small.write("places/more.txt", tables.map { $0 + "\n" }.joined())
    }
    try small.write(
      "site.yml",
      """
      title: T
      description: D
      base-url: https://atlas.example/
      networks: [{slug: roads}, {slug: board}]
      \(settings)
      """)
    let (read, messages) = small.read()
    let content = try #require(read, "\(messages)")
    let pages = PlacePages(content: content)
    #expect(Set(pages.entries.map(\.path)).count == pages.entries.count)
    #expect(pages.entries.allSatisfy { ($0.coordinate == nil) == ($0.place == nil) })
    return pages.entries.filter { !$0.networkPlaces.isEmpty }.map { entry in
      let keys = entry.networkPlaces.map {
        "\(content.networks[$0.network].slug)/\(content.networks[$0.network].places[$0.place].id)"
      }
      return "\(entry.path): \(keys.joined(separator: " "))"
    }
  }

  @Test(
    "A place without a GeoNames id is identified with a nearby place of the same name and country")
  func merging() throws {
    #expect(
      try pages(["lviv,LVIV,,UA,49.9,24.0", "2,Lutsk,702569,,,"])
        == ["places/ua/lutsk/: roads/2", "places/ua/lviv/: roads/lviv"])
  }

  @Test("A place in the tables is found by all its names")
  func otherNames() throws {
    #expect(
      try pages(["lemberg,LEMBERG,,UA,49.9,24.0", "b,Lembergen,,UA,49.9,24.0"])
        == ["places/ua/b/: roads/b", "places/ua/lviv/: roads/lemberg"])
    // Place a has no country, place b gives the wrong country, and place c is too far from Lutsk.
    #expect(
      try pages(["a,Львів,,,49.9,24.0", "b,Warszawa,,UA,52.2,21", "c,Луцьк,,UA,50.9,25.3"])
        == [
          "places/ua/b/: roads/b", "places/ua/c/: roads/c", "places/ua/lviv/: roads/a",
        ])
  }

  @Test("If several places have the name, one is chosen by main name, population and distance")
  func bestName() throws {
    func row(_ id: Int, _ name: String, _ others: String, _ latitude: Double, _ people: Int)
      -> String
    {
      "\(id)\t\(name)\t\t\(others)\t\(latitude)\t24.0\tP\tPPL\tUA\t\t15\t\t\t\t\(people)\t\t\t"
        + "Europe/Kyiv\t2024-01-01"
    }
    let tables = [
      row(901, "Lemberg", "", 49.87, 20), row(902, "Near", "Lwów,Kiln", 49.9, 900),
      row(903, "Far", "Kiln", 49.86, 900), row(904, "Big", "Oven", 49.83, 990),
      row(905, "Small", "Oven", 49.89, 980),
    ]
    #expect(
      try pages(
        [
          "a,Lemberg,,UA,49.84,24.0", "b,Lwów,,UA,49.9,24.0", "c,Kiln,,UA,49.9,24.0",
          "d,Oven,,UA,49.9,24.0",
        ], tables: tables)
        == [
          "places/ua/big/: roads/d", "places/ua/lemberg/: roads/a", "places/ua/lviv/: roads/b",
          "places/ua/near/: roads/c",
        ])
  }

  @Test("A place without a country does not take the URL of a country's list of places")
  func listOfCountry() throws {
    #expect(
      try pages(["2,Lutsk,702569,,,"], board: ["ua,Ua,,,,", "xx,Xx,,,,"])
        == ["places/ua-board/: board/ua", "places/xx/: board/xx", "places/ua/lutsk/: roads/2"])
  }

  @Test("Places in another country, or too far away, are separate places")
  func others() throws {
    #expect(
      try pages(["lviv,Lviv,,PL,49.83,24.02", "kosice,Kosice,,SK,48.9,21.3"])
        == ["places/pl/lviv/: roads/lviv", "places/sk/kosice-slovakia/: roads/kosice"])
  }

  @Test("If two places of a network match, the nearer is identified with the place in the tables")
  func nearest() throws {
    #expect(
      try pages(["a,Lviv,,UA,49.9,24.0", "b,Lviv,,UA,49.84,24.02"])
        == ["places/ua/a/: roads/a", "places/ua/lviv/: roads/b"])
  }

  @Test("Places that exist only in networks are identified with each other by the same rule")
  func betweenNetworks() throws {
    #expect(
      try pages(
        ["depot,Depot,,UA,50.5,30", "north,Nord,,UA,50.5,31"],
        board: ["yard,DEPOT,,UA,50.45,30.05", "north,Other,,UA,50.5,33"])
        == [
          "places/ua/depot/: roads/depot board/yard", "places/ua/north-board/: board/north",
          "places/ua/north-roads/: roads/north",
        ])
  }

  @Test("A place without a country is identified with the nearest place of the same name")
  func withoutCountry() throws {
    #expect(
      try pages(["stop,Lviv,,,49.9,24.0", "far,Lviv,,,48.9,24.0"])
        == ["places/far/: roads/far", "places/ua/lviv/: roads/stop"])
    // Of two stations in a city, the nearer one is identified with the city.
    #expect(
      try pages(["a,Lviv,,,49.9,24.0", "b,Lviv,,,49.84,24.02"])
        == ["places/a/: roads/a", "places/ua/lviv/: roads/b"])
  }

  @Test(
    "A place without a country gets the country of a nearby place of that name in another network")
  func withoutCountryBetweenNetworks() throws {
    #expect(
      try pages(["depot,Depot,,,50.5,30"], board: ["yard,Depot,,UA,50.45,30.05"])
        == ["places/ua/depot/: roads/depot board/yard"])
    #expect(
      try pages(["depot,Depot,,,50.5,30"], board: ["yard,Depot,,,50.45,30.05"])
        == ["places/depot/: roads/depot board/yard"])
    // Two places have the name of `yard`. The nearer one is identified with `yard`; the other gets
    // its own page.
    #expect(
      try pages(
        ["east,Depot,,UA,50.5,30.1", "west,Depot,,PL,50.5,30"], board: ["yard,Depot,,,50.5,30.02"])
        == ["places/pl/west/: roads/west board/yard", "places/ua/east/: roads/east"])
  }

  @Test("A place without coordinates has a page, and is never identified with another place")
  func grid() throws {
    #expect(
      try pages(["lviv,Lviv,702550,,,"], board: ["lviv,Lviv,,,,", "elm,Elm,,,,", "oak,Oak,,UA,,"])
        == [
          "places/elm/: board/elm", "places/lviv/: board/lviv", "places/ua/lviv/: roads/lviv",
          "places/ua/oak/: board/oak",
        ])
  }

  @Test("Thousands of places without a country have pages only if the settings turn them on")
  func many() throws {
    let rows = (0...4000).map { "p\($0),Place \($0),,,\(40 + Double($0) / 1000),\(20)" }
    #expect(try pages(rows).isEmpty)
    #expect(try pages(rows, settings: "sections: {places: true}").count == 4001)
  }
}
