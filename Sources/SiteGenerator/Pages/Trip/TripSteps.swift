import Input
import Routing

/// The build steps for a network's trips, and for the deals of its game.
struct TripSteps {
  let network: NetworkSite
  let choices: [SiteConfiguration.TripChoice]
  let deals: Deferred<DealTable?>
  let templates: PageTemplates
  let frames: FrameCatalog

  func add(to plan: inout Plan) {
    guard !choices.isEmpty || network.deals != nil else { return }
    plan.add(
      .trips, SiteMap.trips(network.slug),
      reading: ListContext(
        frames: frames[.everyPage], template: templates.trips, network: network,
        choices: Sliced(value: choices, digest: Self.digest(choices))),
      origin: "the trips of network '\(network.slug)'",
      at: choices.first?.location ?? network.content.location
    ) { read, maker in
      let trips = read.choices.value.map { choice in
        let builder = TripBuilder(frames: read.frames, network: read.network, choice: choice)
        let best = builder.solve(tickets: choice.tickets).best
        return (choice, best.map(builder.sentence) ?? read.network.words("tripsText.noTripOf"))
      }
      maker.page(
        SiteMap.trips(read.network.slug), read.template,
        NetworkBuilder(frames: read.frames, network: read.network).tripsPage(trips))
    }
    addTrips(to: &plan)
    addDeals(to: &plan)
  }

  private struct ListContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<TripsPage>
    let network: NetworkSite
    let choices: Sliced<[SiteConfiguration.TripChoice]>
  }

  private struct DealsContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<DealsPage>
    let network: NetworkSite
    let deals: Deferred<DealTable?>
  }

  private struct ShardContext: StepContext {
    let network: NetworkSite
    let deals: Deferred<DealTable?>
  }

  private static func digest(_ choices: [SiteConfiguration.TripChoice]) -> Digest {
    var digester = Digester()
    for choice in choices {
      for text in [choice.slug, choice.title] + choice.cities.map(\.id) { digester.mix(text) }
      digester.mix(choice.tickets)
    }
    return digester.digest
  }

  private func addTrips(to plan: inout Plan) {
    let read = NetworkContext(
      frames: frames[.tripPlayer], template: templates.trip, network: network)
    plan.add(
      .trip, choices, reading: read, detail: { Self.digest([$0]) },
      claim: { choice in
        let builder = TripBuilder(frames: read.frames, network: read.network, choice: choice)
        let exports =
          read.network.exports.isEmpty
          ? [] : builder.exports(builder.solve(tickets: choice.tickets))?.paths ?? []
        return Plan.Claim(
          [builder.path, SiteMap.tripData(read.network.slug, choice.slug)] + exports,
          "trip '\(choice.slug)'", choice.location
        )
      }
    ) { read, choice, maker in
      let builder = TripBuilder(frames: read.frames, network: read.network, choice: choice)
      let solutions = builder.solve(tickets: choice.tickets)
      maker.page(builder.path, read.template, builder.page(solutions))
      maker.file(SiteMap.tripData(read.network.slug, choice.slug), builder.data(solutions))
      builder.exports(solutions)?.make(maker)
    }
  }

  private func addDeals(to plan: inout Plan) {
    guard let summary = network.deals else { return }
    let (name, at) = ("the deals of network '\(network.slug)'", network.content.location)
    plan.add(
      .deals, SiteMap.deals(network.slug), SiteMap.dealsData(network.slug),
      reading: DealsContext(
        frames: frames[.deals], template: templates.deals, network: network, deals: deals),
      origin: name, at: at
    ) { read, maker in
      guard let table = read.deals.value else { return }
      let findings = DealFindings(table)
      maker.page(
        SiteMap.deals(read.network.slug), read.template,
        DealsBuilder(
          frames: read.frames, network: read.network, table: table, findings: findings
        ).page())
      maker.file(
        SiteMap.dealsData(read.network.slug),
        DealData(network: read.network.content, table: table).index(findings))
    }
    plan.add(
      .dealData, Array(summary.shards.indices),
      reading: ShardContext(network: network, deals: deals),
      claim: { Plan.Claim([SitePath(summary.shards[$0])], "\(name), part \($0 + 1)", at) }
    ) { read, shard, maker in
      guard let table = read.deals.value else { return }
      let data = DealData(network: read.network.content, table: table)
      maker.file(data.path(shard), data.shard(shard))
    }
  }
}
