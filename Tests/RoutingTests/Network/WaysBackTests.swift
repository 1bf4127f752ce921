import Routing
import Testing

@Suite struct WaysBackTests {
  private func pairs(_ links: [(from: Int, to: Int, kind: Int)]) -> [[Int]] {
    WaysBack.pairs(
      in: links.enumerated().map {
        WaysBack.Link(index: $0, from: $1.from, to: $1.to, kind: $1.kind)
      }
    ).map { [$0.there, $0.back] }
  }

  @Test func linksThatLeadBack() {
    #expect(pairs([(0, 1, 0), (2, 3, 0), (1, 0, 0), (3, 2, 0)]) == [[0, 2], [1, 3]])
    // Two links are not a pair if they have the same direction or different kinds, or if they are
    // self-loops. Of three links of one kind between the same places, no two are a pair.
    #expect(pairs([(0, 1, 0), (0, 1, 0)]) == [])
    #expect(pairs([(0, 1, 0), (1, 0, 1)]) == [])
    #expect(pairs([(0, 0, 0), (0, 0, 0)]) == [])
    #expect(pairs([(0, 1, 0), (1, 0, 0), (1, 0, 0)]) == [])
  }

  @Test func theSameAsByComparingAllLinks() {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<50 {
      let links = (0..<30).map { _ in (from: next(8), to: next(8), kind: next(2)) }
      func isBeside(_ a: Int, _ b: Int) -> Bool {
        links[a].kind == links[b].kind
          && Set([links[a].from, links[a].to]) == Set([links[b].from, links[b].to])
      }
      let expected = links.indices.flatMap { back in
        links.indices.filter { there in
          there < back && isBeside(there, back) && links[there].from == links[back].to
            && links[there].from != links[there].to
            && links.indices.count { isBeside($0, there) } == 2
        }.map { [$0, back] }
      }
      #expect(pairs(links) == expected)
    }
  }
}
