import Foundation
import Input
import Testing

@Suite("Figures in texts")
struct TextFigureTests {
  private static let about = "Content/pages/about.md"

  private func append(_ words: String, to place: Workplace) throws {
    try Edit(Self.about, .append("\n\(words)\n")).apply(to: place)
  }

  @Test("Figures become maps with captions and links")
  func figures() throws {
    let place = try Workplace()
    try append(
      """
      ```map
      network: roads
      caption: All roads & more.
      ```

      - In a list:

        ```map
        country: ukraine
        ```

      ```route
      network: roads
      from: lviv
      to: Košice
      ```

      ```route
      network: roads
      from: rzeszow
      to: lviv
      ```
      """, to: place)
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let page = try place.read("site/learn/about/index.html")
    #expect(
      page.contains(
        "<figcaption>All roads &amp; more.<span class=\"figure-fact\"><br />"
          + "<a href=\"../../networks/roads/\">"))
    #expect(
      page.contains("alt=\"Map of Ukraine with its provinces and neighbours\" loading=\"lazy\""))
    #expect(page.contains("<a href=\"../../countries/ukraine/\">Ukraine</a>."))
    #expect(page.contains("\"../../networks/roads/routes/lviv/kosice/\">Lviv to Košice</a>: "))
    #expect(page.contains("aria-labelledby=\"figure.3-title figure.3-description\""))
    #expect(page.contains("id=\"figure.4-title\""))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)

    // A page with figures is made again if the data of the figures change.
    try Edit("Content/networks/roads/links.csv", .replace("165.5", "166.5")).apply(to: place)
    let again = try place.build("--report", "report.json")
    #expect(again.status == 0)
    let clean = try place.build("--output", "clean", "--fresh")
    #expect(clean.status == 0)
    #expect(
      try place.read("site/learn/about/index.html") == place.read("clean/learn/about/index.html"))
    #expect(try place.read("site/learn/about/index.html") != page)
  }

  @Test("A text, also on the home page, has the colours of all networks that its figures show")
  func colours() throws {
    let place = try Workplace()
    for file in ["network.yml", "places.csv", "links.csv"] {
      let text = try place.read("Content/networks/board/\(file)")
      try place.write("Content/networks/second/\(file)", text)
    }
    let edits = [
      Edit("Content/site.yml", .replace("  - slug: board", "  - slug: second\n  - slug: board")),
      // Figures have no legend for the labels of links, so they do not need the labels' colours.
      Edit(
        "Content/networks/roads/network.yml",
        .replace("plural: roads}", "plural: roads, colors: {E40: \"#123456\"}}")),
    ]
    for edit in edits { try edit.apply(to: place) }
    let figures = ["roads", "board", "second", "board"].map { "```map\nnetwork: \($0)\n```\n" }
    try append(figures.joined(separator: "\n"), to: place)
    let settings = "---\ntitle: Home\ndescription: At home.\n---\n\n"
    try place.write("Content/pages/index.md", settings + figures.joined(separator: "\n"))
    let built = try place.build()
    #expect(built.status == 0, "\(built.errors)")
    for page in ["index.html", "learn/about/index.html"] {
      let sheets = try place.read("site/\(page)")
        .matches(of: /networks\/([a-z]+)\/style\.css/).map { String($0.output.1) }
      #expect(sheets == ["board", "second"])
    }
    #expect(try place.read("site/networks/roads/index.html").contains("roads/style.css"))
  }

  @Test("A figure's picture above the first heading loads immediately", arguments: [true, false])
  func firstScreen(isAbove: Bool) throws {
    let place = try Workplace()
    let blocks = ["```map\nnetwork: roads\n```\n", "## Chapter\n"]
    let words = (isAbove ? blocks : blocks.reversed()) + ["```map\ncountry: ukraine\n```\n"]
    try append(words.joined(separator: "\n"), to: place)
    #expect(try place.build().status == 0)
    let pictures = try place.read("site/learn/about/index.html")
      .matches(of: /<img class="map-base"[^>]* (loading|fetchpriority)="/).map(\.output.1)
    #expect(pictures == [isAbove ? "fetchpriority" : "loading", "loading"])
  }

  @Test("Live figures have a static form, and the data that their scripts need")
  func live() throws {
    let place = try Workplace()
    try append(
      """
      ```search
      network: roads
      from: lviv
      to: Košice
      algorithm: a-star
      weight: 1.5
      controls: [weight, ends]
      pseudocode: true
      ```

      ```compare
      network: roads
      from: lutsk
      to: kosice
      algorithms: [dijkstra, greedy]
      ```

      ```trip
      network: roads
      cities: [lutsk, lviv, rzeszow]
      method: nearest-neighbour
      ```

      ```projection
      projections: [mercator, equal-earth]
      country: ukraine
      ```
      """, to: place)
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let page = try place.read("site/learn/about/index.html")
      .replacing("&quot;", with: "\"").replacing("&#34;", with: "\"")
    let sections = page.split(separator: "<div class=\"live-figure").dropFirst().map(
      String.init)
    try #require(sections.count == 4, "\(page)")
    #expect(sections[0].contains("data-figure=\"search\" data-root=\"../../\""))
    #expect(sections[0].contains("\"from\":\"lviv\",\"to\":\"kosice\",\"start\":0,\"goal\":3,"))
    #expect(
      sections[0].contains(
        "\"algorithm\":\"a-star\",\"weight\":1.5,\"controls\":[\"weight\",\"ends\"],\"pseudocode\":true"
      ))
    #expect(
      sections[0].contains(" The figure starts with the weight 1.5. With the weight 1, A* settled ")
    )
    #expect(sections[1].contains("<caption>The searches from Lutsk to Košice</caption>"))
    #expect(sections[1].contains("<th scope=\"row\">Greedy best-first</th>"))
    #expect(!sections[1].contains("<th scope=\"row\">Breadth-first</th>"))
    #expect(
      sections[2].contains("\"places\":[1,0,2],\"tickets\":0,\"method\":\"nearest-neighbour\""))
    #expect(sections[2].contains(" through "))
    #expect(sections[3].contains("data/maps/world-mercator.svg\""))
    #expect(
      sections[3].contains("\"projections\":[\"mercator\",\"equal-earth\"],\"country\":\"UA\""))
    #expect(page.contains("assets/figures."))
    let outlines = try place.read("site/data/maps/outlines.json")
    #expect(outlines.hasPrefix("{\"steps\":20,\"countries\":{"))
    #expect(outlines.contains("\"UA\":{\"name\":\"Ukraine\",\"rings\":[["))
    #expect(try place.read("site/data/maps/world-equal-earth.svg").contains("class=\"sphere\""))
    #expect(
      !FileManager.default.fileExists(
        atPath: place.path("site/data/maps/world-equirectangular.svg")))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    #expect(try !place.read("site/sources/index.html").contains("figures."))
  }

  /// Invalid blocks, each with the line and column of its error in the block, and the beginning of
  /// the message.
  private static let wrong: [(words: String, line: Int, column: Int, message: String)] = [
    ("```map\nnetwork: raods\n```", 2, 10, "unknown network 'raods'; did you mean 'roads'?"),
    ("```map\ncountry: UX\n```", 2, 10, "unknown country 'UX'; did you mean"),
    ("```map\ncountry: ukrane\n```", 2, 10, "unknown country 'ukrane'; did you mean 'ukraine'?"),
    ("```map\nnetwrok: roads\n```", 2, 1, "unknown key 'netwrok'; did you mean 'network'?"),
    ("```map\n```", 1, 1, "the block 'map' is empty; write lines such as network: ..."),
    (
      "```map\ncaption: A\n```", 2, 1,
      "the map has neither a network nor a country; write either network: with"
    ),
    (
      "```map\nnetwork: roads\ncountry: UA\n```", 3, 10,
      "the map has both a network and a country; write"
    ),
    ("```route\nnetwork: roads\nfrom: lviv\n```", 2, 1, "the key 'to' is missing"),
    (
      "```route\nnetwork: roads\nfrom: lvvi\nto: lutsk\n```", 3, 7,
      "unknown place 'lvvi' in network 'roads'; did you mean 'lviv'?"
    ),
    (
      "```route\nnetwork: roads\nfrom: lviv\nto: LVIV\n```", 4, 5,
      "the route ends where it begins; 'from' and 'to' must name two different places"
    ),
    (
      "```search\nnetwork: roads\nfrom: lviv\nto: lutsk\nalgorithm: astar\n```", 5, 12,
      "unknown algorithm 'astar'; did you mean 'a-star'?"
    ),
    (
      "```search\nnetwork: roads\nfrom: lviv\nto: lutsk\nweight: 2\n```", 5, 9,
      "the weight applies only to A*; write algorithm: a-star, or remove the weight"
    ),
    (
      "```search\nnetwork: roads\nfrom: lviv\nto: lutsk\nalgorithm: a-star\nweight: 11\n```", 6,
      9,
      "the weight is not between 0 and 10; 0 is Dijkstra"
    ),
    (
      "```search\nnetwork: roads\nfrom: lviv\nto: lutsk\nalgorithm: a-star\nweight: 0.0001\n```",
      6, 9, "the weight is less than 0.001; 0 is Dijkstra"
    ),
    (
      "```compare\nnetwork: roads\nfrom: lviv\nto: lutsk\nalgorithms: [bfs, bfs]\n```", 5, 19,
      "the algorithm 'bfs' is in the list twice"
    ),
    (
      "```sphere\nnetwork: board\nfrom: lviv\nto: lutsk\n```", 2, 10,
      "network 'board' is on a grid, which has no great circles; name a network on the earth"
    ),
    (
      "```trip\nnetwork: roads\ncities: [lviv, lutsk]\ntickets: 2\n```", 4, 10,
      "no mode of network 'roads' takes tickets; leave the tickets out"
    ),
    (
      "```question\nask: Why?\nanswer: |\n  So.\n  [There](/nowhere/)\n```", 5, 3,
      "link to '/nowhere/': the site has no 'nowhere/index.html'"
    ),
    (
      "```search\nnetwork: roads\nfrom: lviv\nto: lutsk\ncontrols: [end]\n```", 5, 12,
      "unknown control 'end'; did you mean 'ends'?"
    ),
    (
      "```compare\nnetwork: roads\nfrom: lviv\nto: lutsk\nalgorithms: [greedy, x]\n```", 5, 22,
      "unknown algorithm 'x'; choose among bfs, dijkstra, a-star, greedy, bidirectional"
    ),
    (
      "```trip\nnetwork: roads\ncities: [lviv]\n```", 3, 9,
      "a trip has 2 to 12 cities, but this one has 1; write cities: [one, another]"
    ),
    (
      "```trip\nnetwork: roads\ncities: [lviv, lvvi]\n```", 3, 16,
      "unknown place 'lvvi' in network 'roads'; did you mean 'lviv'?"
    ),
    (
      "```trip\nnetwork: roads\ncities: [lviv, Lviv]\n```", 3, 16,
      "the trip visits 'Lviv' twice"
    ),
    (
      "```trip\nnetwork: roads\ncities: [lviv, lutsk]\nmethod: brute\n```", 4, 9,
      "unknown method 'brute'; choose among exact, brute-force, nearest-neighbour, two-opt"
    ),
    (
      "```projection\nprojections: [mercater]\n```", 2, 15,
      "unknown projection 'mercater'; did you mean 'mercator'?"
    ),
    ("```projection\ncountry: UX\n```", 2, 10, "unknown country 'UX'; did you mean"),
    ("```names\ntext: lviv\n```", 2, 1, "the key 'network' is missing"),
    (
      "```playground\nnetwork: raods\n```", 2, 10,
      "unknown network 'raods'; did you mean 'roads'?"
    ),
    (
      "```sphere\nnetwork: roads\nfrom: lviv\nto: lviv\n```", 4, 5,
      "the route ends where it begins; 'from' and 'to' must name two different places"
    ),
    (
      "```hierarchy\nnetwork: roads\nfrom: lviv\nto: x\n```", 4, 5,
      "unknown place 'x' in network 'roads'"
    ),
    ("```route there\nnetwork: a\n```", 1, 1, "unexpected 'there' after 'route'; write it"),
  ]

  @Test("A name that several places share is an error that lists their ids")
  func ambiguousName() throws {
    let place = try Workplace()
    try Edit("Content/networks/roads/places.csv", .replace("lutsk,Lutsk,", "lutsk,Lviv,"))
      .apply(to: place)
    try Edit(
      "Content/pages/about.md",
      .append("\n```route\nnetwork: roads\nfrom: Lviv\nto: odesa\n```\n")
    ).apply(to: place)
    #expect(
      try place.build().errors.contains(
        "2 places of network 'roads' are called 'Lviv'; write the id of the place: 'lviv', 'lutsk'")
    )
  }

  @Test("Errors in figures are reported at their lines, for all pages at once")
  func faults() throws {
    let place = try Workplace()
    let head = "---\ntitle: A\ndescription: B\n---\n"
    for (number, wrong) in Self.wrong.enumerated() {
      try place.write("Content/pages/wrong-\(number).md", head + wrong.words + "\n")
    }
    let built = try place.build()
    #expect(built.status == 1)
    for (number, wrong) in Self.wrong.enumerated() {
      let position = "Content/pages/wrong-\(number).md:\(wrong.line + 4):\(wrong.column)"
      #expect(built.errors.contains("\(position): error: \(wrong.message)"), "\(built.errors)")
    }
  }

  @Test("A misspelt algorithm with a weight causes one error, not two")
  func weightOfUnknownAlgorithm() throws {
    let place = try Workplace()
    try append(
      "```search\nnetwork: roads\nfrom: lviv\nto: lutsk\nalgorithm: astar\nweight: 1.5\n```",
      to: place)
    let errors = try place.build().errors
    #expect(errors.contains("did you mean 'a-star'?") && !errors.contains("only A*"), "\(errors)")
  }

  @Test("Live figures also work on the home page and the sources page, with credits")
  func home() throws {
    let place = try Workplace()
    let search = "\n```search\nnetwork: roads\nfrom: lviv\nto: lutsk\n```\n"
    try place.write(
      "Content/pages/index.md", "---\ntitle: A\ndescription: A.\n---\n" + search)
    try Edit("Content/SOURCES.md", .append("\n## Road survey\n\nOurs.\n" + search)).apply(to: place)
    try Edit("Content/networks/roads/network.yml", .replace("[GeoNames]", "[Road survey]"))
      .apply(to: place)
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let home = try place.read("site/index.html")
    #expect(home.contains("<div class=\"live-figure") && home.contains("assets/figures."))
    #expect(home.contains("assets/home.") && home.contains("sources/#road-survey"))
    // All scripts share one copy of the code that every page runs, because a second copy would run
    // too.
    let shared = try FileManager.default.contentsOfDirectory(atPath: place.path("site/assets"))
      .filter { $0.hasPrefix("every-page.") && $0.hasSuffix(".js") }
    #expect(shared.count == 1, "\(shared)")
    #expect(try place.read("site/sources/index.html").contains("<div class=\"live-figure"))
  }

  @Test("A text with `toc: true` begins with a list of its chapters")
  func contents() throws {
    let place = try Workplace()
    try Edit(Self.about, .replace("order: 1", "order: 1\ntoc: true")).apply(to: place)
    try append("### Before\n\n## One & two\n\n### Part\n\n#### Deeper\n\n## Contents", to: place)
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let page = try place.read("site/learn/about/index.html").replacing("\n", with: "")
    #expect(
      page.contains(
        "<nav class=\"contents\" aria-label=\"Contents\"><ul>"), "\(page)")
    #expect(
      page.contains(
        "<li><a href=\"#before\">Before</a></li><li><a href=\"#one-two\">One &amp; two</a><ul>"
          + "<li><a href=\"#part\">Part</a></li></ul></li>"
          + "<li><a href=\"#contents\">Contents</a></li></ul></nav>"), "\(page)")
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
  }
}
