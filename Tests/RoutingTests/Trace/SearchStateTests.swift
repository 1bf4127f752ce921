import Testing

@testable import Routing

@Suite struct SearchStateTests {
  private func grid() throws -> Network {
    var links: [Link] = []
    for row in Int32(0)..<6 {
      for column in Int32(0)..<6 {
        let place = row * 6 + column
        if column < 5 { links.append(Link(from: place, to: place + 1, cost: Int64(3 + row))) }
        if row < 5 { links.append(Link(from: place, to: place + 6, cost: Int64(2 + column))) }
      }
    }
    return try Network(placeCount: 36, links: links)
  }

  @Test(arguments: Algorithm.allCases)
  func endsAsTheStepsDo(_ algorithm: Algorithm) throws {
    let network = try grid()
    var workspace = SearchWorkspace()
    let traced = network.tracedSearch(algorithm, from: 7, to: 27, workspace: &workspace)
    let state = traced.trace.finalState(on: network)
    let steps = traced.trace.decoded(on: network)
    for (side, known) in [(SearchSide.forward, state.forward), (.backward, state.backward)] {
      let settled = steps.filter { $0.kind == .settle && $0.side == side }
      #expect(known.settled == settled.map(\.place))
      #expect(known.links == settled.compactMap(\.link))
      let reached = Set(steps.filter { $0.kind == .relax && $0.side == side }.map(\.place))
      #expect(known.frontier == reached.subtracting(known.settled).sorted())
    }
    #expect(state.forward.settled.count + state.backward.settled.count == traced.result.settled)
    #expect(state.backward.settled.isEmpty == (algorithm != .bidirectional))
  }
}
