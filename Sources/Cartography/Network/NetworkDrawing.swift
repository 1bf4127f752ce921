public import Drawing
public import Geography

/// A network as plain values, ready to be drawn.
public struct NetworkDrawing: Sendable {
  /// A place of the network.
  public struct Place: Sendable {
    /// The name next to the place's dot; empty for a junction of lines, which has no dot.
    public var name: String
    /// The position on the earth; `nil` if the place has none.
    public var coordinate: Coordinate?
    /// The position on the network's grid, x to the right and y down; `nil` if the place has none.
    public var gridPoint: Point?
    /// The rank of the place's name; names with a smaller rank are placed first.
    public var rank: Int
    /// The index of the place's region in `regions`; `nil` if the place has no region.
    public var region: Int?
    /// A Boolean value that is true for the capital, whose name is placed first.
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

  /// A link between two places, given by their indices.
  public struct Link: Sendable {
    /// The index of the place where the link starts.
    public var from: Int
    /// The index of the place where the link ends.
    public var to: Int
    /// The index of the link's mode in `modes`.
    public var mode: Int
    /// A Boolean value that is true if the link can be used in one direction only.
    public var isDirected: Bool
    /// A Boolean value that is true for a link that the network's map omits, such as a closed link.
    public var isHidden: Bool
    /// The points of the link's line, without the two ends; empty if the data give no line.
    public var bends: [Coordinate]
    /// The index of the link's colour in `colors`; `nil` for the default colour.
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
    /// Double lines, curved above the straight links, for trains.
    case double
    /// Dashes.
    case dashed
  }

  /// A region of places with its colours.
  public struct Region: Sendable {
    /// The id. The CSS class of the region is `region-` followed by this id.
    public var id: String
    /// The colour in light mode, `#rrggbb`.
    public var color: String
    /// The colour in dark mode, `#rrggbb`.
    public var darkColor: String

    /// Makes a region.
    public init(id: String, color: String, darkColor: String) {
      self.id = id
      self.color = color
      self.darkColor = darkColor
    }
  }

  /// The places of the network, including junctions.
  public var places: [Place]
  /// The links; several may connect the same places.
  public var links: [Link]
  /// The line style of each mode. The `mode` of a link is an index into this list.
  public var modes: [LineStyle]
  /// The regions; empty for most networks.
  public var regions: [Region]
  /// The colours of links, in the format `#rrggbb`.
  public var colors: [String]

  var drawnLinks: [Int] { links.indices.filter { !links[$0].isHidden } }

  /// The indices of the places with a name. Only these places have dots.
  var named: [Int] { places.indices.filter { !places[$0].name.isEmpty } }

  /// A Boolean value that is true if few places have names. On the map of such a network, no name
  /// covers a dot.
  var isSmall: Bool { named.count <= 60 }

  /// A Boolean value that is true if the network is so large that the lines on its map are rounded
  /// to half a user unit. When readers zoom in, scripts redraw these lines.
  var isDense: Bool { places.count > 2000 }

  /// Returns the radius of a place's dot in user units, for a set of names.
  func dotRadius(_ set: LabelSet) -> Double {
    regions.isEmpty ? 2.5 * set.factor : Self.regionDotRadius
  }

  /// The radius of dots in region colours, in user units: a dot is 3 % as wide as the page.
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

/// The grid of a network, drawn over the outline of a country.
public struct LocalGrid: Hashable, Sendable {
  /// The number of grid units from left to right.
  public var width: Double
  /// The number of grid units from top to bottom.
  public var height: Double
  /// The ISO code of the country whose bounding box the grid covers; `nil` if no outline is drawn.
  public var outline: String?
  /// The board's width divided by its height.
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
  /// The whole network with the names of its places, in a separate SVG file.
  public let base: BaseMap
  /// A separate SVG file to show beneath a route, with paler links and no names of places.
  public let quiet: [UInt8]
  /// The point of each place in user units; outside the page for a place without a position.
  public let points: [Point]
  /// The pieces of each link on the page. A link has several pieces if the edge of the world map
  /// cuts it, or if an inset shows or covers a part of it.
  public let links: [[[Point]]]
  /// For each link, true if its pieces stay the same at every magnification. Such a link has no
  /// given line, and its pieces are offset from the great circle or clipped.
  let isFixed: [Bool]
  /// For each label set, the bounding boxes of the base map's own names at the set's font size, in
  /// user units.
  var groundNames: [LabelSet: [Rect]] = [:]
  /// A Boolean value that is false for a map of the earth on which no land is drawn, and true for
  /// all other maps.
  public var hasLand = true
  /// The bounding box of the map's scale bar; `nil` for a map without a scale bar.
  public internal(set) var scale: Rect?
  /// The path data of each link, from its start to its end, beginning with an absolute move.
  public let paths: [String]
  let drawing: NetworkDrawing

  /// The size of the page in user units.
  public var size: Size { base.size }
}
