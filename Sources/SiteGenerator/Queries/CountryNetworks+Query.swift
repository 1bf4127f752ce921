import Gazetteer
import Input

extension CountryNetworks {
  /// Derives the network of a country. Reads only the content that the derivation requires. Returns
  /// `nil` if the country is unknown or has no network, or if the content has errors.
  static func network(
    _ slug: String, reader: ContentReader, places: LazyPlaces, corrections: [Correction],
    into diagnostics: inout Diagnostics
  ) -> NetworkContent? {
    guard let configuration = reader.configuration(into: &diagnostics),
      let choice = configuration.countryNetworks
    else { return nil }
    let countries = reader.countries(corrections, into: &diagnostics)
    guard
      let country = countries.countries.first(where: {
        ASCII.slug($0.addressName) == slug
      }),
      let land = reader.land(
        configuration: configuration, countries: countries, into: &diagnostics)
    else { return nil }
    let table = places.table
    diagnostics.append(contentsOf: places.diagnostics)
    if diagnostics.hasErrors { return nil }
    let capitals = countries.capitals(among: table)
    return CountryNetworks(
      words: .standard, choice: choice, countries: countries, places: table,
      provinceNames: reader.provinceNames(into: &diagnostics), land: land, capitals: capitals,
      largestPlaces: table.largestCities(capitals: capitals), sources: []
    ).network(of: country)
  }
}
