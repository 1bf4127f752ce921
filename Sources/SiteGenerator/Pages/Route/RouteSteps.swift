import Input

/// The build steps for the routes of a network.
struct RouteSteps {
  let network: NetworkSite
  let templates: PageTemplates
  let frames: FrameCatalog

  private struct Ends: Sendable {
    let from: Int
    let to: Int
  }

  func add(to plan: inout Plan) {
    guard network.ends.count > 1 else { return }
    let (slug, places) = (network.slug, network.content.places)
    plan.add(
      .routes, SiteMap.routes(slug),
      reading: NetworkContext(
        frames: frames[.everyPage], template: templates.index, network: network),
      origin: "the routes of network '\(slug)'", at: network.content.location
    ) { read, maker in
      maker.page(
        SiteMap.routes(read.network.slug), read.template,
        NetworkBuilder(frames: read.frames, network: read.network).routesPage())
    }
    plan.add(
      .routesFrom, network.starts,
      reading: NetworkContext(
        frames: frames[.tables], template: templates.routesFrom, network: network),
      claim: {
        Plan.Claim(
          [SiteMap.routes(slug, from: places[$0].id)], "the routes from '\(places[$0].id)'",
          places[$0].location
        )
      }
    ) { read, start, maker in
      maker.page(
        SiteMap.routes(read.network.slug, from: read.network.content.places[start].id),
        read.template,
        NetworkBuilder(frames: read.frames, network: read.network).routesPage(from: start))
    }
    addRoutes(to: &plan)
  }

  private func addRoutes(to plan: inout Plan) {
    let (network, places) = (network, network.content.places)
    let read = NetworkContext(
      frames: frames[.player], template: templates.route, network: network)
    plan.add(
      .route, network.pairs.map { Ends(from: $0.from, to: $0.to) }, reading: read,
      claim: { ends in
        let (from, to) = (places[ends.from], places[ends.to])
        let path = SiteMap.route(network.slug, from: from.id, to: to.id)
        // The page of two places has files for download only if there is a route between them.
        let exports =
          network.exports.isEmpty ? [] : Self.builder(read, ends).exports?.paths ?? []
        return Plan.Claim(
          [path] + exports, "the route from '\(from.id)' to '\(to.id)'", from.location)
      }
    ) { read, ends, maker in
      let builder = Self.builder(read, ends)
      let results = builder.results(&maker.workspace)
      let alternatives = builder.alternatives(&maker.workspace)
      var found = Digester()
      for digest in [
        read.frames.digest, read.template.digest, read.network.structure,
        builder.digest(results, alternatives: alternatives),
      ] { found.mix(digest) }
      if maker.keepsFiles(madeFrom: found.digest) { return }
      maker.page(
        builder.path, read.template, builder.page(results, alternatives: alternatives))
      builder.exports?.make(maker)
    }
  }

  private static func builder(_ read: NetworkContext<RoutePage>, _ ends: Ends) -> RouteBuilder {
    RouteBuilder(frames: read.frames, network: read.network, from: ends.from, to: ends.to)
  }
}
