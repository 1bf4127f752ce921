import Gazetteer
import Routing

/// Fills the part of a country's page that its own network has.
struct OwnNetworkBuilder {
  let site: Site
  /// The network of the country's cities, if there is one.
  let network: NetworkSite?
  let code: String

  /// The network and its routes, or why there is none; nil where no country is to have one.
  func make() -> OwnNetwork? {
    guard let choice = site.configuration.countryNetworks,
      !choice.except.contains(where: { $0.code == code })
    else { return nil }
    let kind = CountryNetworkWords.kind
    guard let network else {
      return OwnNetwork(
        title: "Routes within \(site.countryNameInText(code))",
        sentence: "There are none. A network of \(kind) takes at least two places with a known "
          + "population. " + tooFewPlaces)
    }
    let words = RouteWords(network: network)
    let places = network.content.places
    var sentence = "These follow \(kind), not roads"
    sentence +=
      network.content.derivation?.startsAtCapital == true
      ? "." : "; the tables know no capital here, so they begin at the most populous place."
    return OwnNetwork(
      title: "Routes from \(places[0].name)", sentence: sentence,
      network: PageLink(
        title: "Plan a route between any two of its \(Words.count(places.count, "place"))",
        path: SiteMap.network(network.slug).string),
      routes: network.pairs.map { from, to in
        PageLink(
          title: "\(places[from].name) to \(places[to].name)",
          path: network.routePath(from: from, to: to)?.string,
          note: network.route(from: from, to: to).map { words.cost($0.cost) })
      })
  }

  /// Why there are not two.
  private var tooFewPlaces: String {
    let count = site.places.indices.count { site.places.country($0).description == code }
    return switch count {
    case 0: "The tables have no place here."
    case 1: "The tables have one place here."
    default:
      "Of the \(Words.count(count)) places in the tables, all but one are districts or have no "
        + "population."
    }
  }
}
