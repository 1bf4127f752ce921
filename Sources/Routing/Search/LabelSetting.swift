struct Label: Sendable {
  /// The low 59 bits are the lowest cost found so far. The 5 high bits are the age of the search
  /// that found this cost.
  var agedCost: UInt64
  /// The arc by which that cost was reached, as an index in the adjacency; -1 at the start. Storing
  /// the link instead would need one more load for every label.
  var arc: Int32
  var isSettled: Bool
}

/// The core of every search: places get labels, wait in the queue, and are settled one by one.
///
/// A label is replaced only by a strictly lower cost, and never after its place is settled. If
/// several links lead to a place at its final cost, the label refers to the link from the place
/// that was settled first. If several of these links begin at that place, the label refers to the
/// link with the lowest index. In Dijkstra's algorithm, this choice does not depend on the goal. A
/// search that stops at a goal is therefore a prefix of the search without a goal, and finds the
/// same route as the shortest-path tree.
///
/// Labels are not cleared between searches: above the 59 bits of its cost, a label contains the age
/// of its search. Each search has a lower age than the previous search. Labels of older searches
/// are larger than all labels of the current search. A single comparison therefore covers both
/// cases in which a place gets a new label: it has no label yet, or its cost decreases. Only every
/// 31st search rewrites all labels.
struct LabelSetting<Queue: SearchQueue>: Sendable {
  private var labels: [Label] = []
  private var queue = Queue()
  /// The age of the current search, shifted to its position in a label.
  private var age: UInt64 = 0
  /// A value that is stored only so that the compiler does not optimise the prefetching reads away.
  private var rowsTouched: UInt32 = 0
  private(set) var settled = 0
  private(set) var relaxed = 0

  private static var costBits: UInt64 { 59 }
  private static var oldest: UInt64 { 30 << costBits }

  mutating func start<Policy: SearchPolicy>(
    at place: Int32, on network: borrowing Network, policy: inout Policy
  ) where Policy.Queue == Queue {
    clear(for: network, Policy.self)
    label(place, cost: 0, policy: &policy)
  }

  mutating func clear<Policy: SearchPolicy>(
    for network: borrowing Network, _ policy: Policy.Type
  ) where Policy.Queue == Queue {
    let blank = Label(agedCost: .max, arc: -1, isSettled: false)
    if labels.count < network.placeCount {
      labels = [Label](repeating: blank, count: network.placeCount)
      age = Self.oldest
    } else if age == 0 {
      for index in labels.indices { labels[index] = blank }
      age = Self.oldest
    } else {
      age -= 1 << Self.costBits
    }
    queue.start(span: Policy.span(largestCost: network.largestCost))
    settled = 0
    relaxed = 0
  }

  /// Adds a starting place with an initial cost. Does nothing if the place already has a label with
  /// the same or a lower cost.
  mutating func label<Policy: SearchPolicy>(
    _ place: Int32, cost: Int64, policy: inout Policy
  ) where Policy.Queue == Queue {
    let agedCost = age + UInt64(cost)
    guard agedCost < labels[Int(place)].agedCost else { return }
    labels[Int(place)] = Label(agedCost: agedCost, arc: -1, isSettled: false)
    queue.push(policy.priority(of: place, cost: cost))
  }

  /// The lowest cost found for a place; `nil` if the search has not reached it.
  func cost(of place: Int32) -> Int64? {
    let cost = labels[Int(place)].agedCost ^ age
    return cost >> Self.costBits == 0 ? Int64(cost) : nil
  }

  /// The link by which the lowest cost of a reached place was found; -1 at the start.
  func link(to place: Int32, in adjacency: borrowing Adjacency) -> Int32 {
    let arc = labels[Int(place)].arc
    return arc < 0 ? -1 : adjacency.links[Int(arc)]
  }

  /// The rank of the place that would be settled next; `nil` if the queue is empty.
  mutating func nextRank() -> Int64? {
    while let entry = queue.peek() {
      if !labels[Int(QueueEntry.place(entry))].isSettled { return QueueEntry.rank(entry) }
      _ = queue.pop()
    }
    return nil
  }

  /// Settles the first place of the queue and scans its links. Returns `nil` if the queue is empty.
  mutating func step<Policy: SearchPolicy, Recorder: SearchRecorder>(
    in adjacency: borrowing Adjacency, side: SearchSide, policy: inout Policy,
    recorder: inout Recorder
  ) -> Int32? where Policy.Queue == Queue {
    guard let place = Self.settle(&labels, &queue) else { return nil }
    settled += 1
    recorder.settle(place, side)
    relaxed += Self.scan(place, in: adjacency, age, &labels, &queue, &policy, &recorder)
    return place
  }

