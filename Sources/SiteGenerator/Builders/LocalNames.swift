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

  /// A place's name in the script of its country's first language, where that is certain.
  static func inOwnScript(_ place: Int, site: Site) -> LocalName? {
    let country = site.content.countries[site.places[place].country]
    guard let tag = country?.languages.first else { return nil }
    let language = String(tag.prefix { $0 != "-" })
    let names = site.places[place].alternateNames
    let fitting: (String) -> Bool
    switch language {
    case "uk":
      fitting = { Script(of: $0) == .cyrillic && isUkrainian($0) }
    case "bg", "ru", "be", "sr", "mk", "mn", "kk", "ky", "tg": return nil
    default:
      guard let script = Script.allCases.first(where: { $0.language == language }) else {
        return nil
      }
      fitting = { Script(of: $0) == script }
    }
    let found = names.filter(fitting)
    // Several names: which one is meant cannot be told.
    guard let name = found.first, found.count == 1 || language != "uk" else { return nil }
    return LocalName(name: name, language: language, languageTitle: Languages.name(language))
  }

  /// Whether a Cyrillic name has a letter that of the languages of the region only Ukrainian uses,
  /// and none that it does not use.
  private static func isUkrainian(_ name: String) -> Bool {
    let letters = Set(name.lowercased())
    return !letters.isDisjoint(with: "іїєґ") && letters.isDisjoint(with: "ыэёъўјњљћђџѣ")
  }
}
