/// The paths of the site's files. Nearly all URLs are made here.
enum SiteMap {
  static let countries = SitePath("countries/")
  static let places = SitePath("places/")
  static let networks = SitePath("networks/")
  static let find = SitePath("find/")
  static let learn = SitePath("learn/")
  static let data = SitePath("data/")
  static let sources = SitePath("sources/")
  static let style = SitePath("learn/style/")
  static func learn(_ name: String) -> SitePath { SitePath("learn/\(name)/") }
  /// The page that compares all search algorithms on one route. It exists only if the settings name
  /// a route for the comparison.
  static let algorithms = SitePath("learn/algorithms/")
  static let drawing = SitePath("learn/drawing/")
  /// The content can have a hand-written page about borders at this path.
  static let worldview = SitePath("learn/worldview/")
  static let notFound = SitePath("404.html")
  static let sitemap = SitePath("sitemap.xml")
  static let robots = SitePath("robots.txt")
  static let manifest = SitePath("manifest.webmanifest")
  static let feed = SitePath("atom.xml")
  /// The page that an offline reader sees instead of a page that was not saved for offline use.
  static let offline = SitePath("offline/")
  /// The service worker. It is at the root, because a service worker controls only pages below its
  /// folder.
  static let serviceWorker = SitePath("sw.js")
  /// The file with the hash that identifies the build.
  static let build = SitePath("data/build.json")
  /// The list of all files except itself, with their sizes and hashes.
  static let files = SitePath("data/files.json.gz")
  /// The RELAX NG schema against which the build checks the pages.
  static let schema = SitePath("data/page.rng")

  /// The files that a site has whatever its content is. However, the service worker exists only if
  /// the section ``Section/offline`` is included.
  static let fixed: [SitePath] = [.home, notFound, sitemap, robots, manifest, serviceWorker]
  private static let optional: [SitePath] = [sources, learn, style, algorithms, drawing, feed]

  /// Returns true if the build can make a file at this path from tables, settings or the theme.
  static func isGenerated(_ file: String) -> Bool {
    let folders = [countries, places, networks, find, data, offline].map(\.string)
    return (folders + ["assets/", "sitemap-", Hosting.folder]).contains { file.hasPrefix($0) }
      || optional.contains { $0.file == file }
  }

  static func download(_ page: SitePath, _ name: String, _ ending: String) -> SitePath {
    SitePath("\(page)\(name).\(ending)")
  }

  static func country(_ slug: String) -> SitePath { SitePath("countries/\(slug)/") }

  static func places(in code: String) -> SitePath { SitePath("places/\(code.lowercased())/") }

  /// - Parameter code: the country code; empty if the country of the place is unknown.
  static func place(_ code: String, _ slug: String) -> SitePath {
    place(code.isEmpty ? slug : "\(code.lowercased())/\(slug)")
  }

  /// - Parameter slug: begins with the country code if the country is known, as in `se/malmo`.
  static func place(_ slug: String) -> SitePath { SitePath("places/\(slug)/") }

  static func network(_ network: String) -> SitePath { SitePath("networks/\(network)/") }

  /// The list of a network's labels, such as its roads.
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

  /// The page with statistics of all deals of a network's game.
  static func deals(_ network: String) -> SitePath {
    SitePath("networks/\(network)/trips/deals/")
  }

  /// Returns true for a drawing in `data/` or `assets/`. The build makes or checks these drawings.
  /// Other drawings can come from any program, and are copied unchanged.
  static func isOwnDrawing(_ file: String) -> Bool {
    file.hasPrefix("data/") || file.hasPrefix("assets/")
  }

  /// Returns the path of an asset. The file name contains a hash of the content, so that browsers
  /// can cache the file for ever.
  static func asset(_ name: String, hash: String) -> SitePath {
    guard let dot = name.lastIndex(of: ".") else { return SitePath("assets/\(name).\(hash)") }
    return SitePath("assets/\(name[..<dot]).\(hash)\(name[dot...])")
  }

  // MARK: Data files

  static let worldMap = SitePath("data/maps/world.json")
  static let countryMaps = SitePath("data/maps/countries.json")

  /// The detailed outline of a country, which the world map loads when the reader zooms in.
  static func worldDetail(country code: String) -> SitePath {
    SitePath("data/maps/world/\(code.lowercased()).json")
  }

  /// The geographic outlines of the countries, for figures that project them.
  static let outlines = SitePath("data/maps/outlines.json")

  static func world(projection: String) -> SitePath {
    SitePath("data/maps/world-\(projection).svg")
  }

  static let countryFacts = SitePath("data/countries.json")

  static func map(country code: String) -> SitePath {
    SitePath("data/maps/\(code.lowercased()).svg")
  }

  /// The colours of a network's regions and labels.
  static func networkStyle(_ network: String) -> SitePath { data(network, "style.css") }

  /// The map of a network without the names of its places.
  static func quietMap(network: String) -> SitePath { data(network, "map-quiet.svg") }

  /// A drawing that is shown over the quiet map. The more routes use a link, the wider its line is.
  static func loadMap(network: String) -> SitePath { data(network, "map-routes.svg") }

  /// A drawing that is shown over the quiet map. It shows the routes that change if all links with
  /// the label are closed.
  static func closureMap(network: String, label: String) -> SitePath {
    data(network, "map-without-\(label).svg")
  }

  static func map(network: String) -> SitePath { data(network, "map.svg") }

  static func networkData(_ network: String) -> SitePath { data(network, "network.json") }

  static func replayData(_ network: String) -> SitePath { data(network, "replay.json") }

  static func positions(_ network: String) -> SitePath { data(network, "positions.json") }

  static func lines(_ network: String) -> SitePath { data(network, "lines.json") }

  /// The file that states the number and total size of the files needed to use a network offline.
  static func offline(_ network: String) -> SitePath { data(network, "offline.json") }

  static func offlineFiles(_ network: String) -> SitePath { data(network, "offline-files.json") }

  /// The file with the shortest-path tree of a place and the search that found the tree.
  static func searches(_ network: String, from place: String) -> SitePath {
    data(network, "searches/\(place).json")
  }

  static func tripData(_ network: String, _ trip: String) -> SitePath {
    data(network, "trips/\(trip).json")
  }

  static func dealsData(_ network: String) -> SitePath { data(network, "deals.json") }

  /// The file with the best trips for all deals that include the given cities.
  static func deals(_ network: String, cities: [String]) -> SitePath {
    data(network, "deals/\(cities.joined(separator: "/")).json")
  }

  private static func data(_ network: String, _ file: String) -> SitePath {
    SitePath("data/networks/\(network)/\(file)")
  }

  static func finder(_ file: String) -> SitePath { SitePath("data/find/\(file)") }
}
