import Routing

/// The networks and routes that touch a country, without the network of its own cities.
struct CountryRoutes {
  /// The networks with places in it, with how many.
  private(set) var networks: [PageLink] = []
  /// A sentence with the number of routes that begin or end in the country; `nil` if there are
  /// none.
  private(set) var sentence: String?
  /// Lists of routes from its places, the most important places first.
  private(set) var links: [PageLink] = []

  init(_ all: [NetworkSite], code: String) {
    var total = 0
    for network in all where network.content.derivation == nil {
      let members = network.content.places.indices.filter {
        network.content.places[$0].country == code
      }
      guard !members.isEmpty else { continue }
      let inside = Set(members)
      let linkCount = network.network.links.count {
        inside.contains(Int($0.from)) || inside.contains(Int($0.to))
      }
      networks.append(
        PageLink(
          title: network.content.settings.title, path: SiteMap.network(network.slug).string,
          note: "\(Words.count(members.count, "place")), \(Words.count(linkCount, "link"))"))
      let ends = members.filter { network.ends.contains(sorted: $0) }
      guard !ends.isEmpty, network.ends.count > 1 else { continue }
      let count = network.ends.count
      let ordered = ends.count * (count - ends.count) + ends.count * (ends.count - 1) / 2
      total += network.content.isUndirected ? ordered : ends.count * (2 * count - ends.count - 1)
      for end in ends {
        links.append(
          PageLink(
            title: "From \(network.content.places[end].name)",
            path: SiteMap.routes(network.slug, from: network.content.places[end].id).string,
            note: "\(network.content.settings.title), \(Words.count(count - 1, "route"))"))
      }
    }
    if total > 0 {
      sentence =
        "\(Words.count(total, "precomputed route")) \(total == 1 ? "begins or ends" : "begin or end") here."
    }
  }
}
