public import Drawing
public import Gazetteer
public import Geography
public import Input
public import Routing

/// A network as read from its files: places, links, and the graph for searches.
public struct NetworkContent: Sendable {
  /// A place of the network.
  public struct Place: Sendable {
    /// The id in `places.csv`, which is also the slug of the place in URLs.
    public let id: String
    /// The display name.
    public internal(set) var name: String
    /// Names in other languages, each with a BCP 47 tag, in the order of the columns.
    public let names: [(language: String, name: String)]
    /// The id in GeoNames; `nil` if none is given.
    public let geonameID: Int?
    /// The country's ISO code, upper case; empty if there is none.
    public let country: String
    /// The geographic position; `nil` for a place that only has a position on a grid.
    public let coordinate: Coordinate?
    /// The distances from the left and upper edges of the network's grid, in grid units; `nil` if
    /// there is no grid.
    public let gridPosition: Point?
    /// The index of the region in the settings; `nil` if the place is in no region.
    public let region: Int?
    /// The name in the source of the network (a treaty, for example); `nil` if none is given.
    public let sourceName: String?
    /// The texts in the additional columns of `places.csv`; empty for an empty field.
    public let facts: [String]
    /// The location of the place's row in `places.csv`.
    public let location: SourceLocation
    /// The untranslated name, from the column `name` or from a correction; `nil` if ``name`` is not
    /// a translation. The network's other tables, and other networks, still use this name.
    var tableName: String?

    /// A Boolean value that is true for a junction: a point without a name at which lines meet.
    /// Routes pass through junctions, but pages do not mention them.
    var isJunction: Bool { id.utf8.first == UInt8(ascii: "~") }

    var otherNames: [String] {
      names.map(\.name) + [tableName, sourceName].compactMap(\.self)
    }

    /// Creates a junction. Its id begins with a tilde, which no other id can contain.
    static func junction(
      _ number: Int, at coordinate: Coordinate, columns: Int, location: SourceLocation
    ) -> Self {
      Self(
        id: "~\(number)", name: "a junction", names: [], geonameID: nil, country: "",
        coordinate: coordinate, gridPosition: nil, region: nil, sourceName: nil,
        facts: [String](repeating: "", count: columns), location: location)
    }
  }

  /// The labels and other details of a link.
  public struct LinkInfo: Sendable {
    /// The labels of all rows for this link, such as "E40" and "E50", in the order of the rows.
    public var labels: [String]
    /// For each additional column of `links.csv`, the texts of all rows for this link.
    public var facts: [[String]]
    /// The points between the link's ends, in the direction of the link in the graph; empty for a
    /// great circle.
    public var bends: [Coordinate] = []
    /// The additional measures, in the order of the settings.
    public var measures: [Int64] = []
    /// The location of the first row for the link.
    public let location: SourceLocation
  }

  /// A road, made of the links with the same label.
  public struct LabelledRoad: Sendable {
    /// The label, such as "E40".
    public let label: String
    /// The slug in URLs.
    public let slug: String
    /// The legs in order along the road. Each leg has the index of its link. The row for a two-way
    /// link can name the two ends in the opposite order.
    public let legs: [(link: Int, from: Int, to: Int)]
    /// The location of the first row with the label.
    public let location: SourceLocation
  }

  /// The derivation of a network from the largest places of a country.
  public struct Derivation: Sendable {
    /// The country's ISO code.
    public let country: String
    /// A Boolean value that is true if the first place is the capital.
    public let startsAtCapital: Bool
  }

  /// The slug in URLs. If the network has its own files, the slug is also the name of their folder
  /// below `networks/`.
  public let slug: String
  /// The settings in `network.yml`.
  public let settings: NetworkSettings
  /// The places in the order of `places.csv`, followed by the junctions of lines.
  public internal(set) var places: [Place]
  /// The indices of all places except junctions.
  public let named: Range<Int>
  /// The details of each link of the graph, in the order of the graph's links.
  public let links: [LinkInfo]
  /// The names of the additional columns of `places.csv`.
  public let placeColumns: [String]
  /// The names of the additional columns of `links.csv`.
  public let linkColumns: [String]
  /// The graph. Its places and links have the same indices as ``places`` and ``links``.
  public let network: Network
  /// The links that `network.yml` closes. They are not in the graph.
  let closedLinks: [DescribedLink]
  /// A Boolean value that is true if any link has points between its ends.
  let hasLines: Bool
  /// The labelled roads. If all labels contain numbers, the roads are in natural order, in which E2
  /// comes before E10. Otherwise they are in the order of their first rows.
  public let roads: [LabelledRoad]
  /// For each place, the indices in ``roads`` of the roads that meet there, in ascending order.
  let roadsAtPlace: [[Int]]
  /// The location for messages about the whole network.
  public let location: SourceLocation
  /// The derivation from a country's places; `nil` for a network with its own files.
  public let derivation: Derivation?

