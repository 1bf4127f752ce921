import Gazetteer
import Markup
import Routing

/// Fills the page about the data files.
struct DataBuilder {
  let frames: SiteFrame
  let site: Site
  let networks: [NetworkSite]
  /// The number of countries that have a map.
  let mapCount: Int

  func page(_ text: TextContent?) -> DataPage {
    let title = text?.title ?? "Data"
    let summary = text?.summary ?? "The files behind the pages."
    let body = text.map {
      TextBody(
        $0, on: SiteMap.data, FigureSources(networks: networks, site: site),
        scripts: frames.figureScripts)
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

  /// The data that are of no network.
  private var parts: [DataGroup] {
    (site.countries.countries.isEmpty ? [] : [maps]) + (site.sections.has(.finder) ? [finder] : [])
  }

  private func group(_ network: NetworkSite) -> DataGroup {
    let slug = network.slug
    return DataGroup(
      id: slug, title: network.content.settings.title,
      sentence: network.content.settings.summary,
      files: [
        PageLink(
          title: "network.json", path: SiteMap.networkData(slug).string,
          note: "the places, the links, and where they are drawn")
      ] + replay(network) + lines(network) + searches(network) + [
        PageLink(
          title: "map.svg", path: SiteMap.map(network: slug).string, note: "the map with names"),
        PageLink(
          title: "map-quiet.svg", path: SiteMap.quietMap(network: slug).string,
          note: "the map that lies under routes"),
      ] + deals(network))
  }

  /// The searches from places, where they are published.
  private func searches(_ network: NetworkSite) -> [PageLink] {
    let count = network.published.count
    guard count > 0 else { return [] }
    let from = count == network.content.named.count ? "place" : "place whose routes have pages"
    return [
      PageLink(
        title: "searches/ID.json", path: nil,
        note: "\(Words.count(count, "shortest-path tree")) with the search that found each, "
          + "one from each \(from)")
    ]
  }

  /// The files that replays on route pages load; none if the network has no route pages.
  private func replay(_ network: NetworkSite) -> [PageLink] {
    guard network.ends.count > 1 else { return [] }
    let slug = network.content.slug
    return [
      PageLink(
        title: "replay.json", path: SiteMap.replayData(slug).string,
        note: "the same for replays, shorter"),
      PageLink(
        title: "positions.json", path: SiteMap.positions(slug).string,
        note: "where the places are on the earth, for searches that look that way"),
    ]
  }

  /// The lines of links, where there are any.
  private func lines(_ network: NetworkSite) -> [PageLink] {
    guard network.content.hasLines else { return [] }
    return [
      PageLink(
        title: "lines.json", path: SiteMap.lines(network.content.slug).string,
        note:
          "the points of the links’ lines, in hundred-thousandths of a degree, each counted from "
          + "the one before")
    ]
  }

  /// The networks of countries, which have the same files each.
  private var countries: [DataGroup] {
    let networks = networks.filter { $0.content.derivation != nil }
    guard let first = networks.first else { return [] }
    return [
      DataGroup(
        id: "-countries", title: "A network for each country",
        sentence: "\(Words.count(networks.count, "network")) of \(CountryNetworkWords.kind), below "
          + "the country’s name in the path, each with the same files as above.",
        files: [
          PageLink(
            title: "\(first.slug)/network.json", path: SiteMap.networkData(first.slug).string,
            note: "one of them; routes all begin at the place that its hub names"),
          PageLink(title: "All networks", path: SiteMap.networks.string, note: "by continent"),
        ])
    ]
  }

  private func deals(_ network: NetworkSite) -> [PageLink] {
    guard let deals = network.deals else { return [] }
    return [
      PageLink(
        title: "deals.json", path: SiteMap.dealsData(network.slug).string,
        note: "how the \(Words.count(deals.count)) deals are numbered, and how long they are"),
      PageLink(
        title: "deals/" + (1...deals.fixedCount).map { "ID\($0)" }.joined(separator: "/") + ".json",
        path: nil,
        note: "the best trips of all deals, in \(Words.count(deals.shards.count, "file"))"),
    ]
  }

  private var maps: DataGroup {
    DataGroup(
      id: "-maps", title: "Maps of countries",
      sentence: "\(Words.count(mapCount, "map")), each a file of its own.",
      files: [
        PageLink(
          title: "countries.json", path: SiteMap.countryMaps.string,
          note: "projection and scale of each map"),
        PageLink(
          title: "world.json", path: SiteMap.worldMap.string,
          note: "projection and scale of the map of the world"),
        PageLink(
          title: "data/countries.json", path: SiteMap.countryFacts.string,
          note: "the facts of each country, and where it lies on the map of the world"),
        PageLink(title: "CODE.svg", path: nil, note: "the map of a country, such as ua.svg"),
        PageLink(
          title: "world/CODE.json", path: nil,
          note: "a finer outline of a country for the map of the world, such as ua.json"),
      ])
  }

  private var finder: DataGroup {
    DataGroup(
      id: "-finder", title: "The finder",
      sentence: "\(Words.count(site.places.count, "place")) under all their names.",
      files: [
        PageLink(
          title: "manifest.json", path: SiteMap.finder("manifest.json").string,
          note: "names the files and says what is in them"),
        PageLink(
          title: "entries.json.gz", path: SiteMap.finder("entries.json.gz").string,
          note: "countries, networks, labels and pages"),
        PageLink(
          title: "routes.json.gz", path: SiteMap.finder("routes.json.gz").string,
          note: "the ends of the routes with a page"),
      ])
  }
}
