public import Input

extension WorldviewTable {
  /// The keys of `worldview.yml`.
  public static let keys = FileKeys(
    "worldview.yml",
    [
      FileKeys.Key.required("views", "mapping", "views: {un: {name: United Nations}}")
    ])

  /// The keys of each view in `worldview.yml`.
  public static let viewKeys = FileKeys(
    "worldview.yml views",
    [
      FileKeys.Key.optional("name", "text", or: "theId", "name: United Nations"),
      FileKeys.Key.optional(
        "description", "text", or: "none", "description: Borders as most members see them."),
      FileKeys.Key.optional("provinces", "mapping", or: "none", "provinces: {5457: UA}"),
      FileKeys.Key.optional(
        "dashed", "mapping", or: "none", "dashed: {Kosovo and Serbia: [[XK, RS]]}"),
      FileKeys.Key.optional(
        "claims", "mapping", or: "none", "claims: {the Hala'ib Triangle: [[EG, SD]]}"),
    ])
}
