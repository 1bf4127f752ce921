/// Cuts rings into arcs at junctions. A vertex is a junction if the areas on the two sides of the
/// ring change there, if more than two edges meet there, or if an edge on the ``Seam`` ends there.
/// Each stretch of border between two junctions becomes one arc, which the areas on both sides
/// share.
struct ArcCutter {
  /// An arc with the indices of the areas on both sides; the index -1 means sea.
  struct RawArc {
    var vertices: Range<Int>
    var left: Int32
    var right: Int32
    var start: Int32
    var end: Int32
    var isSeam: Bool
  }

  private(set) var arcs: [RawArc] = []
  private(set) var longitudes: [Int32] = []
  private(set) var latitudes: [Int32] = []
  private(set) var ringArcs: [[ArcReference]] = []

  private let seam: Seam
  private let sourceX: [Int32]
  private let sourceY: [Int32]
  private let rings: [Range<Int>]
  private let owners: [Int32]
  private var node: [Int32] = []
  private var twin: [Int32] = []
  private var isJunction: [Bool] = []

  /// - Parameter owners: the index of the area (feature) that each ring belongs to.
  init(_ seam: Seam, owners ringOwners: [Int32]) {
    self.seam = seam
    sourceX = seam.longitudes
    sourceY = seam.latitudes
    rings = seam.rings
    var perEdge = [Int32](repeating: 0, count: sourceX.count)
    for (ring, owner) in zip(seam.rings, ringOwners) {
      for edge in ring { perEdge[edge] = owner }
    }
    owners = perEdge
    numberNodes()
    pairEdges()
    findJunctions()
    cut()
  }

  /// Numbers the vertices so that equal positions get equal numbers.
  private mutating func numberNodes() {
    var table = KeyTable(capacity: sourceX.count)
    node.reserveCapacity(sourceX.count)
    for vertex in sourceX.indices {
      node.append(Int32(table.number(of: KeyTable.key(sourceX[vertex], sourceY[vertex]))))
    }
    isJunction = [Bool](repeating: false, count: table.count)
  }

  /// Pairs each directed edge with the edge between the same vertices in the opposite direction.
  private mutating func pairEdges() {
    var table = KeyTable(capacity: sourceX.count)
    var firstUse: [Int32] = []
    twin = [Int32](repeating: -1, count: sourceX.count)
    for ring in rings {
      for edge in ring {
        let next = edge + 1 == ring.upperBound ? ring.lowerBound : edge + 1
        let a = node[edge]
        let b = node[next]
        let number = table.number(of: KeyTable.key(min(a, b), max(a, b)))
        if number == firstUse.count {
          firstUse.append(Int32(edge))
          continue
        }
        let other = Int(firstUse[number])
        // Two edges that run between the same vertices in the same direction are not paired,
        // because their areas overlap.
        if twin[other] < 0 && node[other] == b {
          twin[other] = Int32(edge)
          twin[edge] = Int32(other)
        }
      }
    }
  }

  private mutating func findJunctions() {
    var degree = [UInt8](repeating: 0, count: isJunction.count)
    var sides = [UInt64](repeating: 0, count: isJunction.count)
    for ring in rings {
      for edge in ring {
        let other = Int(twin[edge])
        if other >= 0 && other < edge { continue }
        let next = edge + 1 == ring.upperBound ? ring.lowerBound : edge + 1
        let far = other < 0 ? -1 : owners[other]
        let pair = KeyTable.key(min(owners[edge], far), max(owners[edge], far))
        let isSeam = seam.isSeam(sourceX[edge], sourceY[edge], sourceX[next], sourceY[next])
        for end in [Int(node[edge]), Int(node[next])] {
          if isSeam || (degree[end] > 0 && sides[end] != pair) { isJunction[end] = true }
          sides[end] = pair
          degree[end] = min(degree[end] + 1, 3)
        }
      }
    }
    for end in degree.indices where degree[end] != 2 { isJunction[end] = true }
  }

  private mutating func cut() {
    var arcOfEdge = [Int32](repeating: -1, count: sourceX.count)
    longitudes.reserveCapacity(sourceX.count)
    latitudes.reserveCapacity(sourceX.count)
    ringArcs.reserveCapacity(rings.count)
    for ring in rings {
      var references: [ArcReference] = []
      let first = ring.first { isJunction[Int(node[$0])] } ?? ring.lowerBound
      var edge = first
      repeat {
        let other = Int(twin[edge])
        let known = other >= 0 ? arcOfEdge[other] : -1
        let begin = longitudes.count
        let start = edge
        var last = edge
        // Walk to the next junction, or once around a ring without junctions.
        repeat {
          if known < 0 {
            longitudes.append(sourceX[edge])
            latitudes.append(sourceY[edge])
            arcOfEdge[edge] = Int32(arcs.count)
          }
          last = edge
          edge = edge + 1 == ring.upperBound ? ring.lowerBound : edge + 1
        } while edge != first && !isJunction[Int(node[edge])]
        if known >= 0 {
          references.append(ArcReference(arc: Int(known), isReversed: true))
          continue
        }
        longitudes.append(sourceX[edge])
        latitudes.append(sourceY[edge])
        references.append(ArcReference(arc: arcs.count, isReversed: false))
        arcs.append(
          RawArc(
            vertices: begin..<longitudes.count, left: other < 0 ? -1 : owners[other],
            right: owners[start], start: node[start], end: node[edge],
            isSeam: seam.isSeam(sourceX[last], sourceY[last], sourceX[edge], sourceY[edge])))
      } while edge != first
      ringArcs.append(references)
    }
  }
}
