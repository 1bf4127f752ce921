import Gazetteer
import Geography
import Markup
import Routing

/// Builds the page about the data files.
struct DataBuilder {
  let frames: SiteFrame
  let site: Site
  let networks: [NetworkSite]
  let mapCount: Int

  private var words: PageWords { site.words }

  func page(_ text: TextContent?) -> DataPage {
    let title = text?.title ?? words("site.data")
    let summary = text?.summary ?? words("dataText.summary")
    let body = text.map {
      TextBody(
        $0, on: SiteMap.data, FigureSources(networks: networks, site: site),
        frames: frames)
    }
    return DataPage(
      frame: frames.frame(
        SiteMap.data, title: title, lead: summary, description: summary,
        credits: ((parts.isEmpty ? [] : [Credit.places, Credit.outlines]) + (body?.credits ?? []))
          .unique),
      body: body,
      groups: networks.filter { $0.content.derivation == nil }.map { group($0) } + countries
        + parts)
  }

  /// The groups of data files that do not belong to a network.
  private var parts: [DataGroup] {
    (site.land.codes.isEmpty ? [] : [maps]) + (site.sections.has(.finder) ? [finder] : [])
  }

  private func group(_ network: NetworkSite) -> DataGroup {
    let slug = network.slug
    return DataGroup(
      id: slug, title: network.content.settings.title,
      sentence: network.content.settings.summary,
      files: [
        PageLink(
          title: "network.json", path: SiteMap.networkData(slug).string,
          note: words("dataText.network"))
      ] + replay(network) + lines(network) + searches(network) + [
        PageLink(
          title: "map.svg", path: SiteMap.map(network: slug).string, note: words("dataText.map")),
        PageLink(
          title: "map-quiet.svg", path: SiteMap.quietMap(network: slug).string,
          note: words("dataText.quietMap")),
      ] + deals(network))
  }

  private func searches(_ network: NetworkSite) -> [PageLink] {
    let count = network.published.count
    guard count > 0 else { return [] }
    return [
      PageLink(
        title: "searches/ID.json", path: nil,
        note: count == network.content.named.count
          ? words("dataText.trees", count: count) : words("dataText.treesOfEnds", count: count))
    ]
  }

  private func replay(_ network: NetworkSite) -> [PageLink] {
    guard network.ends.count > 1 else { return [] }
    let slug = network.content.slug
    return [
      PageLink(
        title: "replay.json", path: SiteMap.replayData(slug).string,
        note: words("dataText.replay")),
      PageLink(
        title: "positions.json", path: SiteMap.positions(slug).string,
        note: words("dataText.positions")),
    ]
  }

  private func lines(_ network: NetworkSite) -> [PageLink] {
    guard network.content.hasLines else { return [] }
    return [
      PageLink(
        title: "lines.json", path: SiteMap.lines(network.content.slug).string,
        note: words("dataText.lines"))
    ]
  }

  /// The group for networks derived from the cities of countries. It links to one file as an
  /// example, and to the list of all networks.
  private var countries: [DataGroup] {
    let networks = networks.filter { $0.content.derivation != nil }
    guard let first = networks.first else { return [] }
    return [
      DataGroup(
        id: "-countries", title: words("dataText.countries"),
        sentence: words("dataText.countryNetworks", count: networks.count),
        files: [
          PageLink(
            title: "\(first.slug)/network.json", path: SiteMap.networkData(first.slug).string,
            note: words("dataText.oneOfThem")),
          PageLink(
            title: words("site.allNetworks"), path: SiteMap.networks.string,
            note: words("dataText.byContinent")),
        ])
    ]
  }

  private func deals(_ network: NetworkSite) -> [PageLink] {
    guard let deals = network.deals else { return [] }
    return [
      PageLink(
        title: "deals.json", path: SiteMap.dealsData(network.slug).string,
        note: words("dataText.deals", count: deals.count)),
      PageLink(
        title: "deals/" + (1...deals.fixedCount).map { "ID\($0)" }.joined(separator: "/") + ".json",
        path: nil,
        note: words("dataText.trips", count: deals.shards.count)),
    ]
  }

  private var maps: DataGroup {
    DataGroup(
      id: "-maps", title: words("dataText.maps"),
      sentence: words("dataText.mapCount", count: mapCount),
      files: [
        PageLink(
          title: "countries.json", path: SiteMap.countryMaps.string,
          note: words("dataText.projections")),
        PageLink(
          title: "world.json", path: SiteMap.worldMap.string,
          note: words("dataText.worldProjection")),
        PageLink(
          title: "data/countries.json", path: SiteMap.countryFacts.string,
          note: words("dataText.facts")),
        PageLink(title: "CODE.svg", path: nil, note: words("dataText.countryMap")),
        PageLink(
          title: "world/CODE.json", path: nil,
          note: words("dataText.outline")),
      ])
  }

  private var finder: DataGroup {
    DataGroup(
      id: "-finder", title: words("dataText.finder"),
      sentence: words("dataText.finderPlaces", count: site.places.count),
      files: [
        PageLink(
          title: "manifest.json", path: SiteMap.finder("manifest.json").string,
          note: words("dataText.manifest")),
        PageLink(
          title: "entries.json.gz", path: SiteMap.finder("entries.json.gz").string,
          note: words("dataText.entries")),
        PageLink(
          title: "routes.json.gz", path: SiteMap.finder("routes.json.gz").string,
          note: words("dataText.routes")),
        PageLink(
          title: "planner.json.gz", path: SiteMap.finder("planner.json.gz").string,
          note: words("dataText.planner")),
        PageLink(
          title: "texts.json.gz", path: SiteMap.finder("texts.json.gz").string,
          note: words("dataText.texts")),
      ])
  }
}
