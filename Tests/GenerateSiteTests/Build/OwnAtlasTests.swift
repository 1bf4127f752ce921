import Foundation
import Input
import Testing

@Suite("New atlases")
struct OwnAtlasTests {
  private func html(_ place: Workplace, _ site: String) throws -> [String: String] {
    try place.snapshot(site).filter { $0.key.hasSuffix(".html") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "Each example becomes an atlas with two commands",
    arguments: ["huts", "metro", "board", "countries"])
  func examples(name: String) throws {
    let place = try Workplace(isEmpty: true)
    let made = try place.run("new", "atlas", "--example", name)
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("atlas/site.yml\n"))
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "atlas/site", "--quiet").errors.isEmpty)
    let binary = ["gz", "br", "png", "woff2"]
    for (file, bytes) in try place.snapshot("atlas/site")
    where !binary.contains((file as NSString).pathExtension) {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("RouteAtlas"), "\(file)")
      guard file.hasSuffix(".html"), name != "countries" else { continue }
      #expect(!text.contains("countries/"), "\(file)")
    }
    if name == "huts" {
      let list = try place.read("atlas/site/places/index.html")
      #expect(list.contains("have a page: every place of a network."))
    }
    let known = ["huts": "ash", "metro": "airport", "board": "amber"][name]
    let row = known.map { "\n\(name)/\($0),places/\($0)/\n" } ?? "\nFI,countries/finland/\n"
    #expect(try place.read("atlas/urls.csv").contains(row))
    #expect(try place.run("build", "--progress", "none", in: "atlas").status == 0)
    let again = try place.run("build", "--progress", "none", in: "atlas")
    #expect(again.output.contains("nothing has changed"))
  }

  @Test("The smallest atlas is one network with two tables")
  func least() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Two\nbase-url: https://two.example/\n")
    try place.write(
      "networks/two/network.yml",
      "title: Two\nsummary: Two places.\nmodes: {way: {name: way}}\n")
    try place.write(
      "networks/two/places.csv", "id,name,latitude,longitude\na,A,47,11\nb,B,47.1,11.1\n")
    try place.write("networks/two/links.csv", "from,to,mode\na,b,way\n")
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let home = try place.read("site/index.html")
    // Without a description, the title appears only once. Maps without land do not credit the
    // source of the land.
    #expect(home.contains("<h1>Two</h1>") && !home.contains("<p class=\"lead\">Two</p>"))
    for (file, text) in try html(place, "site") {
      #expect(!text.contains("Natural Earth"), "\(file)")
    }
    let trip = try place.run("trip", "--network", "two", "--cities", "a,b")
    #expect(trip.output.hasPrefix("A and B: ") && !trip.output.contains("ticket"))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    let files = try place.snapshot("site")
    #expect(files["networks/two/routes/a/b/index.html"] != nil)
    for part in [
      "countries/", "find/", "learn/", "sources/", "data/find/", "data/maps/",
    ] {
      #expect(!files.keys.contains { $0.hasPrefix(part) }, "\(part)")
    }
    #expect(files.count < 60)
    // No script contains the finder, or code that only the finder needs.
    let scripts = files.filter { $0.key.hasSuffix(".js") }.values
    #expect(!scripts.contains { String(decoding: $0, as: UTF8.self).contains("data/find/") })
  }

  @Test("A long list of places is collapsed", arguments: [200, 201])
  func longList(count: Int) throws {
    let place = try Workplace(isEmpty: true)
    try place.write(
      "site.yml", "title: Line\nbase-url: https://line.example/\nsections: {routes: false}\n")
    try place.write(
      "networks/line/network.yml",
      "title: Line\nsummary: A line.\nmodes: {way: {name: way}}\n")
    let places = (0..<count).map { "p\($0),P \($0),\(40 + Double($0) / 100),11\n" }
    let links = (1..<count).map { "p\($0 - 1),p\($0),way\n" }
    try place.write(
      "networks/line/places.csv", "id,name,latitude,longitude\n" + places.joined())
    try place.write("networks/line/links.csv", "from,to,mode\n" + links.joined())
    #expect(try place.build().status == 0)
    let isOpen = try place.read("site/networks/line/index.html").contains("<details open")
    #expect(isOpen == (count == 200))
  }

  @Test("Sections can be left out, along with all links to them")
  func sections() throws {
    let place = try Workplace()
    try Edit(
      "Content/site.yml",
      .append(
        "sections: {countries: false, finder: false, learn: false, offline: false, data: false}\n")
    ).apply(to: place)
    try Edit("Content/pages/about.md", .write("---\ntitle: A\ndescription: B\n---\nC\n"))
      .apply(to: place)
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    let files = try place.snapshot("site")
    for part in ["countries/", "find/", "offline/", "sw.js", "data/index.html", "data/find/"] {
      #expect(!files.keys.contains { $0.hasPrefix(part) }, "\(part)")
    }
    #expect(files["places/ua/lviv/index.html"] != nil)
  }

  @Test("The finder finds an atlas's own places")
  func finder() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas").status == 0)
    let settings = try place.read("atlas/site.yml")
    try place.write(
      "atlas/site.yml", settings.replacing("{data: false}", with: "{data: false, finder: true}"))
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "atlas/site", "--quiet").errors.isEmpty)
    let page = try place.read("atlas/site/find/index.html")
    #expect(page.contains("places/") && !page.contains("data-maps"))
    let found = try place.run("find", "tarn", "--json", in: "atlas")
    #expect(
      found.output.contains(#""path":"places/tarn/","geonameid":null,"name":"Tarn House""#),
      "\(found.output)")
  }

  @Test("A section that is turned on without its data is an error")
  func missingData() throws {
    let place = try Workplace(isEmpty: true)
    try place.write(
      "site.yml",
      "title: T\nbase-url: https://t.example/\nsections: {countries: true, findr: true}\n")
    let built = try place.build()
    #expect(built.status == 1)
    #expect(built.lines == ["site.yml:3:29: error: unknown key 'findr'; did you mean 'finder'?"])
    try place.write(
      "site.yml", "title: T\nbase-url: https://t.example/\nsections: {countries: true}\n")
    #expect(
      try place.build().lines == [
        "site.yml:3:23: error: there are no data for the section 'countries'; the facts of countries are read from countries/facts.tsv; data: world adds them"
      ])
  }

  @Test("Files in static/ are published unchanged")
  func staticFiles() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas").status == 0)
    let bytes = (0...255).map { UInt8($0) }
    try place.write("atlas/static/files/any.bin", bytes)
    try place.write("atlas/static/.nojekyll", "")
    try place.write("atlas/static/.DS_Store", "x")
    try place.write("atlas/static/verification.html", "google-site-verification: 1")
    try place.write(
      "atlas/static/app/index.html", "<!DOCTYPE html><title>App</title>")
    try place.write("atlas/static/app/settings.json", "// none\n{}")
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "atlas/site", "--quiet").errors.isEmpty)
    try place.write("atlas/site/app/settings.json", "{}")
    #expect(
      try place.run("check", "atlas/site", "--quiet").errors.contains("the file has changed since"))
    let clean = try place.run("build", "--clean", "--fresh", "--progress", "none", in: "atlas")
    #expect(clean.status == 0)
    let files = try place.snapshot("atlas/site")
    #expect(files["files/any.bin"] == bytes)
    #expect(files[".nojekyll"] == [])
    #expect(files[".DS_Store"] == nil)
    try place.write("atlas/static/a b.txt", "x")
    try place.write("atlas/static/robots.txt", "x")
    let wrong = try place.run("build", "--progress", "none", in: "atlas")
    #expect(wrong.status == 1)
    #expect(
      wrong.lines == [
        "static/a b.txt:1:1: error: a published file cannot have this name; use letters a to z, digits, '-', '_' and '.'"
      ])
    try FileSystem.remove(place.path("atlas/static/a b.txt"))
    #expect(try place.run("build", "--progress", "none", in: "atlas").errors.contains("robots.txt"))
  }

  @Test("The header links to the pages in navigation")
  func navigation() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas", "--example", "board").status == 0)
    #expect(try place.run("build", "--progress", "none", in: "atlas").status == 0)
    #expect(
      try place.read("atlas/site/networks/board/index.html").contains(
        "<li><a href=\"../../rules/\">Rules</a></li>"))
    try Edit("atlas/site.yml", .replace("[rules/]", "[rules/, places/, networks/board/trips/]"))
      .apply(to: place)
    #expect(try place.run("build", "--progress", "none", in: "atlas").status == 0)
    let page = try place.read("atlas/site/rules/index.html")
    #expect(
      page.contains(
        "<li><a href=\"../places/\">Places</a></li>\n<li><a href=\"../networks/board/trips/\">"))
    try Edit("atlas/site.yml", .replace("[rules/", "[rule/")).apply(to: place)
    #expect(
      try place.run("build", "--progress", "none", in: "atlas").errors.contains(
        "error: no text, network, trip or list has the path 'rule/'; did you mean 'rules/'?"))
  }

  @Test("The preview picture is a file in static/")
  func preview() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas").status == 0)
    try place.write("atlas/static/card.png", [0x89, 0x50])
    let settings = try place.read("atlas/site.yml")
    try place.write("atlas/site.yml", settings + "preview: card.png\n")
    #expect(try place.run("build", "--progress", "none", in: "atlas").status == 0)
    #expect(
      try place.read("atlas/site/index.html").contains(
        "<meta property=\"og:image\" content=\"https://example.org/card.png\" />"))
    try place.write("atlas/site.yml", settings + "preview: cart.png\n")
    #expect(
      try place.run("build", "--progress", "none", in: "atlas").errors.contains(
        "error: there is no static/cart.png; did you mean 'card.png'?"))
  }

  @Test("The home page can show a network and a text")
  func home() throws {
    let place = try Workplace()
    try Edit("Content/site.yml", .append("home: board\nfooter: Ours & theirs\n")).apply(to: place)
    try place.write(
      "Content/pages/index.md",
      "---\ntitle: Welcome\ndescription: To our atlas.\n---\nHello, *reader*.\n")
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let page = try place.read("site/index.html")
    #expect(page.contains("<h1>Welcome</h1>"))
    #expect(page.contains("Hello, <em>reader</em>."))
    #expect(page.contains("data/networks/board/map-quiet.svg"))
    #expect(page.contains("data-from="))
    #expect(page.contains("<span>Ours &amp; theirs</span>"))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    try Edit("Content/site.yml", .replace("home: board", "home: bord")).apply(to: place)
    #expect(
      try place.build().errors.contains(
        "error: no network or text is called 'bord'; did you mean 'board'?"))
  }

  @Test("The current folder can become an atlas")
  func here() throws {
    let place = try Workplace(isEmpty: true)
    let made = try place.run("new", ".")
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    #expect(try place.read("site.yml").contains("title:"))
  }

  @Test("The world data are optional for an installed command")
  func worldData() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("usr/bin/generate-site", try FileSystem.read(Command.binary.path()))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.path("usr/bin/generate-site"))
    try FileManager.default.createDirectory(
      atPath: place.path("usr/share/routeatlas"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Command.package.appending(path: "Templates").path(),
      toPath: place.path("usr/share/routeatlas/theme"))
    try place.write("site.yml", "title: T\nbase-url: https://t.example/\ndata: world\n")
    func build() throws -> Command.Outcome {
      try Command.run(
        ["build", "--progress", "none"], in: place.folder, binary: "usr/bin/generate-site")
    }
    let missing = try build()
    #expect(missing.status == 1)
    #expect(
      missing.lines == [
        "site.yml:3:7: error: the data 'world' are not installed beside the command; if you "
          + "installed the command as a package, install routeatlas-world; otherwise run make "
          + "install-world in its sources, with the same PREFIX; or put countries/ and places/ "
          + "beside this file and leave the key out"
      ])
    let small = Command.package.appending(path: "Tests/GenerateSiteTests/Fixtures/atlas/Content")
    let world = "usr/share/routeatlas/world/"
    for folder in ["countries", "places"] {
      try FileManager.default.createDirectory(
        atPath: place.path(world), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: small.appending(path: folder).path(), toPath: place.path(world + folder))
      try place.write(
        world + folder + "/SOURCES.md", "## GeoNames\n\nOf \(folder).\n\n## Of \(folder)\n\nMore.\n"
      )
    }
    #expect(try build().errors.isEmpty)
    let files = try place.snapshot("site").keys
    for file in ["countries/ukraine/index.html", "find/index.html", "places/ua/kyiv/index.html"] {
      #expect(files.contains(file), "\(file)")
    }
    let credits = try place.read("site/sources/index.html")
    #expect(credits.contains("Of places.") && !credits.contains("Of countries."))
    #expect(credits.contains("<h2 id=\"of-countries\">"))
    #expect(try place.read("site/countries/ukraine/index.html").contains("sources/#geonames"))
    // A build detects a change to the world data. A folder in the atlas replaces the folder of the
    // world data with the same name.
    try place.write(world + "countries/SOURCES.md", "## Others\n\nNew.\n")
    #expect(try build().errors.isEmpty)
    #expect(try place.read("site/sources/index.html").contains("New."))
    try FileManager.default.copyItem(
      atPath: place.path(world + "places"), toPath: place.path("places"))
    try place.write("SOURCES.md", "# Sources\n\n## GeoNames\n\nMine.\n")
    #expect(try build().errors.isEmpty)
    let own = try place.read("site/sources/index.html")
    #expect(own.contains("Mine.") && !own.contains("Of places.") && own.contains("More."))
    // An atlas with its own outlines needs no list of countries.
    try place.write(
      "countries/outlines.geojson",
      """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"ISO_A2_EH":"UA"},
      "geometry":{"type":"Polygon","coordinates":[[[24,48],[34,48],[34,51],[24,51],[24,48]]]}}]}
      """)
    #expect(try build().errors.isEmpty)
    #expect(try place.read("site/countries/ukraine/index.html").contains("class=\"map-base\""))
  }

  @Test("A file SOURCES.md that is a symbolic link to a file outside the atlas is an error")
  func linkedSources() throws {
    let place = try Workplace()
    try place.write("secret.md", "## Secret\n\nWords.\n")
    try FileManager.default.createSymbolicLink(
      atPath: place.path("Content/countries/SOURCES.md"),
      withDestinationPath: "../../secret.md")
    let built = try place.build()
    #expect(built.status == 1)
    #expect(built.errors.contains("Content/countries/SOURCES.md"), "\(built.errors)")
    #expect(built.errors.contains("the path leads out of"), "\(built.errors)")
  }

  @Test("A new atlas is not created in a folder that has files")
  func notEmpty() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("atlas/own.txt", "mine")
    let made = try place.run("new", "atlas")
    #expect(made.status == 3)
    #expect(
      made.lines == [
        "atlas: error: the folder is not empty; name a new or empty folder"
      ])
    #expect(try place.snapshot("atlas").keys.sorted() == ["own.txt"])
    let unknown = try place.run("new", "other", "--example", "hut")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'huts'?"))
  }
}
