import Foundation
import Input
import Testing

@Suite("The English and Ukrainian editions of the board")
struct EditionTests {
  private static let languages = ["en", "uk"]

  /// The files of both atlases as text, keyed by language and path.
  private static let pages = Result { () throws -> [String: [String: String]] in
    let place = try Workplace(isEmpty: true)
    var pages: [String: [String: String]] = [:]
    for language in languages {
      let content = Command.package.appending(path: "Content/board/\(language)").path()
      let built = try place.run(
        "build", "--content", content, "--output", language, "--progress", "none")
      #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
      let checked = try place.run("check", language, "--quiet")
      #expect(checked.status == 0 && checked.errors.isEmpty, "\(checked.errors)")
      pages[language] = try place.snapshot(language).mapValues {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return pages
  }

  private static func alternates(_ html: String) -> [String: String] {
    var found: [String: String] = [:]
    for match in html.matches(
      of: /<link rel="alternate" hreflang="([a-z]+)" href="([^"]+)" \/>/)
    {
      found[String(match.1)] = String(match.2)
    }
    return found
  }

  @Test("Every page links to its translation, which links back")
  func alternates() throws {
    let pages = try Self.pages.get()
    var count = 0
    for (language, other) in [("en", "uk"), ("uk", "en")] {
      let (own, others) = (try #require(pages[language]), try #require(pages[other]))
      for (path, html) in own where path.hasSuffix("index.html") {
        let folder = path.dropLast("index.html".count)
        let base = "https://example.org/board/"
        #expect(
          Self.alternates(html) == [
            language: "\(base)\(language)/\(folder)", other: "\(base)\(other)/\(folder)",
          ], "\(path)")
        #expect(others[path].map(Self.alternates) == Self.alternates(html), "\(path)")
        #expect(html.contains("<a href=\"\(base)\(other)/\(folder)\" hreflang=\"\(other)\""))
        count += 1
      }
    }
    #expect(count > 2000)
  }

  @Test(
    "The Ukrainian atlas gives all cities Ukrainian names, at the addresses of the English atlas")
  func names() throws {
    let pages = try Self.pages.get()
    let (english, ukrainian) = (try #require(pages["en"]), try #require(pages["uk"]))
    #expect(
      Set(english.keys.filter { $0.hasSuffix(".html") })
        == Set(ukrainian.keys.filter { $0.hasSuffix(".html") }))
    let table = Command.package.appending(path: "Content/networks/ukraine-board/places.csv")
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows.count == 42)
    let data = try #require(ukrainian["data/networks/ukraine-board/network.json"])
    for file in [
      "networks/ukraine-board/index.html", "networks/ukraine-board/trips/deals/index.html",
      "networks/ukraine-board/routes/index.html", "find/index.html",
    ] {
      let html = try #require(ukrainian[file], "\(file)")
      let text = html.replacing(/<script.*?<\/script>/.dotMatchesNewlines(), with: "")
      for row in rows {
        if !file.hasPrefix("find") { #expect(text.contains(row[2]), "\(file): \(row[2])") }
        #expect(!text.contains(">\(row[1])<"), "\(file): \(row[1])")
      }
    }
    for row in rows {
      #expect(data.contains("\"\(row[0])\"") && data.contains("\"\(row[2])\""), "\(row[2])")
      let place = try #require(ukrainian["places/ua/\(row[0])/index.html"], "\(row[0])")
      #expect(place.contains("<h1>\(row[2])</h1>"), "\(row[0])")
      #expect(place.contains("<bdi lang=\"und-Latn\">\(row[1])</bdi>"), "\(row[0])")
    }
    let trip = try #require(ukrainian["networks/ukraine-board/trips/founding-deal/index.html"])
    #expect(trip.contains("Сім міст, чотири квитки") && trip.contains("Черкаси"))
    #expect(english["places/ua/lviv/index.html"]?.contains("<h1>Lviv</h1>") == true)
  }

  @Test("A network's words in the atlas's language replace those in network.yml")
  func networkWords() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas", "--example", "board").status == 0)
    try place.write(
      "atlas/networks/board/network.uk.yml",
      "title: Острови\nmodes: {ferry: {name: пором, plural: пороми}}\n")
    func build() throws -> Command.Outcome {
      try place.run("build", "--progress", "none", in: "atlas")
    }
    let page = "atlas/site/networks/board/index.html"
    var built = try build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try !place.read(page).contains("Острови"))
    let settings = try place.read("atlas/site.yml")
    try place.write("atlas/site.yml", settings + "language: uk\n")
    built = try build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.read(page).contains("<h1>Острови</h1>"))
    #expect(try place.read(page).contains("Пором") && !place.read(page).contains("Ferry"))
    // There is no SOURCES.md, so the page names no licence for the data.
    #expect(
      try place.read(page).contains("\"Dataset\"") && !place.read(page).contains("\"license\""))
    try place.write("atlas/networks/board/network.uk.yml", "title: Архіпелаг\n")
    #expect(try build().status == 0)
    #expect(try place.read(page).contains("<h1>Архіпелаг</h1>"))
    try place.write("atlas/networks/board/network.uk.yml", "titel: Архіпелаг\n")
    built = try build()
    #expect(
      built.lines == [
        "networks/board/network.uk.yml:1:1: error: unknown key 'titel'; did you mean 'title'?"
      ])
    try place.write(
      "atlas/networks/board/network.uk.yml", "exports: [gpx]\nmodes: {ferry: {line: dotted}}\n")
    #expect(
      try place.run("build", "--progress", "none", in: "atlas").lines == [
        "networks/board/network.uk.yml:1:1: error: a translation cannot change 'exports'; a "
          + "translation only replaces texts of network.yml",
        "networks/board/network.uk.yml:2:17: error: a translation cannot change 'line'; a "
          + "translation only replaces texts of network.yml",
      ])
    try place.write("atlas/networks/board/network.uk.yml", "modes: {fery: {name: пором}}\n")
    built = try build()
    #expect(
      built.lines == [
        "networks/board/network.uk.yml:1:9: error: network.yml has no mode 'fery'; did you mean 'ferry'?"
      ])
  }

  @Test("An atlas can use another atlas's networks; a folder without an atlas is an error")
  func sharedNetworks() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas", "--example", "board").status == 0)
    let settings = try place.read("atlas/site.yml").replacing("navigation: [rules/]\n", with: "")
    try place.write("atlas/uk/site.yml", settings + "language: uk\ndata: ..\n")
    var built = try place.run("build", "--progress", "none", in: "atlas/uk")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.read("atlas/uk/site/networks/board/index.html").contains("The Isles"))
    let route = try place.run(
      "route", "--network", "board", "--from", "amber", "--to", "crown", in: "atlas/uk")
    #expect(route.status == 0 && route.output.contains("Amber"), "\(route.errors)")
    // Changes to the other atlas's files are detected like changes to this atlas's own files.
    let table = try place.read("atlas/networks/board/places.csv")
    try place.write("atlas/networks/board/places.csv", table.replacing("Amber", with: "Bernstein"))
    built = try place.run("build", "--progress", "none", in: "atlas/uk")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.read("atlas/uk/site/networks/board/index.html").contains("Bernstein"))
    try place.write("atlas/uk/site.yml", settings + "data: ../lost\n")
    built = try place.run("build", "--progress", "none", in: "atlas/uk")
    // Networks and trips that are missing as a result are not reported.
    #expect(built.lines.count == 1, "\(built.lines)")
    #expect(
      built.errors.hasSuffix(
        "error: there is no atlas in ../lost; write the path from this file to the folder of an "
          + "atlas, which has a site.yml\n"), "\(built.errors)")
  }

  @Test("The command finds countries by their names in the atlas's language and in English")
  func find() throws {
    let place = try Workplace(isEmpty: true)
    let content = Command.package.appending(path: "Content")
    let sources = try Data(contentsOf: content.appending(path: "board/uk/SOURCES.md"))
    try place.write("SOURCES.md", String(decoding: sources, as: UTF8.self))
    try place.write(
      "site.yml",
      """
      title: А
      base-url: https://a.example/
      language: uk
      data: \(content.path())
      networks: [{slug: ukraine-board}]
      sections: {places: false}

      """)
    for name in ["Німеччина", "germany"] {
      let found = try place.run("find", name, "--limit", "1", "--content", ".")
      #expect(found.output.contains("Німеччина"), "\(found)")
      #expect(found.output.contains("countries/germany/"), "\(found)")
    }
  }
}
