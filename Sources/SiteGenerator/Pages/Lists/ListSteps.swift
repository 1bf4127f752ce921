import Input

/// The steps of the pages that lead to others: the home page, the lists, the finder.
struct ListSteps {
  let site: Site
  let networks: [NetworkSite]
  let templates: PageTemplates
  let frames: FrameCatalog

  func add(to plan: inout Plan) {
    let at = site.configuration.location
    plan.add(
      .home, .home, reading: context(.world, templates.home), origin: "the home page", at: at
    ) { read, maker in
      maker.page(
        .home, read.template,
        HomeBuilder(frames: read.frames, site: read.site, networks: read.networks).page())
    }
    plan.add(
      .countries, SiteMap.countries, reading: context(.tables, templates.countries, networks: []),
      origin: "the list of countries", at: at
    ) { $1.page(SiteMap.countries, $0.template, Self.builders($0).countries()) }
    plan.add(
      .networks, SiteMap.networks, reading: context(.everyPage, templates.networks),
      origin: "the list of networks", at: at
    ) { $1.page(SiteMap.networks, $0.template, Self.builders($0).networksPage()) }
    plan.add(
      .places, SiteMap.places, reading: context(.everyPage, templates.index, networks: []),
      origin: "the list of places", at: at
    ) { $1.page(SiteMap.places, $0.template, Self.builders($0).places()) }
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
