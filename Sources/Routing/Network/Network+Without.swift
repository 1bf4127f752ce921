extension Network {
  /// Returns the network with some links and places closed.
  ///
  /// All links and places keep their indices, so routes and traces of both networks can be
  /// compared. Closing links or places never makes a route cheaper, so the heuristic of the whole
  /// network stays admissible and consistent.
  ///
  /// - Parameters:
  ///   - closedLinks: the indices of the links to close; unknown indices are ignored.
  ///   - closedPlaces: the indices of the places to close; unknown indices are ignored. A closed
  ///     place can be reached only from itself.
  /// - Complexity: O(places + links).
  public func without(links closedLinks: Set<Int32>, places closedPlaces: Set<Int32>) -> Network {
    if closedLinks.isEmpty, closedPlaces.isEmpty { return self }
    var isClosedPlace = [Bool](repeating: false, count: placeCount)
    for place in closedPlaces where contains(place) { isClosedPlace[Int(place)] = true }
    var isClosed = links.map { isClosedPlace[Int($0.from)] || isClosedPlace[Int($0.to)] }
    for link in closedLinks where links.indices.contains(Int(link)) { isClosed[Int(link)] = true }
    return closing(isClosed)
  }
}
