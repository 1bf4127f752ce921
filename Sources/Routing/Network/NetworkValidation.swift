internal import Geography

enum NetworkValidation {
  static func problems(
    _ placeCount: Int, _ links: [Link], _ coordinates: [Coordinate]?
  ) -> [NetworkProblem] {
    guard placeCount >= 0, placeCount <= Network.placeLimit else {
      return [.placeCount(placeCount)]
    }
    guard links.count <= Network.linkLimit else { return [.linkCount(links.count)] }
    var problems: [NetworkProblem] = []
    if let coordinates {
      if coordinates.count != placeCount {
        problems.append(.coordinateCount(found: coordinates.count, expected: placeCount))
      }
      for (place, coordinate) in coordinates.enumerated() where !coordinate.isValid {
        problems.append(.invalidCoordinate(place: place))
      }
    }
    let places = 0..<Int32(placeCount)
    for (index, link) in links.enumerated() {
      for place in [link.from, link.to] where !places.contains(place) {
        problems.append(.unknownPlace(link: index, place: place))
      }
      if link.cost < 0 { problems.append(.negativeCost(link: index, cost: link.cost)) }
    }
    if problems.isEmpty, !costsAreSafe(links, placeCount) { problems.append(.costsTooLarge) }
    return problems
  }

  /// Returns true if no route can cost more than the limit. A cheapest route visits no place twice,
  /// so it has fewer links than there are places. A route of k links costs at most the sum of the k
  /// highest link costs.
  private static func costsAreSafe(_ links: [Link], _ placeCount: Int) -> Bool {
    let longest = links.map(\.cost).max() ?? 0
    // The limit also applies to self-loops, although no cheapest route takes one.
    guard longest <= Network.costLimit else { return false }
    let count = min(links.count, max(placeCount - 1, 0))
    let (bound, overflow) = longest.multipliedReportingOverflow(by: Int64(count))
    if !overflow, bound <= Network.costLimit { return true }
    var sum: Int64 = 0
    for cost in links.map(\.cost).sorted(by: >).prefix(count) {
      sum += cost
      guard sum <= Network.costLimit else { return false }
    }
    return true
  }
}
