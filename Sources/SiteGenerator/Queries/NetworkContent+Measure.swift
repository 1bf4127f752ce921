import Input
import Routing

extension NetworkContent {
  /// Returns true if, on every link, a measure is proportional to the length of the link. The
  /// routes with the smallest measure are then also the shortest routes.
  func isLength(measure index: Int) -> Bool {
    let measure = settings.measures[index]
    guard settings.unit.countsMetres, let rate = measure.perKilometre else { return false }
    return zip(network.links, links).allSatisfy {
      $1.measures[index] == measure.value($0.cost, rate)
    }
  }

  /// Returns the network with its cost and a measure swapped, so that searches minimize the
  /// measure.
  ///
  /// - Parameter name: the name of a measure in `network.yml`, or `cost`.
  func searched(by name: String) throws(QueryFailure) -> NetworkContent {
    if name == "cost" { return self }
    guard let index = settings.measures.firstIndex(where: { $0.id == name }) else {
      throw .unknownMeasure(
        name, network: slug, known: ["cost"] + settings.measures.map(\.id))
    }
    let graphLinks = zip(network.links, links).map { link, info in
      var link = link
      link.cost = info.measures[index]
      return link
    }
    let infos = zip(network.links, links).map { link, info in
      var info = info
      info.measures[index] = link.cost
      return info
    }
    do {
      return NetworkContent(
        slug: slug, settings: settings.searched(by: index), places: places,
        links: infos,
        network: try Network(
          placeCount: places.count, links: graphLinks, coordinates: network.coordinates),
        roads: roads, placeColumns: placeColumns, linkColumns: linkColumns, location: location,
        derivation: derivation)
    } catch {
      throw .input(
        Diagnostics(
          Diagnostic(
            .error, at: location,
            "the sums of \(name) could be too large to be counted exactly",
            hint: "check \(name) in the table of links, or give the measure fewer decimals in "
              + "network.yml")))
    }
  }
}
