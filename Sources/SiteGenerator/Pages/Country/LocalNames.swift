import Gazetteer

/// Groups the names of places by script.
///
/// The place table of GeoNames gives no languages for alternate names. A name is therefore labelled
/// with its script, or with a language if only one language uses the script.
enum LocalNames {
  private static let limit = 40

  /// Groups the names of a place by script, in the order of ``Script``. In each group, the names in
  /// `known` come before the names from GeoNames.
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

  /// Returns the name of a place in the first language of its country; `nil` if that name is not
  /// certain.
  ///
  /// A name is certain if a network gives it with this language. It is also certain if this
  /// language has a script of its own, and GeoNames has exactly one name of the place in that
  /// script.
  static func inOwnScript(
    _ place: Int, site: Site, networks: [(index: Int, places: [NetworkContent.Place])]
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
