/// A link as seen from one of its ends.
public struct Arc: Hashable, Sendable {
  /// The cost of the link.
  public let cost: Int64
  /// The place that the link leads to.
  public let target: Int32
  /// The link's index.
  public let link: Int32
}

/// The arcs of all places in one array, sorted by place and then by link index (compressed sparse
/// rows). The arcs of place p are at `offsets[p] ..< offsets[p + 1]`.
struct Adjacency: Sendable {
  let offsets: [Int32]
  let arcs: [Arc]
  /// The parts of each arc that every search reads. They take half as much memory as the arc.
  let steps: [Step]
  /// For each arc, the index of its link.
  let links: [Int32]

  struct Step: Sendable {
    let target: Int32
    /// The cost; ``long`` if the cost does not fit into 32 bits. In that case, only the arc has the
    /// actual cost.
    let cost: UInt32
    static let long = UInt32.max
  }

  enum Direction { case forward, backward }

  /// Every link must join places in `0 ..< placeCount`. A self-loop becomes one arc, even if it is
  /// undirected.
  ///
  /// - Parameter isClosed: for each link, true if it cannot be taken; empty if all can be taken.
  init(placeCount: Int, links: [Link], direction: Direction, isClosed: [Bool] = []) {
    var next = [Int32](repeating: 0, count: placeCount + 1)
    Self.forEachArc(links, direction, isClosed) { place, _ in next[place + 1] += 1 }
    for place in 0..<placeCount { next[place + 1] += next[place] }
    offsets = next
    var arcs = [Arc](
      repeating: Arc(cost: 0, target: 0, link: 0), count: Int(next[placeCount]))
    Self.forEachArc(links, direction, isClosed) { place, arc in
      arcs[Int(next[place])] = arc
      next[place] += 1
    }
    self.arcs = arcs
    self.links = arcs.map(\.link)
    steps = arcs.map { Step(target: $0.target, cost: UInt32(clamping: $0.cost)) }
  }

  func range(of place: Int) -> Range<Int> { Int(offsets[place])..<Int(offsets[place + 1]) }

  private static func forEachArc(
    _ links: [Link], _ direction: Direction, _ isClosed: [Bool], _ body: (Int, Arc) -> Void
  ) {
    for (index, link) in links.enumerated() where isClosed.isEmpty || !isClosed[index] {
      let number = Int32(truncatingIfNeeded: index)
      if !link.isDirected || direction == .forward {
        body(Int(link.from), Arc(cost: link.cost, target: link.to, link: number))
      }
      if link.isDirected ? direction == .backward : link.from != link.to {
        body(Int(link.to), Arc(cost: link.cost, target: link.from, link: number))
      }
    }
  }
}
