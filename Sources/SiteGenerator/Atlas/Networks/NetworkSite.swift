import Geography
import HTTP
import Input
import Routing

/// A network with everything that its pages need, including names and paths from the rest of the
/// atlas.
struct NetworkSite: Slice {
  let index: Int
  let content: NetworkContent
  let words: PageWords
  let digest: Digest
  /// A digest of all parts of the network that do not depend on the costs or measures of links.
  let structure: Digest
  /// A digest of the settings, the named places, and the ends of routes.
  let listing: Digest
  /// The ends of the routes with a page, in ascending order.
  let ends: [Int]
  /// The places whose trees and traces are published, in ascending order.
  let published: [Int]
  let exports: [ExportFormat]
  let deals: DealSummary?
  /// The page of each place; `nil` for a place without a page.
  let pages: [SitePath?]
  /// The name of each country that has places of the network, and the path of the country's page,
  /// keyed by country code.
  let countries: [String: (name: String, path: SitePath?)]
  let deferredSearches: Deferred<NetworkSearches>
  let deferredCriticality: Deferred<Criticality?>
  let deferredMap: Deferred<NetworkFigures>

  func prepare() {
    deferredSearches.prepare()
    deferredMap.prepare()
  }

  /// Computed on first use.
  var searches: NetworkSearches { deferredSearches.value }
  /// The parts of the network that the most routes use; `nil` if they are not ranked. ``prepare()``
  /// does not compute them, because few pages need them.
  var criticality: Criticality? { deferredCriticality.value }
  /// Drawn on first use.
  var map: NetworkFigures { deferredMap.value }

  func placeLink(_ place: Int, note: String? = nil) -> PageLink {
    PageLink(title: content.places[place].name, path: pages[place]?.string, note: note)
  }

  func page(ofPlace place: Int) -> SitePath? { pages[place] }

  func countryName(_ code: String) -> String { countries[code]?.name ?? code }

  func countryLink(_ code: String) -> PageLink {
    PageLink(title: countryName(code), path: countries[code]?.path?.string)
  }

  func isReachable(from: Int, to: Int) -> Bool {
    var workspace = SearchWorkspace()
    return network.shortestPathTree(from: Int32(from), workspace: &workspace).cost[to] >= 0
  }

  var slug: String { content.slug }
  /// The headings under which the page of sources lists the network's data sets.
  var sources: [String] { content.settings.sources.map(\.heading) }
  /// The ``sources``, and the source of the outlines, for pages that show the network's map.
  var credits: [String] { (sources + [map.outlineSource].compactMap(\.self)).unique }
  var network: Network { content.network }
  var unit: NetworkSettings.Unit { content.settings.unit }

  /// The style sheet with the colours of the network's regions and labels; empty if there are none.
  var styles: [SitePath] {
    let hasColors = regionStyle != nil || !LabelColors(content.settings).values.isEmpty
    return hasColors ? [SiteMap.networkStyle(slug)] : []
  }

  /// The style sheet for figures, which show the regions but have no legend for the labels; `nil`
  /// if there are no regions.
  var regionStyle: SitePath? {
    content.settings.regions.isEmpty ? nil : SiteMap.networkStyle(slug)
  }

  /// The place at which all routes with a page begin; `nil` if they begin at several places.
  var hub: Int? { Self.hub(content) }

  private static func hub(_ content: NetworkContent) -> Int? {
    content.derivation == nil ? nil : 0
  }

  var starts: [Int] { hub.map { [$0] } ?? ends }

  /// The pairs of places whose route has a page, each in the order of the page's URL. If the
  /// network is undirected, the place that comes first in `places.csv` is the start.
  var pairs: [(from: Int, to: Int)] { Self.pairs(content, ends: ends) }

  static func pairs(_ content: NetworkContent, ends: [Int]) -> [(from: Int, to: Int)] {
    let starts = hub(content).map { [$0] } ?? ends
    var pairs: [(from: Int, to: Int)] = []
    for from in starts {
      for to in ends where to != from && (to > from || !content.isUndirected) {
        pairs.append((from, to))
      }
    }
    return pairs
  }

  var pairCount: Int { content.pairCount(ends: ends.count) }

  /// The number of ``pairs`` that a route connects. The pages of the other pairs say that there is
  /// no route.
  var routeCount: Int { pairCount - unreachablePairCount }

  /// The number of pairs that have a page although no route connects them.
  var unreachablePairCount: Int {
    starts.reduce(0) { sum, from in
      let tree = searches.tree(from: from)
      return sum
        + ends.count {
          $0 != from && ($0 > from || !content.isUndirected) && tree.cost[$0] < 0
        }
    }
  }

  /// Returns the page of the route between two places; `nil` if the route has no page.
  func routePath(from: Int, to: Int) -> SitePath? {
    guard from != to, ends.contains(sorted: from), ends.contains(sorted: to) else { return nil }
    // The hub is the first place, and its network is undirected.
    if let hub, from != hub, to != hub { return nil }
    let (first, second) = content.isUndirected && from > to ? (to, from) : (from, to)
    return SiteMap.route(
      slug, from: content.places[first].id, to: content.places[second].id)
  }

  /// Returns an address that opens the planner with a part of the network avoided.
  ///
  /// - Parameter key: the avoided part, in the form that the page's script expects in the query.
  func whatIfPath(_ key: String, from: Int? = nil, to: Int? = nil) -> String {
    // The fragment scrolls to the planner, which is below any `what-if` tables.
    if let from, let to { return "\(planPath(from: from, to: to))&avoid=\(key)#plan" }
    return "\(SiteMap.network(slug).string)?avoid=\(key)#plan"
  }

  static func labelKey(_ label: String) -> String { "label:\(PercentCoding.encode(path: label))" }

  func planPath(from: Int, to: Int) -> String {
    let (start, goal) = (content.places[from].id, content.places[to].id)
    return "\(SiteMap.network(slug).string)?from=\(start)&to=\(goal)"
  }

  func route(from: Int, to: Int) -> Route? {
    searches.tree(from: from).route(to: Int32(to), on: network)
  }
}

extension Int64 {
  /// Returns the sum of two non-negative numbers; `Int64.max` if it overflows.
  func addingOrMax(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

extension [Int] {
  /// Binary search. The array must be in ascending order.
  func contains(sorted value: Int) -> Bool {
    let index = partitioningIndex { $0 >= value }
    return index < count && self[index] == value
  }
}
