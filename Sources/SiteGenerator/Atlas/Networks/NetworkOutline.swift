import Routing

/// A network without the costs and measures of its links. It is for pages that show no costs or
/// measures, so that these pages are not made again when a cost changes.
struct NetworkOutline: Slice {
  private let network: NetworkSite

  init(_ network: NetworkSite) { self.network = network }

  var digest: Digest { network.structure }
  var index: Int { network.index }
  var slug: String { network.slug }
  var title: String { network.content.settings.title }
  var places: [NetworkContent.Place] { network.content.places }
  /// The ends of the routes with a page, in ascending order.
  var ends: [Int] { network.ends }
  /// A Boolean value that is true if every link can be used in both directions.
  var isUndirected: Bool { network.content.isUndirected }

  /// Returns the number of links that begin or end at one of the given places.
  func linkCount(at places: Set<Int>) -> Int {
    network.network.links.count {
      places.contains(Int($0.from)) || places.contains(Int($0.to))
    }
  }
}
