/// What a search knows of a place.
struct Label: Sendable {
  /// The lowest cost found so far.
  var cost: Int64
  /// The link by which that cost was reached, -1 at the start.
  var link: Int32
  /// Says whether the label belongs to the present search, and whether it is final.
  var stamp: UInt32
}

/// The core of every search: places get labels, wait in the queue, and are settled one by one.
///
/// A label is replaced only by a strictly lower cost, and never once the place is settled. So of all
/// links by which a place's final cost can be reached, its label names the first in the order in
/// which places were settled and, within a place, of link indices. That order does not depend on
/// the goal: a search that stops at a goal is the beginning of the search that does not stop, and
/// gives the route that the shortest-path tree gives.
///
/// Labels carry the number of the search that wrote them, so nothing has to be cleared between
/// searches, and nothing is allocated once the arrays have grown to the network's size.
struct LabelSetting: Sendable {
  private(set) var labels: [Label] = []
  private var queue = QuaternaryHeap()
  /// The stamp of labels of this search that may still change; one more = settled.
  private var stamp: UInt32 = 0
  private(set) var settled = 0
  private(set) var relaxed = 0

  /// Forgets the last search and labels the place where the new one starts.
  mutating func start<Policy: SearchPolicy>(
    at place: Int32, placeCount: Int, policy: inout Policy
  ) {
    if labels.count < placeCount || stamp >= UInt32.max - 3 {
      labels = [Label](repeating: Label(cost: 0, link: -1, stamp: 0), count: placeCount)
      stamp = 0
    }
    stamp += 2
    queue.removeAll()
    settled = 0
    relaxed = 0
    labels[Int(place)] = Label(cost: 0, link: -1, stamp: stamp)
    queue.push(policy.priority(of: place, cost: 0))
  }

  func isLabelled(_ place: Int32) -> Bool {
    let stamp = labels[Int(place)].stamp
    return stamp == self.stamp || stamp == self.stamp + 1
  }

  /// The rank of the place that would be settled next; none if the queue has run dry.
  mutating func nextRank() -> Int64? {
    while let entry = queue.first {
      if labels[Int(QueueEntry.place(entry))].stamp == stamp { return QueueEntry.rank(entry) }
      _ = queue.pop()
    }
    return nil
  }

  /// Takes the first place from the queue; its label is final. None if the queue has run dry.
  @inline(__always)
  mutating func settle() -> Int32? {
    while let entry = queue.pop() {
      let place = QueueEntry.place(entry)
      // An older entry of a place that was settled since is passed over.
      if labels[Int(place)].stamp == stamp {
        labels[Int(place)].stamp = stamp + 1
        settled += 1
        return place
      }
    }
    return nil
  }

  /// Looks along every link from a place that was just settled.
  @inline(__always)
  mutating func scan<Policy: SearchPolicy, Recorder: SearchRecorder>(
    _ place: Int32, in adjacency: borrowing Adjacency, policy: inout Policy,
    recorder: inout Recorder
  ) {
    relaxed += Self.relax(
      place, in: adjacency, open: stamp, labels: &labels, queue: &queue, policy: &policy,
      recorder: &recorder)
  }

  /// Labels the other ends of a place's links where that is new or lowers their cost.
  /// - Returns: how many were labelled.
  @inline(__always)
  private static func relax<Policy: SearchPolicy, Recorder: SearchRecorder>(
    _ place: Int32, in adjacency: borrowing Adjacency, open: UInt32, labels: inout [Label],
    queue: inout QuaternaryHeap, policy: inout Policy, recorder: inout Recorder
  ) -> Int {
    var labels = labels.mutableSpan
    let arcs = adjacency.arcs.span
    let offsets = adjacency.offsets.span
    let base = labels[Int(place)].cost
    var relaxed = 0
    for index in Int(offsets[Int(place)])..<Int(offsets[Int(place) + 1]) {
      let arc = arcs[index]
      let target = Int(arc.target)
      let cost = base &+ arc.cost
      let known = labels[target]
      if known.stamp == open {
        guard Policy.lowersLabels, cost < known.cost else { continue }
      } else if known.stamp == open + 1 {
        continue
      }
      labels[target] = Label(cost: cost, link: arc.link, stamp: open)
      queue.push(policy.priority(of: arc.target, cost: cost))
      recorder.relax(arc.link)
      relaxed += 1
    }
    return relaxed
  }

  /// Settles places until the goal is settled (it is not scanned) or all that can be reached are.
  /// - Returns: whether the goal was reached; false if there is none.
  mutating func run<Policy: SearchPolicy, Recorder: SearchRecorder>(
    in adjacency: borrowing Adjacency, goal: Int32?, policy: inout Policy,
    recorder: inout Recorder
  ) -> Bool {
    let goal = goal ?? -1
    while let place = settle() {
      recorder.settle(place, .forward)
      if place == goal { return true }
      scan(place, in: adjacency, policy: &policy, recorder: &recorder)
    }
    return false
  }
}
