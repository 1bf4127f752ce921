import Cartography
import Input

/// The build steps for a network: its page, its maps, its data, its searches and its labels.
struct NetworkSteps {
  let network: NetworkSite
  let templates: PageTemplates
  let frames: FrameCatalog

  private var name: String { "network '\(network.slug)'" }
  private var at: SourceLocation { network.content.location }

  /// - Parameter trips: the number of trips that have a page.
  func add(to plan: inout Plan, trips: Int) {
    plan.add(
      .network, SiteMap.network(network.slug),
      reading: NetworkPageContext(
        frames: frames[.planner], template: templates.network, network: network,
        trips: Sliced(value: trips, digest: Digest(first: UInt64(trips), second: 0))),
      origin: name, at: at
    ) { read, maker in
      maker.page(
        SiteMap.network(read.network.slug), read.template,
        NetworkBuilder(frames: read.frames, network: read.network).page(trips: read.trips.value))
    }
    addMaps(to: &plan)
    addSheet(network.regionStyle, "the colours of the regions of \(name)", to: &plan) {
      RegionStyle.sheet($0.drawnRegions)
    }
    addSheet(network.lineStyle, "the colours of the labels of \(name)", to: &plan) {
      LineColor.sheet(LabelColors($0).values)
    }
    addData(to: &plan)
    addRoads(to: &plan)
  }

  private struct NetworkPageContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<NetworkPage>
    let network: NetworkSite
    let trips: Sliced<Int>
  }

  private func addMaps(to plan: inout Plan) {
    let files = NetworkFileContext(network: network)
    plan.add(
      .networkMap, SiteMap.map(network: network.slug), reading: files,
      origin: "the map of \(name)", at: at
    ) { $1.drawing($0.network.map.path, $0.network.map.map.base.svg) }
    plan.add(
      .networkMap, SiteMap.quietMap(network: network.slug), reading: files,
      origin: "the quiet map of \(name)", at: at
    ) { $1.drawing($0.network.map.quietPath, $0.network.map.map.quiet) }
    addLoadMaps(to: &plan)
  }

  /// Adds a style sheet, if the network has one.
  private func addSheet(
    _ path: SitePath?, _ origin: String, to plan: inout Plan,
    _ sheet: @escaping @Sendable (NetworkSettings) -> [UInt8]
  ) {
    guard let path else { return }
    plan.add(
      .networkData, path, reading: NetworkFileContext(network: network), origin: origin, at: at
    ) { $1.file(path, sheet($0.network.content.settings)) }
  }

  /// Adds the maps whose line widths show the number of routes over each link.
  private func addLoadMaps(to plan: inout Plan) {
    guard Criticality.isRanked(network.content, ends: network.ends) else { return }
    let files = NetworkFileContext(network: network)
    plan.add(
      .networkMap, SiteMap.loadMap(network: network.slug), reading: files,
      origin: "the map of the routes of \(name)", at: at
    ) { read, maker in
      maker.drawing(
        SiteMap.loadMap(network: read.network.slug),
        read.network.map.map.loads(read.network.criticality?.routesOfLink ?? []))
    }
    for (index, whatIf) in network.content.settings.whatIf.enumerated() {
      let label = whatIf.label
      let path = SiteMap.closureMap(network: network.slug, label: ASCII.slug(label))
      plan.add(
        .networkMap, path, reading: files, origin: "the map without '\(label)' of \(name)",
        at: whatIf.location
      ) { read, maker in
        let closure = read.network.criticality?.closures[index]
        maker.drawing(
          path,
          read.network.map.map.loads(closure?.former ?? [], detours: closure?.detours ?? []))
      }
    }
  }

  private func addData(to plan: inout Plan) {
    let files = NetworkFileContext(network: network)
    let (slug, places) = (network.slug, network.content.places)
    plan.add(
      .networkData, SiteMap.networkData(slug), reading: files, origin: "the data of \(name)", at: at
    ) { read, maker in
      maker.file(SiteMap.networkData(read.network.slug), NetworkData(network: read.network).file())
    }
    if network.ends.count > 1 {
      plan.add(
        .networkData, SiteMap.replayData(slug), SiteMap.positions(slug), reading: files,
        origin: "the data of \(name) for replays", at: at
      ) { read, maker in
        let data = NetworkData(network: read.network)
        maker.file(SiteMap.replayData(read.network.slug), data.replay())
        maker.file(SiteMap.positions(read.network.slug), data.positions())
      }
    }
    if network.content.hasLines {
      plan.add(
        .networkData, SiteMap.lines(slug), reading: files, origin: "the lines of \(name)", at: at
      ) { read, maker in
        maker.file(SiteMap.lines(read.network.slug), NetworkData(network: read.network).lines())
      }
    }
    plan.add(
      .searches, network.published, reading: files,
      claim: {
        Plan.Claim(
          [SiteMap.searches(slug, from: places[$0].id)], "the searches from '\(places[$0].id)'",
          places[$0].location
        )
      }
    ) { read, place, maker in
      let data = NetworkData(network: read.network)
      if maker.keepsFiles(madeFrom: data.digest(ofSearchesFrom: place)) { return }
      maker.file(
        SiteMap.searches(read.network.slug, from: read.network.content.places[place].id),
        data.searches(from: place))
    }
  }

  private func addRoads(to plan: inout Plan) {
    guard let labels = network.content.settings.labels else { return }
    let (slug, roads) = (network.slug, network.content.roads)
    plan.add(
      .roads, SiteMap.labels(slug, labels.folder),
      reading: NetworkContext(
        frames: frames[.everyPage], template: templates.index, network: network),
      origin: "the list of \(labels.plural) of \(name)", at: at
    ) { read, maker in
      maker.page(
        SiteMap.labels(read.network.slug, labels.folder), read.template,
        NetworkBuilder(frames: read.frames, network: read.network).labelsPage(labels))
    }
    plan.add(
      .road, Array(roads.indices),
      reading: NetworkContext(frames: frames[.maps], template: templates.road, network: network),
      claim: {
        Plan.Claim(
          [SiteMap.label(slug, labels.folder, roads[$0].slug)], "label '\(roads[$0].label)'",
          roads[$0].location
        )
      }
    ) { read, road, maker in
      maker.page(
        SiteMap.label(slug, labels.folder, read.network.content.roads[road].slug), read.template,
        RoadBuilder(frames: read.frames, network: read.network, labels: labels, index: road).page())
    }
  }
}
