/// The names of the properties that tell what a feature of an outlines file is, in any case: for each what
/// to look for, in this order.
public struct OutlineNames: Sendable, Equatable {
  /// The code of its country. Natural Earth has several, each with gaps of its own.
  public var code = ["ISO_A2", "ISO_A2_EH", "WB_A2"]
  /// Its name.
  public var name = ["NAME", "NAME_EN", "ADMIN"]
  /// Its number.
  public var id = ["id", "fid", "NE_ID"]

  /// The names of Natural Earth.
  public init() {}
}
