public import Input

/// The settings in `site.yml`: the site's name and address, and the content that it shows.
public struct SiteConfiguration: Sendable {
  /// A network, with the choices of which of its routes have pages and which of its searches are
  /// published.
  public struct NetworkChoice: Sendable {
    /// The name of the network's folder in `networks/`.
    public let slug: String
    /// The choice of routes that have a page.
    public let routes: RouteChoice
    /// The choice of places whose shortest-path trees and traces are published.
    public let searches: SearchChoice
    /// The location of the network's entry in the file.
    public let location: SourceLocation
  }

  /// The choice of places between which routes have a page.
  public enum RouteChoice: Sendable, Equatable {
    /// All places if the network has at most 20,000 pairs of places; otherwise no places, because
    /// each pair would have a page.
    case `default`
    /// All places.
    case all
    /// No places.
    case none
    /// The capitals if requested, the places with at least a given population, and a given number
    /// of places from the start of `places.csv`.
    case selected(capitals: Bool, population: Int?, first: Int = 0)
  }

  /// The choice of places whose shortest-path trees and traces are published.
  public enum SearchChoice: String, Sendable, CaseIterable {
    /// In a network of at most 100 places, no places. In a larger network that has junctions or
    /// more than 4,000 places, the places at the ends of routes with a page. In any other network,
    /// all places.
    case `default`
    /// All places.
    case all
    /// The places at the ends of routes with a page.
    case pages
  }

  /// The settings for networks that are derived from the cities of countries.
  public struct CountryNetworkChoice: Sendable {
    /// The maximum number of places in each network.
    public let places: Int
    /// The ISO codes of countries without a network, each with its location in the file.
    public let except: [(code: String, location: SourceLocation)]
    /// The location of the setting in the file.
    public let location: SourceLocation

    /// The valid range of ``places``. The upper bound is also the maximum number of cities per
    /// country in ``Content/largestCities``.
    static let placeRange = 2...60
  }

  /// A trip that has a page.
  public struct TripChoice: Sendable {
    /// The network's slug.
    public let network: String
    /// The last part of the page's URL.
    public let slug: String
    /// The page's title.
    public let title: String
    /// The ids of the places to visit, each with its location in the file.
    public let cities: [(id: String, location: SourceLocation)]
    /// The number of tickets for the trip.
    public let tickets: Int
    /// The location of the trip's entry in the file.
    public let location: SourceLocation
  }

  /// The route for which all searches are shown side by side.
  public struct ComparisonChoice: Sendable {
    /// The network's slug.
    public let network: String
    /// The id of the start.
    public let from: String
    /// The id of the goal.
    public let to: String
    /// The location of the setting in the file.
    public let location: SourceLocation
  }

  /// The site's name.
  public let title: String
  /// One or two sentences about the site.
  public let description: String
  /// The address of the site, which ends in a slash.
  public let baseURL: String
  /// The language of the pages, as a BCP 47 tag.
  public let language: String
  let languageLocation: SourceLocation
  /// The language tag of each translation, and the address of its home page. The addresses end in a
  /// slash.
  let translations: [(language: String, address: String)]
  /// The id, in `worldview.yml`, of the worldview that the maps follow; `nil` for the default.
  public let worldview: String?
  /// The location of the setting `worldview` in the file.
  public let worldviewLocation: SourceLocation
  let outlines: OutlineSettings
  /// The limits on places from the tables.
  public let places: PlaceLimits
  let sections: [Section: SectionChoice]
  /// The pages to which the header links in addition to the sections, as paths from the site's
  /// root.
  let navigation: [(path: String, location: SourceLocation)]
  /// The text at the foot of every page; `nil` if there is none.
  let footer: String?
  /// The subject of the home page: a network, the path of a text, or `world`. If it is `nil`, the
  /// page shows a route, the map of the world, or both; if there is neither, the first network.
  let home: (name: String, location: SourceLocation)?
  /// The colour of links and buttons; `nil` for the colour of the theme.
  let accent: Accent?
  /// The file in `static/` with the logo, which replaces the title in the header.
  let logo: (file: String, location: SourceLocation)?
  /// The part of the earth that the map of the world shows; `nil` for the whole earth.
  let region: WorldRegion?
  let data: (pack: DataPack, location: SourceLocation)?
  /// The picture in `static/` that other sites show with a link to a page.
  let preview: (file: String, location: SourceLocation)?
  let hosting: (host: Hosting, location: SourceLocation)?
  /// The networks, in the order in which they are shown.
  public let networks: [NetworkChoice]
  let networksLocation: SourceLocation
  /// The settings for networks derived from the cities of countries; `nil` if there are none.
  public let countryNetworks: CountryNetworkChoice?
  /// The formats in which each route with a page is also written as a file.
  let exports: [ExportFormat]
  /// The trips that have a page.
  public let trips: [TripChoice]
  /// The route on the page that compares all searches; `nil` if there is no such page.
  public let comparison: ComparisonChoice?
  /// The location of the file.
  public let location: SourceLocation
}

