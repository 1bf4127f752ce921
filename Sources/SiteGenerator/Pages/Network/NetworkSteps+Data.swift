extension NetworkSteps {
  func addData(to plan: inout Plan) {
    let (slug, places) = (network.slug, network.content.places)
    plan.add(
      .networkData, SiteMap.networkData(slug), making: NetworkDataStep(network: network),
      origin: "the data of \(name)", at: location)
    if network.ends.count > 1 {
      plan.add(
        .networkData, SiteMap.replayData(slug), SiteMap.positions(slug),
        making: ReplayDataStep(network: network), origin: "the data of \(name) for replays",
        at: location)
    }
    if network.content.hasLines {
      plan.add(
        .networkData, SiteMap.lines(slug), making: LinesStep(network: network),
        origin: "the lines of \(name)", at: location)
    }
    plan.add(
      .searches, network.published, making: SearchesStep(network: network),
      claim: {
        Plan.Claim(
          [SiteMap.searches(slug, from: places[$0].id)], "the searches from '\(places[$0].id)'",
          places[$0].location
        )
      })
  }
}

private struct NetworkDataStep: Step {
  let network: NetworkSite

  func make(_ path: SitePath, _ maker: FileMaker) {
    maker.file(path, NetworkData(network: network).file())
  }
}

private struct ReplayDataStep: Step {
  let network: NetworkSite

  func make(_ path: SitePath, _ maker: FileMaker) {
    let data = NetworkData(network: network)
    maker.file(path, data.replay())
    maker.file(SiteMap.positions(network.slug), data.positions())
  }
}

private struct LinesStep: Step {
  let network: NetworkSite

  func make(_ path: SitePath, _ maker: FileMaker) {
    maker.file(path, NetworkData(network: network).lines())
  }
}

private struct SearchesStep: Step {
  let network: NetworkSite

  func make(_ place: Int, _ maker: FileMaker) {
    let data = NetworkData(network: network)
    if maker.keepsFiles(madeFrom: data.digest(ofSearchesFrom: place)) { return }
    maker.file(
      SiteMap.searches(network.slug, from: network.content.places[place].id),
      data.searches(from: place))
  }
}
