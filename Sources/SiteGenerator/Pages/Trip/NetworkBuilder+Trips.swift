import Routing

extension NetworkBuilder {
  /// Returns the page that lists the network's trip pages and the page of all deals.
  func tripsPage(
    _ trips: [(choice: SiteConfiguration.TripChoice, sentence: String)]
  ) -> TripsPage {
    let title = network.content.settings.title
    return TripsPage(
      frame: frames.frame(
        SiteMap.trips(network.slug), title: words("tripsText.listTitle", ["network": title]),
        lead: words("tripsText.listLead"),
        description: words("tripsText.listDescription", ["network": title]), section: .networks,
        above: network.trail),
      trips: deals
        + trips.map {
          FeaturedPage(
            kind: words("tripsText.kind"), title: $0.choice.title,
            path: SiteMap.trip(network.slug, $0.choice.slug).string, sentence: $0.sentence)
        })
  }

  /// The card for the page of all deals; empty if the network has no such page.
  private var deals: [FeaturedPage] {
    guard let deals = network.deals else { return [] }
    return [
      FeaturedPage(
        kind: words("tripsText.game"), title: words("dealsText.title", count: deals.count),
        path: SiteMap.deals(network.slug).string,
        sentence: words("tripsText.dealsSentence"))
    ]
  }
}
