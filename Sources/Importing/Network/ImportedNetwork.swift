public import Geography

/// A network that an importer has read, ready to be written as the files of a network folder.
public struct ImportedNetwork: Sendable, Equatable {
  /// A mode of travel along links.
  public struct Mode: Sendable, Hashable {
    /// The id in `links.csv`.
    public var id: String
    /// The display name.
    public var name: String
    /// The plural of the name; `nil` if the plural is the name plus s.
    public var plural: String?
    /// The line style of the mode's links: solid, dotted, dashed or double.
    public var line = "solid"
    /// A Boolean value that is true if the mode's links cross the sea.
    public var crossesSea = false
  }

  /// An additional column of a table. It has texts, which are called facts, or a measure of links.
  public struct Column: Sendable, Hashable {
    /// The name in the table.
    public var name: String
    /// The unit of a measure; `nil` for facts.
    public var unit: ImportedUnit?
    /// A Boolean value that is true for a measure that is computed from the lengths of links.
    public var isMeasured = false
  }

  /// A place of the network, or an unnamed junction.
  public struct Place: Sendable, Hashable {
    /// The display name.
    public var name: String
    /// The id in the source, used to make the slug; `nil` to make the slug from the name.
    public var sourceID: String?
    /// The position; `nil` if the source gives none.
    public var coordinate: Coordinate?
    /// The ISO 3166-1 alpha-2 code of the country; `nil` if it is unknown.
    public var country: String?
    /// The texts of the additional columns; empty if there are no such columns.
    public var values: [String] = []
    /// A Boolean value that is true for an unnamed node where lines meet. Such a node has no row in
    /// `places.csv`.
    public var isJunction = false
  }

  /// A row of `links.csv`. A link with several labels has a row for each label.
  public struct Link: Sendable, Hashable {
    /// The index of the place where the link starts.
    public var from: Int
    /// The index of the place where the link ends.
    public var to: Int
    /// The index of the link's mode.
    public var mode: Int
    /// The cost as a number of the smallest parts of the unit (see ``ImportedUnit/scale``); `nil`
    /// if the great-circle length is the cost.
    public var cost: Int64?
    /// A Boolean value that is true if the link is one-way.
    public var isDirected = false
    /// The index of the link's label; `nil` if the link has none.
    public var label: Int?
    /// The texts of the additional columns; empty if there are no such columns.
    public var values: [String] = []

    /// The link. A two-way link is turned so that it starts at the place with the lower index.
    var undirected: Link {
      var link = self
      if !isDirected, from > to { (link.from, link.to) = (to, from) }
      return link
    }
  }

  /// The line that is drawn for a link on the map.
  public struct Line: Sendable, Hashable {
    /// The link. The cost distinguishes parallel links. The label and the texts of the additional
    /// columns are set only in a network with junctions.
    public var link: Link
    /// The points between the two places.
    public var bends: [Coordinate]
  }

  /// The words for the things that the labels name, such as "line" and "lines".
  public struct LabelWords: Sendable, Hashable {
    /// The word in the singular.
    public var singular: String
    /// The word in the plural, which is also the name of the folder with the labels' pages.
    public var plural: String

    /// The words for labels of public transport.
    public static let lines = LabelWords(singular: "line", plural: "lines")
    /// The words for labels of roads and paths.
    public static let roads = LabelWords(singular: "road", plural: "roads")
    /// The words for labels of recorded tracks.
    public static let tracks = LabelWords(singular: "track", plural: "tracks")
  }

  /// The title of the network.
  public var title: String
  /// The origin of the costs, stated on every page that shows costs.
  public var costNote: String
  /// The unit of the costs.
  public var unit: ImportedUnit
  /// The modes of travel.
  public var modes: [Mode] = []
  /// The places.
  public var places: [Place] = []
  /// The rows of `links.csv`.
  public var links: [Link] = []
  /// The line of each link that is not straight. In a network with junctions, every link has a
  /// line, because a row of `links.csv` cannot name a junction.
  public var lines: [Line] = []
  /// All labels; links and lines refer to them by index.
  public var labels: [String] = []
  /// The colour of each label as `#rrggbb`, or an empty string for no colour. The array is empty if
  /// the source has no colours.
  public var labelColors: [String] = []
  /// The additional columns of places.
  public var placeColumns: [Column] = []
  /// The additional columns of links.
  public var linkColumns: [Column] = []
  /// The words for the things that the labels name.
  public var labelWords = LabelWords.lines
  /// A Boolean value that is true if line ends that do not meet are known to be separate.
  public var hasSeparateEnds = false

  /// A Boolean value that is true if lines meet at nodes that are not places.
  public var hasJunctions: Bool { places.contains(where: \.isJunction) }
  /// The number of places, without junctions.
  public var placeCount: Int { places.count { !$0.isJunction } }

  var withoutUnusedLabels: ImportedNetwork {
    let used = Set(links.compactMap(\.label)).sorted()
    guard used.count < labels.count else { return self }
    let indices = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    var network = self
    network.labels = used.map { labels[$0] }
    if !labelColors.isEmpty { network.labelColors = used.map { labelColors[$0] } }
    for index in links.indices {
      network.links[index].label = links[index].label.flatMap { indices[$0] }
    }
    for index in lines.indices {
      network.lines[index].link.label = lines[index].link.label.flatMap { indices[$0] }
    }
    return network
  }

  /// The number of links. Rows that differ only in labels or facts count once.
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
