@testable import Routing

/// Computes the costs of all cheapest routes with the Floyd–Warshall algorithm; -1 if there is no
/// route. The function shares no code with the searches.
func floydWarshall(_ network: Network) -> [[Int64]] {
  let count = network.placeCount
  var cost = [[Int64]](repeating: [Int64](repeating: -1, count: count), count: count)
  func offer(_ from: Int, _ to: Int, _ value: Int64) {
    if cost[from][to] < 0 || value < cost[from][to] { cost[from][to] = value }
  }
  for place in 0..<count { offer(place, place, 0) }
  for link in network.links {
    offer(Int(link.from), Int(link.to), link.cost)
    if !link.isDirected { offer(Int(link.to), Int(link.from), link.cost) }
  }
  for middle in 0..<count {
    for from in 0..<count where cost[from][middle] >= 0 {
      for to in 0..<count where cost[middle][to] >= 0 {
        offer(from, to, cost[from][middle] + cost[middle][to])
      }
    }
  }
  return cost
}

/// The smallest number of links on a route between two places; `nil` if there is no route.
func fewestLinks(_ network: Network, _ from: Int32, _ to: Int32) -> Int? {
  var reached: Set<Int32> = [from]
  for count in 0...network.placeCount {
    if reached.contains(to) { return count }
    for link in network.links {
      if reached.contains(link.from) { reached.insert(link.to + 1000) }
      if !link.isDirected, reached.contains(link.to) { reached.insert(link.from + 1000) }
    }
    reached = Set(reached.map { $0 % 1000 })
  }
  return nil
}

/// Returns true if a route is a walk between the given places that visits no place twice.
func isSound(_ route: Route, on network: Network, from: Int32, to: Int32) -> Bool {
  isWalk(route.places, route.links, cost: route.cost, on: network)
    && route.places.first == from && route.places.last == to
    && Set(route.places).count == route.places.count
}

/// Returns true if each link joins consecutive places in an allowed direction, and the costs of the
/// links add up to `cost`.
func isWalk(_ places: [Int32], _ links: [Int32], cost: Int64, on network: Network) -> Bool {
  guard places.count == links.count + 1 else { return false }
  var sum: Int64 = 0
  for (index, number) in links.enumerated() {
    let link = network.links[Int(number)]
    let ends = (places[index], places[index + 1])
    guard ends == (link.from, link.to) || (!link.isDirected && ends == (link.to, link.from)) else {
      return false
    }
    sum += link.cost
  }
  return sum == cost
}
