import Gazetteer
import Markup

/// Builds the page about the data files.
struct DataBuilder: Step {
  let frames: SiteFrame
  let template: PageTemplate<DataPage>
  let site: Site
  let networks: [NetworkSite]
  let text: Sliced<TextContent?>
  let mapCount: Sliced<Int>

  private var words: PageWords { site.words }

  func make(_ path: SitePath, _ maker: FileMaker) { maker.page(path, template, page()) }

  private func page() -> DataPage {
    let text = text.value
    let title = text?.title ?? words("site.data")
    let summary = text?.summary ?? words("dataText.summary")
    let body = text.map {
      TextBody($0, on: SiteMap.data, FigureSources(networks: networks, site: site), frames: frames)
    }
    var frame = frames.frame(
      SiteMap.data, title: title, lead: summary, description: summary,
      credits: ((parts.isEmpty ? [] : site.credits) + (body?.credits ?? []))
        .unique)
    frame.networkStyles = body?.networkStyles ?? []
    return DataPage(
      frame: frame, body: body,
      groups: networks.filter { $0.content.derivation == nil }.map { group($0) } + countries
        + parts)
  }

  /// The groups of data files that do not belong to a network.
  private var parts: [DataGroup] {
    (site.land.codes.isEmpty ? [] : [maps]) + (site.sections.has(.finder) ? [finder] : [])
  }

  private func group(_ network: NetworkSite) -> DataGroup {
    let slug = network.slug
    var files = [file("network.json", SiteMap.networkData(slug), words("dataText.network"))]
    if network.ends.count > 1 {
      files += [
        file("replay.json", SiteMap.replayData(slug), words("dataText.replay")),
        file("positions.json", SiteMap.positions(slug), words("dataText.positions")),
      ]
    }
    if network.content.hasLines {
      files.append(file("lines.json", SiteMap.lines(slug), words("dataText.lines")))
    }
    let count = network.published.count
    if count > 0 {
      let note =
        count == network.content.named.count
        ? words("dataText.trees", count: count) : words("dataText.treesOfEnds", count: count)
      files.append(file("searches/ID.json", nil, note))
    }
    files += [
      file("map.svg", SiteMap.map(network: slug), words("dataText.map")),
      file("map-quiet.svg", SiteMap.quietMap(network: slug), words("dataText.quietMap")),
    ]
    if let deals = network.deals {
      let ids = (1...deals.fixedCount).map { "ID\($0)" }.joined(separator: "/")
      files += [
        file(
          "deals.json", SiteMap.dealsData(slug), words("dataText.deals", count: deals.count)),
        file("deals/\(ids).json", nil, words("dataText.trips", count: deals.shards.count)),
      ]
    }
    return DataGroup(
      id: slug, title: network.content.settings.title,
      sentence: network.content.settings.summary, files: files)
  }

  private func file(_ title: String, _ path: SitePath?, _ note: String) -> PageLink {
    PageLink(title: title, path: path?.string, note: note)
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
          file(
            "\(first.slug)/network.json", SiteMap.networkData(first.slug),
            words("dataText.oneOfThem")),
          file(words("site.allNetworks"), SiteMap.networks, words("dataText.byContinent")),
        ])
    ]
  }

  private var maps: DataGroup {
    let example = site.land.codes.first { site.countryLink($0).path != nil } ?? "CODE"
    let code: KeyValuePairs = ["code": example.lowercased()]
    return DataGroup(
      id: "-maps", title: words("dataText.maps"),
      sentence: words("dataText.mapCount", count: mapCount.value),
      files: [
        file("countries.json", SiteMap.countryMaps, words("dataText.projections")),
        file("world.json", SiteMap.worldMap, words("dataText.worldProjection")),
        file("data/countries.json", SiteMap.countryFacts, words("dataText.facts")),
        file("CODE.svg", nil, words("dataText.countryMap", code)),
        file("world/CODE.json", nil, words("dataText.outline", code)),
      ])
  }

  private var finder: DataGroup {
    DataGroup(
      id: "-finder", title: words("dataText.finder"),
      sentence: words("dataText.finderPlaces", count: site.places.count),
      files: [
        file("manifest.json", SiteMap.finder("manifest.json"), words("dataText.manifest")),
        file("entries.json.gz", SiteMap.finder("entries.json.gz"), words("dataText.entries")),
        file("routes.json.gz", SiteMap.finder("routes.json.gz"), words("dataText.routes")),
        file("planner.json.gz", SiteMap.finder("planner.json.gz"), words("dataText.planner")),
        file("texts.json.gz", SiteMap.finder("texts.json.gz"), words("dataText.texts")),
      ])
  }
}
