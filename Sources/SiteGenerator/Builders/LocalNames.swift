import Gazetteer

/// Names of places in scripts other than Latin.
///
/// GeoNames' alternate names come without their language, so a language is only claimed where a
/// script belongs to one; for the rest the script is said, which is certain.
enum LocalNames {
  /// How many names of one script are shown.
  private static let limit = 6

  /// A place's names by script, in the order of ``Script``.
  static func byScript(_ place: Int, of places: PlaceTable) -> [LocalName] {
    var groups: [Script: [String]] = [:]
    for name in places[place].alternateNames {
      guard let script = Script(of: name) else { continue }
      groups[script, default: []].append(name)
    }
    return Script.allCases.compactMap { script in
      guard let names = groups[script] else { return nil }
      return LocalName(
        name: names.prefix(limit).joined(separator: ", "),
        language: script.language ?? "und-\(script.rawValue)",
        languageTitle: script.language.map(Languages.name) ?? script.title)
    }
  }

  /// A place's name in its country's first language, where that is certain: a network gives it, or
  /// the language has a script of its own and GeoNames knows one name in it.
  static func inOwnScript(_ place: Int, site: Site) -> LocalName? {
    let country = site.content.countries[site.places[place].country]
    guard let tag = country?.languages.first else { return nil }
    let language = String(tag.prefix { $0 != "-" })
    for key in site.pages.entry(ofPlace: place)?.networkPlaces ?? [] {
      let names = site.networks[key.network].content.places[key.place].names
      if let known = names.first(where: { $0.language == language }) {
        return LocalName(
          name: known.name, language: language, languageTitle: Languages.name(language))
      }
    }
    guard let script = Script.allCases.first(where: { $0.language == language }) else { return nil }
    let found = site.places[place].alternateNames.filter { Script(of: $0) == script }
    guard let name = found.first, found.count == 1 else { return nil }
    return LocalName(name: name, language: language, languageTitle: Languages.name(language))
  }
}
