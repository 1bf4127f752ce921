import Cartography
import Input

/// The build steps for a network: its page, maps, data, searches and labels.
struct NetworkSteps {
  let network: NetworkSite
  let templates: PageTemplates
  let frames: FrameCatalog

  var name: String { "network '\(network.slug)'" }
  var location: SourceLocation { network.content.location }

  /// - Parameter trips: the number of trips that have a page.
  func add(to plan: inout Plan, trips: Int) {
    plan.add(
      .network, SiteMap.network(network.slug),
      making: NetworkStep(
        frames: frames[.planner], template: templates.network, network: network,
        trips: Sliced(value: trips, digest: Digest(first: UInt64(trips), second: 0))),
      origin: name, at: location)
    addMaps(to: &plan)
    let settings = network.content.settings
    if let path = network.regionStyle {
      plan.add(
        .networkData, path, making: BytesStep(RegionStyle.sheet(settings.drawnRegions)),
        origin: "the colours of the regions of \(name)", at: location)
    }
    if let path = network.lineStyle {
      plan.add(
        .networkData, path, making: BytesStep(LineColor.sheet(LabelColors(settings).values)),
        origin: "the colours of the labels of \(name)", at: location)
    }
    addData(to: &plan)
    addLabels(to: &plan)
  }
}

private struct NetworkStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<NetworkPage>
  let network: NetworkSite
  let trips: Sliced<Int>

  func make(_ path: SitePath, _ maker: FileMaker) {
    let builder = NetworkBuilder(frames: frames, network: network)
    maker.page(path, template, builder.page(trips: trips.value))
  }
}
