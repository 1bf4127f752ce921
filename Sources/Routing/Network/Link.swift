public import Geography

/// A connection between two places of a network.
public struct Link: Hashable, Sendable {
  /// The place where the link starts; for an undirected link, one of its ends.
  public var from: Int32
  /// The place where the link ends; for an undirected link, its other end.
  public var to: Int32
  /// The cost, in the network's own unit, such as metres or steps; never negative.
  public var cost: Int64
  /// The maximum number of modes in a network. It is below 256, because a link stores its mode in
  /// one byte.
  public static let modeLimit = 200

  /// The mode of travel, an index into the network's modes.
  public var mode: UInt8
  /// A Boolean value that is true if the link leads only from `from` to `to`.
  public var isDirected: Bool

  /// Makes a link. The link is validated when a network is made from it.
  public init(from: Int32, to: Int32, cost: Int64, mode: UInt8 = 0, isDirected: Bool = false) {
    self.from = from
    self.to = to
    self.cost = cost
    self.mode = mode
    self.isDirected = isDirected
  }

  /// The great-circle distance between two places in whole metres, for links without a given cost.
  public static func greatCircleCost(_ a: Coordinate, _ b: Coordinate) -> Int64 {
    let metres = GreatCircle.distance(a, b).rounded()
    return metres.isFinite ? Int64(metres) : 0
  }
}
