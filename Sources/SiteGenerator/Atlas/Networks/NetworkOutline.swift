import Routing

/// A network without the costs and measures of its links, for pages that show none of them, so that
/// these pages do not change when a cost does.
struct NetworkOutline: Slice {
  private let network: NetworkSite

  init(_ network: NetworkSite) { self.network = network }

  var digest: Digest { network.structure }
  var index: Int { network.index }
  var slug: String { network.slug }
  var title: String { network.content.settings.title }
  var places: [NetworkContent.Place] { network.content.places }
  /// The ends of the routes with a page, ascending.
  var ends: [Int] { network.ends }
  /// A Boolean value that is true if every link runs both ways.
  var isUndirected: Bool { network.content.isUndirected }

  /// The number of links that begin or end at some places.
  func linkCount(at places: Set<Int>) -> Int {
    network.network.links.count {
      places.contains(Int($0.from)) || places.contains(Int($0.to))
    }
  }
}
