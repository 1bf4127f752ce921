import HTTP
import Input
import Routing

/// A network with everything that is computed from it for its pages, and the parts of the rest of the
/// atlas that they read: the pages of its places, and the names of their countries.
struct NetworkSite: Slice {
  let index: Int
  let content: NetworkContent
  let words: PageWords
  let digest: Digest
  /// The digest of everything except the costs and measures of its links, and results that depend on
  /// these.
  let structure: Digest
  /// The ends of the routes with a page, ascending.
  let ends: [Int]
  /// The places whose trees and traces are published, ascending.
  let published: [Int]
  /// The formats of the files that its routes and trips are also written in.
  let exports: [ExportFormat]
  /// The deals of its game; `nil` if it has none.
  let deals: DealSummary?
  private let pages: [SitePath?]
  private let countries: [String: (name: String, path: SitePath?)]
  private let found: Deferred<NetworkSearches>
  private let ranked: Deferred<Criticality?>
  private let drawn: Deferred<NetworkFigures>

  init(
    index: Int, content: NetworkContent, words: PageWords, digest: Digest, structure: Digest,
    ends: [Int],
    published: [Int],
    exports: [ExportFormat], deals: DealSummary?, pages: [SitePath?],
    countries: [String: (name: String, path: SitePath?)], searches: Deferred<NetworkSearches>,
    criticality: Deferred<Criticality?>, map: Deferred<NetworkFigures>
  ) {
    self.index = index
    self.content = content
    self.words = words
    self.digest = digest
    self.structure = structure
    self.ends = ends
    self.published = published
    self.exports = exports
    self.deals = deals
    self.pages = pages
    self.countries = countries
    found = searches
    ranked = criticality
    drawn = map
  }

  func prepare() {
    found.prepare()
    drawn.prepare()
  }

  /// Its shortest routes.
  var searches: NetworkSearches { found.value }
  /// The parts that most of its routes with a page run over; `nil` if they are not ranked. Only the
  /// network's page and the maps on it need them, so that ``prepare()`` leaves them out.
  var criticality: Criticality? { ranked.value }
  /// Its maps.
  var map: NetworkFigures { drawn.value }

  /// A link to the page of a place.
  func placeLink(_ place: Int, note: String? = nil) -> PageLink {
    PageLink(title: content.places[place].name, path: pages[place]?.string, note: note)
  }

  /// The page of a place, if it has one.
  func page(ofPlace place: Int) -> SitePath? { pages[place] }

  /// The name of a country in which it has places; the code if the name is unknown.
  func countryName(_ code: String) -> String { countries[code]?.name ?? code }

  /// A link to the page of a country in which it has places.
  func countryLink(_ code: String) -> PageLink {
    PageLink(title: countryName(code), path: countries[code]?.path?.string)
  }

  /// Returns true if a route joins two places.
  func isReachable(from: Int, to: Int) -> Bool {
    var workspace = SearchWorkspace()
    return network.shortestPathTree(from: Int32(from), workspace: &workspace).cost[to] >= 0
  }

  var slug: String { content.slug }
  /// The data sets that the network is made from, as headings on the page of sources.
  var credits: [String] { content.settings.sources.map(\.heading) }
  var network: Network { content.network }
  var unit: NetworkSettings.Unit { content.settings.unit }

  /// Path of the colours of its regions; `nil` if it has none.
  var regionStyle: SitePath? {
    content.settings.regions.isEmpty ? nil : SiteMap.regionStyle(network: slug)
  }

  /// Path of the colours of the labels of its links; `nil` if they have none.
  var lineStyle: SitePath? {
    LabelColors(content.settings).values.isEmpty ? nil : SiteMap.lineStyle(network: slug)
  }

  /// The place at which every route that has a page begins; `nil` if any end can be the start.
  var hub: Int? { Self.hub(content) }

  private static func hub(_ content: NetworkContent) -> Int? {
    content.derivation == nil ? nil : 0
  }

  /// The ends that have a page that lists the routes from them.
  var starts: [Int] { hub.map { [$0] } ?? ends }

  /// The routes that have a page, as pairs of places in the order of their URLs. If every link runs
  /// both ways, the place that is listed first in `places.csv` comes first.
  var pairs: [(from: Int, to: Int)] { Self.pairs(content, ends: ends) }

  /// The routes of a network that have a page, given the ends of all these routes.
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

  /// The number of routes that have a page.
  var pairCount: Int { content.pairCount(ends: ends.count) }

  /// Returns the total cost of links. The links of a whole network may cost more than a route can,
  /// so the sum saturates instead of overflowing.
  func cost(of links: some Sequence<Int>) -> Int64 {
    links.reduce(0) { $0.addingOrMax(network.links[$1].cost) }
  }

  /// The number of pairs that have a page although no route joins them.
  var unreachablePairCount: Int {
    starts.reduce(0) { sum, from in
      let tree = searches.tree(from: from)
      return sum
        + ends.count {
          $0 != from && ($0 > from || !content.isUndirected) && tree.cost[$0] < 0
        }
    }
  }

  /// The page of the route between two places, if it has one.
  func routePath(from: Int, to: Int) -> SitePath? {
    guard from != to, ends.contains(sorted: from), ends.contains(sorted: to) else { return nil }
    // The hub is the first place, and all links of such a network run both ways.
    if let hub, from != hub, to != hub { return nil }
    let (first, second) = content.isUndirected && from > to ? (to, from) : (from, to)
    return SiteMap.route(
      slug, from: content.places[first].id, to: content.places[second].id)
  }

  /// The address of the network's page with something avoided, between two places if these are given.
  ///
  /// - Parameter key: the avoided thing, in the form of the page's script, as a value of the
  ///   address's query.
  func whatIfPath(_ key: String, from: Int? = nil, to: Int? = nil) -> String {
    // If a page begins with a closure, its map is below that.
    if let from, let to { return "\(planPath(from: from, to: to))&avoid=\(key)#plan" }
    return "\(SiteMap.network(slug).string)?avoid=\(key)#plan"
  }

  /// The key of all links of a label.
  static func labelKey(_ label: String) -> String { "label:\(PercentCoding.encode(path: label))" }

  /// The address of the network's page with two places chosen in the planner.
  func planPath(from: Int, to: Int) -> String {
    let (start, goal) = (content.places[from].id, content.places[to].id)
    return "\(SiteMap.network(slug).string)?from=\(start)&to=\(goal)"
  }

  /// The shortest route in the tree of its start; `nil` if there is none.
  func route(from: Int, to: Int) -> Route? {
    searches.tree(from: from).route(to: Int32(to), on: network)
  }
}

extension Int64 {
  /// The sum of two numbers of 0 or more; the largest number where it would overflow.
  func addingOrMax(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

extension [Int] {
  /// Returns true if the array, which must be ascending, contains a value; uses binary search.
  func contains(sorted value: Int) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == value
  }
}