  /// Returns the index of the place with an id; `nil` if there is none.
  public func index(ofPlace id: String) -> Int? { indices[id] }

  func index(ofNode id: String) -> Int? {
    guard id.hasPrefix("~"), let number = Int(id.dropFirst()) else { return indices[id] }
    return places.indices.dropFirst(named.count).first { places[$0].id == "~\(number)" }
  }

  private let indices: [String: Int]

  /// The ids of the places must be unique.
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
    indices = Dictionary(keepingFirst: named.map { (places[$0].id, $0) })
  }

  typealias DescribedLink = (link: Link, info: LinkInfo)

  /// The labels that close links, in the order of the settings. A closed link can have other labels
  /// too.
  var closedLabels: [String] {
    let labels = Set(closedLinks.flatMap(\.info.labels))
    return settings.closed.map(\.label).filter(labels.contains).unique
  }

  /// The links of the graph, followed by the closed links.
  var allLinks: [DescribedLink] { zip(network.links, links).map { ($0, $1) } + closedLinks }

  var hasJunctions: Bool { named.count < places.count }

  /// A Boolean value that is true if every link can be used in both directions.
  public var isUndirected: Bool { network.isUndirected }
}

/// The data from outside a network that is needed to read its files.
public struct NetworkSurroundings: Sendable {
  /// The valid country codes; `nil` allows any code.
  public var countries: Set<String>?
  /// A Boolean value that is true if ``place`` knows all places. It is false if the tables of
  /// places have errors, because an error can make an id unknown.
  public var knowsAllPlaces: Bool
  /// The language of the names on pages. If it is `nil`, or if `places.csv` has no name
  /// in this language, the name of a place comes from ``names`` or from the column `name`.
  public var language: String?
  /// The names that corrections give to places, keyed by GeoNames id.
  public var names: [Int: String]
  /// Returns the position and country of the place with a GeoNames id. They are used if the place's
  /// row lacks them.
  public var place: @Sendable (Int) -> (coordinate: Coordinate, country: String)?

  /// Creates surroundings; the defaults are for a network that is read without other content.
  public init(
    countries: Set<String>? = nil, knowsAllPlaces: Bool = true, corrections: [Correction] = [],
    language: String? = nil,
    place: @escaping @Sendable (Int) -> (coordinate: Coordinate, country: String)? = { _ in nil }
  ) {
    self.countries = countries
    self.knowsAllPlaces = knowsAllPlaces
    self.language = language
    names = Dictionary(
      keepingFirst: corrections.compactMap { correction in
        correction.name.map { (correction.id, $0) }
      })
    self.place = place
  }
}

extension NetworkContent {
  /// The translated names of places that have a GeoNames id.
  var localNames: [Correction] {
    places.compactMap { place in
      guard place.tableName != nil, let id = place.geonameID else { return nil }
      return Correction(id: id, name: place.name)
    }
  }

  /// Returns the network with the place names in `names`, which is keyed by GeoNames id. Names that
  /// are already translated stay as they are.
  func named(_ names: [Int: String]) -> NetworkContent {
    var network = self
    for place in places.indices where places[place].tableName == nil {
      guard let name = places[place].geonameID.flatMap({ names[$0] }) else { continue }
      network.places[place].tableName = places[place].name
      network.places[place].name = name
    }
    return network
  }

  /// Reads a network from the files in its folder, and reports all errors in them. Returns `nil` if
  /// the files cannot be used.
  ///
  /// - Parameters:
  ///   - asked: the location where the settings name the network, for messages about a missing
  ///     folder or file.
  ///   - opened: labels whose links stay open even if the settings close them.
  public static func read(
    slug: String, folder: String, asked: SourceLocation, surroundings: NetworkSurroundings,
    opening opened: Set<String> = [], into diagnostics: inout Diagnostics
  ) -> NetworkContent? {
    func hint(for name: String) -> String {
      if name != "network.yml" { return UnreadFiles.networkHint }
      return FileSystem.kind(of: Path.join(folder, "network.yaml")) == .file
        ? "rename network.yaml to network.yml"
        : "the file needs title: ..., summary: ... and modes: {road: {name: road}}"
    }
    func file(_ name: String) -> [UInt8]? {
      let path = Path.join(folder, name)
      if let size = FileSystem.size(of: path), size > Int(Int32.max) {
        diagnostics.error(
          at: SourceLocation(path: path), "the file is larger than 2 GB",
          hint: "remove data that is not needed, or simplify its lines")
        return nil
      }
      do {
        return try FileSystem.read(path)
      } catch {
        diagnostics.error(
          at: asked, "network '\(slug)': \(path) cannot be read: \(error.reason)",
          hint: hint(for: name))
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
    // If a file is missing, the others are still read to find their errors.
    let known = settings ?? .unreadable
    let features = linesFile.map { bytes in
      // Settings that could not be read might allow gaps between lines and places, so gaps up to
      // the limit are accepted.
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
