/// Puts the legs of a road in order. The rows of a table can name the two ends of a two-way link in
/// either order, and can list the links in any order.
struct RoadOrder {
  typealias Leg = (link: Int, from: Int, to: Int)

  /// Returns true if a link is one-way. The direction of a leg on such a link is kept.
  let isDirected: (Int) -> Bool

  /// Returns the legs in order. If all legs are two-way, and together form a path or a ring, they
  /// follow each other. A path has the direction of most of its rows, and a ring has the direction
  /// of its first row. In all other cases, the legs keep their order, and two-way legs are turned
  /// so that they continue the leg before them.
  func ordered(_ legs: [Leg]) -> [Leg] { walk(legs) ?? turned(legs) }

  private func walk(_ legs: [Leg]) -> [Leg]? {
    var legsAtPlace: [Int: [Int]] = [:]
    for (index, leg) in legs.enumerated() {
      guard leg.from != leg.to, !isDirected(leg.link) else { return nil }
      legsAtPlace[leg.from, default: []].append(index)
      legsAtPlace[leg.to, default: []].append(index)
    }
    guard legs.count > 1, legsAtPlace.count > 2, legsAtPlace.values.allSatisfy({ $0.count <= 2 })
    else { return nil }
    /// Follows and returns the legs from a place, beginning with the leg at index `first`, up to
    /// the end of the path or back to this leg.
    func course(from start: Int, along first: Int) -> [Leg] {
      var (result, place, next): ([Leg], Int, Int?) = ([], start, first)
      while let index = next, result.isEmpty || index != first {
        let leg = legs[index]
        let end = leg.from == place ? leg.to : leg.from
        result.append((leg.link, place, end))
        place = end
        next = legsAtPlace[end]?.first { $0 != index }
      }
      return result
    }
    let ahead = course(from: legs[0].from, along: 0)
    if legs.count == legsAtPlace.count { return ahead.count == legs.count ? ahead : nil }
    // The legs form one or more paths. This path is followed back from the end that was reached.
    guard let last = ahead.last, let index = legsAtPlace[last.to]?.first else { return nil }
    let back = course(from: last.to, along: index)
    // If the legs form several paths, this path lacks some of them.
    guard back.count == legs.count else { return nil }
    let starts = Dictionary(keepingFirst: legs.map { ($0.link, $0.from) })
    let kept = back.count { starts[$0.link] == $0.from }
    // If as many rows have the one direction as the other, the first row decides.
    let isKept =
      2 * kept == legs.count
      ? back.contains { $0.link == legs[0].link && $0.from == legs[0].from }
      : 2 * kept > legs.count
    return isKept ? back : back.reversed().map { ($0.link, $0.to, $0.from) }
  }

  private func turned(_ legs: [Leg]) -> [Leg] {
    var result: [Leg] = []
    for (index, leg) in legs.enumerated() {
      let place = result.last?.to
      var isTurned = false
      if place == leg.to {
        isTurned = leg.from != place
      } else if place != leg.from, index + 1 < legs.count {
        // The leg begins a new sequence, so its end must be the place where the next leg begins.
        let next = legs[index + 1]
        let starts = isDirected(next.link) ? [next.from] : [next.from, next.to]
        isTurned = starts.contains(leg.from) && !starts.contains(leg.to)
      }
      result.append(
        isTurned && !isDirected(leg.link) ? (leg.link, leg.to, leg.from) : leg)
    }
    return result
  }
}
