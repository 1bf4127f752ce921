import Gazetteer
import Routing

extension CountryBuilder {
  /// The section about the network derived from the country's cities; `nil` if the settings request
  /// no network for this country. If the country has too few places for a network, the section says
  /// so.
  var ownNetworkSection: OwnNetwork? {
    guard let choice = site.configuration.countryNetworks,
      !choice.except.contains(where: { $0.code == code })
    else { return nil }
    guard let network = ownNetwork else {
      return OwnNetwork(
        title: words("homeText.routesWithin", ["country": site.countryNameInText(code)]),
        sentence: words("homeText.noNetwork", ["reason": tooFewPlaces]))
    }
    let route = RouteWords(network: network)
    let places = network.content.places
    let sentence =
      network.content.derivation?.startsAtCapital == true
      ? words("homeText.generated") : words("homeText.generatedWithoutCapital")
    return OwnNetwork(
      title: words("mapText.routesFrom", ["place": places[0].name]), sentence: sentence,
      network: PageLink(
        title: words("homeText.planAny", count: places.count),
        path: SiteMap.network(network.slug).string),
      routes: network.pairs.map { from, to in
        PageLink(
          title: network.title(from: from, to: to),
          path: network.routePath(from: from, to: to)?.string,
          note: network.route(from: from, to: to).map { route.cost($0.cost) })
      })
  }

  /// Says why the country has no network: fewer than two of its places are suitable. A place is not
  /// suitable if it is a district or has no known population.
  private var tooFewPlaces: String {
    let count = site.places.indices.count { site.places.country($0).description == code }
    return switch count {
    case 0: words("homeText.noPlace")
    case 1: words("homeText.onePlace")
    default: words("homeText.allButOne", count: count)
    }
  }
}
