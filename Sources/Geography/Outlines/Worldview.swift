/// The view of borders that a map follows: the country of each disputed province, and the lines
/// that are dashed.
public struct Worldview: Sendable {
  /// The key in the file, for example `un`.
  public let id: String
  /// The display name.
  public var name: String
  /// A sentence or more about the policy.
  public let description: String
  /// Countries by province id, if they differ from the data; an empty text is a neutral area.
  public let provinces: [Int: String]
  /// The disputes, with the lines that show them, in the file's order.
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

  /// The data's own view, with nothing moved and nothing dashed.
  public static let asInData = Worldview(
    id: "as-in-data", name: "As in the data", description: "", provinces: [:], disputes: [])
}
