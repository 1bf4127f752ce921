/// A view of the world's borders, which a map can follow: the country of each disputed province,
/// and the lines that are drawn dashed.
public struct Worldview: Sendable {
  /// The key in `worldview.yml`, for example `un`.
  public let id: String
  /// The display name.
  public var name: String
  /// One or more sentences about the policy of the worldview.
  public let description: String
  /// For each province whose country in this worldview differs from the data: the country's code,
  /// keyed by province id. An empty string means a neutral area.
  public let provinces: [Int: String]
  /// The disputes with their lines: dashed borders first, then claims, each in the order of the
  /// file.
  public let disputes: [Dispute]

  /// Makes a worldview.
  public init(
    id: String, name: String, description: String, provinces: [Int: String], disputes: [Dispute]
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.provinces = provinces
    self.disputes = disputes
  }

  /// The view of the data itself: no province changes its country, and no line is dashed.
  public static let asInData = Worldview(
    id: "as-in-data", name: "As in the data", description: "", provinces: [:], disputes: [])
}
