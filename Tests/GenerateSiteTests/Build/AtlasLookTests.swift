import Foundation
import Input
import Testing

@Suite("The colour, logo, home page and map of an atlas")
struct AtlasLookTests {
  private func built(_ place: Workplace, _ settings: String) throws -> Command.Outcome {
    try Edit("Content/site.yml", .append(settings)).apply(to: place)
    return try place.build()
  }

  @Test("The accent is the colour of links, with variants for light and dark pages")
  func accent() throws {
    let place = try Workplace()
    #expect(try built(place, "accent: \"#ffd400\"\n").status == 0)
    let files = try place.snapshot("site")
    let sheet = try #require(
      files.first { $0.key.hasPrefix("assets/site.") && $0.key.hasSuffix(".css") })
    let style = String(decoding: sheet.value, as: UTF8.self)
    #expect(style.contains("prefers-color-scheme: dark) { :root { --link: #ffd400; } }"))
    // The link colour is set after the theme's own colours, and before the colours for more
    // contrast.
    let all = style.ranges(of: "--link:").map(\.lowerBound)
    let own = try #require(style.firstRange(of: "--link: #ffd400")).lowerBound
    #expect(try #require(all.first) < own && own < #require(all.last))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
  }

  @Test("The home text can have the same headings as the home page itself")
  func headings() throws {
    let place = try Workplace()
    try place.write(
      "Content/pages/index.md",
      "---\ntitle: A\ndescription: A.\n---\n\n## Route\n\nOne.\n\n## Continent\n\nTwo.\n")
    let built = try built(place, "")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.read("site/index.html").contains("id=\"section-route\">Route"))
  }

  @Test(
    "Errors in appearance settings are reported at their position",
    arguments: [
      (
        "accent: #ffd400\n",
        ":8: error: accent: nothing where a colour is expected; write it in quotes, as in accent: \"#0a7d6b\""
      ),
      ("accent: teal\n", ":9: error: accent: 'teal' where a colour is expected; write # and"),
      ("logo: logo.svg\n", ":7: error: there is no static/logo.svg"),
      ("home: bord\n", ":7: error: no network or text is called 'bord'; did you mean 'board'?"),
      ("map: [UA, XY]\n", ":11: error: no outline has the country code 'XY'"),
      ("map: Europe\n", ":6: error: map: 'Europe' where a region is expected"),
      ("map: []\n", ":6: error: the map shows no country"),
      (
        "map: {south: 60, west: 10, north: 50, east: 20}\n",
        ":35: error: north: 50 is not greater than south: 60; latitudes south"
      ),
      (
        "map: {south: 40, west: 190, north: 50, east: 20}\n",
        "error: west: 190 is out of range; write degrees from -180 to 180"
      ),
      ("map: {south: 40, north: 50, east: 20}\n", ":6: error: the key 'west' is missing"),
      ("map: {south: 4, wst: 1, north: 5, east: 2}\n", "unknown key 'wst'; did you mean 'west'?"),
      ("data: wrld\n", ":7: error: unknown data 'wrld'; did you mean 'world'?"),
      ("sections: {route: false}\n", "unknown key 'route'; did you mean 'routes'?"),
    ])
  func faults(settings: String, message: String) throws {
    let built = try built(try Workplace(), settings)
    #expect(built.status == 1)
    #expect(built.errors.contains(message), "\(built.errors)")
  }

  @Test("A PNG logo is also the icon on home screens")
  func icon() throws {
    let place = try Workplace()
    let icon = Command.package.appending(path: "Templates/assets/icon-192.png").path()
    try place.write("Content/static/logo.png", FileSystem.read(icon))
    #expect(try built(place, "logo: logo.png\n").status == 0)
    let page = try place.read("site/networks/board/index.html")
    #expect(page.contains("<link rel=\"icon\" href=\"../../logo.png\" type=\"image/png\" />"))
    #expect(page.contains("<link rel=\"apple-touch-icon\" href=\"../../logo.png\" />"))
    #expect(try place.read("site/manifest.webmanifest").contains("\"sizes\":\"192x192\"}]"))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
  }

  @Test("The header shows the logo with its size, and with the title as alternative text")
  func logo() throws {
    let place = try Workplace()
    try place.write(
      "Content/static/logo.svg",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"40\"><path d=\"M0 0h9\" /></svg>\n"
    )
    #expect(try built(place, "logo: logo.svg\n").status == 0)
    let image = "src=\"../../logo.svg\" alt=\"Small Atlas\" width=\"120\" height=\"40\""
    let page = try place.read("site/networks/board/index.html")
    #expect(page.contains(image))
    #expect(page.contains("<link rel=\"icon\" href=\"../../logo.svg\" type=\"image/svg+xml\" />"))
    #expect(!page.contains("apple-touch-icon"))
    let manifest = try place.read("site/manifest.webmanifest")
    #expect(
      manifest.contains(
        #""icons":[{"src":"logo.svg","type":"image/svg+xml","sizes":"any"}]"#), "\(manifest)")
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    // A page from an earlier build is rebuilt if the size of its picture changes.
    try Edit("Content/static/logo.svg", .replace("120", "160")).apply(to: place)
    #expect(try place.build().status == 0)
    #expect(try place.read("site/networks/board/index.html").contains("width=\"160\""))
    try place.write("Content/static/logo.svg", "no picture\n")
    #expect(try place.build().errors.contains("logo.svg' is not "))
  }

  @Test("A text can be the home page, and also keeps its own address")
  func homeText() throws {
    let place = try Workplace()
    try place.write(
      "Content/pages/hello.md",
      "---\ntitle: Hello\ndescription: D\n---\nGood *day*. [A](../learn/about/) [B](./) [C](/learn/about/) "
        + "[E](../map.svg?f) [G](mailto:a@b.example)\n\n![Map](../map.svg)\n")
    try place.write(
      "Content/static/map.svg",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"40\"><path d=\"M0 0h9\" /></svg>\n"
    )
    let built = try built(place, "home: hello/\n")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    for file in ["site/index.html", "site/hello/index.html"] {
      #expect(try place.read(file).contains("Good <em>day</em>."))
    }
    // Links are written relative to the page that shows the text, so they lead to the same targets
    // from both pages.
    let (home, own) = (
      try place.read("site/index.html"), try place.read("site/hello/index.html")
    )
    for link in [
      "<a href=\"./learn/about/\">A</a> <a href=\"./hello/\">B</a> <a href=\"./learn/about/\">C</a>",
      "<a href=\"./map.svg?f\">E</a> <a href=\"mailto:a@b.example\">G</a>",
      "src=\"./map.svg\" alt=\"Map\" width=\"120\" height=\"40\"",
    ] { #expect(home.contains(link), "\(link)") }
    #expect(own.contains("<a href=\"../learn/about/\">A</a> <a href=\"./\">B</a>"))
    #expect(own.contains("src=\"../map.svg\" alt=\"Map\""))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    #expect(try !place.read("site/index.html").contains("map-world"))
    try place.write("Content/pages/index.md", "---\ntitle: Hi\ndescription: D\n---\nHi.\n")
    #expect(
      try place.build().errors.contains(
        "error: the home page already has a text, Content/pages/index.md"))
  }

  @Test("The world map shows the region in the settings: a list of countries, or a box")
  func region() throws {
    let place = try Workplace()
    #expect(try built(place, "home: world\n").status == 0)
    let whole = try place.read("site/data/maps/world.json")
    #expect(whole.contains("equal-earth"))
    #expect(try built(place, "map: [UA]\n").status == 0)
    let part = try place.read("site/data/maps/world.json")
    #expect(part.contains("laea"))
    #expect(try place.read("site/index.html").contains("Map of the countries"))
    try Edit(
      "Content/site.yml", .replace("map: [UA]", "map: {south: 44, west: 22, north: 53, east: 41}")
    ).apply(to: place)
    #expect(try place.build().status == 0)
    #expect(try place.read("site/data/maps/world.json").contains("laea"))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
  }

  @Test("Templates refer to assets, whose addresses change with their contents")
  func assets() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas", "--example", "board").status == 0)
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9\" /></svg>\n"
    try place.write("atlas/theme/assets/anchor.svg", svg)
    try place.write("atlas/theme/scripts/sounds.js", "document.title += '!';\n")
    try place.write(
      "atlas/theme/not-found.mustache",
      """
      {{<layout}}{{$main}}<p><img src="{{asset.anchor}}" alt="" /></p>{{/main}}{{/layout}}

      """)
    let layout = try FileSystem.read(
      Command.package.appending(path: "Templates/partials/layout.mustache").path())
    try place.write("atlas/theme/partials/layout.mustache", layout)
    try Edit(
      "atlas/theme/partials/layout.mustache",
      .replace("</body>", "<script type=\"module\" src=\"{{asset.sounds}}\"></script>\n</body>")
    ).apply(to: place)
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let files = try place.snapshot("atlas/site").keys
    for (start, end) in [("assets/anchor.", ".svg"), ("assets/sounds.", ".js")] {
      let path = try #require(files.first { $0.hasPrefix(start) && $0.hasSuffix(end) })
      #expect(try place.read("atlas/site/404.html").contains("/\(path)\""))
    }
    try Edit("atlas/theme/not-found.mustache", .replace("asset.anchor", "asset.ancor"))
      .apply(to: place)
    #expect(
      try place.run("build", "--progress", "none", in: "atlas").errors.contains(
        "unknown name 'ancor' in 'asset.ancor'; did you mean 'anchor'?"))
  }

  @Test("If a trip has no tickets, its page and the home page do not mention tickets")
  func trips() throws {
    let place = try Workplace()
    #expect(try place.build().status == 0)
    let page = "networks/board/trips/three-cities/index.html"
    #expect(try place.read("site/\(page)").contains("1 ticket"))
    try Edit("Content/site.yml", .replace("Three cities, one ticket", "Three cities"))
      .apply(to: place)
    #expect(try place.read("site/index.html").contains("1 ticket"))
    try Edit("Content/site.yml", .replace("tickets: 1", "tickets: 0")).apply(to: place)
    #expect(try place.build().status == 0)
    for path in [page, "index.html"] {
      let text = try place.read("site/\(path)")
      #expect(!text.contains("0 tickets") && !text.contains("No ticket"), "\(path)")
    }
  }

  @Test("Routes, trips and networks can be left out, along with all links to them")
  func sections() throws {
    let place = try Workplace()
    #expect(try built(place, "sections: {routes: false, trips: false}\n").errors.isEmpty)
    let files = try place.snapshot("site").keys
    #expect(!files.contains { $0.contains("/routes/") || $0.contains("/trips/") })
    #expect(files.contains("networks/board/index.html"))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    try Edit("Content/site.yml", .replace("routes: false, trips: false", "networks: false"))
      .apply(to: place)
    // This text is removed, because it links to the networks.
    try Edit("Content/pages/about.md", .remove).apply(to: place)
    #expect(try place.build().errors.isEmpty)
    let fewer = try place.snapshot("site").keys
    #expect(!fewer.contains { $0.hasPrefix("networks/") || $0.hasPrefix("data/networks/") })
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
  }
}
