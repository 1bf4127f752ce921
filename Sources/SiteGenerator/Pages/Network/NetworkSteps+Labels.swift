extension NetworkSteps {
  func addLabels(to plan: inout Plan) {
    guard let labels = network.content.settings.labels else { return }
    let (slug, roads) = (network.slug, network.content.roads)
    plan.add(
      .roads, SiteMap.labels(slug, labels.folder),
      making: RoadsStep(frames: frames[.everyPage], template: templates.index, network: network),
      origin: "the list of \(labels.plural) of \(name)", at: location)
    plan.add(
      .road, Array(roads.indices),
      making: RoadStep(frames: frames[.maps], template: templates.road, network: network),
      claim: {
        Plan.Claim(
          [SiteMap.label(slug, labels.folder, roads[$0].slug)], "label '\(roads[$0].label)'",
          roads[$0].location
        )
      })
  }
}

private struct RoadsStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<IndexPage>
  let network: NetworkSite

  func make(_ path: SitePath, _ maker: FileMaker) {
    guard let labels = network.content.settings.labels else { return }
    maker.page(path, template, NetworkBuilder(frames: frames, network: network).labelsPage(labels))
  }
}

private struct RoadStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<RoadPage>
  let network: NetworkSite

  func make(_ road: Int, _ maker: FileMaker) {
    guard let labels = network.content.settings.labels else { return }
    maker.page(
      SiteMap.label(network.slug, labels.folder, network.content.roads[road].slug), template,
      RoadBuilder(frames: frames, network: network, labels: labels, index: road).page())
  }
}