  /// Settles places until the goal is settled or no reachable place is left. The links of the goal
  /// are not scanned.
  /// - Returns: true if the goal was reached; false if it was not, or if `goal` is `nil`.
  mutating func run<Policy: SearchPolicy, Recorder: SearchRecorder>(
    in adjacency: borrowing Adjacency, goal: Int32?, policy: inout Policy,
    recorder: inout Recorder
  ) -> Bool where Policy.Queue == Queue {
    Self.run(
      in: adjacency, to: goal ?? -1, age, &labels, &queue, &settled, &relaxed, &rowsTouched,
      &policy, &recorder)
  }

  // The following functions are static so that the compiler treats the arrays as separate values
  // and keeps their addresses in registers.

  private static func run<Policy: SearchPolicy, Recorder: SearchRecorder>(
    in adjacency: borrowing Adjacency, to goal: Int32, _ age: UInt64, _ labels: inout [Label],
    _ queue: inout Queue, _ settled: inout Int, _ relaxed: inout Int,
    _ rowsTouched: inout UInt32, _ policy: inout Policy, _ recorder: inout Recorder
  ) -> Bool where Policy.Queue == Queue {
    let steps = adjacency.steps.span
    let offsets = adjacency.offsets.span
    let arcs = adjacency.arcs.span
    var labels = labels.mutableSpan
    var touched = rowsTouched
    defer { rowsTouched = touched }
    while let place = settle(&labels, &queue) {
      settled &+= 1
      recorder.settle(place, .forward)
      if place == goal { return true }
      // Reading one number of the next place's arcs loads these arcs into the cache while the arcs
      // of this place are scanned.
      let next = queue.likelyNext
      if next >= 0, offsets[Int(next)] < steps.count {
        touched &+= UInt32(bitPattern: steps[Int(offsets[Int(next)])].target)
      }
      relaxed &+= scan(
        place, steps, offsets, arcs, age, &labels, &queue, &touched, &policy, &recorder)
    }
    return false
  }

  private static func settle(_ labels: inout [Label], _ queue: inout Queue) -> Int32? {
    var labels = labels.mutableSpan
    return settle(&labels, &queue)
  }

  private static func scan<Policy: SearchPolicy, Recorder: SearchRecorder>(
    _ place: Int32, in adjacency: borrowing Adjacency, _ age: UInt64, _ labels: inout [Label],
    _ queue: inout Queue, _ policy: inout Policy, _ recorder: inout Recorder
  ) -> Int where Policy.Queue == Queue {
    var labels = labels.mutableSpan
    var touched: UInt32 = 0
    return scan(
      place, adjacency.steps.span, adjacency.offsets.span, adjacency.arcs.span, age, &labels,
      &queue, &touched, &policy, &recorder)
  }

  @inline(__always)
  private static func settle(_ labels: inout MutableSpan<Label>, _ queue: inout Queue) -> Int32? {
    while let entry = queue.pop() {
      let place = QueueEntry.place(entry)
      // Skips the entry if its place was already settled through a newer entry.
      if !labels[Int(place)].isSettled {
        labels[Int(place)].isSettled = true
        return place
      }
    }
    return nil
  }

  /// Labels the other end of each link of a place, if that end has no label yet and the policy
  /// admits it. If the policy lowers labels, a lower cost also replaces an existing label. Returns
  /// the number of new labels.
  @inline(__always)
  private static func scan<Policy: SearchPolicy, Recorder: SearchRecorder>(
    _ place: Int32, _ steps: Span<Adjacency.Step>, _ offsets: Span<Int32>, _ arcs: Span<Arc>,
    _ age: UInt64, _ labels: inout MutableSpan<Label>, _ queue: inout Queue,
    _ touched: inout UInt32, _ policy: inout Policy, _ recorder: inout Recorder
  ) -> Int where Policy.Queue == Queue {
    let base = labels[Int(place)].agedCost
    var relaxed = 0
    var index = Int(offsets[Int(place)])
    let end = Int(offsets[Int(place) &+ 1])
    while index < end {
      let step = steps[index]
      let arc = index
      index &+= 1
      let length =
        step.cost < Adjacency.Step.long ? UInt64(step.cost) : UInt64(arcs[arc].cost)
      let agedCost = base &+ length
      let known = labels[Int(step.target)].agedCost
      // A settled place never gets a new label: policies that lower labels settle places only at
      // their final cost, and with other policies the first label is final.
      guard Policy.lowersLabels ? agedCost < known : known >> costBits != age >> costBits
      else { continue }
      guard policy.admits(step.target, cost: Int64(truncatingIfNeeded: agedCost ^ age)) else {
        continue
      }
      labels[Int(step.target)] = Label(
        agedCost: agedCost, arc: Int32(truncatingIfNeeded: arc), isSettled: false)
      queue.push(policy.priority(of: step.target, cost: Int64(agedCost ^ age)))
      // The labelled place will be settled soon, so its arcs are prefetched. They stay in the cache
      // until then, because the frontier of a search is small.
      let first = Int(offsets[Int(step.target)])
      if first < steps.count { touched &+= UInt32(bitPattern: steps[first].target) }
      if Recorder.isRecording { recorder.relax(arcs[arc].link) }
      relaxed &+= 1
    }
    return relaxed
  }
}
