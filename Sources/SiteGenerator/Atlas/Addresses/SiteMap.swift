/// Every URL of the site is made here and nowhere else.
enum SiteMap {
  static let countries = SitePath("countries/")
  static let places = SitePath("places/")
  static let networks = SitePath("networks/")
  static let find = SitePath("find/")
  static let learn = SitePath("learn/")
  static let data = SitePath("data/")
  static let sources = SitePath("sources/")
  static let style = SitePath("learn/style/")
  /// A hand-written page about a search, if the content has one.
  static func learn(_ name: String) -> SitePath { SitePath("learn/\(name)/") }
  /// All searches for one route, if the site asks for it.
  static let algorithms = SitePath("learn/algorithms/")
  static let drawing = SitePath("learn/drawing/")
  /// The page about borders, if the content has one.
  static let worldview = SitePath("learn/worldview/")
  static let notFound = SitePath("404.html")
  static let sitemap = SitePath("sitemap.xml")
  static let robots = SitePath("robots.txt")
  static let manifest = SitePath("manifest.webmanifest")
  static let feed = SitePath("atom.xml")
  /// The page that a reader sees offline in place of a page that is not saved.
  static let offline = SitePath("offline/")
  /// It must be at the root, because a service worker controls only pages below its folder.
  static let serviceWorker = SitePath("sw.js")
  /// The name of the build.
  static let build = SitePath("data/build.json")
  /// Every other file with its size and hash.
  static let files = SitePath("data/files.json.gz")
  /// The content model that the pages were checked against.
  static let schema = SitePath("data/page.rng")

  /// The files that every site has.
  static let fixed: [SitePath] = [.home, notFound, sitemap, robots, manifest, serviceWorker]
  /// The files that a site has only with the texts or the settings for them.
  private static let optional: [SitePath] = [sources, learn, style, algorithms, drawing, feed]

  /// Returns true for a file that may be made of tables, settings or the theme: of countries,
  /// networks and so on.
  static func isGenerated(_ file: String) -> Bool {
    let folders = [countries, places, networks, find, data, offline].map(\.string)
    return (folders + ["assets/", "sitemap-", Hosting.folder]).contains { file.hasPrefix($0) }
      || optional.contains { $0.file == file }
  }

  /// A file to download, beside the page that it belongs to.
  static func download(_ page: SitePath, _ name: String, _ ending: String) -> SitePath {
    SitePath("\(page)\(name).\(ending)")
  }

  static func country(_ slug: String) -> SitePath { SitePath("countries/\(slug)/") }

  /// All places of a country that have pages.
  static func places(in code: String) -> SitePath { SitePath("places/\(code.lowercased())/") }

  /// A place of a country; if the code is empty, the place has no known country.
  static func place(_ code: String, _ slug: String) -> SitePath {
    SitePath(code.isEmpty ? "places/\(slug)/" : "places/\(code.lowercased())/\(slug)/")
  }

  static func network(_ network: String) -> SitePath { SitePath("networks/\(network)/") }

  /// All pages of link labels of a network, such as its roads.
  static func labels(_ network: String, _ folder: String) -> SitePath {
    SitePath("networks/\(network)/\(folder)/")
  }

  static func label(_ network: String, _ folder: String, _ slug: String) -> SitePath {
    SitePath("networks/\(network)/\(folder)/\(slug)/")
  }

  static func routes(_ network: String) -> SitePath { SitePath("networks/\(network)/routes/") }

  static func routes(_ network: String, from: String) -> SitePath {
    SitePath("networks/\(network)/routes/\(from)/")
  }

  static func route(_ network: String, from: String, to: String) -> SitePath {
    SitePath("networks/\(network)/routes/\(from)/\(to)/")
  }

  static func trips(_ network: String) -> SitePath { SitePath("networks/\(network)/trips/") }

  static func trip(_ network: String, _ trip: String) -> SitePath {
    SitePath("networks/\(network)/trips/\(trip)/")
  }

