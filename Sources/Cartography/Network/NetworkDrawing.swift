public import Drawing
public import Geography

/// A network as plain values, ready to be drawn.
public struct NetworkDrawing: Sendable {
  /// A place of the network.
  public struct Place: Sendable {
    /// The name beside its dot; empty for a junction of lines, which has none.
    public var name: String
    /// The position on the earth, if it has one.
    public var coordinate: Coordinate?
    /// The position on the network's own grid, x to the right and y down, if it has one.
    public var gridPoint: Point?
    /// The more important, the smaller; names are placed in this order.
    public var rank: Int
    /// The index of its region in `regions`, if the network has regions.
    public var region: Int?
    /// A Boolean value that is true if the place is the capital of the network's country, whose name is
    /// always shown.
    public var isCapital: Bool

    /// Makes a place.
    public init(
      name: String, coordinate: Coordinate?, gridPoint: Point? = nil, rank: Int,
      region: Int? = nil, isCapital: Bool = false
    ) {
      self.name = name
      self.coordinate = coordinate
      self.gridPoint = gridPoint
      self.rank = rank
      self.region = region
      self.isCapital = isCapital
    }
  }

  /// A link between two places, by their indices.
  public struct Link: Sendable {
    /// The place where it starts.
    public var from: Int
    /// The place where it ends.
    public var to: Int
    /// The index of its mode in `modes`.
    public var mode: Int
    /// A Boolean value that is true if the link runs one way only.
    public var isDirected: Bool
    /// A Boolean value that is true for a link that has a line and is not drawn.
    public var isHidden: Bool
    /// The points of its line between its ends; none for a great circle.
    public var bends: [Coordinate]
    /// The index of its colour in `colors`; `nil` for the colour of all others.
    public var color: Int?

    /// Makes a link.
    public init(
      from: Int, to: Int, mode: Int, isDirected: Bool, isHidden: Bool = false,
      bends: [Coordinate] = [], color: Int? = nil
    ) {
      self.from = from
      self.to = to
      self.mode = mode
      self.isDirected = isDirected
      self.isHidden = isHidden
      self.bends = bends
      self.color = color
    }
  }

  /// The style in which the links of a mode are drawn.
  public enum LineStyle: String, Sendable, CaseIterable {
    /// An unbroken line.
    case solid
    /// Dots, for ferries.
    case dotted
    /// Two lines, curved above the straight ones, for trains.
    case double
    /// Dashes.
    case dashed
  }

  /// A region of places with its colours.
  public struct Region: Sendable {
    /// The id, which becomes the class `region-ID`.
    public var id: String
    /// The colour on light paper, `#rrggbb`.
    public var color: String
    /// The colour on dark paper, `#rrggbb`.
    public var darkColor: String

    /// Makes a region.
    public init(id: String, color: String, darkColor: String) {
      self.id = id
      self.color = color
      self.darkColor = darkColor
    }
  }

  /// The places.
  public var places: [Place]
  /// The links; several may join the same places.
  public var links: [Link]
  /// The style of each mode, by the mode's index.
  public var modes: [LineStyle]
  /// The regions, empty for most networks.
  public var regions: [Region]
  /// The colours `#rrggbb` of links.
  public var colors: [String]

  /// The indices of the links that are drawn.
  var drawnLinks: [Int] { links.indices.filter { !links[$0].isHidden } }

  /// The places with a name, which have dots.
  var named: [Int] { places.indices.filter { !places[$0].name.isEmpty } }

  /// True if all names may stand on one map and no name may cover a dot.
  var isSmall: Bool { named.count <= Self.smallLimit }

  /// True if lines of the base map need to be exact only to half a pixel: when readers zoom in, scripts
  /// redraw the lines of such large networks.
  var isDense: Bool { places.count > 2000 }

  /// The number of places with a name up to which a network is small.
  static let smallLimit = 60

  /// The radius of a place's dot in user units at a size of names.
  func dotRadius(_ set: LabelSet) -> Double {
    regions.isEmpty ? 2.5 * set.factor : Self.regionDotRadius
  }

  /// Dots in the colours of regions are 3 % of the page wide.
  static let regionDotRadius = 15.0

  /// Makes a network's drawing.
  public init(
    places: [Place], links: [Link], modes: [LineStyle], regions: [Region] = [],
    colors: [String] = []
  ) {
    self.places = places
    self.links = links
    self.modes = modes
    self.regions = regions
    self.colors = colors
  }
}

/// The ground of a network that is drawn on a grid of its own over the outline of a country.
public struct LocalGrid: Hashable, Sendable {
  /// Grid units from left to right.
  public var width: Double
  /// Grid units from top to bottom.
  public var height: Double
  /// The ISO code of the country whose bounding box the grid covers; `nil` for none.
  public var outline: String?
  /// The board's width by its height.
  public var aspect: Double

  /// Makes a grid.
  public init(width: Double, height: Double, outline: String?, aspect: Double) {
    self.width = width
    self.height = height
    self.outline = outline
    self.aspect = aspect
  }
}

/// The map of a network.
public struct NetworkMap: Sendable {
  /// The whole network with the names of its places, as a file of its own.
  public let base: BaseMap
  /// The same without names of places and with paler links, to lie under a route, as a file of its own.
  public let quiet: [UInt8]
  /// The point of each place on the page; outside it for a place without a position.
  public let points: [Point]
  /// Each link on the page, in pieces where the edge of the world cuts it.
  public let links: [[[Point]]]
  /// The room of the ground's names, by their set, in user units at the set's font size.
  var groundNames: [LabelSet: [Rect]] = [:]
  /// A Boolean value that is true if outlines of land or of a country lie under the network.
  public var hasLand = true
  /// The room of the map's scale; `nil` for a map without one.
  public internal(set) var scale: Rect?
  /// The path data of each link, from its `from` to its `to`, starting with an absolute move.
  public let paths: [String]
  let drawing: NetworkDrawing

  /// The page's extents.
  public var size: Size { base.size }
}
