import Gazetteer
import Routing

/// Fills the part of a country's page about its own network.
struct OwnNetworkBuilder {
  let site: Site
  /// The network of the country's cities, if there is one.
  let network: NetworkSite?
  let code: String

  private var words: PageWords { site.words }

  /// The network and its routes, or the reason there is none; `nil` if the settings exclude a
  /// network for this country.
  func make() -> OwnNetwork? {
    guard let choice = site.configuration.countryNetworks,
      !choice.except.contains(where: { $0.code == code })
    else { return nil }
    guard let network else {
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
          title: words("saving.title", ["from": places[from].name, "to": places[to].name]),
          path: network.routePath(from: from, to: to)?.string,
          note: network.route(from: from, to: to).map { route.cost($0.cost) })
      })
  }

  /// The reason there are fewer than two places.
  private var tooFewPlaces: String {
    let count = site.places.indices.count { site.places.country($0).description == code }
    return switch count {
    case 0: words("homeText.noPlace")
    case 1: words("homeText.onePlace")
    default: words("homeText.allButOne", count: count)
    }
  }
}
