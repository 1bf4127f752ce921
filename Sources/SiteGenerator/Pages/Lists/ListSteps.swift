import Input

/// The build steps for pages of links: the home page, the lists and the finder.
struct ListSteps {
  let site: Site
  let networks: [NetworkSite]
  let templates: PageTemplates
  let frames: FrameCatalog
  /// The hand-written text of the home page; `nil` if the content has none.
  let homeText: Sliced<TextContent?>
  /// The route for which the site compares all search algorithms.
  let comparison: Sliced<SiteConfiguration.ComparisonChoice?>

  func add(to plan: inout Plan) {
    plan.add(
      .home, .home,
      making: HomeBuilder(
        frames: frames[.home, showing: homeText.value], template: templates.home,
        site: site, networks: networks, text: homeText, comparison: comparison),
      origin: "the home page", at: homeText.value?.location ?? at)
    let sections = site.sections
    if sections.has(.countries) {
      plan.add(
        .countries, SiteMap.countries,
        making: CountriesStep(frames: frames[.tables], template: templates.countries, site: site),
        origin: "the list of countries", at: at)
    }
    if !networks.isEmpty {
      plan.add(
        .networks, SiteMap.networks,
        making: NetworksStep(
          frames: frames[.everyPage], template: templates.networks, site: site, networks: networks),
        origin: "the list of networks", at: at)
    }
    if sections.has(.places) {
      plan.add(
        .places, SiteMap.places,
        making: PlacesStep(frames: frames[.everyPage], template: templates.index, site: site),
        origin: "the list of places", at: at)
    }
    if sections.has(.finder) {
      plan.add(
        .find, SiteMap.find,
        making: FindStep(frames: frames[.findPage], template: templates.find, site: site),
        origin: "the place finder", at: at)
    }
  }

  private var at: SourceLocation { site.configuration.location }
}

private struct CountriesStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<CountriesPage>
  let site: Site

  func make(_ path: SitePath, _ maker: FileMaker) {
    let builders = IndexBuilders(frames: frames, site: site)
    maker.page(path, template, builders.countries())
  }
}

private struct NetworksStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<NetworksPage>
  let site: Site
  let networks: [NetworkSite]

  func make(_ path: SitePath, _ maker: FileMaker) {
    let builders = IndexBuilders(frames: frames, site: site, networks: networks)
    maker.page(path, template, builders.networksPage())
  }
}

private struct PlacesStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<IndexPage>
  let site: Site

  func make(_ path: SitePath, _ maker: FileMaker) {
    let builders = IndexBuilders(frames: frames, site: site)
    maker.page(path, template, builders.places())
  }
}

private struct FindStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<FindPage>
  let site: Site

  func make(_ path: SitePath, _ maker: FileMaker) {
    let builders = IndexBuilders(frames: frames, site: site)
    maker.page(path, template, builders.find())
  }
}