extension SiteConfiguration {
  /// Reads the file and reports all errors in it.
  ///
  /// - Parameter folders: the folders of networks, used if the file has no key `networks`.
  init?(
    bytes: [UInt8], path: String, baseURL override: String?, folders: [String] = [],
    into diagnostics: inout Diagnostics
  ) {
    guard let file = YAML.readFilled(bytes, path: path, into: &diagnostics) else { return nil }
    guard file.checkKeys(.site, into: &diagnostics) else { return nil }
    location = file.location
    title = file.requiredText("title", into: &diagnostics) ?? ""
    description = file.text("description", into: &diagnostics) ?? title
    language = Self.language(file, into: &diagnostics)
    languageLocation = file.location("language")
    translations = Self.translations(file["translations"], into: &diagnostics)
    worldview = file.text("worldview", into: &diagnostics)
    worldviewLocation = file.location("worldview")
    outlines = OutlineSettings(file["outlines"], into: &diagnostics)
    places = PlaceLimits(file["places"], into: &diagnostics)
    let address = file.requiredText("base-url", into: &diagnostics) ?? "https://example.org/"
    baseURL =
      override ?? Self.normalized(baseURL: address)
      ?? {
        diagnostics.error(
          at: file.location("base-url"), "not a web address: '\(address)'",
          hint: "give it as https://host/path/")
        return "https://example.org/"
      }()
    sections = Self.sections(file["sections"], into: &diagnostics)
    footer = file.text("footer", into: &diagnostics)
    navigation = file.texts("navigation", into: &diagnostics).map { ($0.text, $0.location) }
    preview = file.text("preview", into: &diagnostics).map { ($0, file.location("preview")) }
    hosting = Hosting.read(file, into: &diagnostics)
    var networks: [NetworkChoice] = []
    if file["networks"] == nil {
      networks = folders.map { NetworkChoice(slug: $0, location: file.location) }
    }
    for entry in file.list("networks", into: &diagnostics) {
      if let choice = NetworkChoice(entry, into: &diagnostics) {
        if networks.contains(where: { $0.slug == choice.slug }) {
          diagnostics.error(at: choice.location, "network '\(choice.slug)' is listed twice")
        } else {
          networks.append(choice)
        }
      }
    }
    self.networks = networks
    networksLocation = file.location("networks")
    home = file.text("home", into: &diagnostics).map { ($0, file.location("home")) }
    accent = Accent.read(file, into: &diagnostics)
    logo = file.text("logo", into: &diagnostics).map { ($0, file.location("logo")) }
    region = file["map"].flatMap { WorldRegion($0, into: &diagnostics) }
    data = DataPack.read(
      file, of: Path.parent(of: file.location.path) ?? ".", into: &diagnostics)
    countryNetworks = file["country-networks"].flatMap {
      CountryNetworkChoice($0, into: &diagnostics)
    }
    exports = file.exports(into: &diagnostics) ?? []
    var trips: [TripChoice] = []
    for entry in file.list("trips", into: &diagnostics) {
      guard let trip = TripChoice(entry, networks: networks.map(\.slug), into: &diagnostics)
      else { continue }
      if trips.contains(where: { $0.network == trip.network && $0.slug == trip.slug }) {
        diagnostics.error(
          at: entry.location("slug"), "two trips have the slug '\(trip.slug)'",
          hint: "the slug is a part of the trip's address: choose another one")
      } else {
        trips.append(trip)
      }
    }
    self.trips = trips
    comparison = file["comparison"].flatMap {
      ComparisonChoice($0, networks: networks.map(\.slug), into: &diagnostics)
    }
  }

  /// Returns a web address with a slash at its end; `nil` for a text that is not a web address.
  public static func normalized(baseURL: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: baseURL.hasPrefix) else { return nil }
    let rest = baseURL.dropFirst(scheme.count)
    let plain = rest.utf8.allSatisfy {
      $0 > 0x20 && $0 < 0x7f && !"\"<>\\^`{|}?#".utf8.contains($0)
    }
    guard let first = rest.first, first != "/", plain else { return nil }
    return baseURL.hasSuffix("/") ? baseURL : baseURL + "/"
  }
}

extension SiteConfiguration.NetworkChoice {
  /// Makes the settings of a network with all defaults.
  init(slug: String, location: SourceLocation) {
    self.init(slug: slug, routes: .default, searches: .default, location: location)
  }

