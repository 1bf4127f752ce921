/// A reason why no network can be made from the given values.
public enum NetworkProblem: Hashable, Sendable {
  /// The number of places is negative or above ``Network/placeLimit``.
  case placeCount(Int)
  /// There are more links than ``Network/linkLimit``.
  case linkCount(Int)
  /// The number of coordinates differs from the number of places.
  case coordinateCount(found: Int, expected: Int)
  /// A coordinate is not a place on the earth.
  case invalidCoordinate(place: Int)
  /// An end of a link is not a place of the network.
  case unknownPlace(link: Int, place: Int32)
  /// The cost of a link is negative.
  case negativeCost(link: Int, cost: Int64)
  /// A route could cost more than ``Network/costLimit``, so sums of costs could overflow.
  case costsTooLarge
}

/// The reasons why no network could be made: first the problems with places, then the problems with
/// links.
public struct InvalidNetwork: Error, Hashable {
  /// The problems; there is at least one.
  public let problems: [NetworkProblem]
}
