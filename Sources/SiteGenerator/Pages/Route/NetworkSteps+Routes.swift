extension NetworkSteps {
  func addRoutes(to plan: inout Plan) {
    guard network.ends.count > 1 else { return }
    let (slug, places) = (network.slug, network.content.places)
    plan.add(
      .routes, SiteMap.routes(slug),
      making: RoutesStep(
        frames: frames[.everyPage], template: templates.index, network: network),
      origin: "the routes of \(name)", at: location)
    plan.add(
      .routesFrom, network.starts,
      making: RoutesFromStep(
        frames: frames[.tables], template: templates.routesFrom, network: network),
      claim: {
        Plan.Claim(
          [SiteMap.routes(slug, from: places[$0].id)], "the routes from '\(places[$0].id)'",
          places[$0].location
        )
      })
    addRoutePages(to: &plan)
  }

  private func addRoutePages(to plan: inout Plan) {
    let (network, places) = (network, network.content.places)
    let step = RouteStep(frames: frames[.player], template: templates.route, network: network)
    plan.add(
      .route, network.pairs, making: step,
      claim: { ends in
        let (from, to) = (places[ends.from], places[ends.to])
        let path = SiteMap.route(network.slug, from: from.id, to: to.id)
        // Files in other formats exist only if a route connects the two places.
        let exports = network.exports.isEmpty ? [] : step.builder(ends).exports?.paths ?? []
        return Plan.Claim(
          [path] + exports, "the route from '\(from.id)' to '\(to.id)'", from.location)
      })
  }
}

private struct RoutesStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<IndexPage>
  let network: NetworkSite

  func make(_ path: SitePath, _ maker: FileMaker) {
    maker.page(path, template, NetworkBuilder(frames: frames, network: network).routesPage())
  }
}

private struct RoutesFromStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<RoutesFromPage>
  let network: NetworkSite

  func make(_ start: Int, _ maker: FileMaker) {
    maker.page(
      SiteMap.routes(network.slug, from: network.content.places[start].id), template,
      NetworkBuilder(frames: frames, network: network).routesPage(from: start))
  }
}

private struct RouteStep: Step {
  typealias Ends = (from: Int, to: Int)

  let frames: SiteFrame
  let template: PageTemplate<RoutePage>
  let network: NetworkSite

  func builder(_ ends: Ends) -> RouteBuilder {
    RouteBuilder(frames: frames, network: network, from: ends.from, to: ends.to)
  }

  func make(_ ends: Ends, _ maker: FileMaker) {
    let builder = builder(ends)
    let results = builder.results(&maker.workspace, &maker.sourceSearches)
    let alternatives = builder.alternatives(&maker.workspace)
    var found = Digester()
    for digest in [
      frames.digest, template.digest, network.structure,
      builder.digest(results, alternatives: alternatives),
    ] { found.mix(digest) }
    if maker.keepsFiles(madeFrom: found.digest) { return }
    maker.page(builder.path, template, builder.page(results, alternatives: alternatives))
    builder.exports?.make(maker)
  }
}