  fileprivate init?(_ node: YAMLNode, into diagnostics: inout Diagnostics) {
    if let slug = node.string {
      self.init(slug: slug, location: node.location)
      return
    }
    guard node.checkKeys(.siteNetworks, into: &diagnostics),
      let slug = node.requiredText("slug", into: &diagnostics)
    else { return nil }
    let searches = Self.searches(node, into: &diagnostics)
    // After an error, the default is used, so that further errors in the network are reported.
    let routes = Self.routes(node["routes"], into: &diagnostics) ?? .default
    self.init(
      slug: slug, routes: routes, searches: searches,
      location: node.location("slug"))
  }

  private static func routes(
    _ routes: YAMLNode?, into diagnostics: inout Diagnostics
  ) -> SiteConfiguration.RouteChoice? {
    guard let routes else { return .default }
    switch routes.string {
    case "all": return .all
    case "none": return SiteConfiguration.RouteChoice.none
    case .some(let other):
      diagnostics.error(
        at: routes.location, "unknown choice of routes '\(other)'",
        hint: "one of all, none, or {capitals: true, population: 500000, first: 60}")
      return nil
    case nil:
      guard routes.checkKeys(.siteRoutes, into: &diagnostics) else { return nil }
      return .selected(
        capitals: routes.bool("capitals", into: &diagnostics) ?? false,
        population: routes.population(into: &diagnostics),
        first: routes.integer("first", in: 0...(.max), into: &diagnostics) { _ in
          "a number of places cannot be negative"
        } ?? 0)
    }
  }

  private static func searches(
    _ node: YAMLNode, into diagnostics: inout Diagnostics
  ) -> SiteConfiguration.SearchChoice {
    guard let text = node.text("searches", into: &diagnostics) else { return .default }
    if let choice = SiteConfiguration.SearchChoice(rawValue: text), choice != .default {
      return choice
    }
    diagnostics.error(
      at: node.location("searches"), "unknown choice of searches '\(text)'",
      hint: "one of all, pages")
    return .default
  }
}

extension SiteConfiguration.CountryNetworkChoice {
  fileprivate init?(_ node: YAMLNode, into diagnostics: inout Diagnostics) {
    if node.string == "none" { return nil }
    guard node.checkKeys(.siteCountryNetworks, into: &diagnostics) else { return nil }
    let range = Self.placeRange
    let places = node.integer("places", in: range, into: &diagnostics) {
      "a country's network has \(range.lowerBound) to \(range.upperBound) places, not \($0)"
    }
    self.init(
      places: places ?? 25,
      except: node.texts("except", into: &diagnostics).map { ($0.text, $0.location) },
      location: node.location)
  }
}

extension SiteConfiguration.ComparisonChoice {
  fileprivate init?(_ node: YAMLNode, networks: [String], into diagnostics: inout Diagnostics) {
    guard node.checkKeys(.siteComparison, into: &diagnostics),
      let network = node.requiredText("network", into: &diagnostics),
      let from = node.requiredText("from", into: &diagnostics),
      let to = node.requiredText("to", into: &diagnostics)
    else { return nil }
    if !networks.contains(network) {
      diagnostics.error(
        at: node.location("network"), "unknown network '\(network)'",
        hint: Suggestion.hint(for: network, among: networks))
    }
    if from == to {
      diagnostics.error(at: node.location("to"), "the route starts and ends in '\(from)'")
    }
    self.init(network: network, from: from, to: to, location: node.location)
  }
}

extension SiteConfiguration.TripChoice {
  fileprivate init?(_ node: YAMLNode, networks: [String], into diagnostics: inout Diagnostics) {
    guard node.checkKeys(.siteTrips, into: &diagnostics),
      let network = node.requiredText("network", into: &diagnostics),
      let slug = node.requiredText("slug", into: &diagnostics),
      let title = node.requiredText("title", into: &diagnostics)
    else { return nil }
    if !networks.contains(network) {
      diagnostics.error(
        at: node.location("network"), "unknown network '\(network)'",
        hint: Suggestion.hint(for: network, among: networks))
    }
    URLPart.check(slug, at: node.location("slug"), into: &diagnostics)
    let cities = node.texts("cities", into: &diagnostics)
    if cities.count < 2 || cities.count > 12 {
      diagnostics.error(
        at: node.location("cities"),
        "a trip has 2 to 12 places, but this one has \(cities.count)")
    }
    let tickets = node.integer("tickets", in: 0...20, into: &diagnostics) {
      "a trip has 0 to 20 tickets, not \($0)"
    }
    self.init(
      network: network, slug: slug, title: title,
      cities: cities.map { ($0.text, $0.location) }, tickets: tickets ?? 0, location: node.location)
  }
}
