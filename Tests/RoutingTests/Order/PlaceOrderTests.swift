import Geography
import SeededRandom
import Testing

@testable import Routing

@Suite struct PlaceOrderTests {
  @Test func theCurvePassesEveryCellOnceAndGoesByNeighbours() {
    // The first 4^5 steps of the curve fill a square of 32 by 32 cells.
    var cells = [(x: Int, y: Int)?](repeating: nil, count: 1024)
    for x in 0..<32 {
      for y in 0..<32 {
        let distance = Int(HilbertCurve.distance(x: UInt32(x), y: UInt32(y)))
        #expect(distance < 1024 && cells[distance] == nil)
        cells[distance] = (x, y)
      }
    }
    for (a, b) in zip(cells, cells.dropFirst()) {
      guard let a, let b else { continue }
      #expect(abs(a.x - b.x) + abs(a.y - b.y) == 1)
    }
  }

  @Test func theCurveReachesTheCorners() {
    let corners: [(UInt32, UInt32)] = [(0, 0), (0, 65_535), (65_535, 65_535), (65_535, 0)]
    let distances = corners.map { HilbertCurve.distance(x: $0.0, y: $0.1) }
    #expect(distances.first == 0 && distances.contains(.max))
    #expect(Set(distances).count == 4)
    let earth = [(-90.0, -180.0), (90, 180), (0, 0)].map {
      Coordinate(latitude: $0.0, longitude: $0.1)
    }
    #expect(Set(HilbertCurve.distances(earth)).count == 3)
    #expect(HilbertCurve.distances([earth[0]]) == [0])
  }

  /// Places so close to each other that the inverse of their distance is infinite, and coordinates
  /// that are not valid.
  @Test func theCurveTakesAnyNumbers() throws {
    let little = Double.leastNormalMagnitude / 256
    let near = [(0, 0), (0, little), (little, 0)].map {
      Coordinate(latitude: $0.0, longitude: $0.1)
    }
    let network = try Network(
      placeCount: 3, links: [Link(from: 0, to: 1, cost: 1), Link(from: 1, to: 2, cost: 1)],
      coordinates: near)
    var workspace = HierarchyWorkspace()
    #expect(ContractionHierarchy(network).distance(from: 0, to: 2, workspace: &workspace) == 2)
    for wrong in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      let coordinates =
        near + [
          Coordinate(latitude: wrong, longitude: 0), Coordinate(latitude: -wrong, longitude: wrong),
        ]
      #expect(PlaceOrder.alongHilbertCurve(coordinates).places.sorted() == [0, 1, 2, 3, 4])
    }
  }

  @Test func anOrderOfAnotherNetworkChangesNothing() throws {
    let network = try Network(placeCount: 2, links: [Link(from: 0, to: 1, cost: 1)])
    for count in [0, 1, 3] {
      let other = PlaceOrder.breadthFirst(try Network(placeCount: count, links: []))
      #expect(network.reordered(by: other).links == network.links)
    }
  }

  @Test(arguments: NetworkKind.allCases)
  func everyOrderHasEveryPlace(_ kind: NetworkKind) throws {
    var random = Random(seed: 3)
    var workspace = SearchWorkspace()
    for _ in 0..<50 {
      let network = try randomNetwork(kind, &random)
      let all = Array(0..<Int32(network.placeCount))
      for order in [PlaceOrder.local(to: network), .breadthFirst(network)] {
        #expect(order.places.sorted() == all)
        #expect(order.places.map { order.positions[Int($0)] } == all)
        let reordered = network.reordered(by: order)
        #expect(reordered.links.map(\.cost) == network.links.map(\.cost))
        #expect(reordered.reordered(by: PlaceOrder(places: order.positions)).links == network.links)
        for place in all {
          let tree = network.shortestPathTree(from: place, workspace: &workspace)
          let other = reordered.shortestPathTree(
            from: order.positions[Int(place)], workspace: &workspace)
          #expect(other.cost == order.places.map { tree.cost[Int($0)] })
        }
        if let coordinates = network.coordinates {
          #expect(reordered.coordinates == order.places.map { coordinates[Int($0)] })
        }
      }
    }
  }
}
