import Foundation
import Input
import Testing

/// Names in the data that equal ids on pages, or whose first character cannot begin an id.
@Suite struct OddNamesTests {
  @Test(arguments: [("names", "content"), ("7-bridges", "404")])
  func noIDOfAPageClashesWithTheData(roads: String, board: String) throws {
    let place = try Workplace()
    for (old, new) in [("roads", roads), ("board", board)] {
      try FileManager.default.moveItem(
        atPath: place.path("Content/networks/\(old)"), toPath: place.path("Content/networks/\(new)")
      )
      try Edit("Content/site.yml", .replace("slug: \(old)\n", "slug: \"\(new)\"\n"))
        .apply(to: place)
    }
    try Edit("Content/site.yml", .replace("network: board", "network: \"\(board)\""))
      .apply(to: place)
    try Edit("Content/countries/facts.tsv", .replace("\tPoland\t", "\t9 Poland\t"))
      .apply(to: place)
    // The new alternate name begins with a combining accent.
    try Edit("Content/places/cities.txt", .replace("Lwów,", "Lwów,\u{301}Львів,")).apply(to: place)
    let headings = [
      "5 searches", "Content", "Content", "Site search", "Group \(roads)", "Plain words",
    ]
    try Edit(
      "Content/pages/about.md",
      .append("\n" + headings.map { "## \($0)\n\nx\n\n" }.joined() + "[up](#section-content)\n")
    ).apply(to: place)

    let outcome = try place.build()

    #expect(outcome.errors == "")
    #expect(try place.run("check", "site", "--progress", "none").errors == "")
    let about = try place.read("site/learn/about/index.html")
    let ids = about.matches(of: #/<h2 id="([^"]+)">/#).map { String($0.output.1) }
    #expect(
      ids == [
        "section-5-searches", "section-content", "section-content-2", "section-site-search",
        "section-group-\(roads)", "plain-words",
      ])
    let lviv = try place.read("site/places/ua/lviv/index.html")
    #expect(lviv.contains("<h2 id=\"network-\(roads)\">"))
    #expect(lviv.contains("Львів") && !lviv.contains(">\u{301}"))
  }
}
