import Input

/// The build steps for pages of links: the home page, the lists and the finder.
struct ListSteps {
  let site: Site
  let networks: [NetworkSite]
  let templates: PageTemplates
  let frames: FrameCatalog
  /// The hand-written text of the home page, with the digest of its file. The text is `nil` if
  /// there is none.
  let homeText: Sliced<TextContent?>
  /// The route whose searches the site compares.
  let comparison: Sliced<SiteConfiguration.ComparisonChoice?>

  private struct HomeContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<HomePage>
    let site: Site
    let networks: [NetworkSite]
    let text: Sliced<TextContent?>
    let comparison: Sliced<SiteConfiguration.ComparisonChoice?>
  }

  func add(to plan: inout Plan) {
    plan.add(
      .home, .home,
      reading: HomeContext(
        frames: frames[.home, showing: homeText.value], template: templates.home,
        site: site, networks: networks, text: homeText, comparison: comparison),
      origin: "the home page", at: homeText.value?.location ?? at
    ) { read, maker in
      maker.page(
        .home, read.template,
        HomeBuilder(
          frames: read.frames, site: read.site, networks: read.networks, text: read.text.value,
          comparison: read.comparison.value
        ).page())
    }
    let sections = site.sections
    if sections.has(.countries) { addCountries(to: &plan) }
    if !networks.isEmpty {
      plan.add(
        .networks, SiteMap.networks, reading: context(.everyPage, templates.networks),
        origin: "the list of networks", at: at
      ) { $1.page(SiteMap.networks, $0.template, Self.builders($0).networksPage()) }
    }
    if sections.has(.places) { addPlaces(to: &plan) }
    if sections.has(.finder) { addFinder(to: &plan) }
  }

  private var at: SourceLocation { site.configuration.location }

  private func addCountries(to plan: inout Plan) {
    plan.add(
      .countries, SiteMap.countries, reading: context(.tables, templates.countries, networks: []),
      origin: "the list of countries", at: at
    ) { $1.page(SiteMap.countries, $0.template, Self.builders($0).countries()) }
  }

  private func addPlaces(to plan: inout Plan) {
    plan.add(
      .places, SiteMap.places, reading: context(.everyPage, templates.index, networks: []),
      origin: "the list of places", at: at
    ) { $1.page(SiteMap.places, $0.template, Self.builders($0).places()) }
  }

  private func addFinder(to plan: inout Plan) {
    plan.add(
      .find, SiteMap.find, reading: context(.findPage, templates.find, networks: []),
      origin: "the place finder", at: at
    ) { $1.page(SiteMap.find, $0.template, Self.builders($0).find()) }
  }

  private func context<Model>(
    _ script: PageScript, _ template: PageTemplate<Model>, networks: [NetworkSite]? = nil
  ) -> SiteContext<Model> {
    SiteContext(
      frames: frames[script], template: template, site: site, networks: networks ?? self.networks)
  }

  private static func builders<Model>(_ read: SiteContext<Model>) -> IndexBuilders {
    IndexBuilders(frames: read.frames, site: read.site, networks: read.networks)
  }
}
