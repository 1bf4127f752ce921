extension HierarchyGraph {
  /// The links of the route that a search found, in order; empty if it found no route.
  func links(of query: borrowing HierarchyQuery<Cost>) -> [Int32] {
    guard query.meeting >= 0 else { return [] }
    var links: [Int32] = []
    // The arcs of the forward search up to the meeting place, in reverse order.
    var ways: [(from: Int32, to: Int32, via: Int32)] = []
    var position = query.meeting
    while query.forward.labels[Int(position)].from >= 0 {
      let label = query.forward.labels[Int(position)]
      ways.append((label.from, position, up.vias[Int(label.arc)]))
      position = label.from
    }
    for way in ways.reversed() { unpack(way, into: &links) }
    position = query.meeting
    while query.backward.labels[Int(position)].from >= 0 {
      let label = query.backward.labels[Int(position)]
      unpack((position, label.from, down.vias[Int(label.arc)]), into: &links)
      position = label.from
    }
    return links
  }

  /// Appends the links of an arc. A shortcut represents two arcs that meet at the bypassed place.
  /// These arcs may be shortcuts too.
  private func unpack(_ way: (from: Int32, to: Int32, via: Int32), into links: inout [Int32]) {
    var stack = [way]
    while let (from, to, via) = stack.popLast() {
      if via >= 0 {
        links.append(via)
      } else {
        let middle = -1 - via
        stack.append((middle, to, self.via(of: to, at: middle, in: up)))
        stack.append((from, middle, self.via(of: from, at: middle, in: down)))
      }
    }
  }

  private func via(of above: Int32, at position: Int32, in arcs: HierarchyArcs<Cost>) -> Int32 {
    for index in arcs.range(of: position) where arcs.arcs[index].above == above {
      return arcs.vias[index]
    }
    // This cannot happen for any input: a shortcut is made only from two arcs of the place being
    // contracted, and the arcs of that place are not changed or removed afterwards.
    preconditionFailure("a shortcut's halves are kept with the place that it bypasses")
  }
}
