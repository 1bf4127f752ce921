public import Input

extension WorldviewTable {
  /// The keys of `worldview.yml`.
  public static let keys = FileKeys(
    "worldview.yml",
    [
      FileKeys.Key.required(
        "views", "mapping", "The views by their ids. `worldview` in `site.yml` chooses one.",
        "views: {un: {name: United Nations}}")
    ])

  /// The keys of each view.
  public static let viewKeys = FileKeys(
    "worldview.yml views",
    [
      FileKeys.Key.optional(
        "name", "text", or: "the id", "The name for readers.", "name: United Nations"),
      FileKeys.Key.optional(
        "description", "text", or: "none", "The view in a few sentences.",
        "description: Borders as most members see them."),
      FileKeys.Key.optional(
        "provinces", "mapping", or: "none",
        """
        Provinces by their ids in `provinces.geojson`, each with the ISO code of the country that \
        it belongs to in this view, or `""` for none. All others stay with the country of \
        the data.
        """,
        "provinces: {5457: UA}"),
      FileKeys.Key.optional(
        "dashed", "mapping", or: "none",
        """
        Disputed borders by name. Each is a list of pairs of countries or provinces whose common \
        border is dashed, or of ids of lines in `disputed.geojson`.
        """,
        "dashed: {Kosovo and Serbia: [[XK, RS]]}"),
      FileKeys.Key.optional(
        "claims", "mapping", or: "none",
        "The same for the limits of land that one state claims and another holds.",
        "claims: {the Hala'ib Triangle: [[EG, SD]]}"),
    ])
}
