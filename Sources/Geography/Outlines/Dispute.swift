/// A dispute over land or a border, and the lines that show it on a map.
public struct Dispute: Hashable, Sendable {
  /// The kind of a dispute's lines.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Borders that not all states recognise, and lines within an area that the worldview regards
    /// as one country.
    case border
    /// Limits of land that one state claims and another controls.
    case claim
  }

  /// The name that readers see, such as `Kosovo and Serbia`.
  public let name: String
  /// The kind of the dispute's lines.
  public let kind: Kind
  /// The dispute's lines that are borders of provinces.
  public let borders: [DashedBorder]
  /// The ids of the dispute's line features, which do not follow province borders.
  public let lines: [Int]

  /// Makes a dispute.
  public init(name: String, kind: Kind, borders: [DashedBorder] = [], lines: [Int] = []) {
    self.name = name
    self.kind = kind
    self.borders = borders
    self.lines = lines
  }
}

/// A border that is drawn dashed: all arcs with `first` on one side and `second` on the other.
public struct DashedBorder: Hashable, Sendable {
  /// A side of a border.
  public enum Side: Hashable, Sendable {
    /// All provinces of a country, given by its code.
    case country(String)
    /// One province, given by its id.
    case province(Int)
  }

  /// One side.
  public let first: Side
  /// The other side.
  public let second: Side

  /// Makes a dashed border.
  public init(_ first: Side, _ second: Side) {
    self.first = first
    self.second = second
  }
}

/// A disputed line that does not follow a province border.
public struct DisputedLine: Sendable {
  /// The index of the line's dispute in ``Worldview/disputes``.
  public let dispute: Int
  /// The vertices of the line.
  public let coordinates: [Coordinate]
  /// The index of the country at the middle of the line; `nil` at sea and in neutral areas.
  public let country: Int?
  let cap: SphereCap
}
