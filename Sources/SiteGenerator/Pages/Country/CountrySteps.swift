import Cartography
import Gazetteer
import Input

/// The build steps for countries: their pages, maps, and data for the map of the world.
struct CountrySteps {
  let site: Site
  let networks: [NetworkSite]
  let templates: PageTemplates
  let frames: FrameCatalog
  /// The codes of the countries that have a map.
  let mapped: [String]

  private var location: SourceLocation { site.configuration.location }

  func add(to plan: inout Plan) {
    let (site, location) = (site, location)
    let (frame, template) = (frames[.maps, .tables], templates.country)
    let given = networks.filter { $0.content.derivation == nil }
    let derived = Dictionary(
      keepingFirst: networks.compactMap { network in
        network.content.derivation.map { ($0.country, [network]) }
      })
    plan.add(
      .country, site.countries.countries.filter { site.countryPath($0.code) != nil },
      makingEach: { country in
        CountryStep(
          frames: frame, template: template, site: site,
          networks: given.map { NetworkOutline($0, in: country.code) },
          ownNetwork: derived[country.code] ?? [])
      },
      claim: { Plan.Claim([site.countryPath($0.code) ?? .home], "country '\($0.code)'", location) })
    plan.add(
      .countryMap, mapped, making: CountryMapStep(site: site),
      claim: { Plan.Claim([SiteMap.map(country: $0)], "the map of country '\($0)'", location) })
    addFiles(to: &plan)
  }

  private func addFiles(to plan: inout Plan) {
    // One step writes the finer outlines of all countries, because the outlines are projected and
    // simplified together.
    let outlined = site.countries.countries.map(\.code).filter(site.land.outlined.contains)
    plan.add(
      .worldDetails, [outlined], making: WorldDetailsStep(site: site),
      claim: { [location] codes in
        Plan.Claim(
          codes.map { SiteMap.worldDetail(country: $0) },
          "finer outlines for the map of the world", location
        )
      })
    plan.add(
      .countryData, SiteMap.countryMaps, making: CountryDataStep(site: site),
      origin: "the list of country maps", at: location)
    plan.add(
      .countryData, SiteMap.countryFacts, making: CountryDataStep(site: site),
      origin: "the facts of countries", at: location)
  }
}

private struct CountryStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<CountryPage>
  let site: Site
  let networks: [NetworkOutline]
  let ownNetwork: [NetworkSite]

  func make(_ country: Country, _ maker: FileMaker) {
    guard let path = site.countryPath(country.code) else { return }
    let builder = CountryBuilder(
      frames: frames, site: site, networks: networks, ownNetwork: ownNetwork.first,
      country: country)
    maker.page(path, template, builder.page())
  }
}

private struct CountryMapStep: Step {
  let site: Site

  func make(_ code: String, _ maker: FileMaker) {
    guard let map = site.countryMaps.map(of: code) else { return }
    maker.drawing(SiteMap.map(country: code), map.svg)
  }
}

private struct WorldDetailsStep: Step {
  let site: Site

  func make(_ codes: [String], _ maker: FileMaker) {
    for (code, detail) in site.cartographer.worldDetails() where codes.contains(code) {
      maker.file(SiteMap.worldDetail(country: code), CountryFacts.json(detail))
    }
  }
}

private struct CountryDataStep: Step {
  let site: Site

  func make(_ path: SitePath, _ maker: FileMaker) {
    let isMapList = path == SiteMap.countryMaps
    maker.file(path, isMapList ? site.countryMaps.json() : CountryFacts(site: site).file())
  }
}
