import Input

/// The build steps for places that have a page.
struct PlaceSteps {
  let site: Site
  let networks: [NetworkSite]
  let templates: PageTemplates
  let frames: FrameCatalog

  func add(to plan: inout Plan) {
    let (site, networks) = (site, networks)
    let (frame, template) = (frames[.maps], templates.place)
    let context = { @Sendable (indices: [Int]) in
      SharedContext(
        SiteContext(
          frames: frame, template: template, site: site,
          networks: networks.filter { indices.contains($0.index) }))
    }
    // Places on the same networks share a context, because many places are on the same few
    // networks.
    let contexts = Dictionary(
      Set(site.pages.entries.map(Self.networks(of:))).map { ($0, context($0)) },
      uniquingKeysWith: { first, _ in first })
    plan.add(
      .place, site.pages.entries,
      readingEach: { contexts[Self.networks(of: $0)] ?? context(Self.networks(of: $0)) },
      claim: { entry in
        let first = entry.networkPlaces.first
        let location = first.map { networks[$0.network].content.places[$0.place].location }
        return Plan.Claim(
          [entry.path], "place '\(entry.name)'", location ?? site.configuration.location)
      }
    ) { context, entry, maker in
      let read = context.read
      let builder = PlaceBuilder(
        frames: read.frames, site: read.site, networks: read.networks, entry: entry)
      var found = Digester()
      for digest in [
        read.frames.digest, read.template.digest, read.site.digest, builder.costs,
      ] { found.mix(digest) }
      if maker.keepsFiles(madeFrom: found.digest) { return }
      maker.page(entry.path, read.template, builder.page())
    }
    addLists(to: &plan)
  }

  /// Returns the indices of the networks that a place is on.
  private static func networks(of entry: PlacePages.Entry) -> [Int] {
    Set(entry.networkPlaces.map(\.network)).sorted()
  }

  private func addLists(to plan: inout Plan) {
    let site = site
    plan.add(
      .placesOfCountry, Set(site.pages.entries.map(\.country)).filter { !$0.isEmpty }.sorted(),
      reading: SiteContext(
        frames: frames[.everyPage], template: templates.index, site: site, networks: []),
      claim: {
        Plan.Claim(
          [SiteMap.places(in: $0)], "the places of country '\($0)'", site.configuration.location)
      }
    ) { read, code, maker in
      maker.page(
        SiteMap.places(in: code), read.template,
        IndexBuilders(frames: read.frames, site: read.site, networks: []).places(in: code))
    }
  }
}
