import Cartography
import Gazetteer
import Geography
import Input

/// The build steps for countries: their pages, their maps, and their data for the map of the world.
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
    let outlines = networks.filter { $0.content.derivation == nil }.map(NetworkOutline.init)
    let derived = Dictionary(
      networks.compactMap { network in
        network.content.derivation.map { ($0.country, [network]) }
      }, uniquingKeysWith: { first, _ in first })
    plan.add(
      .country, site.countries.countries.filter { site.countryPath($0.code) != nil },
      readingEach: { country in
        CountryContext(
          frames: frame, template: template, site: site, networks: outlines,
          ownNetwork: derived[country.code] ?? [])
      },
      claim: { Plan.Claim([site.countryPath($0.code) ?? .home], "country '\($0.code)'", location) }
    ) { read, country, maker in
      guard let path = read.site.countryPath(country.code) else { return }
      maker.page(
        path, read.template,
        CountryBuilder(
          frames: read.frames, site: read.site, networks: read.networks,
          ownNetwork: read.ownNetwork.first, country: country
        ).page())
    }
    plan.add(
      .countryMap, mapped, reading: SiteFileContext(site: site),
      claim: { Plan.Claim([SiteMap.map(country: $0)], "the map of country '\($0)'", location) }
    ) { read, code, maker in
      guard let map = read.site.countryMaps.map(of: code) else { return }
      maker.drawing(SiteMap.map(country: code), map.svg)
    }
    addFiles(to: &plan)
  }

  private struct CountryContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<CountryPage>
    let site: Site
    let networks: [NetworkOutline]
    /// The network derived from the country's cities; empty if there is none.
    let ownNetwork: [NetworkSite]
  }

  private func addFiles(to plan: inout Plan) {
    let files = SiteFileContext(site: site)
    // One step writes the detailed outlines of all countries, because they are projected and
    // simplified together.
    let outlined = site.countries.countries.map(\.code).filter(site.land.outlined.contains)
    plan.add(
      .worldDetails, [outlined], reading: files,
      claim: { [location] codes in
        Plan.Claim(
          codes.map { SiteMap.worldDetail(country: $0) },
          "finer outlines for the map of the world", location
        )
      }
    ) { read, codes, maker in
      for (code, detail) in read.site.cartographer.worldDetails()
      where codes.contains(code) {
        maker.file(SiteMap.worldDetail(country: code), CountryFacts.json(detail))
      }
    }
    plan.add(
      .countryData, SiteMap.countryMaps, reading: SiteFileContext(site: site),
      origin: "the list of country maps", at: location
    ) { $1.file(SiteMap.countryMaps, $0.site.countryMaps.json()) }
    plan.add(
      .countryData, SiteMap.countryFacts, reading: files, origin: "the facts of countries",
      at: location
    ) { $1.file(SiteMap.countryFacts, CountryFacts(site: $0.site).file()) }
  }
}
