import Gazetteer
import Geography
import Input
import Markup

extension SiteConfiguration {
  func checkPictures(_ staticFiles: [StaticFile], into diagnostics: inout Diagnostics) {
    let names = staticFiles.map(\.path.file)
    for picture in [preview, logo].compactMap(\.self) where !names.contains(picture.file) {
      let pictures = names.filter { name in
        Picture.Format.allCases.contains { name.lowercased().hasSuffix(".\($0.rawValue)") }
      }
      diagnostics.error(
        at: picture.location, "there is no static/\(picture.file)",
        hint: Suggestion.hint(for: picture.file, among: names)
          ?? "put the picture into static/"
          + (pictures.first.map { ", or name one that is there, such as \($0)" } ?? ""))
    }
  }
}

extension Content {
  func checkFigures(into diagnostics: inout Diagnostics) {
    for figure in allTexts.flatMap(\.figures) { figure.check(self, into: &diagnostics) }
  }

  /// Warns about places that have no page because they have no country and their network is large.
  private func checkPlacesWithoutPages(into diagnostics: inout Diagnostics) {
    guard configuration.sections[.places] == nil else { return }
    for network in networks where !PlaceIdentities.isSmall(network) {
      let count = network.places[network.named].count {
        $0.country.isEmpty && $0.geonameID.flatMap(places.index(ofGeonameID:)) == nil
      }
      if count == 0 { continue }
      diagnostics.warning(
        at: network.location,
        "\(Words.count(count, "place")) without a country "
          + "\(count == 1 ? "has" : "have") no page, because the network has more than "
          + "\(Words.count(NetworkSearches.dijkstraLimit)) places",
        hint: "give them a country, or write sections: {places: true} in site.yml to make all "
          + "pages, {places: false} to make none")
    }
  }

  /// Reports contradictions between files that are valid on their own.
  func check(
    _ findings: Findings, ground: Digest, into diagnostics: inout Diagnostics
  ) {
    Sections.check(self, into: &diagnostics)
    checkNavigation(into: &diagnostics)
    checkHome(into: &diagnostics)
    _ = logo(into: &diagnostics)
    checkRegion(into: &diagnostics)
    checkCountryNetworks(into: &diagnostics)
    diagnostics.append(
      contentsOf: findings.warnings("positions", positions(on: ground)) {
        checkPositions(into: &$0)
      })
    checkPlacesWithoutPages(into: &diagnostics)
    for network in networks {
      if case .grid(_, _, let outline, _) = network.settings.ground,
        !outline.isEmpty, !land.codes.contains(outline)
      {
        diagnostics.error(
          at: network.settings.outlineLocation, "no outline has the country code '\(outline)'",
          hint: Suggestion.hint(for: outline, among: land.codes))
      }
    }
    checkSources(into: &diagnostics)
    checkTrips(into: &diagnostics)
  }

  /// Reports the data sets of networks and outlines for which `SOURCES.md` has no heading.
  func checkSources(into diagnostics: inout Diagnostics) {
    let headings = sources?.document.headings.map(\.text) ?? []
    let named =
      networks.flatMap(\.settings.sources)
      + (configuration.outlines.source.map { [(heading: $0.text, location: $0.location)] } ?? [])
    for source in named where !headings.contains(source.heading) {
      diagnostics.error(
        at: source.location,
        "\(sources?.location.path ?? "SOURCES.md") has no heading '\(source.heading)'",
        hint: Suggestion.hint(for: source.heading, among: headings)
          ?? "every data set needs a heading there")
    }
  }

  /// Reports unknown places in trips and in the compared route, and places that a trip visits
  /// twice.
  func checkTrips(into diagnostics: inout Diagnostics) {
    if let choice = configuration.comparison,
      let network = networks.first(where: { $0.slug == choice.network })
    {
      for id in [choice.from, choice.to] where network.index(ofPlace: id) == nil {
        diagnostics.error(
          at: choice.location, "unknown place '\(id)' in network '\(network.slug)'",
          hint: Suggestion.hint(for: id, among: network.places.map(\.id)))
      }
    }
    for trip in configuration.trips {
      guard let network = networks.first(where: { $0.slug == trip.network }) else { continue }
      var seen: Set<String> = []
      for city in trip.cities {
        if network.index(ofPlace: city.id) == nil {
          diagnostics.error(
            at: city.location, "unknown place '\(city.id)' in network '\(network.slug)'",
            hint: Suggestion.hint(for: city.id, among: network.places.map(\.id)))
        } else if !seen.insert(city.id).inserted {
          diagnostics.error(at: city.location, "the trip visits '\(city.id)' twice")
        }
      }
    }
  }

  private func checkCountryNetworks(into diagnostics: inout Diagnostics) {
    guard let choice = configuration.countryNetworks else { return }
    if countries.countries.isEmpty {
      diagnostics.error(
        at: choice.location, "the atlas has no countries",
        hint: "add countries/facts.tsv, or write data: world in site.yml")
      return
    }
    let codes = countries.countries.map(\.code)
    for exception in choice.except where !codes.contains(exception.code) {
      diagnostics.error(
        at: exception.location, "unknown country '\(exception.code)'",
        hint: Suggestion.hint(for: exception.code, among: codes) ?? "use its ISO code, as in UA")
    }
    for named in configuration.networks {
      guard
        let derivation = networks.lazy.filter({ $0.slug == named.slug }).compactMap(\.derivation)
          .first
      else { continue }
      diagnostics.error(
        at: named.location,
        "network '\(named.slug)' and the network of country '\(derivation.country)' have the same "
          + "URL",
        hint: "rename its folder, or leave out the network of the country with "
          + "country-networks: {except: [\(derivation.country)]}")
    }
  }
}
