import Routing

extension NetworkBuilder {
  /// The list of the trips with a page, and of the deals of its game.
  func tripsPage(
    _ trips: [(choice: SiteConfiguration.TripChoice, sentence: String)]
  ) -> TripsPage {
    let title = network.content.settings.title
    return TripsPage(
      frame: frames.frame(
        SiteMap.trips(network.slug), title: "Trips of \(title)",
        lead: "Several places in the order that costs least, proved.",
        description: "The precomputed trips of \(title).", section: .networks,
        above: [("Networks", SiteMap.networks), (title, SiteMap.network(network.slug))]),
      trips: deals
        + trips.map {
          FeaturedPage(
            kind: "Trip", title: $0.choice.title,
            path: SiteMap.trip(network.slug, $0.choice.slug).string, sentence: $0.sentence)
        })
  }

  /// The way to the deals of a network's game, where it has one.
  private var deals: [FeaturedPage] {
    guard let deals = network.deals else { return [] }
    return [
      FeaturedPage(
        kind: "Game", title: "All \(Words.count(deals.count)) deals",
        path: SiteMap.deals(network.slug).string,
        sentence: "Deal, or choose your own cities, and see the best trip; how long best trips "
          + "are, and what tickets are worth.")
    ]
  }
}
