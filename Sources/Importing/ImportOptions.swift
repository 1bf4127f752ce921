/// The choices that one has when a source is imported.
public struct ImportOptions: Sendable, Equatable {
  /// The number of metres within which points are one; `nil` for the default of the format.
  public var tolerance: Double?
  /// The number of nearest places that each place is linked to where a table has places only.
  public var nearest: Int?

  /// Makes choices.
  public init(tolerance: Double? = nil, nearest: Int? = nil) {
    self.tolerance = tolerance
    self.nearest = nearest
  }
}
