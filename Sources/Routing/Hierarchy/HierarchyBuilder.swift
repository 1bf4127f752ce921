/// Contracts the places of a network one by one, the least important first.
///
/// Contracting a place removes it. A shortcut joins two of its neighbours if every route around the
/// place costs more than the route through the place. Therefore the costs between the remaining
/// places never change. See ``ContractionHierarchy``.
struct HierarchyBuilder<Cost: HierarchyCost> {
  private struct Shortcut {
    var from: Int32
    var to: Int32
    var cost: Cost
    var hops: Int32
  }

  private var core: CoreNetwork<Cost>
  private var witness: WitnessSearch<Cost>
  private let bound: Cost
  /// The level of each place: one more than the highest level of the neighbours that were
  /// contracted before it; 0 if there are none.
  private(set) var levels: [Int32]
  /// The priority of each place in the queue, until it is contracted.
  private var importance: [UInt32]
  private var queue = QuaternaryHeap<UInt64>()
  /// The shortcuts that are needed to contract the place that was examined last.
  private var shortcuts: [Shortcut] = []
  /// A Boolean value that is true if a witness search reached its limit, so some of `shortcuts` may
  /// be unnecessary.
  private var isRough = false
  /// For each contracted place, its arcs at the time of its contraction. All of these arcs lead to
  /// places that were contracted later.
  private(set) var arcs: [CoreArc<Cost>] = []
  /// The range of each place's arcs in `arcs`.
  private(set) var rows: [Range<Int>]

  /// The maximum number of places that a witness search settles while places are rated. This limit
  /// is low, because a rough estimate is enough to order places.
  private static var effort: Int { 40 }
  /// The maximum number of places that a witness search settles while a place is contracted. A
  /// higher limit leads to fewer shortcuts.
  private static var thoroughEffort: Int { 1000 }
  /// The maximum number of neighbours that a place can have to be rated by witness searches. A
  /// place with more neighbours is rated as if every shortcut were needed. Such a place therefore
  /// waits in the queue until it has fewer neighbours.
  private static var closeLookLimit: Int { 48 }

  /// - Parameter bound: a cost that no cheapest route exceeds; links that cost more are dropped.
  init(_ network: Network, order: PlaceOrder, bound: Cost) {
    let count = network.placeCount
    self.bound = bound
    core = CoreNetwork(network, order: order, bound: bound)
    witness = WitnessSearch(placeCount: count)
    levels = [Int32](repeating: 0, count: count)
    importance = [UInt32](repeating: 0, count: count)
    rows = [Range<Int>](repeating: 0..<0, count: count)
    for place in 0..<Int32(count) { wait(place) }
  }

  /// - Parameter coreLimit: the maximum number of places that may be left when a place with more
  ///   than `closeLookLimit` neighbours is contracted. In road networks only the last few places
  ///   have so many neighbours.
  /// - Parameter advance: called from time to time with the number of places contracted so far.
  /// - Returns: false if contraction was abandoned because of `coreLimit`.
  mutating func contractAll(coreLimit: Int, advance: (Int) -> Void = { _ in }) -> Bool {
    var left = levels.count
    while let entry = queue.pop() {
      let place = Int32(truncatingIfNeeded: entry)
      // The importance of a place changes while its neighbours are contracted. A place that should
      // now come later is put back into the queue.
      let known = UInt32(truncatingIfNeeded: entry >> 32)
      guard known == importance[Int(place)] else { continue }
      let now = judge(place)
      if now > known, let next = queue.first, UInt64(now) << 32 | UInt64(place) > next {
        importance[Int(place)] = now
        queue.push(UInt64(now) << 32 | UInt64(place))
        continue
      }
      guard left <= coreLimit || core.range(of: place).count <= Self.closeLookLimit else {
        return false
      }
      contract(place)
      left -= 1
      if left.isMultiple(of: 1024) { advance(levels.count - left) }
    }
    return true
  }

  private mutating func wait(_ place: Int32) {
    let value = judge(place)
    importance[Int(place)] = value
    queue.push(UInt64(value) << 32 | UInt64(place))
  }

  /// Rates the importance of a place, in thousandths. The rating is the sum of the level of the
  /// place and two ratios. The first ratio is the number of added shortcuts divided by the number
  /// of removed arcs. In the second ratio, each shortcut and each arc counts as the number of links
  /// that it represents.
  private mutating func judge(_ place: Int32) -> UInt32 {
    let range = core.range(of: place)
    var added = 0
    var addedHops = 0
    var removed = 0
    var removedHops = 0
    for index in range {
      let arc = core.arcs[index]
      let ways = (arc.out < .unreachable ? 1 : 0) + (arc.into < .unreachable ? 1 : 0)
      removed += ways
      removedHops += ways * Int(arc.hops)
    }
    if range.count > Self.closeLookLimit {
      added = range.count * (range.count - 1)
      addedHops = 2 * removedHops * (range.count - 1)
      shortcuts.removeAll(keepingCapacity: true)
    } else {
      findShortcuts(around: place, effort: Self.effort)
      added = shortcuts.count * (core.isSymmetric ? 2 : 1)
      for shortcut in shortcuts { addedHops += Int(shortcut.hops) * (core.isSymmetric ? 2 : 1) }
    }
    var value = 1000 * Int(levels[Int(place)])
    if removed > 0 {
      value += 1000 * added / removed + 1000 * addedHops / max(removedHops, 1)
    }
    return UInt32(clamping: value)
  }

  private mutating func findShortcuts(around place: Int32, effort: Int) {
    isRough = false
    shortcuts.removeAll(keepingCapacity: true)
    let range = core.range(of: place)
    for first in range {
      let from = core.arcs[first]
      guard from.into < .unreachable else { continue }
      witness.start()
      // If all arcs are symmetric, so are the shortcuts. Each pair is then checked only once, from
      // the farther neighbour, so that most searches have nearby targets.
      let others = core.isSymmetric ? range.lowerBound..<first : range
      var isAsked = false
      for second in others where second != first {
        let to = core.arcs[second]
        guard to.out < .unreachable, from.into + to.out <= bound else { continue }
        witness.ask(for: to.neighbour, cost: from.into + to.out)
        isAsked = true
      }
      guard isAsked else { continue }
      let isWhole = witness.run(
        on: core, from: from.neighbour, avoiding: place, effort: effort)
      if !isWhole { isRough = true }
      for second in others where second != first {
        let to = core.arcs[second]
        guard witness.lacksWitness(to.neighbour) else { continue }
        shortcuts.append(
          Shortcut(
            from: from.neighbour, to: to.neighbour, cost: from.into + to.out,
            hops: from.hops + to.hops))
      }
    }
  }

  private mutating func contract(_ place: Int32) {
    let range = core.range(of: place)
    if range.count > Self.closeLookLimit || isRough {
      findShortcuts(around: place, effort: Self.thoroughEffort)
    }
    let start = arcs.count
    arcs.append(contentsOf: core.arcs[range])
    rows[Int(place)] = start..<arcs.count
    core.remove(place)
    for shortcut in shortcuts {
      core.offer(
        shortcut.from, shortcut.to, cost: shortcut.cost, hops: shortcut.hops, bypassing: place)
      if core.isSymmetric {
        core.offer(
          shortcut.to, shortcut.from, cost: shortcut.cost, hops: shortcut.hops, bypassing: place)
      }
    }
    for index in start..<arcs.count {
      let neighbour = Int(arcs[index].neighbour)
      levels[neighbour] = max(levels[neighbour], levels[Int(place)] + 1)
    }
  }
}
