extension NetworkBuilder {
  /// Returns the page that lists the network's trip pages and the page of all deals.
  func tripsPage(
    _ trips: [(choice: SiteConfiguration.TripChoice, sentence: String)]
  ) -> TripsPage {
    let title = settings.title
    let deals = network.deals.map { deals in
      FeaturedPage(
        kind: words("tripsText.game"), title: words("dealsText.title", count: deals.count),
        path: SiteMap.deals(network.slug).string, sentence: words("tripsText.dealsSentence"))
    }
    return TripsPage(
      frame: frames.frame(
        SiteMap.trips(network.slug), title: words("tripsText.listTitle", ["network": title]),
        lead: words("tripsText.listLead"),
        description: words("tripsText.listDescription", ["network": title]), section: .networks,
        above: network.trail),
      trips: [deals].compactMap(\.self)
        + trips.map {
          FeaturedPage(
            kind: words("tripsText.kind"), title: $0.choice.title,
            path: SiteMap.trip(network.slug, $0.choice.slug).string, sentence: $0.sentence)
        })
  }
}
