import Gazetteer
import Geography
import Input

/// All tables of keys, for the manual.
enum KeyReference {
  static let all = files + TextFigures.tables + [QuestionBlock.keys]

  private static let files: [FileKeys] = [
    .site, .siteMap, .siteNetworks, .siteRoutes, .siteSections, .siteTrips, .siteComparison,
    .sitePlaces,
    .siteOutlines, .siteCountryNetworks,
    .network, .networkUnit, .networkMeasures, .networkConnectors, .networkModes, .networkLabels,
    .networkMap,
    .networkRegions,
    .networkTrips, .places, .links,
    .page, AddressBook.columns, Corrections.columns, CountryTable.columns, WorldviewTable.keys,
    WorldviewTable.viewKeys,
  ]
}

extension FileKeys {
  static let page = FileKeys(
    "front matter",
    [
      .required("title", "text", "title: About the huts"),
      .required("description", "text", "description: Who keeps them, and what to bring."),
      .optional("path", "path", or: "thePathOfTheFile", "path: manual/tutorial"),
      .optional("slug", "slug", or: "theNameOfTheFile", "slug: about-us"),
      .optional("order", "wholeNumber", or: "1000", "order: 20"),
      .optional("toc", "trueOrFalse", or: "`false`", "toc: true"),
      .optional("updated", "day", or: "none", "updated: 2026-11-20"),
      .optional("search", "listOfTexts", or: "none", "search: [warden, blanket, booking]"),
      .optional("foreign_names", "listOfTexts", or: "none", "foreign_names: [Hütten, refuges]"),
    ])
}
