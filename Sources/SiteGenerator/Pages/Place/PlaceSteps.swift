import Input

/// The steps of the places with a page.
struct PlaceSteps {
  let site: Site
  let networks: [NetworkSite]
  let templates: PageTemplates
  let frames: FrameCatalog

  func add(to plan: inout Plan) {
    let (site, networks) = (site, networks)
    let (frame, template) = (frames[.maps], templates.place)
    plan.add(
      .place, site.pages.entries,
      readingEach: { entry in
        let indices = Set(entry.networkPlaces.map(\.network))
        return SiteContext(
          frames: frame, template: template, site: site,
          networks: networks.filter { indices.contains($0.index) })
      },
      claim: { entry in
        let first = entry.networkPlaces.first
        let location = first.map { networks[$0.network].content.places[$0.place].location }
        return Plan.Claim(
          [entry.path], "place '\(entry.name)'", location ?? site.configuration.location)
      }
    ) { read, entry, maker in
      maker.page(
        entry.path, read.template,
        PlaceBuilder(
          frames: read.frames, site: read.site, networks: read.networks, entry: entry
        ).page())
    }
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
