import Cartography
import Input
import Routing

/// The build steps for a network: its page, maps, data, searches, labels, routes, trips and deals.
struct NetworkSteps {
  let network: NetworkSite
  /// The trips that have a page.
  let trips: [SiteConfiguration.TripChoice]
  let deals: Deferred<DealTable?>
  let templates: PageTemplates
  let frames: FrameCatalog

  var name: String { "network '\(network.slug)'" }
  var location: SourceLocation { network.content.location }

  func add(to plan: inout Plan) {
    plan.add(
      .network, SiteMap.network(network.slug),
      making: NetworkStep(
        frames: frames[.planner], template: templates.network, network: network,
        trips: Sliced(value: trips.count, digest: Digest(first: UInt64(trips.count), second: 0))),
      origin: name, at: location)
    addMaps(to: &plan)
    let settings = network.content.settings
    for path in network.styles {
      let sheet =
        RegionStyle.sheet(settings.drawnRegions) + LineColor.sheet(LabelColors(settings).values)
      plan.add(
        .networkData, path, making: BytesStep(sheet), origin: "the colours of \(name)",
        at: location)
    }
    addData(to: &plan)
    addLabels(to: &plan)
    addRoutes(to: &plan)
    addTrips(to: &plan)
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
