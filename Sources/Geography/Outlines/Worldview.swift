/// A view of the world's borders: the countries of disputed provinces, and the dashed lines.
public struct Worldview: Sendable {
  /// The key in `worldview.yml`, for example `un`.
  public let id: String
  /// The display name.
  public var name: String
  /// One or more sentences about the policy of the worldview.
  public let description: String
  /// The ids of the provinces that the worldview reassigns, mapped to the codes of their new
  /// countries. The code "" means a neutral area.
  public let provinces: [Int: String]
  /// The disputes in the order of the file: dashed borders first, then claims.
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

  /// The worldview of the unchanged data: every province keeps its country, and no line is dashed.
  public static let asInData = Worldview(
    id: "as-in-data", name: "As in the data", description: "", provinces: [:], disputes: [])

  /// A Boolean value that is true for ``asInData``, whose name means nothing to readers.
  public var isAsInData: Bool { id == Self.asInData.id }
}
