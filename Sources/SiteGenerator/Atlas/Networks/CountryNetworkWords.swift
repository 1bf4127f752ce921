import Gazetteer
import Input

struct CountryNetworkWords {
  let words: PageWords
  let country: Country
  /// The name of the place where the routes with a page begin.
  let start: String
  let count: Int
  let hasCapital: Bool
  /// A Boolean value that is true if the network has the maximum number of places.
  let isLimited: Bool

  static let sources = [Credit.places, Credit.outlines]

  var title: String { words("countryNetworks.title", ["country": country.name]) }

  func settings(
    modes: [NetworkSettings.Mode], sources: [String], location: SourceLocation
  ) -> NetworkSettings {
    NetworkSettings(
      title: title, summary: summary, description: description, unit: .km,
      measures: [],
      costNote: words("countryNetworks.costNote"),
      modes: modes, labels: nil, ground: .earth, tolerance: nil,
      connectors: .init(), closed: [], regions: [], game: nil, exports: nil,
      sources: sources.map { (heading: $0, location: location) }, outlineLocation: location)
  }

  private var summary: String {
    isLimited
      ? words("countryNetworks.largest", count: count - 1, names)
      : words("countryNetworks.all", count: count - 1, names)
  }

  private var names: KeyValuePairs<String, String> {
    ["start": start, "country": country.nameInText]
  }

  private var description: String {
    hasCapital
      ? words("countryNetworks.description")
      : words("countryNetworks.descriptionWithoutCapital", names)
  }
}
