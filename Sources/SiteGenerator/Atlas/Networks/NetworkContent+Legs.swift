import Geography
import Routing

extension NetworkContent {
  /// Returns the points on a leg's line in the direction of travel, without the two ends of the
  /// leg.
  func bends(_ leg: Leg) -> [Coordinate] {
    var place = Int32(leg.from)
    return leg.links.flatMap { link in
      let bends = links[Int(link)].bends
      let isForward = network.links[Int(link)].from == place
      place = network.otherEnd(of: link, from: place)
      let end = Int(place) == leg.to ? [] : [places[Int(place)].coordinate].compactMap(\.self)
      return (isForward ? bends : bends.reversed()) + end
    }
  }

  /// Returns the legs of a route. A leg ends at a junction only if the route ends there.
  func legs(places route: [Int32], links: [Int32]) -> [Leg] {
    var legs: [Leg] = []
    var start = 0
    for index in links.indices
    where named.contains(Int(route[index + 1])) || index == links.count - 1 {
      legs.append(
        Leg(from: Int(route[start]), to: Int(route[index + 1]), links: links[start...index]))
      start = index + 1
    }
    return legs
  }

  /// The part of a route from one named place to the next.
  struct Leg {
    let from: Int
    let to: Int
    let links: ArraySlice<Int32>
  }

  /// Returns the total cost of links; `Int64.max` if the sum overflows. The sum can overflow if the
  /// links do not form a route, because only the cost of a route is limited.
  func cost(_ links: some Sequence<some BinaryInteger>) -> Int64 {
    links.reduce(0) { $0.addingOrMax(network.links[Int($1)].cost) }
  }

  func sum(ofMeasure measure: Int, _ links: some Sequence<Int32>) -> Int64 {
    links.reduce(0) { $0.addingOrMax(self.links[Int($1)].measures[measure]) }
  }

  func labels(_ links: ArraySlice<Int32>) -> [String] {
    links.flatMap { self.links[Int($0)].labels }.unique
  }

  /// Returns, for each additional column, the texts of a leg's links without duplicates.
  func facts(_ links: ArraySlice<Int32>) -> [String] {
    linkColumns.indices.map { column in
      links.flatMap { self.links[Int($0)].facts[column] }.unique.joined(separator: ", ")
    }
  }

  /// Returns the mode with the largest share of a leg's cost.
  func mode(_ links: ArraySlice<Int32>) -> NetworkSettings.Mode {
    settings.modes[modeIndex(links)]
  }

  /// Returns the index of the mode with the largest share of a leg's cost. In a tie, returns the
  /// lowest index.
  func modeIndex(_ links: ArraySlice<Int32>) -> Int {
    guard links.count > 1 else { return links.first.map { Int(network.links[Int($0)].mode) } ?? 0 }
    var costs: [Int: Int64] = [:]
    for link in links.map({ network.links[Int($0)] }) {
      costs[Int(link.mode), default: 0] = costs[Int(link.mode), default: 0].addingOrMax(link.cost)
    }
    return costs.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }
}
