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
      Key.required("title", "text", "title: About the huts"),
      Key.required("description", "text", "description: Who keeps them, and what to bring."),
      Key.optional("path", "path", or: "thePathOfTheFile", "path: manual/tutorial"),
      Key.optional("slug", "slug", or: "theNameOfTheFile", "slug: about-us"),
      Key.optional("order", "wholeNumber", or: "1000", "order: 20"),
      Key.optional("toc", "trueOrFalse", or: "`false`", "toc: true"),
      Key.optional("updated", "day", or: "none", "updated: 2026-11-20"),
      Key.optional("search", "listOfTexts", or: "none", "search: [warden, blanket, booking]"),
    ])
}
