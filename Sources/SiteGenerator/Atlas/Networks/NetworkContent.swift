public import Gazetteer
public import Geography
public import Input
public import Routing

/// A network read from its files: the names and positions of its places, its links, and the graph on which
/// the searches run.
public struct NetworkContent: Sendable {
  /// A place of the network.
  public struct Place: Sendable {
    /// The id in `places.csv`, which is also the place's part of URLs.
    public let id: String
    /// The display name.
    public internal(set) var name: String
    /// Names in other languages, by BCP 47 tag, in the order of the columns.
    public let names: [(language: String, name: String)]
    /// The id in GeoNames, if there is one.
    public let geonameID: Int?
    /// The country's ISO code, upper case; empty if there is none.
    public let country: String
    /// The position on the earth; `nil` for a place of a grid without one.
    public let coordinate: Coordinate?
    /// The position on the network's own grid, in grid units with y downwards; `nil` without a
    /// grid.
    public let gridPosition: GridPosition?
    /// The index of its region in the settings.
    public let region: Int?
    /// The name in the network's source, if it differs.
    public let sourceName: String?
    /// The texts in the further columns of `places.csv`; empty if a field is.
    public let facts: [String]
    /// The location of its row in `places.csv`.
    public let location: SourceLocation
    /// The name in the column `name` if ``name`` is in the language of the pages; tables and other networks
    /// may have the place under this name.
    var tableName: String?

    /// A Boolean value that is true for a junction: a place without a name where lines meet. Routes
    /// pass through it, but no page mentions it.
    var isJunction: Bool { id.utf8.first == UInt8(ascii: "~") }

    /// The names besides the one that pages show.
    var otherNames: [String] {
      names.map(\.name) + [tableName, sourceName].compactMap(\.self)
    }

    /// A junction. Its id cannot be that of a place, which is part of URLs.
    static func junction(
      _ number: Int, at coordinate: Coordinate, columns: Int, location: SourceLocation
    ) -> Self {
      Self(
        id: "~\(number)", name: "a junction", names: [], geonameID: nil, country: "",
        coordinate: coordinate, gridPosition: nil, region: nil, sourceName: nil,
        facts: [String](repeating: "", count: columns), location: location)
    }
  }

  /// A position on a network's own grid.
  public struct GridPosition: Sendable, Equatable {
    /// Units to the right.
    public let x: Double
    /// Units down.
    public let y: Double
  }

  /// The labels and other details of a link; the graph's link has the same index.
  public struct LinkInfo: Sendable {
    /// The labels of all rows that are this link, in their order: "E40", "E50".
    public var labels: [String]
    /// The texts in each further column of `links.csv`: those of all rows that are this link.
    public var facts: [[String]]
    /// The points of its line between its ends, from the start of the graph's link; empty for a great circle.
    public var bends: [Coordinate] = []
    /// Its further measures, in the order of the settings.
    public var measures: [Int64] = []
    /// The location of its first row.
    public let location: SourceLocation
  }

  /// A sequence of links with the same label, in the order of their rows: a road from start to end.
  public struct LabelledRoad: Sendable {
    /// The label: "E40".
    public let label: String
    /// Its part of URLs.
    public let slug: String
    /// Its legs in order, each a link and the direction in which the row goes along it.
    public let legs: [(link: Int, from: Int, to: Int)]
    /// The location of its first row.
    public let location: SourceLocation
  }

  /// The derivation of a network from the largest places of a country.
  public struct Derivation: Sendable {
    /// The country's ISO code.
    public let country: String
    /// A Boolean value that is true if the first place, where the routes with a page start, is the
    /// capital.
    public let startsAtCapital: Bool
  }

  /// The folder below `Content/networks/` and the part of URLs.
  public let slug: String
  /// The settings in `network.yml`.
  public let settings: NetworkSettings
  /// The places, in the order of `places.csv`, and after them the junctions of lines.
  public internal(set) var places: [Place]
  /// The places that have a name: all but the junctions.
  public let named: Range<Int>
  /// The description of each link of the graph, in the same order.
  public let links: [LinkInfo]
  /// The names of the further columns of `places.csv`.
  public let placeColumns: [String]
  /// The names of the further columns of `links.csv`.
  public let linkColumns: [String]
  /// The graph: places and links have the same indices.
  public let network: Network
  /// The links that are missing in the graph because `network.yml` closes them.
  let closedLinks: [DescribedLink]
  /// A Boolean value that is true if a link has a line of its own.
  let hasLines: Bool
  /// The labels in the order of their first row.
  public let roads: [LabelledRoad]
  /// For each place the labels that meet there, as ascending indices of ``roads``.
  let roadsAtPlace: [[Int]]
  /// The network's folder, for messages.
  public let location: SourceLocation
  /// The derivation from a country's places; `nil` for a network with files of its own.
  public let derivation: Derivation?

  /// The index of a place by its id.
  public func index(ofPlace id: String) -> Int? { indices[id] }

