import Routing

/// A network without the costs and measures of its links, for the page of one country. That page is
/// normally not made again if only costs, measures, or links outside the country change.
struct NetworkOutline: Slice {
  /// The network's places in the country, in ascending order.
  let members: [Int]
  /// The number of links that begin or end in the country.
  let linkCount: Int
  let digest: Digest
  private let network: NetworkSite

  init(_ network: NetworkSite, in country: String) {
    let places = network.content.places
    members = places.indices.filter { places[$0].country == country }
    linkCount =
      members.isEmpty
      ? 0
      : network.network.links.count {
        places[Int($0.from)].country == country || places[Int($0.to)].country == country
      }
    self.network = network
    var digester = Digester()
    digester.mix(network.listing)
    digester.mix(members.count)
    digester.mix(linkCount)
    digester.mix(network.content.isUndirected ? 1 : 0)
    digest = digester.digest
  }

  var index: Int { network.index }
  var slug: String { network.slug }
  var title: String { network.content.settings.title }
  var places: [NetworkContent.Place] { network.content.places }
  var ends: [Int] { network.ends }
  var isUndirected: Bool { network.content.isUndirected }
}
