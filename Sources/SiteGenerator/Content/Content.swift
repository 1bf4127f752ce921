public import Gazetteer
public import Geography

/// Everything that the content folder holds, read and checked.
public struct Content: Sendable {
  /// What `site.yml` says.
  public let configuration: SiteConfiguration
  /// The facts of countries.
  public let countries: CountryTable
  /// All places of the tables.
  public let places: PlaceTable
  /// The names of first-order divisions.
  public let provinceNames: ProvinceNames
  /// The land, under the view that the configuration chooses.
  public let atlas: Atlas
  /// The networks, in the order of the configuration.
  public let networks: [NetworkContent]
  /// The hand-written pages, in reading order.
  public let texts: [TextContent]
  /// `SOURCES.md` as a page.
  public let sources: TextContent
}
