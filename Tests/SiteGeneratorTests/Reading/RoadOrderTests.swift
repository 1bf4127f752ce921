import Testing

@testable import SiteGenerator

@Suite("The order of a road's legs") struct RoadOrderTests {
  /// Returns the places of the ordered legs, given the places of each row. Checks that each row
  /// occurs once.
  private func places(_ legs: (Int, Int)..., oneWay: Set<Int> = []) -> [[Int]] {
    let order = RoadOrder { oneWay.contains($0) }
    let ordered = order.ordered(legs.enumerated().map { ($0.offset, $0.element.0, $0.element.1) })
    #expect(ordered.map(\.link).sorted() == Array(legs.indices))
    for leg in ordered {
      let row = legs[leg.link]
      #expect([leg.from, leg.to].sorted() == [row.0, row.1].sorted())
      #expect(!oneWay.contains(leg.link) || leg.from == row.0)
    }
    return ordered.map { [$0.from, $0.to] }
  }

  @Test("A path is followed in the direction of most rows, whatever the order of rows and ends")
  func paths() {
    #expect(places((0, 1), (1, 2), (2, 3)) == [[0, 1], [1, 2], [2, 3]])
    #expect(places((1, 0), (1, 2), (2, 3), (3, 4)) == [[0, 1], [1, 2], [2, 3], [3, 4]])
    // The first row decides if as many rows have the one direction as the other.
    #expect(places((2, 3), (1, 0), (3, 4), (2, 1)) == [[0, 1], [1, 2], [2, 3], [3, 4]])
    #expect(places((1, 0), (2, 3), (3, 4), (2, 1)) == [[4, 3], [3, 2], [2, 1], [1, 0]])
    #expect(places((0, 1), (2, 1), (3, 2)) == [[3, 2], [2, 1], [1, 0]])
    #expect(places((0, 1)) == [[0, 1]])
  }

  @Test("A ring begins with its first row") func rings() {
    #expect(places((1, 2), (0, 1), (0, 2)) == [[1, 2], [2, 0], [0, 1]])
  }

  @Test("At branches and gaps, rows keep their order, and continue the row before if they can")
  func branches() {
    #expect(places((1, 0), (1, 2), (1, 3)) == [[0, 1], [1, 2], [1, 3]])
    #expect(places((0, 1), (6, 5), (6, 7), (8, 7)) == [[0, 1], [5, 6], [6, 7], [7, 8]])
    #expect(places((0, 1), (0, 1)) == [[0, 1], [1, 0]])
    #expect(places((0, 0), (1, 0), (2, 1)) == [[0, 0], [0, 1], [1, 2]])
    // Two rings, and a ring beside a path.
    let triangle = [[0, 1], [1, 2], [2, 0]]
    #expect(
      places((0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3)) == triangle + [
        [3, 4], [4, 5], [5, 3],
      ])
    #expect(
      places((0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 6)) == triangle + [
        [3, 4], [4, 5], [5, 6],
      ])
    #expect(places((0, 1), (0, 1), (2, 3), (3, 4)) == [[0, 1], [1, 0], [2, 3], [3, 4]])
  }

  @Test("A one-way leg keeps its direction") func oneWayLegs() {
    #expect(places((1, 0), (1, 2), oneWay: [0]) == [[1, 0], [1, 2]])
    #expect(places((0, 1), (2, 1), (3, 2), oneWay: [0]) == [[0, 1], [1, 2], [2, 3]])
    #expect(places((0, 1), (2, 0), oneWay: [1]) == [[0, 1], [2, 0]])
  }
}
