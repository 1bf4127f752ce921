/// The names of the properties that identify a feature, in the order of preference and regardless
/// of case.
public struct OutlineNames: Sendable, Equatable {
  /// The possible names of the property with the country's code. Natural Earth has several such
  /// properties, each of which lacks some countries.
  public var code = ["ISO_A2", "ISO_A2_EH", "WB_A2"]
  /// The possible names of the property with Natural Earth's own three-letter code. This code is
  /// used if the properties in `code` are missing, empty or negative: Natural Earth writes -99 for
  /// a missing code.
  public var fallbackCode = ["ADM0_A3"]
  /// The possible names of the property with the feature's name.
  public var name = ["NAME", "NAME_EN", "ADMIN"]
  /// The possible names of the property with the feature's id, a number.
  public var id = ["id", "fid", "NE_ID"]

  /// Makes the lists of the property names that Natural Earth uses.
  public init() {}
}
