import Foundation
import Input
import Testing

@Suite("Places on a grid")
struct GridPlacesTests {
  /// The board example, with one more column in its table of places.
  private func board() throws -> Workplace {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas", "--example", "board").status == 0)
    let rows = try place.read("atlas/networks/board/places.csv").split(separator: "\n")
    let told = rows.enumerated().map { "\($1),\($0 == 0 ? "founded" : "\(700 + $0)")\n" }
    try place.write("atlas/networks/board/places.csv", told.joined())
    return place
  }

  @Test("Pages of grid places have a map, facts, links and routes, but no coordinates")
  func pages() throws {
    let place = try board()
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "atlas/site", "--quiet").errors.isEmpty)
    let page = try place.read("atlas/site/places/amber/index.html")
    #expect(page.contains("<h1>Amber</h1>"))
    #expect(page.contains("data/networks/board/map"))
    #expect(page.contains("<dt>Region</dt><dd>North</dd>"))
    #expect(page.contains("<dt>Founded</dt><dd>701</dd>"), "\(page)")
    #expect(page.contains("<a href=\"../birch/\">Birch</a>"))
    #expect(page.contains("networks/board/routes/amber/"))
    #expect(!page.contains("°") && !page.contains("id=\"nearby\"") && !page.contains("latitude"))
    let list = try place.read("atlas/site/places/index.html")
    #expect(list.contains("<a href=\"./amber/\">Amber</a>"))
    let network = try place.read("atlas/site/networks/board/index.html")
    #expect(network.contains("<th scope=\"col\">Founded</th>"))
    #expect(
      network.contains(
        "<tr><th scope=\"row\"><a href=\"../../places/amber/\">Amber</a></th><td>701</td></tr>"))
  }

  @Test("A wrong grid causes one error, not one for each place")
  func wrongGrid() throws {
    let place = try board()
    let settings = try place.read("atlas/networks/board/network.yml")
    for (right, wrong, message) in [
      ("width: 30", "width: 0", "a grid needs a width and a height from 1 to 10,000"),
      ("kind: grid", "kind: gird", "unknown kind of map 'gird'; did you mean 'grid'?"),
    ] {
      #expect(settings.contains(right))
      try place.write("atlas/networks/board/network.yml", settings.replacing(right, with: wrong))
      let lines = try place.run("build", "--progress", "none", in: "atlas").lines
      #expect(lines.count == 1 && lines[0].hasSuffix("error: \(message)"), "\(lines)")
    }
  }

  @Test("A missing cost column causes one error; a link repeated with another cost, a warning")
  func costs() throws {
    let place = try board()
    let rows = try place.read("atlas/networks/board/links.csv")
    try place.write("atlas/networks/board/links.csv", rows.replacing(",cost", with: ",time"))
    var lines = try place.run("build", "--progress", "none", in: "atlas").lines
    #expect(
      lines == [
        "networks/board/links.csv:1:1: error: the column 'cost' is missing; it gives the cost of each "
          + "link in steps; only costs in km can be left out"
      ])
    try place.write(
      "atlas/networks/board/links.csv", rows + "amber,birch,ferry,3,\nbirch,amber,ferry,2,\n")
    lines = try place.run("build", "--progress", "none", in: "atlas").lines
    #expect(
      lines.count == 1 && lines[0].contains("warning: this link is the reverse of the link at"),
      "\(lines)")
    try place.write(
      "atlas/networks/board/links.csv", rows + "amber,birch,ferry,3,\namber,birch,ferry,2,\n")
    lines = try place.run("build", "--progress", "none", in: "atlas").lines
    #expect(
      lines.count == 1
        && lines[0].hasSuffix(
          "only in its cost; routes take the cheaper one; remove the other, or give each a label"),
      "\(lines)")
    // Links with different facts, such as the operator, are separate links.
    let facts = rows.split(separator: "\n").map {
      $0.hasPrefix("from") ? "\($0),operator" : "\($0),"
    }
    try place.write(
      "atlas/networks/board/links.csv",
      facts.joined(separator: "\n") + "\namber,birch,ferry,3,,Alpha\namber,birch,ferry,2,,Beta\n")
    lines = try place.run("build", "--progress", "none", in: "atlas").lines
    #expect(lines == [])
    // Places on a grid need no position on the earth. Links between places without positions have
    // no length.
    let settings = try place.read("atlas/networks/board/network.yml")
    try place.write(
      "atlas/networks/board/network.yml", settings.replacing("unit: steps", with: "unit: km"))
    try place.write(
      "atlas/networks/board/links.csv",
      rows.replacing("amber,birch,road,3", with: "amber,birch,road,"))
    lines = try place.run("build", "--progress", "none", in: "atlas").lines
    #expect(
      lines == [
        "networks/board/links.csv:2:18: error: the link has no cost; only links between places with latitude and longitude have a length"
      ])
  }

  @Test("The finder and the find command lead to grid places")
  func finder() throws {
    let place = try board()
    let settings = try place.read("atlas/site.yml")
    try place.write("atlas/site.yml", settings.replacing("data: false", with: "finder: true"))
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "atlas/site", "--quiet").errors.isEmpty)
    #expect(
      try place.read("atlas/site/find/index.html").contains("14 places by any of their names"))
    let found = try place.run("find", "amber", in: "atlas")
    #expect(found.output.contains("places/amber/"), "\(found.output)")
    // If places have no pages, the finder's result is the network's planner with the place as the
    // start.
    try place.write(
      "atlas/site.yml", settings.replacing("data: false", with: "finder: true, places: false"))
    #expect(try place.run("build", "--progress", "none", in: "atlas").errors.isEmpty)
    #expect(
      try place.run("find", "amber", in: "atlas").output.contains("networks/board/?from=amber"))
    #expect(try place.snapshot("atlas/site")["places/amber/index.html"] == nil)
  }
}
