import Testing

@Suite struct WorldviewTests {
  private static let worldview = "Content/countries/worldview.yml"
  /// A disputed line through Ukraine that follows no border.
  private static let line = """
    {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"id":7001},\
    "geometry":{"type":"LineString","coordinates":[[23,50],[27,50.4],[33,49.8]]}}]}

    """

  @Test func aViewCanBeAdded() throws {
    let place = try Workplace()
    try Edit(
      Self.worldview,
      .append(
        """
          mine:
            name: My own view
            description: The centre belongs to nobody.
            provinces: {4: ""}
            dashed:
              The centre and the rest: [[UA, 4]]
            claims:
              The north, claimed by its neighbour: [[1, 2], 7001]

        """)
    ).apply(to: place)
    try Edit("Content/site.yml", .replace("worldview: un", "worldview: mine")).apply(to: place)
    try place.write("Content/countries/disputed.geojson", Self.line)
    let outcome = try place.build()
    #expect(outcome.errors == "" && outcome.status == 0)
    let map = try place.read("site/data/maps/ua.svg")
    #expect(map.contains("Borders follow the “My own view” view."))
    #expect(map.contains("Dashed lines are disputed borders: The centre and the rest."))
    #expect(map.contains("Finer dashes are limits of claims: The north, claimed by its neighbour."))
    #expect(map.contains("class=\"neutral\"") && map.contains("class=\"disputed\""))
    #expect(map.contains("class=\"claim\""))
    #expect(try place.read("site/countries/ukraine/index.html").contains("“My own view”"))
    #expect(try place.read("site/index.html").contains("“My own view”"))
  }

  @Test func aProvinceCanBeMoved() throws {
    let place = try Workplace()
    let before = String(
      decoding: try #require(try GoodSite.files.get()["site/data/maps/sk.svg"]), as: UTF8.self)
    try Edit(Self.worldview, .replace("{4: UA}", "{3: SK, 4: UA}")).apply(to: place)
    let outcome = try place.build()
    #expect(outcome.errors == "" && outcome.status == 0)
    let after = try place.read("site/data/maps/sk.svg")
    // Slovakia now has two provinces with a line between them.
    #expect(!before.contains("class=\"province\""))
    #expect(after.contains("class=\"province\""))
    #expect(try place.read("site/countries/slovakia/index.html").contains("Western Ukraine"))
    #expect(!(try place.read("site/countries/ukraine/index.html").contains("Western Ukraine")))
  }

  @Test("Maps and pages credit the source of the outlines, if it is known")
  func sourceOfOutlines() throws {
    let place = try Workplace()
    let pages = ["countries/ukraine", "networks/roads", "."].map { "site/\($0)/index.html" }
    func build(_ edits: Edit...) throws {
      for edit in edits { try edit.apply(to: place) }
      let outcome = try place.build()
      #expect(outcome.errors == "" && outcome.status == 0)
    }
    try build(
      Edit("Content/site.yml", .append("outlines: {source: Our survey}\n")),
      Edit("Content/SOURCES.md", .append("\n## Our survey\n\n- Credit: us\n")))
    for page in try pages.map(place.read) {
      #expect(page.contains("Outlines: Our survey.") && !page.contains("Natural Earth"))
    }
    #expect(try place.read(pages[0]).contains("sources/#our-survey\">Our survey</a>"))
    // Without the key, a later build credits Natural Earth, because it is a heading.
    try build(Edit("Content/site.yml", .replace("outlines: {source: Our survey}\n", "")))
    for page in try pages.map(place.read) { #expect(page.contains("Outlines: Natural Earth.")) }
    #expect(
      try place.read("site/networks/board/index.html").contains("own grid. Outlines: Natural"))
    try build(Edit("Content/SOURCES.md", .replace("## Natural Earth", "## Maps")))
    for page in try pages.map(place.read) { #expect(!page.contains("Outlines:")) }
  }

  @Test("Without views of borders, maps and pages mention no view")
  func noViews() throws {
    let place = try Workplace()
    try Edit(Self.worldview, .remove).apply(to: place)
    try Edit("Content/site.yml", .replace("worldview: un\n", "")).apply(to: place)
    let outcome = try place.build()
    #expect(outcome.errors == "" && outcome.status == 0)
    let files = ["countries/ukraine/index.html", "index.html", "data/maps/ua.svg"]
    for file in try files.map({ try place.read("site/\($0)") }) {
      #expect(!file.contains("As in the data") && !file.contains("View of borders"))
    }
    #expect(try place.read("site/" + files[0]).contains("<figcaption>Outlines: Natural Earth."))
  }

  @Test("If site.yml cannot be read, the names of the outlines' properties are not checked")
  func unreadableSettings() throws {
    let place = try Workplace()
    let site = "Content/site.yml"
    for file in ["provinces", "outlines"].map({ "Content/countries/\($0).geojson" }) {
      try place.write(file, place.read(file).replacing("\"ISO_A2\"", with: "\"land\""))
    }
    try Edit(site, .append("outlines: {code: land}\n")).apply(to: place)
    #expect(try place.build().status == 0)
    try Edit(site, .replace("title: Small Atlas", "title: Small: Atlas")).apply(to: place)
    let outcome = try place.build()
    #expect(outcome.status == 1 && outcome.errors.contains("\(site):1:13: error: malformed YAML"))
    #expect(!outcome.errors.contains("geojson"))
  }

  @Test("Pages of countries say only what is true of the atlas")
  func smallWorlds() throws {
    let place = try Workplace()
    try Edit("Content/countries/facts.tsv", .replace("la,it,fr\t\t", "la,it,fr\tIT\t"))
      .apply(to: place)
    #expect(try place.build().status == 0)
    func page(_ country: String) throws -> String {
      try place.read("site/countries/\(country)index.html")
    }
    // Italy has no page, so it cannot be listed as a neighbour.
    #expect(try page("vatican/").contains("by land is in this atlas."))
    #expect(try page("ukraine/").contains("<h2>Neighbours</h2>"))
    // Poland has one province, and Ukraine has two.
    #expect(try !page("poland/").contains("id=\"provinces\""))
    #expect(try page("ukraine/").contains("id=\"provinces\""))
    #expect(try !page("").contains("Kosovo"))
  }

  @Test func countriesCanHaveFurtherProperties() throws {
    let place = try Workplace()
    let lines = try place.read("Content/countries/facts.tsv").split(separator: "\n")
    let extended = lines.enumerated().map { index, line in
      switch index {
      case 0: line + "\tNational flower"
      case 3: line + "\tSunflower & more"
      default: line + "\t"
      }
    }
    try place.write("Content/countries/facts.tsv", extended.joined(separator: "\n") + "\n")
    let outcome = try place.build()
    #expect(outcome.errors == "" && outcome.status == 0)
    let page = try place.read("site/countries/ukraine/index.html")
    #expect(page.contains("National flower") && page.contains("Sunflower &amp; more"))
    #expect(!(try place.read("site/countries/poland/index.html").contains("National flower")))
  }
}
