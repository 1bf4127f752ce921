import Geography
import Input
import Routing
import Testing

@testable import SiteGenerator

@Suite("The most used links and places of a network")
struct CriticalityTests {
  /// A square a–b–c–d with a dead end d–e. All links cost 10, except that a–d costs 25.
  private static let links = [
    Link(from: 0, to: 1, cost: 10), Link(from: 1, to: 2, cost: 10), Link(from: 2, to: 3, cost: 10),
    Link(from: 0, to: 3, cost: 25), Link(from: 3, to: 4, cost: 10),
  ]

  private func content(
    _ labels: [Int: String] = [:], junctions: Set<Int> = [], links: [Link] = links
  ) throws -> NetworkContent {
    var diagnostics = Diagnostics()
    let settings = try #require(
      NetworkSettings(
        bytes: Array("title: T\nsummary: S\nmodes: {road: {name: road}}\n".utf8), path: "f",
        into: &diagnostics))
    let at = SourceLocation(path: "f")
    let places = (0..<5).map { place in
      junctions.contains(place)
        ? NetworkContent.Place.junction(
          place, at: Coordinate(latitude: 0, longitude: 0), columns: 0, location: at)
        : NetworkContent.Place(
          id: "p\(place)", name: "P\(place)", names: [], geonameID: nil, country: "",
          coordinate: nil, gridPosition: nil, region: nil, sourceName: nil, facts: [], location: at)
    }
    return NetworkContent(
      slug: "test", settings: settings, places: places,
      links: links.indices.map {
        .init(labels: labels[$0].map { [$0] } ?? [], facts: [], location: at)
      }, network: try Network(placeCount: 5, links: links), location: at)
  }

  private func criticality(
    _ content: NetworkContent, _ pairs: [(Int, Int)], jobs: Int = 1, limit: Int = 10,
    budget: Int = 1_000_000
  ) -> Criticality {
    Criticality(
      content, pairs: pairs.map { (from: $0.0, to: $0.1) }, jobs: jobs, limit: limit,
      budget: budget
    ) { place in
      var workspace = SearchWorkspace()
      return content.network.shortestPathTree(from: Int32(place), workspace: &workspace)
    }
  }

  @Test("Links and places are ranked by their routes and by the extra cost of closing them")
  func ranks() throws {
    let all = (0..<5).flatMap { from in (from + 1..<5).map { (from, $0) } }
    let found = criticality(try content(), all)
    // Four routes use the link b–c: a–c, b–c, b–d and b–e. The route a–d does not use it, because
    // the link a–d costs 25, but the links through b and c cost 30. Four routes use the link d–e,
    // and no other link leads to e.
    #expect(
      found.links.map(\.part) == [.link(1), .link(2), .link(4), .link(0), .link(3)])
    // Without the link b–c, the route a–c costs 35 instead of 20, b–c 45 instead of 10, b–d 35
    // instead of 20, and b–e 45 instead of 30.
    #expect(found.links[0] == .init(part: .link(1), routes: 4, cut: 0, gain: 80))
    // Without the link c–d, the routes b–d and b–e cost 15 more, and the routes c–d and c–e cost 35
    // more.
    #expect(found.links[1] == .init(part: .link(2), routes: 4, cut: 0, gain: 100))
    #expect(found.links[2] == .init(part: .link(4), routes: 4, cut: 4, gain: 0))
    // Three routes lead through the place d: a–e, b–e and c–e. Two lead through c: b–d and b–e.
    #expect(found.places.first == .init(part: .place(3), routes: 3, cut: 3, gain: 0))
    #expect(found.places[1] == .init(part: .place(2), routes: 2, cut: 0, gain: 30))
  }

  @Test("A link that few routes use is among the most critical if its closure is very expensive")
  func rareButDear() throws {
    let all = (0..<5).flatMap { from in (from + 1..<5).map { (from, $0) } }
    let found = criticality(try content(), all, limit: 2)
    #expect(found.links.map(\.part) == [.link(1), .link(2)])
    // If the link d–e is closed, all routes to e are cut off. If c–d is closed, the routes that
    // used it cost 25 more on average. If b–c is closed, the routes that used it cost 20 more.
    #expect(found.spared.map(\.part) == [.link(4), .link(2)])
    // Only the route from 2 to 3 uses link 3. If link 3 is closed, this route costs 1,000 more. Two
    // routes use link 0, and two use link 1. If one of these links is closed, its two routes cost
    // 15 more on average.
    let dear = [
      Link(from: 0, to: 1, cost: 10), Link(from: 1, to: 2, cost: 10),
      Link(from: 0, to: 2, cost: 25), Link(from: 2, to: 3, cost: 10),
      Link(from: 2, to: 3, cost: 1010),
    ]
    let rare = criticality(
      try content(links: dear), [(0, 1), (0, 2), (1, 2), (2, 3)], limit: 1)
    #expect(rare.links.map(\.part) == [.link(0)])
    #expect(rare.spared == [.init(part: .link(3), routes: 1, cut: 0, gain: 1000)])
    // If the budget is too small to compare all links, only the links with the most routes are
    // compared.
    let few = criticality(
      try content(links: dear), [(0, 1), (0, 2), (1, 2), (2, 3)], limit: 1, budget: 0)
    #expect(few.spared.map(\.part) == [.link(0)])
  }

  @Test("In networks with junctions, labels are ranked instead of links")
  func labels() throws {
    let found = criticality(
      try content([0: "Suez", 1: "Suez", 3: "Cape"], junctions: [4]), [(0, 2), (0, 3)])
    #expect(
      found.links == [
        .init(part: .label("Cape"), routes: 1, cut: 0, gain: 5),
        .init(part: .label("Suez"), routes: 1, cut: 0, gain: 15),
      ])
  }

  @Test("A closure lists the routes that change, and counts them on each link before and after")
  func closure() throws {
    let content = try content([1: "Suez"])
    let all = (0..<5).flatMap { from in (from + 1..<5).map { (from, $0) } }
    let closure = Closure(
      "Suez", content, goals: Dictionary(grouping: all, by: \.0).mapValues { $0.map(\.1) }
    ) { place in
      var workspace = SearchWorkspace()
      return content.network.shortestPathTree(from: Int32(place), workspace: &workspace)
    }
    #expect(
      closure.rows == [
        .init(from: 1, to: 2, before: 10, after: 45), .init(from: 0, to: 2, before: 20, after: 35),
        .init(from: 1, to: 3, before: 20, after: 35), .init(from: 1, to: 4, before: 30, after: 45),
      ])
    #expect(closure.former == [1, 4, 2, 0, 1] && closure.detours == [3, 0, 2, 4, 1])
    // No other link leads to e.
    let stub = Closure("Stub", try self.content([4: "Stub"]), goals: [0: [1, 4]]) { place in
      var workspace = SearchWorkspace()
      return content.network.shortestPathTree(from: Int32(place), workspace: &workspace)
    }
    #expect(stub.rows == [.init(from: 0, to: 4, before: 35, after: nil)])
    #expect(criticality(content, all).routesOfLink == [2, 4, 4, 2, 4])
  }

  @Test("Routes that begin or end at a place do not count for its closure")
  func ends() throws {
    let found = criticality(try content(), [(0, 2), (1, 2), (0, 1), (1, 4)])
    #expect(
      found.places == [
        .init(part: .place(1), routes: 1, cut: 0, gain: 15),
        .init(part: .place(2), routes: 1, cut: 0, gain: 15),
        .init(part: .place(3), routes: 1, cut: 1, gain: 0),
      ])
  }

  @Test("Results do not depend on the number of threads, and large networks are not ranked")
  func budget() throws {
    let all = (0..<5).flatMap { from in (from + 1..<5).map { (from, $0) } }
    let content = try content()
    let (one, four) = (criticality(content, all), criticality(content, all, jobs: 4))
    #expect(one.links == four.links && one.places == four.places)
    // The ranking closes up to 10 links and 10 places. For each closure, it searches from 5 ends,
    // and each search settles up to 5 places: 20 × 5 × 5 = 500.
    #expect(Criticality.isRanked(content, ends: Array(0..<5), budget: 500))
    #expect(!Criticality.isRanked(content, ends: Array(0..<5), budget: 499))
    #expect(!Criticality.isRanked(content, ends: [0, 1]))
  }
}
