public import Gazetteer
public import Geography

/// The content folder, read and checked.
public struct Content: Sendable {
  /// The settings in `site.yml`.
  public let configuration: SiteConfiguration
  /// The words of the pages.
  let words: PageWords
  /// The facts of countries.
  public let countries: CountryTable
  /// All places: those of the tables, then those that only networks have.
  public let places: PlaceTable
  /// For each place on networks, by its position in ``places``, its indices on them.
  let placeKeys: [Int: [PlaceIdentities.Key]]
  /// The places of networks that have a position only on a grid, not on the earth.
  let unplaced: [PlaceIdentities.Key]
  /// The addresses that pages keep.
  let addresses: AddressBook
  /// The names of first-order divisions.
  public let provinceNames: ProvinceNames
  /// The land, under the view that the configuration chooses.
  let land: Land
  /// For each country its capital's position in the table of places.
  public let capitals: [String: Int]
  /// For each country its largest cities, districts left out, largest first.
  public let largestCities: [String: [Int]]
  /// The networks, in the order of the configuration; those of countries follow.
  public let networks: [NetworkContent]
  /// The hand-written pages, in reading order.
  public let texts: [TextContent]
  /// The files that are published unchanged: those of `static/`, and those that texts show.
  let staticFiles: [StaticFile]
  /// The references of the style sheets among them.
  let styleReferences: [StyleReference]
  /// `SOURCES.md` as a page; `nil` if there is none.
  public let sources: TextContent?

  /// The outlines of the land, which are read when they are needed.
  public var atlas: Atlas { land.atlas }

  /// The hand-written pages, and `SOURCES.md`.
  var allTexts: [TextContent] { texts + [sources].compactMap(\.self) }
}
