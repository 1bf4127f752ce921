import Input
import Routing
import Testing

/// A network that is too large to run Dijkstra's algorithm from every place: 68 by 68 places on a
/// grid with a spacing of 1/200 of a degree. Its links are longer than the great-circle distances
/// between their ends.
@Suite struct LargeNetworkTests {
  private static let side = 68

  private func place(_ row: Int, _ column: Int) -> String { "p\(row)-\(column)" }

  private var places: String {
    var text = "id,name,geonameid,country,latitude,longitude\n"
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        // Only two places are in the table of cities. They and the routes between them have pages.
        let known = row != column ? "," : row == 0 ? "702550,UA" : row == 40 ? "702569,UA" : ","
        let (latitude, longitude) = (48 + Double(row) / 200, 23 + Double(column) / 200)
        text += "\(place(row, column)),P \(row) \(column),\(known),\(latitude),\(longitude)\n"
      }
    }
    return text
  }

  private var links: [(from: Int, to: Int, cost: Int)] {
    var links: [(from: Int, to: Int, cost: Int)] = []
    for index in 0..<(Self.side * Self.side) {
      let cost = 1 + index * 7 % 5
      if (index + 1) % Self.side > 0 { links.append((index, index + 1, cost)) }
      if index + Self.side < Self.side * Self.side {
        links.append((index, index + Self.side, cost))
      }
    }
    return links
  }

  @Test func itIsSearchedWithAHierarchy() throws {
    let workplace = try Workplace()
    try workplace.write(
      "Content/networks/lattice/network.yml",
      """
      title: Lattice
      summary: Many places.
      unit: km
      modes:
        road: {name: road, line: solid}
      sources: [GeoNames]
      """)
    try workplace.write("Content/networks/lattice/places.csv", places)
    let rows = links.map {
      "\(place($0.from / Self.side, $0.from % Self.side)),"
        + "\(place($0.to / Self.side, $0.to % Self.side)),road,\($0.cost)"
    }
    try workplace.write(
      "Content/networks/lattice/links.csv",
      "from,to,mode,cost\n" + rows.joined(separator: "\n") + "\n")
    try Edit(
      "Content/site.yml",
      .replace(
        "networks:\n",
        "networks:\n  - {slug: lattice, routes: {population: 1}}\n")
    ).apply(to: workplace)
    let outcome = try workplace.build()
    #expect(
      outcome.lines == [
        "Content/networks/lattice/network.yml:1:1: warning: 4,622 places without a country have no page, because the network has more than 4,000 places; give them a country, or write sections: {places: true} in site.yml to make all pages, {places: false} to make none"
      ])
    #expect(outcome.status == 0)

    let page = try workplace.read("site/networks/lattice/index.html")
    #expect(page.contains("found with a contraction hierarchy of "))
    let other = try workplace.read("site/networks/roads/index.html")
    #expect(other.contains("found by Dijkstra’s algorithm, which was run"))

    // The trees from the two places with pages are published, and equal those of Dijkstra's
    // algorithm.
    let network = try Network(
      placeCount: Self.side * Self.side,
      links: links.map { Link(from: Int32($0.from), to: Int32($0.to), cost: Int64($0.cost * 1000)) }
    )
    let folder = "site/data/networks/lattice/searches"
    let files = try workplace.snapshot(folder)
    #expect(files.keys.sorted() == ["p0-0.json", "p40-40.json"])
    var search = SearchWorkspace()
    for (file, source) in [("p0-0.json", 0), ("p40-40.json", 40 * Self.side + 40)] {
      var diagnostics = Diagnostics()
      let json = try #require(
        JSON.read(files[file] ?? [], path: file, into: &diagnostics))
      let tree = network.shortestPathTree(from: Int32(source), workspace: &search)
      #expect(json["source"]?.int == source)
      #expect(json["predecessor"]?.elements.map(\.int) == tree.predecessorLink.map { Int($0) })
    }
    #expect(
      try workplace.read("site/data/networks/lattice/network.json")
        .contains("\"searches\":[0,\(40 * Self.side + 40)]"))
    #expect(try workplace.run("check", "site", "--quiet").status == 0)

    // Even in a large network, a query about one route runs Dijkstra's algorithm by default.
    let route = try workplace.run(
      "route", "--network", "lattice", "--from", "p0-0", "--to", "p40-40", "--json")
    #expect(route.status == 0)
    #expect(route.output.contains("\"algorithm\":\"dijkstra\""))
  }
}
