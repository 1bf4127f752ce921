public import Gazetteer
public import Geography
import Markup

/// The content of an atlas, read and checked.
public struct Content: Sendable {
  /// The settings in `site.yml`.
  public let configuration: SiteConfiguration
  let words: PageWords
  /// The facts of countries.
  public let countries: CountryTable
  /// All places: first the places of the tables, then the places that are only on networks.
  public let places: PlaceTable
  /// For each index in ``places``, the network places that are the same as that place, in ascending
  /// order.
  let placeKeys: [Int: [PlaceIdentities.Key]]
  /// The network places that match no place of the tables, and have a position on a grid but none
  /// on the earth.
  let unplaced: [PlaceIdentities.Key]
  /// The addresses that pages must keep, from `urls.csv`.
  let addresses: AddressBook
  /// The names of first-order administrative divisions, such as provinces.
  public let provinceNames: ProvinceNames
  let land: Land
  /// The capital of each country, as an index in ``places``, keyed by country code.
  public let capitals: [String: Int]
  /// The cities of each country as indices in ``places``, keyed by country code. The largest city
  /// comes first, and districts of cities are excluded.
  public let largestCities: [String: [Int]]
  /// The networks in the order of the configuration, followed by those derived for countries.
  public let networks: [NetworkContent]
  /// The hand-written pages, in reading order.
  public let texts: [TextContent]
  let staticFiles: [StaticFile]
  let styleReferences: [StyleReference]
  /// `SOURCES.md` as a page; `nil` if there is none.
  public let sources: TextContent?

  /// The outlines of the land, which are read on first use.
  public var atlas: Atlas { land.atlas }

  var allTexts: [TextContent] { texts + [sources].compactMap(\.self) }

  /// The source of the outlines, as a heading of `SOURCES.md`; `nil` if it is unknown.
  var outlineSource: String? {
    configuration.outlines.source(
      among: sources?.document.headings.map(\.text) ?? [])
  }
}
