extension Trace {
  /// The steps in their published form, which differs from ``events`` only for relaxed links. A
  /// relaxed link is identified by its position in a list that is sorted by link index. The list
  /// has the links that can be taken from the place settled last; on the goal's side, it has the
  /// links that lead to this place. Positions are small numbers, so they compress better than link
  /// indices.
  public func publishedEvents(on network: Network) -> [Int32] {
    var place: Int32 = 0
    var isBackward = false
    return events.map { event in
      guard event < 0 else {
        isBackward = event >= network.placeCount
        place = isBackward ? event - Int32(network.placeCount) : event
        return event
      }
      let adjacency = isBackward ? network.backward : network.forward
      let range = adjacency.range(of: Int(place))
      let position = adjacency.links[range].firstIndex(of: -1 - event) ?? range.lowerBound
      return Int32(-1 - (position - range.lowerBound))
    }
  }
}
