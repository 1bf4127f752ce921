import Gazetteer
import Input

extension Content {
  var placeFinder: Gazetteer.Finder {
    Gazetteer.Finder(
      places, countries: countries, provinces: provinceNames, capitals: capitals.values.sorted(),
      language: configuration.language)
  }

  /// Returns slugs keyed by country code. Reports a slug that two countries share.
  func countrySlugs(facts: String, into diagnostics: inout Diagnostics) -> [String: String] {
    var slugs: [String: String] = [:]
    var owners: [String: String] = [:]
    let taken = addresses.taken
    for country in countries.countries {
      let kept = addresses.path(of: [country.code])?.string.split(separator: "/").last
      let plain = ASCII.slug(country.addressName)
      let isTaken = taken.contains(SiteMap.country(plain))
      let slug =
        kept.map(String.init) ?? (isTaken ? "\(plain)-\(country.code.lowercased())" : plain)
      if let owner = owners.updateValue(country.code, forKey: slug) {
        diagnostics.error(
          at: SourceLocation(path: facts),
          "the countries \(owner) and \(country.code) have the same URL, '/countries/\(slug)/'",
          hint: "give them different names")
      }
      slugs[country.code] = slug
    }
    return slugs
  }
}
