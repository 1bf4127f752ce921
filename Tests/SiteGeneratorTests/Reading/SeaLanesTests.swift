import Input
import Routing
import Testing

@testable import SiteGenerator

/// Compares the sea lanes of this atlas with results of searoute, the program that their lines come
/// from.
@Suite("Sea lanes")
struct SeaLanesTests {
  private static let root =
    "/"
    + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  private static let content = Result { () throws -> NetworkContent in
    var diagnostics = Diagnostics()
    let network = NetworkContent.read(
      slug: "sea-lanes", folder: root + "/Content/networks/sea-lanes",
      asked: SourceLocation(path: "site.yml"),
      surroundings: NetworkSurroundings(knowsAllPlaces: false), into: &diagnostics)
    #expect(diagnostics.all.isEmpty, "\(diagnostics.all)")
    return try #require(network)
  }

  /// The route between two places, without links that have any of the closed labels.
  private func route(_ from: String, _ to: String, without closed: [String] = []) throws -> Route? {
    let content = try Self.content.get()
    let links = zip(content.network.links, content.links).filter { _, info in
      !info.labels.contains(where: closed.contains)
    }
    let network = try Network(
      placeCount: content.places.count, links: links.map(\.0),
      coordinates: content.network.coordinates)
    var workspace = SearchWorkspace()
    let start = try #require(content.index(ofPlace: from), "\(from)")
    let goal = try #require(content.index(ofPlace: to), "\(to)")
    let search = network.search(
      .aStar, from: Int32(start), to: Int32(goal), workspace: &workspace)
    return search.route
  }

  @Test("Rotterdam to Shanghai runs through Gibraltar, Suez and Malacca")
  func passages() throws {
    let content = try Self.content.get()
    let route = try #require(try route("rotterdam", "shanghai"))
    let labels = route.links.flatMap { content.links[Int($0)].labels }.unique
    #expect(labels == ["Gibraltar", "Suez", "Bab al-Mandab", "Malacca"])
    #expect(content.legs(places: route.places, links: route.links).count == 1)
  }

  @Test("The Northwest Passage is closed, and shortens a voyage if it is opened")
  func opening() throws {
    let names = ["new-york-city", "yokohama"]
    let closed = try Self.content.get()
    #expect(Set(closed.closedLinks.flatMap(\.info.labels)) == ["Northwest Passage"])
    let query = try NetworkQuery(
      content: Self.root + "/Content", slug: "sea-lanes", opening: ["northwest-passage"])
    #expect(query.network.closedLinks.isEmpty)
    let open = try RouteQuery(
      query, from: names[0], to: names[1], algorithm: .aStar, isTraced: false)
    let route = try #require(open.result.route)
    let labels = route.links.flatMap { query.network.links[Int($0)].labels }
    #expect(labels.contains("Northwest Passage"))
    #expect(route.cost < (try #require(try self.route(names[0], names[1]))).cost)
    #expect(throws: QueryFailure.self) {
      try NetworkQuery(content: Self.root + "/Content", slug: "sea-lanes", opening: ["suez"])
    }
  }

  @Test(
    "A lane can be avoided by its junctions' numbers, and misspelt passages get suggestions")
  func lanes() throws {
    let query = try NetworkQuery(content: Self.root + "/Content", slug: "sea-lanes")
    func ask(avoiding things: [String]) throws -> RouteQuery {
      try RouteQuery(
        query, from: "yokohama", to: "los-angeles", avoiding: things, algorithm: .aStar,
        isTraced: false)
    }
    let whole = try #require(try ask(avoiding: []).result.route)
    let lane = whole.links[whole.links.count / 2]
    let ends = [
      query.network.network.links[Int(lane)].from, query.network.network.links[Int(lane)].to,
    ]
    let ids = ends.map { query.network.places[Int($0)].id }
    #expect(ids.allSatisfy { $0.hasPrefix("~") })
    let answer = try ask(avoiding: ["link:" + ids.joined(separator: ":")])
    let rest = try #require(answer.result.route)
    #expect(!rest.links.contains(lane) && rest.cost > whole.cost)
    #expect(answer.avoidance.words == " without \(ids.joined(separator: "–"))")
    do {
      _ = try ask(avoiding: ["suezz"])
      Issue.record("'suezz' is no passage")
    } catch QueryFailure.unknownThing(_, _, let near, _) {
      #expect(near.first == "Suez")
    }
    #expect(throws: QueryFailure.self) { try ask(avoiding: ["link:~0:~1"]) }
  }

  @Test("A terminal near a lane is a place, however far away the lane's next point is")
  func largestPorts() throws {
    let content = try Self.content.get()
    let pages = content.places.prefix(100).map(\.id)
    for id in ["king-abdullah-city", "ciudad-lazaro-cardenas", "manzanillo-mxzlo"] {
      #expect(pages.contains(id))
    }
    for id in ["kribi", "ensenada", "puerto-angamos", "bejaia", "gwadar", "kuala-belait"] {
      #expect(content.index(ofPlace: id) != nil, "\(id)")
    }
  }

  @Test("Each passage, even a closed one, can be avoided by its name in searoute")
  func names() throws {
    let query = try NetworkQuery(content: Self.root + "/Content", slug: "sea-lanes")
    let network = query.network
    for (name, label) in [
      ("babalmandab", "Bab al-Mandab"), ("bering", "Bering"), ("bosporus", "Bosporus"),
      ("chili", "Cape Horn"), ("dardanelles", "Dardanelles"), ("gibraltar", "Gibraltar"),
      ("malacca", "Malacca"), ("northwest", "Northwest Passage"), ("ormuz", "Ormuz"),
      ("panama", "Panama"), ("south_africa", "Cape of Good Hope"), ("suez", "Suez"),
      ("sunda", "Sunda"), ("northwest-passage", "Northwest Passage"),
      ("label:south_africa", "Cape of Good Hope"),
    ] {
      let avoidance = try Avoidance([name], in: query)
      #expect(avoidance.words == " without \(label)")
      let rest = avoidance.rest(of: network)
      let links = network.links.indices.filter { network.links[$0].labels.contains(label) }
      #expect(links.isEmpty == (label == "Northwest Passage"))
      #expect(
        links.allSatisfy { link in
          !rest.arcs(from: network.network.links[link].from).contains { Int($0.link) == link }
        })
    }
  }

  @Test("200 routes differ by at most 1 % from searoute, even with closed passages")
  func lengths() throws {
    let table = try FileSystem.read(
      Self.root + "/Tests/SiteGeneratorTests/Fixtures/sea-lanes.csv")
    var diagnostics = Diagnostics()
    let rows = CSV.read(table, path: "sea-lanes.csv", into: &diagnostics).rows
    #expect(rows.count == 200)
    for row in rows {
      let (from, to) = (try #require(row.text("from")), try #require(row.text("to")))
      let closed = row.text("closed")?.split(separator: "+").map(String.init) ?? []
      let metres = try #require(row.text("km").flatMap(Double.init)) * 1000
      let route = try #require(try route(from, to, without: closed))
      #expect(
        abs(Double(route.cost) - metres) <= metres / 100,
        "\(from) to \(to) without \(closed): \(route.cost) m")
    }
  }
}
