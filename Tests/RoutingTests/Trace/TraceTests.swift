import Testing

@testable import Routing

@Suite struct TraceTests {
  private func diamond() throws -> Network {
    try Network(
      placeCount: 4,
      links: [
        Link(from: 0, to: 1, cost: 4), Link(from: 0, to: 2, cost: 1),
        Link(from: 2, to: 1, cost: 2), Link(from: 1, to: 3, cost: 5),
      ])
  }

  @Test func dijkstraIsRecordedStepByStep() throws {
    var workspace = SearchWorkspace()
    let network = try diamond()
    let traced = network.tracedSearch(.dijkstra, from: 0, to: 3, workspace: &workspace)
    #expect(traced.trace.events == [0, -1, -2, 2, -3, 1, -4, 3])
    #expect(traced.trace.publishedEvents(on: network) == [0, -1, -2, 2, -2, 1, -3, 3])
    #expect(traced.result.settled == 4)
    #expect(traced.result.relaxed == 4)
    let steps = traced.trace.decoded(on: network)
    #expect(
      steps.map(\.kind) == [
        .settle, .relax, .relax, .settle, .relax, .settle, .relax, .settle,
        .path, .path, .path, .path,
      ])
    #expect(steps.map(\.place) == [0, 1, 2, 2, 1, 1, 3, 3, 0, 2, 1, 3])
    #expect(steps.map(\.from) == [nil, 0, 0, 0, 2, 2, 1, 1, nil, 0, 2, 1])
    #expect(steps.map(\.link) == [nil, 0, 1, 1, 2, 2, 3, 3, nil, 1, 2, 3])
    #expect(steps.map(\.cost) == [0, 4, 1, 1, 3, 3, 8, 8, 0, 1, 3, 8])
    #expect(steps.allSatisfy { $0.side == .forward })
  }

  @Test func bothSidesAreRecorded() throws {
    var workspace = SearchWorkspace()
    let network = try diamond()
    let traced = network.tracedSearch(.bidirectional, from: 0, to: 3, workspace: &workspace)
    #expect(traced.trace.events == [0, -1, -2, 7, -4, 2, -3])
    #expect(traced.trace.publishedEvents(on: network) == [0, -1, -2, 7, -1, 2, -2])
    #expect(traced.result.meeting == 1)
    #expect(traced.result.route?.cost == 8)
    let steps = traced.trace.decoded(on: network)
    #expect(steps[3].side == .backward)
    #expect(steps[3].place == 3)
    #expect(steps[4].side == .backward)
    #expect(steps[4].place == 1)
    #expect(steps[4].cost == 5)
    #expect(steps.filter { $0.kind == .path }.map(\.cost) == [0, 1, 3, 8])
  }

  @Test func aSearchThatFailsHasNoPath() throws {
    let network = try Network(placeCount: 2, links: [])
    var workspace = SearchWorkspace()
    let traced = network.tracedSearch(.aStar, from: 1, to: 0, workspace: &workspace)
    #expect(traced.trace.events == [1])
    #expect(traced.trace.decoded(on: network).map(\.kind) == [.settle])
  }
}
