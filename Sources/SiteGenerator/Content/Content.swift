public import Gazetteer
public import Geography

/// Everything that the content folder holds, read and checked.
public struct Content: Sendable {
  public let configuration: SiteConfiguration
  public let countries: CountryTable
  public let places: PlaceTable
  public let provinceNames: ProvinceNames
  public let atlas: Atlas
  public let networks: [NetworkContent]
  /// The hand-written pages, in reading order.
  public let texts: [TextContent]
  /// `SOURCES.md` as a page.
  public let sources: TextContent
}
