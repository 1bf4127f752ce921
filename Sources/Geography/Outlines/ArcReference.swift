/// A ring's reference to an arc, with the direction in which the ring uses the arc.
public struct ArcReference: Hashable, Sendable {
  /// The arc's index, or its bitwise complement for backward use, as in TopoJSON.
  public let rawValue: Int32

  /// Makes a reference.
  public init(arc: Int, isReversed: Bool) {
    let index = Int32(truncatingIfNeeded: arc)
    rawValue = isReversed ? ~index : index
  }

  /// The index of the arc in `Atlas.arcs`.
  public var arc: Int { Int(rawValue < 0 ? ~rawValue : rawValue) }
  /// A Boolean value that is true if the ring uses the arc from its last vertex to its first.
  public var isReversed: Bool { rawValue < 0 }
  var reversed: ArcReference { ArcReference(arc: arc, isReversed: !isReversed) }
}

extension ArcReference {
  init(rawValue: Int32) { self.rawValue = rawValue }
}
