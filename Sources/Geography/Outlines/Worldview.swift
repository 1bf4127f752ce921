/// Whose borders a map draws: to which country each disputed province belongs, and which borders
/// are dashed.
public struct Worldview: Sendable {
  /// The key in the file, for example `un`.
  public let id: String
  /// The name for people.
  public let name: String
  /// A sentence or more about the policy.
  public let description: String
  /// Countries by province id, where they differ from the data; an empty text is a neutral area.
  public let provinces: [Int: String]
  /// Pairs of sides between which borders are dashed.
  public let dashed: [DashedBorder]

  /// Makes a worldview.
  public init(
    id: String, name: String, description: String, provinces: [Int: String],
    dashed: [DashedBorder]
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.provinces = provinces
    self.dashed = dashed
  }

  /// The data's own view, with nothing moved and nothing dashed.
  public static let asInData = Worldview(
    id: "as-in-data", name: "As in the data", description: "", provinces: [:], dashed: [])
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
