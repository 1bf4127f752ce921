import Routing

extension NetworkSteps {
  /// Adds the steps for the network's trips, and for the deals of its game.
  func addTrips(to plan: inout Plan) {
    guard !trips.isEmpty || network.deals != nil else { return }
    plan.add(
      .trips, SiteMap.trips(network.slug),
      making: TripsStep(
        frames: frames[.everyPage], template: templates.trips, network: network,
        choices: Sliced(value: trips, digest: Self.digest(trips))),
      origin: "the trips of \(name)", at: trips.first?.location ?? location)
    addTripPages(to: &plan)
    addDeals(to: &plan)
  }

  private static func digest(_ choices: [SiteConfiguration.TripChoice]) -> Digest {
    var digester = Digester()
    for choice in choices {
      for text in [choice.slug, choice.title] + choice.cities.map(\.id) { digester.mix(text) }
      digester.mix(choice.tickets)
    }
    return digester.digest
  }

  private func addTripPages(to plan: inout Plan) {
    let step = TripStep(frames: frames[.tripPlayer], template: templates.trip, network: network)
    plan.add(
      .trip, trips, making: step, detail: { Self.digest([$0]) },
      claim: { choice in
        let (builder, network) = (step.builder(choice), step.network)
        let exports =
          network.exports.isEmpty
          ? [] : builder.exports(builder.solve(tickets: choice.tickets))?.paths ?? []
        return Plan.Claim(
          [builder.path, SiteMap.tripData(network.slug, choice.slug)] + exports,
          "trip '\(choice.slug)'", choice.location
        )
      })
  }

  private func addDeals(to plan: inout Plan) {
    guard let summary = network.deals else { return }
    let (name, at) = ("the deals of \(name)", location)
    plan.add(
      .deals, SiteMap.deals(network.slug), SiteMap.dealsData(network.slug),
      making: DealsStep(
        frames: frames[.deals], template: templates.deals, network: network, deals: deals),
      origin: name, at: at)
    plan.add(
      .dealData, Array(summary.shards.indices),
      making: DealDataStep(network: network, deals: deals),
      claim: { Plan.Claim([SitePath(summary.shards[$0])], "\(name), part \($0 + 1)", at) })
  }
}

private struct TripsStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<TripsPage>
  let network: NetworkSite
  let choices: Sliced<[SiteConfiguration.TripChoice]>

  func make(_ path: SitePath, _ maker: FileMaker) {
    let trips = choices.value.map { choice in
      let builder = TripBuilder(frames: frames, network: network, choice: choice)
      let best = builder.solve(tickets: choice.tickets).best
      return (choice, best.map(builder.sentence) ?? network.words("tripsText.noTripOf"))
    }
    maker.page(path, template, NetworkBuilder(frames: frames, network: network).tripsPage(trips))
  }
}

private struct TripStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<TripPage>
  let network: NetworkSite

  func builder(_ choice: SiteConfiguration.TripChoice) -> TripBuilder {
    TripBuilder(frames: frames, network: network, choice: choice)
  }

  func make(_ choice: SiteConfiguration.TripChoice, _ maker: FileMaker) {
    let builder = builder(choice)
    let solutions = builder.solve(tickets: choice.tickets)
    maker.page(builder.path, template, builder.page(solutions))
    maker.file(SiteMap.tripData(network.slug, choice.slug), builder.data(solutions))
    builder.exports(solutions)?.make(maker)
  }
}

private struct DealsStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<DealsPage>
  let network: NetworkSite
  let deals: Deferred<DealTable?>

  func make(_ path: SitePath, _ maker: FileMaker) {
    guard let table = deals.value else { return }
    let findings = DealFindings(table)
    let builder = DealsBuilder(frames: frames, network: network, table: table, findings: findings)
    maker.page(path, template, builder.page())
    maker.file(
      SiteMap.dealsData(network.slug),
      DealData(network: network.content, table: table).index(findings))
  }
}

private struct DealDataStep: Step {
  let network: NetworkSite
  let deals: Deferred<DealTable?>

  func make(_ shard: Int, _ maker: FileMaker) {
    guard let table = deals.value else { return }
    let data = DealData(network: network.content, table: table)
    maker.file(data.path(shard), data.shard(shard))
  }
}
