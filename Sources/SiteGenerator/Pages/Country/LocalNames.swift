import Gazetteer

/// Names of places by the scripts that they are written in.
///
/// GeoNames' alternate names come without their language, so a language is named only if its script
/// belongs to no other; otherwise the script is named, which is certain.
enum LocalNames {
  /// The maximum number of names shown for one script.
  private static let limit = 40

  /// A place's names by script, in the order of ``Script``: first those that a network gives with
  /// their language, then GeoNames'.
  static func byScript(
    _ known: [(name: String, language: String?)], _ place: Int?, of places: PlaceTable,
    words: PageWords
  ) -> [ScriptNames] {
    var groups: [Script: [LocalName]] = [:]
    for entry in known {
      guard let script = Script(of: entry.name) else { continue }
      groups[script, default: []].append(
        LocalName(
          name: entry.name, language: entry.language ?? script.tag,
          languageTitle: entry.language.map(words.language)))
    }
    let main = place.map(places.name)
    for group in place.map({ PlaceNames.byScript($0, of: places) }) ?? [] {
      for name in group.names {
        let isKnown = groups[group.script]?.contains { $0.name == name } ?? false
        guard !isKnown, name != main else { continue }
        groups[group.script, default: []].append(
          LocalName(name: name, language: group.script.tag, languageTitle: nil))
      }
    }
    return Script.allCases.compactMap { script in
      groups[script].map { names in
        ScriptNames(
          title: words.script(script), direction: script.isRightToLeft ? "rtl" : "ltr",
          names: Array(names.prefix(limit)),
          more: names.count > limit ? words("placeText.moreNames", count: names.count - limit) : nil
        )
      }
    }
  }

  /// A place's name in its country's first language, if that is certain: a network gives it, or
  /// the language has a script of its own and GeoNames knows one name in it.
  static func inOwnScript(
    _ place: Int, site: Site, networks: [NetworkOutline]
  ) -> LocalName? {
    let country = site.countries[site.places[place].country]
    guard let tag = country?.languages.first else { return nil }
    let language = String(tag.prefix { $0 != "-" })
    for key in site.pages.entry(ofPlace: place)?.networkPlaces ?? [] {
      guard let network = networks.first(where: { $0.index == key.network }) else { continue }
      let names = network.places[key.place].names
      if let known = names.first(where: { $0.language == language }) {
        return LocalName(
          name: known.name, language: language, languageTitle: site.words.language(language))
      }
    }
    guard let script = Script.allCases.first(where: { $0.language == language }) else { return nil }
    let found = site.places[place].alternateNames.filter {
      Script(of: $0) == script
    }
    guard let name = found.first, found.count == 1 else { return nil }
    return LocalName(name: name, language: language, languageTitle: site.words.language(language))
  }
}
