import Foundation
import Input
import Testing

/// Maps and routes in hand-written texts, and lists of their chapters.
@Suite("Figures in texts")
struct TextFigureTests {
  private static let about = "Content/pages/about.md"

  private func append(_ words: String, to place: Workplace) throws {
    try Edit(Self.about, .append("\n\(words)\n")).apply(to: place)
  }

  @Test("They are maps with captions and links")
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
      page.contains("<figcaption>All roads &amp; more.<br /><a href=\"../../networks/roads/\">"))
    #expect(
      page.contains("alt=\"Map of Ukraine with its provinces and neighbours\" loading=\"lazy\""))
    #expect(page.contains("<a href=\"../../countries/ukraine/\">Ukraine</a>."))
    #expect(page.contains("\"../../networks/roads/routes/lviv/kosice/\">Lviv to Košice</a>: "))
    #expect(page.contains("aria-labelledby=\"figure.3-title figure.3-description\""))
    #expect(page.contains("id=\"figure.4-title\""))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)

    // A page with figures is made from what they show.
    try Edit("Content/networks/roads/links.csv", .replace("165.5", "166.5")).apply(to: place)
    let again = try place.build("--report", "report.json")
    #expect(again.status == 0)
    let clean = try place.build("--output", "clean", "--fresh")
    #expect(clean.status == 0)
    #expect(
      try place.read("site/learn/about/index.html") == place.read("clean/learn/about/index.html"))
    #expect(try place.read("site/learn/about/index.html") != page)
  }

  @Test(
    "What is wrong is told at its line",
    arguments: [
      ("```map\nnetwork: raods\n```", 2, 10, "unknown network 'raods'; did you mean 'roads'?"),
      ("```map\ncountry: UX\n```", 2, 10, "unknown country 'UX'; did you mean"),
      ("```map\ncountry: ukrane\n```", 2, 10, "unknown country 'ukrane'; did you mean 'ukraine'?"),
      ("```map\nnetwrok: roads\n```", 2, 1, "unknown key 'netwrok'; did you mean 'network'?"),
      ("```map\n```", 1, 1, "the block 'map' is empty; write lines such as network: ..."),
      ("```map\ncaption: A\n```", 2, 1, "the map names nothing to draw; write network: with"),
      (
        "```map\nnetwork: roads\ncountry: UA\n```", 3, 10,
        "the map names a network and a country; write"
      ),
      ("```route\nnetwork: roads\nfrom: lviv\n```", 2, 1, "the key 'to' is missing"),
      (
        "```route\nnetwork: roads\nfrom: lvvi\nto: lutsk\n```", 3, 7,
        "unknown place 'lvvi' in network 'roads'; did you mean 'lviv'?"
      ),
      (
        "```route\nnetwork: roads\nfrom: lviv\nto: LVIV\n```", 4, 5,
        "the route ends where it begins; 'from' and 'to' must name two places"
      ),
      ("```route there\nnetwork: a\n```", 1, 1, "'there' stands after 'route'; write it"),
    ])
  func faults(_ words: String, _ line: Int, _ column: Int, _ message: String) throws {
    let place = try Workplace()
    let lines = try place.read(Self.about).split(
      separator: "\n", omittingEmptySubsequences: false
    ).count
    try append(words, to: place)
    let built = try place.build()
    #expect(built.status == 1)
    #expect(
      built.errors.contains("\(Self.about):\(lines + line):\(column): error: \(message)"),
      "\(built.errors)")
  }

  @Test("A text that asks for it begins with its chapters")
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