  /// The page with the statistics of all deals of a network's game, and a table to play at.
  static func deals(_ network: String) -> SitePath {
    SitePath("networks/\(network)/trips/deals/")
  }

  /// Returns true for the drawings that the build makes; other drawings are published unchanged,
  /// whatever program made them.
  static func isOwnDrawing(_ file: String) -> Bool {
    file.hasPrefix("data/") || file.hasPrefix("assets/")
  }

  /// A style or script: the hash of its bytes is in its name, so that it can be cached for ever.
  static func asset(_ name: String, hash: String) -> SitePath {
    guard let dot = name.lastIndex(of: ".") else { return SitePath("assets/\(name).\(hash)") }
    return SitePath("assets/\(name[..<dot]).\(hash)\(name[dot...])")
  }

  // MARK: Data files

  static let worldMap = SitePath("data/maps/world.json")
  static let countryMaps = SitePath("data/maps/countries.json")

  /// A country in a finer outline for the map of the world.
  static func worldDetail(country code: String) -> SitePath {
    SitePath("data/maps/world/\(code.lowercased()).json")
  }

  /// The outlines of the countries as positions, for figures that project them.
  static let outlines = SitePath("data/maps/outlines.json")

  /// The world in a projection.
  static func world(projection: String) -> SitePath {
    SitePath("data/maps/world-\(projection).svg")
  }

  static let countryFacts = SitePath("data/countries.json")

  static func map(country code: String) -> SitePath {
    SitePath("data/maps/\(code.lowercased()).svg")
  }

  static func regionStyle(network: String) -> SitePath {
    SitePath("data/networks/\(network)/regions.css")
  }

  static func lineStyle(network: String) -> SitePath {
    SitePath("data/networks/\(network)/lines.css")
  }

  static func quietMap(network: String) -> SitePath {
    SitePath("data/networks/\(network)/map-quiet.svg")
  }

  /// Lines as wide as the number of routes over them, to lie over the quiet map.
  static func loadMap(network: String) -> SitePath {
    SitePath("data/networks/\(network)/map-routes.svg")
  }

  /// The same for the routes that change without the links of a label.
  static func closureMap(network: String, label: String) -> SitePath {
    SitePath("data/networks/\(network)/map-without-\(label).svg")
  }

  static func map(network: String) -> SitePath { SitePath("data/networks/\(network)/map.svg") }

  static func networkData(_ network: String) -> SitePath {
    SitePath("data/networks/\(network)/network.json")
  }

  /// The network data that a replay needs.
  static func replayData(_ network: String) -> SitePath {
    SitePath("data/networks/\(network)/replay.json")
  }

  /// The geographic positions of a network's places.
  static func positions(_ network: String) -> SitePath {
    SitePath("data/networks/\(network)/positions.json")
  }

  /// The lines of the links of a network on the earth.
  static func lines(_ network: String) -> SitePath {
    SitePath("data/networks/\(network)/lines.json")
  }

  /// The number and total size of the files for using a network offline.
  static func offline(_ network: String) -> SitePath {
    SitePath("data/networks/\(network)/offline.json")
  }

  /// The list of these files.
  static func offlineFiles(_ network: String) -> SitePath {
    SitePath("data/networks/\(network)/offline-files.json")
  }

  /// The shortest-path tree of a place, and the search that found it.
  static func searches(_ network: String, from place: String) -> SitePath {
    SitePath("data/networks/\(network)/searches/\(place).json")
  }

  static func tripData(_ network: String, _ trip: String) -> SitePath {
    SitePath("data/networks/\(network)/trips/\(trip).json")
  }

  /// The numbering of the deals of a network's game.
  static func dealsData(_ network: String) -> SitePath {
    SitePath("data/networks/\(network)/deals.json")
  }

  /// The best trips of all deals with some cities, given by their ids.
  static func deals(_ network: String, cities: [String]) -> SitePath {
    SitePath("data/networks/\(network)/deals/\(cities.joined(separator: "/")).json")
  }

  static func finder(_ file: String) -> SitePath { SitePath("data/find/\(file)") }
}
