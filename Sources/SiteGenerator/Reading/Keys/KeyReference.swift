import Gazetteer
import Geography
import Input

/// Every table of keys, for the manual.
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
  /// The keys of the front matter of a page.
  static let page = FileKeys(
    "front matter",
    [
      Key.required("title", "text", "The title of the page.", "title: About the huts"),
      Key.required(
        "description", "text", "One sentence, shown under the title and by search engines.",
        "description: Who keeps them, and what to bring."),
      Key.optional(
        "path", "path", or: "the file's below `pages/`", "The address of the page.",
        "path: manual/tutorial"),
      Key.optional(
        "slug", "slug", or: "the file's name", "The last part of the address.", "slug: about-us"),
      Key.optional(
        "order", "whole number", or: "1000", "The place in the reading order, smallest first.",
        "order: 20"),
      Key.optional(
        "toc", "true or false", or: "false", "The page begins with a list of its headings.",
        "toc: true"),
      Key.optional(
        "updated", "day", or: "none",
        "The day of the last change. Pages that have one are in the feed.",
        "updated: 2026-11-20"),
      Key.optional(
        "search", "list of texts", or: "none",
        "What readers may type to find the page, beside the words of its title, description, headings "
          + "and bold terms.",
        "search: [warden, blanket, booking]"),
    ])
}
