/// The networks with places in a country, and the routes that begin or end there.
struct CountryRoutes {
  /// The networks with places in the country. The notes count the places and links in the country.
  private(set) var networks: [PageLink] = []
  /// A sentence with the number of routes that begin or end in the country.
  private(set) var sentence: String?
  /// Links to the lists of routes that begin at a place in the country, sorted by network, then by
  /// place.
  private(set) var links: [PageLink] = []

  /// - Parameter all: the networks that are not derived from a country's cities.
  init(_ all: [NetworkOutline], words: PageWords) {
    var total = 0
    for network in all where !network.members.isEmpty {
      networks.append(
        PageLink(
          title: network.title, path: SiteMap.network(network.slug).string,
          note: words(
            "countryText.networkSize",
            [
              "places": words("lists.placeCount", count: network.members.count),
              "links": words("countryText.linkCount", count: network.linkCount),
            ])))
      let ends = network.members.filter { network.ends.contains(sorted: $0) }
      guard !ends.isEmpty, network.ends.count > 1 else { continue }
      let count = network.ends.count
      let ordered = ends.count * (count - ends.count) + ends.count * (ends.count - 1) / 2
      total += network.isUndirected ? ordered : ends.count * (2 * count - ends.count - 1)
      for end in ends {
        links.append(
          PageLink(
            title: words("routes.fromPlace", ["place": network.places[end].name]),
            path: SiteMap.routes(network.slug, from: network.places[end].id).string,
            note: words(
              "countryText.routesOf", count: count - 1, ["network": network.title])))
      }
    }
    if total > 0 {
      sentence = words("countryText.precomputed", count: total)
    }
  }
}
