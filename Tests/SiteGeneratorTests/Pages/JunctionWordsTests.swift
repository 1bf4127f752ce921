import Geography
import Input
import Routing
import Testing

@testable import SiteGenerator

@Suite("Words of routes through junctions")
struct JunctionWordsTests {
  /// A road from A to a junction, a ferry to another junction, a road to B, and a ferry to C. A
  /// second road leads from A to a junction that is farther from C than A is.
  private static let links = [
    Link(from: 0, to: 3, cost: 10), Link(from: 3, to: 4, cost: 20, mode: 1),
    Link(from: 4, to: 1, cost: 10), Link(from: 1, to: 2, cost: 5, mode: 1),
    Link(from: 0, to: 5, cost: 1),
  ]
  private static let labels = [["E1"], ["E1"], ["E2"], [], []]
  private static let names = ["A", "B", "C"]
  private static let longitudes = [0.0, 3, 4, 1, 2, -1]

  private func site(voyage: Bool = false) throws -> NetworkSite {
    var diagnostics = Diagnostics()
    let text = """
      title: T
      summary: S
      unit: km
      modes:
        road: {name: road}
        ferry: {name: ferry, sea: true}
      labels: {folder: roads, singular: road, plural: roads}

      """
    let settings = try #require(
      NetworkSettings(bytes: Array(text.utf8), path: "network.yml", into: &diagnostics))
    let at = SourceLocation(path: "network.yml")
    let places = Self.longitudes.enumerated().map { index, longitude in
      let point = Coordinate(latitude: 0, longitude: longitude)
      return index < Self.names.count
        ? NetworkContent.Place(
          id: Self.names[index].lowercased(), name: Self.names[index], names: [], geonameID: nil,
          country: "", coordinate: point, gridPosition: nil, region: nil, sourceName: nil,
          facts: [], location: at)
        : NetworkContent.Place.junction(index, at: point, columns: 0, location: at)
    }
    let links = Self.links.map {
      Link(from: $0.from, to: $0.to, cost: $0.cost, mode: voyage ? 1 : $0.mode)
    }
    let network = try Network(placeCount: places.count, links: links)
    let content = NetworkContent(
      slug: "test", settings: settings, places: places,
      links: Self.labels.map { .init(labels: $0, facts: [], location: at) }, network: network,
      location: at)
    let digest = Digest(first: 1, second: 0)
    return NetworkSite(
      index: 0, content: content, words: .english, digest: digest, structure: digest,
      listing: digest,
      ends: [0, 1, 2],
      published: [], exports: [], deals: nil, pages: places.map { _ in nil }, countries: [:],
      deferredSearches: Deferred(digest) {
        NetworkSearches(network, named: 3, ends: [0, 1, 2], jobs: 1)
      },
      deferredCriticality: Deferred(digest) { nil },
      deferredMap: Deferred(digest) { fatalError("no map is drawn") })
  }

  @Test("A ferry is described by the named places before and after it, in its own stage")
  func ferries() throws {
    let site = try site()
    let words = RouteWords(network: site)
    let route = try #require(site.route(from: 0, to: 2))
    #expect(route.links == [0, 1, 2, 3])
    let rows = words.stageRows(route)
    #expect(rows.map(\.label?.title) == ["E1", "E2", nil])
    #expect(rows.map(\.title) == ["by A", "by B", "B to C"])
    #expect(rows.map(\.crossings) == ["ferry A to B", nil, "ferry B to C"])
    #expect(words.changesSentence(route) == "2 changes of road; by sea: A to B and B to C.")
    let unlabelled = try #require(site.route(from: 1, to: 2))
    #expect(unlabelled.links == [3])
    #expect(words.stageRows(unlabelled).isEmpty)
    #expect(words.changesSentence(unlabelled) == nil)
    #expect(
      words.labelsAlong([0, 3, 1]) == ["E1"] && words.labelsAlong([0, 2, 1]) == ["E1", "E2", "E1"])
  }

  @Test("A part of a road that begins at a junction begins a new sequence of stops")
  func roadParts() throws {
    let content = try site().content
    let stops = RoadStops(
      NetworkContent.LabelledRoad(
        label: "E2", slug: "e2", legs: [(2, 4, 1), (3, 1, 2), (4, 5, 0)],
        location: SourceLocation(path: "links.csv")), on: content)
    #expect(stops.stops.map(\.place) == [1, 2, 0])
    #expect(stops.stops.map(\.link) == [nil, 3, nil])
    #expect(stops.stops.map(\.length) == [nil, 5, nil])
    #expect(stops.stops.map(\.distance) == [10, 15, 1])
    #expect(stops.hasGaps)
  }

  @Test("A route entirely by sea mentions no ferries")
  func voyage() throws {
    let site = try site(voyage: true)
    let words = RouteWords(network: site)
    let route = try #require(site.route(from: 0, to: 2))
    #expect(words.stageRows(route).allSatisfy { $0.crossings == nil })
    #expect(words.changesSentence(route) == "2 changes of road.")
  }

  @Test("Sentences about searches mention no junctions")
  func findings() throws {
    let site = try site()
    var workspace = SearchWorkspace()
    let dijkstra = site.network.tracedSearch(.dijkstra, from: 0, to: 2, workspace: &workspace)
    for algorithm in Algorithm.allCases {
      let search = site.network.tracedSearch(algorithm, from: 0, to: 2, workspace: &workspace)
      let sentences = SearchFindings(
        network: site, from: 0, to: 2, search: search,
        state: search.trace.finalState(on: site.network), dijkstra: dijkstra.result
      ).sentences
      #expect(!sentences.isEmpty)
      #expect(!sentences.contains { $0.contains("a junction") }, "\(sentences)")
      guard algorithm == .dijkstra else { continue }
      // The settled node farthest from the goal is a junction, which is not mentioned. No settled
      // place is farther away than the start, so there is no sentence about the farthest place.
      #expect(sentences.count == 1)
      let places = "of the 6 places and junctions of the network"
      #expect(sentences.first?.contains(places) == true, "\(sentences)")
    }
  }
}
