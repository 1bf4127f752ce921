public import Geography

/// A network as an importer has read it, ready to be written as the files of a network folder.
public struct ImportedNetwork: Sendable, Equatable {
  /// A way to travel along a link.
  public struct Mode: Sendable, Hashable {
    /// The name in `links.csv`.
    public var id: String
    /// The display name.
    public var name: String
    /// The name in the plural; `nil` for the name with an s.
    public var plural: String?
    /// The line style of its links: solid, dotted, dashed or double.
    public var line: String
    /// A Boolean value that is true if its links cross the sea.
    public var crossesSea: Bool

    /// Makes a mode of travel.
    public init(
      id: String, name: String, plural: String? = nil, line: String = "solid",
      crossesSea: Bool = false
    ) {
      self.id = id
      self.name = name
      self.plural = plural
      self.line = line
      self.crossesSea = crossesSea
    }
  }

  /// A further column of a table: facts, or a measure of links.
  public struct Column: Sendable, Hashable {
    /// The name in the table.
    public var name: String
    /// The unit of a measure; `nil` for facts.
    public var unit: ImportedUnit?
    /// A Boolean value that is true for a measure that follows from the lengths of links.
    public var isMeasured = false
  }

  /// A place.
  public struct Place: Sendable, Hashable {
    /// The display name.
    public var name: String
    /// The id in the source, from which the place's id is made; `nil` to make it from the name.
    public var sourceID: String?
    /// The position; `nil` if the source gives none.
    public var coordinate: Coordinate?
    /// The country's ISO code.
    public var country: String?
    /// The texts of the further columns; empty if there are no such columns.
    public var values: [String] = []
    /// A Boolean value that is true for an unnamed node where lines meet, which has no row in
    /// `places.csv`.
    public var isJunction = false

    /// Makes a place.
    public init(
      name: String, sourceID: String? = nil, coordinate: Coordinate?, country: String? = nil
    ) {
      self.name = name
      self.sourceID = sourceID
      self.coordinate = coordinate
      self.country = country
    }
  }

  /// A row of `links.csv`: a link, or one more label of a link.
  public struct Link: Sendable, Hashable {
    /// The index of the place where it starts.
    public var from: Int
    /// The index of the place where it ends.
    public var to: Int
    /// The index of its mode.
    public var mode: Int
    /// The cost in the smallest part of the unit; `nil` for the great circle's length.
    public var cost: Int64?
    /// A Boolean value that is true if it leads one way only.
    public var isDirected: Bool
    /// The index of its label.
    public var label: Int?
    /// The texts of the further columns; empty if there are no such columns.
    public var values: [String] = []

    /// The same link, starting at the place with the lower index if it leads both ways.
    var undirected: Link {
      var link = self
      if !isDirected, from > to { (link.from, link.to) = (to, from) }
      return link
    }

    /// Makes a row.
    public init(
      from: Int, to: Int, mode: Int, cost: Int64?, isDirected: Bool = false, label: Int? = nil
    ) {
      self.from = from
      self.to = to
      self.mode = mode
      self.cost = cost
      self.isDirected = isDirected
      self.label = label
    }
  }

  /// The line of a link on the earth.
  public struct Line: Sendable, Hashable {
    /// The index of the place where it starts.
    public var from: Int
    /// The index of the place where it ends.
    public var to: Int
    /// The index of the mode of its link.
    public var mode: Int
    /// The cost of its link, which distinguishes parallel links.
    public var cost: Int64?
    /// A Boolean value that is true if its link leads one way only.
    public var isDirected: Bool
    /// The index of its label; only lines of a network with junctions state it.
    public var label: Int?
    /// The texts of the further columns; only lines of a network with junctions state them.
    public var values: [String] = []
    /// The points between the places.
    public var bends: [Coordinate]

    /// Makes a line.
    public init(
      from: Int, to: Int, mode: Int, cost: Int64?, isDirected: Bool, label: Int? = nil,
      values: [String] = [], bends: [Coordinate]
    ) {
      self.from = from
      self.to = to
      self.mode = mode
      self.cost = cost
      self.isDirected = isDirected
      self.label = label
      self.values = values
      self.bends = bends
    }
  }

  /// The words for the things that labels name, such as "line" and "lines", the latter also being
  /// the folder of their pages.
  public struct LabelWords: Sendable, Hashable {
    /// The name in the singular.
    public var singular: String
    /// The name in the plural, which is also the folder of their pages.
    public var plural: String

    /// The labels of public transport.
    public static let lines = LabelWords(singular: "line", plural: "lines")
    /// The labels of roads and paths.
    public static let roads = LabelWords(singular: "road", plural: "roads")
    /// The labels of tracks.
    public static let tracks = LabelWords(singular: "track", plural: "tracks")
  }

  /// The title of the network.
  public var title: String
  /// The origin of its costs, stated on every page that shows them.
  public var costNote: String
  /// The unit of its costs.
  public var unit: ImportedUnit
  /// The modes of travel.
  public var modes: [Mode] = []
  /// The places.
  public var places: [Place] = []
  /// The rows of `links.csv`.
  public var links: [Link] = []
  /// The lines of links that are not straight; of all links if there are junctions, because only
  /// lines lead to these.
  public var lines: [Line] = []
  /// The labels that links have.
  public var labels: [String] = []
  /// The colour of each label, `#rrggbb`, empty for none; or no colours at all.
  public var labelColors: [String] = []
  /// The further columns of places.
  public var placeColumns: [Column] = []
  /// The further columns of links.
  public var linkColumns: [Column] = []
  /// The words for labels.
  public var labelWords = LabelWords.lines
  /// A Boolean value that is true if ends of lines that do not meet are known to be separate.
  public var hasSeparateEnds = false

  /// Makes a network without places.
  public init(title: String, costNote: String, unit: ImportedUnit) {
    self.title = title
    self.costNote = costNote
    self.unit = unit
  }

  /// A Boolean value that is true if lines meet at nodes that are not places.
  public var hasJunctions: Bool { places.contains(where: \.isJunction) }
  /// The number of places that have a name.
  public var placeCount: Int { places.count { !$0.isJunction } }

  /// The network without the labels that no link has.
  var withoutUnusedLabels: ImportedNetwork {
    let used = Set(links.compactMap(\.label)).sorted()
    guard used.count < labels.count else { return self }
    let indices = Dictionary(
      used.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var network = self
    network.labels = used.map { labels[$0] }
    if !labelColors.isEmpty { network.labelColors = used.map { labelColors[$0] } }
    for index in links.indices {
      network.links[index].label = links[index].label.flatMap { indices[$0] }
    }
    for index in lines.indices {
      network.lines[index].label = lines[index].label.flatMap { indices[$0] }
    }
    return network
  }

  /// The number of links, each counted once however many labels and facts it has.
  public var linkCount: Int {
    let measures = linkColumns.indices.filter {
      linkColumns[$0].unit != nil && !linkColumns[$0].isMeasured
    }
    var known: Set<Link> = []
    for var link in links {
      link.label = nil
      if !link.values.isEmpty { link.values = measures.map { link.values[$0] } }
      known.insert(link.undirected)
    }
    return known.count
  }
}
