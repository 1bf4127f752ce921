/// The build steps for places that have a page.
struct PlaceSteps {
  let site: Site
  let networks: [NetworkSite]
  let templates: PageTemplates
  let frames: FrameCatalog

  func add(to plan: inout Plan) {
    let (site, networks) = (site, networks)
    let (frame, template) = (frames[.maps], templates.place)
    let step = { @Sendable (indices: [Int]) in
      SharedStep(
        PlaceStep(
          frames: frame, template: template, site: site,
          networks: networks.filter { indices.contains($0.index) }))
    }
    // Places on the same networks share one ``SharedStep``, so that the digest of its slices is
    // computed once.
    let steps = Dictionary(
      keepingFirst: Set(site.pages.entries.map(Self.networks(of:))).map { ($0, step($0)) })
    plan.add(
      .place, site.pages.entries,
      makingEach: { steps[Self.networks(of: $0)] ?? step(Self.networks(of: $0)) },
      claim: { entry in
        let first = entry.networkPlaces.first
        let location = first.map { networks[$0.network].content.places[$0.place].location }
        return Plan.Claim(
          [entry.path], "place '\(entry.name)'", location ?? site.configuration.location)
      })
    addLists(to: &plan)
  }

  private static func networks(of entry: PlacePages.Entry) -> [Int] {
    Set(entry.networkPlaces.map(\.network)).sorted()
  }

  private func addLists(to plan: inout Plan) {
    let site = site
    plan.add(
      .placesOfCountry, Set(site.pages.entries.map(\.country)).filter { !$0.isEmpty }.sorted(),
      making: PlacesOfCountryStep(
        frames: frames[.everyPage], template: templates.index, site: site),
      claim: {
        Plan.Claim(
          [SiteMap.places(in: $0)], "the places of country '\($0)'", site.configuration.location)
      })
  }
}

private struct PlaceStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<PlacePage>
  let site: Site
  let networks: [NetworkSite]

  func make(_ entry: PlacePages.Entry, _ maker: FileMaker) {
    let builder = PlaceBuilder(frames: frames, site: site, networks: networks, entry: entry)
    var found = Digester()
    for digest in [frames.digest, template.digest, site.digest, builder.costs] {
      found.mix(digest)
    }
    if maker.keepsFiles(madeFrom: found.digest) { return }
    maker.page(entry.path, template, builder.page())
  }
}

private struct PlacesOfCountryStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<IndexPage>
  let site: Site

  func make(_ code: String, _ maker: FileMaker) {
    let builders = IndexBuilders(frames: frames, site: site)
    maker.page(SiteMap.places(in: code), template, builders.places(in: code))
  }
}
