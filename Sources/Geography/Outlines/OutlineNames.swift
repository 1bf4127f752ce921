/// The names of the properties that identify a feature of an outlines file, regardless of case: for each,
/// the names to look for, in order.
public struct OutlineNames: Sendable, Equatable {
  /// The code of its country. Natural Earth has several codes, and each of them is missing for some
  /// countries.
  public var code = ["ISO_A2", "ISO_A2_EH", "WB_A2"]
  /// Natural Earth's own code of three letters, for a feature without any of those codes.
  public var fallbackCode = ["ADM0_A3"]
  /// Its name.
  public var name = ["NAME", "NAME_EN", "ADMIN"]
  /// Its number.
  public var id = ["id", "fid", "NE_ID"]

  /// The names of Natural Earth.
  public init() {}
}