  /// The index of the place or junction with an id.
  func index(ofNode id: String) -> Int? {
    guard id.hasPrefix("~"), let number = Int(id.dropFirst()) else { return indices[id] }
    return places.indices.dropFirst(named.count).first { places[$0].id == "~\(number)" }
  }

  private let indices: [String: Int]

  /// Makes a network from values; the places' ids must be unique.
  init(
    slug: String, settings: NetworkSettings, places: [Place], links: [LinkInfo], network: Network,
    closedLinks: [DescribedLink] = [], roads: [LabelledRoad] = [], placeColumns: [String] = [],
    linkColumns: [String] = [],
    location: SourceLocation, derivation: Derivation? = nil
  ) {
    self.slug = slug
    self.settings = settings
    self.places = places
    named = 0..<(places.firstIndex(where: \.isJunction) ?? places.count)
    self.links = links
    self.network = network
    self.closedLinks = closedLinks
    hasLines = (links + closedLinks.map(\.info)).contains { !$0.bends.isEmpty }
    self.roads = roads
    self.placeColumns = placeColumns
    self.linkColumns = linkColumns
    var roadsAtPlace = [[Int]](repeating: [], count: places.count)
    for (index, road) in roads.enumerated() {
      for place in road.legs.flatMap({ [$0.from, $0.to] }) where roadsAtPlace[place].last != index {
        roadsAtPlace[place].append(index)
      }
    }
    self.roadsAtPlace = roadsAtPlace
    self.location = location
    self.derivation = derivation
    indices = Dictionary(
      named.map { (places[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A link and its description.
  typealias DescribedLink = (link: Link, info: LinkInfo)

  /// The links of the graph, then those that are closed.
  var allLinks: [DescribedLink] { zip(network.links, links).map { ($0, $1) } + closedLinks }

  /// The points of a leg between its ends, in the direction of travel.
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

  /// The legs of a route, each from one named place to the next: a leg never ends at a junction.
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
    /// Its links; there are several if it passes junctions.
    let links: ArraySlice<Int32>
  }

  /// The cost of some links of a route, which together cost no more than a route may.
  func cost(_ links: ArraySlice<Int32>) -> Int64 {
    links.reduce(0) { $0.addingOrMax(network.links[Int($1)].cost) }
  }

  /// The sum of a measure over some links.
  func sum(ofMeasure measure: Int, _ links: some Sequence<Int32>) -> Int64 {
    links.reduce(0) { $0.addingOrMax(self.links[Int($1)].measures[measure]) }
  }

  /// The labels of a leg's links, without duplicates.
  func labels(_ links: ArraySlice<Int32>) -> [String] {
    links.flatMap { self.links[Int($0)].labels }.unique
  }

  /// The texts of a leg's links in each further column, without duplicates.
  func facts(_ links: ArraySlice<Int32>) -> [String] {
    linkColumns.indices.map { column in
      links.flatMap { self.links[Int($0)].facts[column] }.unique.joined(separator: ", ")
    }
  }

  /// The mode that accounts for the largest share of a leg's cost.
  func mode(_ links: ArraySlice<Int32>) -> NetworkSettings.Mode {
    settings.modes[modeIndex(links)]
  }

  /// The index of the mode that accounts for the largest share of a leg's cost; the first one if
  /// several have the same share.
  func modeIndex(_ links: ArraySlice<Int32>) -> Int {
    guard links.count > 1 else { return links.first.map { Int(network.links[Int($0)].mode) } ?? 0 }
    var costs: [Int: Int64] = [:]
    for link in links.map({ network.links[Int($0)] }) {
      costs[Int(link.mode), default: 0] = costs[Int(link.mode), default: 0].addingOrMax(link.cost)
    }
    return costs.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// A Boolean value that is true if lines meet at places without a name.
  var hasJunctions: Bool { named.count < places.count }

  /// A Boolean value that is true if every link runs both ways, so that a route's page serves both directions.
  public var isUndirected: Bool { network.isUndirected }
}

/// The parts of other content that are needed to read a network.
public struct NetworkSurroundings: Sendable {
  /// The valid country codes; nil allows any.
  public var countries: Set<String>?
  /// A Boolean value that is true if ``place`` knows all places. It is false if the tables of
  /// places have faults, because an unknown id may then be due to them.
  public var knowsAllPlaces: Bool
  /// The language of places' names if `places.csv` has names in it; `nil` for its column `name`.
  public var language: String?
  /// The atlas's names for places, by their GeoNames ids.
  public var names: [Int: String]
  /// The position and country of a GeoNames id, for places that state nothing else.
  public var place: @Sendable (Int) -> (coordinate: Coordinate, country: String)?

  /// Makes it.
  public init(
    countries: Set<String>? = nil, knowsAllPlaces: Bool = true, corrections: [Correction] = [],
    language: String? = nil,
    place: @escaping @Sendable (Int) -> (coordinate: Coordinate, country: String)? = { _ in nil }
  ) {
    self.countries = countries
    self.knowsAllPlaces = knowsAllPlaces
    self.language = language
    names = Dictionary(
      corrections.compactMap { correction in correction.name.map { (correction.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    self.place = place
  }
}

extension NetworkContent {
  /// The names of places of GeoNames, in the language of the pages.
  var localNames: [Correction] {
    places.compactMap { place in
      guard place.tableName != nil, let id = place.geonameID else { return nil }
      return Correction(id: id, name: place.name)
    }
  }

  /// The network with names that other networks have for its places, by their GeoNames ids, in the language of the
  /// pages.
  func named(_ names: [Int: String]) -> NetworkContent {
    var network = self
    for place in places.indices where places[place].tableName == nil {
      guard let name = places[place].geonameID.flatMap({ names[$0] }) else { continue }
      network.places[place].tableName = places[place].name
      network.places[place].name = name
    }
    return network
  }

  /// Reads `network.yml`, `places.csv`, and `links.csv` or `links.geojson` or both from a folder; everything
  /// wrong with them is reported.
  ///
  /// - Parameters:
  ///   - folder: the network's folder.
  ///   - asked: the location of the reference to the network, for messages about a missing folder.
  ///   - opened: labels to open although the settings close them.
  public static func read(
    slug: String, folder: String, asked: SourceLocation, surroundings: NetworkSurroundings,
    opening opened: Set<String> = [], into diagnostics: inout Diagnostics
  ) -> NetworkContent? {
    func file(_ name: String) -> [UInt8]? {
      let path = Path.join(folder, name)
      if let size = FileSystem.size(of: path), size > Int(Int32.max) {
        diagnostics.error(
          at: SourceLocation(path: path), "the file is larger than 2 GB",
          hint: "leave out what is not needed, or simplify its lines")
        return nil
      }
      do {
        return try FileSystem.read(path)
      } catch {
        diagnostics.error(
          at: asked, "network '\(slug)': \(path) cannot be read: \(error.reason)",
          hint: name == "network.yml"
            ? "write it: title: ..., summary: ... and modes: {road: {name: road}}"
            : UnreadFiles.networkHint)
        return nil
      }
    }
    var faults = Diagnostics()
    URLPart.check(slug, as: "the name of a network", at: asked, into: &faults)
    diagnostics.append(contentsOf: faults)
    if faults.hasErrors { return nil }
    guard FileSystem.kind(of: folder) != nil else {
      let parent = Path.parent(of: folder) ?? "."
      let others = (try? FileSystem.directories(in: parent)) ?? []
      diagnostics.error(
        at: asked, "unknown network '\(slug)': there is no folder \(folder)",
        hint: Suggestion.hint(for: slug, among: others))
      return nil
    }
    let translation = surroundings.language.map(UnreadFiles.translation)
      .flatMap { FileSystem.exists(Path.join(folder, $0)) ? $0 : nil }
    var settings = file("network.yml").flatMap {
      NetworkSettings(
        files: [($0, Path.join(folder, "network.yml"))]
          + [translation].compactMap(\.self).compactMap { name in
            file(name).map { ($0, Path.join(folder, name)) }
          }, into: &diagnostics)
    }
    settings?.closed.removeAll { opened.contains($0.label) }
    let placesFile = file("places.csv")
    let linesPath = Path.join(folder, "links.geojson")
    let hasLines = FileSystem.exists(linesPath)
    let hasTable = !hasLines || FileSystem.exists(Path.join(folder, "links.csv"))
    let linksFile = hasTable ? file("links.csv") : nil
    let linesFile = hasLines ? file("links.geojson") : nil
    let isComplete =
      settings != nil && placesFile != nil && hasTable == (linksFile != nil)
      && hasLines == (linesFile != nil)
    // If one of them is missing, the others are still read to find their errors.
    let known = settings ?? .unreadable
    let features = linesFile.map { bytes in
      // The settings that cannot be read may allow gaps of any length.
      let tolerance = settings == nil ? Double(LinkEnds.limit) : known.tolerance
      var features = LinkFeatures(tolerance: tolerance)
      features.read(bytes, path: linesPath, into: &diagnostics)
      return features
    }
    var reader = NetworkReader(settings: known, surroundings: surroundings)
    reader.isComplete = isComplete && features.map { !$0.isUnreadable } ?? true
    if let placesFile {
      reader.readPlaces(placesFile, path: Path.join(folder, "places.csv"), into: &diagnostics)
    }
    reader.readLinks(
      linksFile, path: Path.join(folder, "links.csv"), features: features, into: &diagnostics)
    guard reader.isComplete, let settings, let network = reader.network(into: &diagnostics) else {
      return nil
    }
    return NetworkContent(
      slug: slug, settings: settings, places: reader.places, links: reader.links,
      network: network, closedLinks: reader.closedLinks, roads: reader.roads(into: &diagnostics),
      placeColumns: reader.placeColumns, linkColumns: reader.linkColumns,
      location: SourceLocation(path: Path.join(folder, "network.yml")))
  }
}
