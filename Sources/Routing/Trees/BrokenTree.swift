/// A shortest-path tree of a network, and the routes in it that break if some links are closed.
public struct BrokenTree: Sendable {
  /// The tree of the whole network.
  public let tree: ShortestPathTree
  /// For each place, true if its route in the tree uses a closed link.
  public let isBroken: [Bool]

  /// - Parameter isClosed: for each link of the network, true if it is closed.
  /// - Complexity: O(places).
  public init(_ tree: ShortestPathTree, closing isClosed: [Bool], on network: Network) {
    self.tree = tree
    var isKnown = tree.predecessorLink.map { $0 < 0 }
    var isBroken = [Bool](repeating: false, count: isKnown.count)
    var path: [Int32] = []
    for place in isKnown.indices {
      // Climbs to the first place whose state is known, then stores the states on the way back.
      var last = Int32(place)
      while !isKnown[Int(last)] {
        path.append(last)
        last = network.otherEnd(of: tree.predecessorLink[Int(last)], from: last)
      }
      var state = isBroken[Int(last)]
      while let next = path.popLast() {
        state = state || isClosed[Int(tree.predecessorLink[Int(next)])]
        isBroken[Int(next)] = state
        isKnown[Int(next)] = true
      }
    }
    self.isBroken = isBroken
  }

  /// The costs of the cheapest routes from the source to all places on the reduced network; -1 if
  /// there is no route.
  ///
  /// Only the places whose route is broken are settled again. All other places keep their costs,
  /// because closing links makes no route cheaper (Ramalingam and Reps, "An Incremental Algorithm
  /// for a Generalization of the Shortest-Path Problem", 1996).
  ///
  /// - Parameter reduced: the network without the closed links, as returned by
  ///   ``Network/without(links:places:)``.
  public func costs(on reduced: Network, workspace: inout SearchWorkspace) -> [Int64] {
    var policy = RepairPolicy(isBroken: isBroken)
    var recorder = NoRecorder()
    workspace.unordered.clear(for: reduced, RepairPolicy.self)
    for place in isBroken.indices where isBroken[place] {
      for arc in reduced.arcs(to: Int32(place)) {
        let (cost, from) = (tree.cost[Int(arc.target)], Int(arc.target))
        guard cost >= 0, !isBroken[from] else { continue }
        workspace.unordered.label(Int32(place), cost: cost + arc.cost, policy: &policy)
      }
    }
    _ = workspace.unordered.run(
      in: reduced.forward, goal: nil, policy: &policy, recorder: &recorder)
    var costs = tree.cost
    for place in isBroken.indices where isBroken[place] {
      costs[place] = workspace.unordered.cost(of: Int32(place)) ?? -1
    }
    return costs
  }
}

/// Dijkstra's algorithm, limited to the places whose route in the tree is broken.
private struct RepairPolicy: SearchPolicy {
  /// Not a ``BucketQueue``, because the initial costs may differ by more than the largest cost of a
  /// link.
  typealias Queue = QuaternaryHeap<UInt128>
  static let lowersLabels = true
  let isBroken: [Bool]

  @inline(__always)
  func admits(_ place: Int32, cost: Int64) -> Bool { isBroken[Int(place)] }

  @inline(__always)
  func priority(of place: Int32, cost: Int64) -> UInt128 {
    QueueEntry.make(rank: cost, place: place)
  }
}
