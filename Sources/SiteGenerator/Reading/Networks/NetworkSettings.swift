import Cartography
public import Input

/// The settings in a network's `network.yml`.
public struct NetworkSettings: Sendable {
  /// A way to travel along a link.
  public struct Mode: Sendable {
    /// The id of the mode in `links.csv`.
    public let id: String
    /// The display name, such as "road".
    public let name: String
    /// The plural, such as "ferries"; `nil` if it is the name followed by an s.
    public let plural: String?
    /// The line style of the mode's links.
    public let line: Line
    /// A Boolean value that is true if each link of the mode takes a ticket.
    public let takesTicket: Bool
    /// A Boolean value that is true if links of the mode cross the sea.
    public let crossesSea: Bool
  }

  /// A measure of links in addition to their cost. Routes are optimised for a measure only on
  /// request.
  public struct Measure: Sendable {
    /// The name of the measure's column in `links.csv`.
    public let id: String
    /// The display name, such as "climb".
    public let name: String
    /// The unit of the measure's values.
    public internal(set) var unit: Unit
    /// The value per kilometre, for links that state no value. If it is `nil`, every link must
    /// state a value.
    let perKilometre: Double?
    /// The speed that travel times are based on; `nil` if there is none. Readers can change the
    /// speed.
    var speed: (value: Double, unit: String)?
  }

  /// Settings for connectors, which join places to lines that do not name their places.
  struct Connectors: Sendable {
    /// The index of the connectors' mode.
    var mode = 0
    /// The maximum length of a connector, in metres.
    var reach = 1000.0
  }

  /// The line style of a mode's links.
  public enum Line: String, Sendable, CaseIterable {
    case solid, dotted, dashed, double
  }

  /// The settings of labels that have pages.
  public struct Labels: Sendable {
    /// The folder of the labels' pages.
    public let folder: String
    /// The singular term, such as "E-road".
    public let singular: String
    /// The plural term, such as "E-roads".
    public let plural: String
    /// The colours of labels (`#rrggbb`), each with its location in the file.
    public let colors: [(label: String, color: String, location: SourceLocation)]
  }

  /// The background of the network's map.
  public enum Ground: Sendable {
    /// The earth.
    case earth
    /// A grid of `width` by `height` units, drawn with the aspect ratio `aspect` (width to height).
    /// It is drawn over the outline of a country, unless `outline` is empty.
    case grid(width: Double, height: Double, outline: String, aspect: Double)
  }

  /// A group of places with a colour.
  public struct Region: Sendable {
    /// The id of the region in `places.csv`.
    public let id: String
    /// The display name of the region.
    public let name: String
    /// The colour on a light page, `#rrggbb`.
    public let color: String
    /// The colour on a dark page, `#rrggbb`.
    public let darkColor: String
  }

  /// The rules of the game on a network.
  public struct Game: Sendable {
    /// The number of tickets that a player has.
    public let tickets: Int
    /// A Boolean value that is true if each deal consists of one place from each region.
    public let dealsOneOfEachRegion: Bool
  }

  /// The display name of the network.
  public let title: String
  /// A sentence that describes the network.
  public let summary: String
  /// A paragraph that describes the network; empty if there is none.
  public let description: String
  /// Names of the network in other languages.
  public let foreignNames: [String]
  /// The unit of costs.
  public internal(set) var unit: Unit
  /// Further measures of links, which, like costs, are summed along a route.
  public internal(set) var measures: [Measure]
  /// A note about the meaning and the limits of the costs; empty if there is none.
  public let costNote: String
  /// The modes of travel; links refer to them by index.
  public let modes: [Mode]
  /// The terms for the labels of links; `nil` if labels have no pages.
  public let labels: Labels?
  /// The background of the network's map.
  public let ground: Ground
  /// The maximum gap, in metres, between a place and the end of its line; `nil` stands for 100. It
  /// is also the maximum gap at which ends of lines, or parts of a line, are joined; for this
  /// purpose, `nil` stands for 0.
  let tolerance: Double?
  let connectors: Connectors
  /// The labels of closed links. These links are not part of the network.
  var closed: [(label: String, location: SourceLocation)]
  /// The labels under `what-if`. For each label, the network's page describes the effect of closing
  /// its links, and uses the name in sentences.
  var whatIf: [(label: String, name: String, location: SourceLocation)] = []
  /// Further names that readers can use for labels.
  var aliases: [(label: String, name: String, location: SourceLocation)] = []
  /// The groups of places; empty for most networks.
  public let regions: [Region]
  /// The rules of the game on the network; `nil` if there is no game.
  public let game: Game?
  /// The formats of the files with routes; `nil` if the formats in `site.yml` apply.
  let exports: [ExportFormat]?
  /// The network's data sets, as headings of `SOURCES.md`.
  public let sources: [(heading: String, location: SourceLocation)]
  let outlineLocation: SourceLocation
  /// The keys that are misspelt in the file. Names that a misspelt key might define are not
  /// reported as unknown in the tables.
  var misspelt: Set<String> = []
}

extension NetworkSettings {
  var drawnRegions: [NetworkDrawing.Region] {
    regions.map { NetworkDrawing.Region(id: $0.id, color: $0.color, darkColor: $0.darkColor) }
  }
}
