/// Something in dispute, and the lines that show it.
public struct Dispute: Hashable, Sendable {
  /// The kind of a dispute's lines.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Borders that not all states recognise, and lines that divide what a view regards as one
    /// country.
    case border
    /// Limits of land that one state claims and another holds.
    case claim
  }

  /// The name for readers, such as `Kosovo and Serbia`.
  public let name: String
  /// The kind of its lines.
  public let kind: Kind
  /// Its lines that are borders of provinces.
  public let borders: [DashedBorder]
  /// The ids of the line features that belong to it and follow no border of a province.
  public let lines: [Int]

  /// Makes a dispute.
  public init(name: String, kind: Kind, borders: [DashedBorder] = [], lines: [Int] = []) {
    self.name = name
    self.kind = kind
    self.borders = borders
    self.lines = lines
  }
}

/// A border to be dashed: every arc with one side on each of the two.
public struct DashedBorder: Hashable, Sendable {
  /// A side of a border.
  public enum Side: Hashable, Sendable {
    /// All provinces of a country.
    case country(String)
    /// One province, by its id.
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

/// A disputed line that follows no province's border.
public struct DisputedLine: Sendable {
  /// The index of its dispute in the worldview.
  public let dispute: Int
  /// Its vertices.
  public let coordinates: [Coordinate]
  /// The index of the country in which its middle lies; `nil` at sea and in neutral areas.
  public let country: Int?
  /// A cap that contains it.
  let cap: SphereCap
}
