extension NetworkSettings {
  /// The unit in which costs are written and shown. Costs are kept as whole numbers of its smallest
  /// part.
  ///
  /// Code uses its properties, and never checks which unit it is.
  public struct Unit: Sendable, Hashable {
    /// The quantity that a unit measures, which determines the words for more and less of it.
    public enum Kind: String, CaseIterable, Sendable {
      /// A length, or a count of steps along the way.
      case length
      /// A time.
      case time
      /// Anything else: money, effort, points.
      case cost
    }

    /// A name of the smallest part of a unit.
    public struct Part: Sendable, Hashable {
      /// The plural: "metres".
      let name: String
      /// The symbol: "m".
      let symbol: String
    }

    /// A notation of times with a colon, such as 2:30.
    enum Clock: Sendable, Hashable {
      /// Hours and minutes, in a unit of hours.
      case hours
      /// Hours and minutes, in a unit of minutes.
      case minutes
      /// Minutes and seconds, in a unit of seconds.
      case seconds

      /// The number of the clock's smaller parts in one unit.
      var partsPerUnit: Int64 { self == .hours ? 60 : 1 }
      /// The name of the clock's smaller parts.
      var part: String { self == .seconds ? "seconds" : "minutes" }
    }

    /// The plural: "minutes".
    public let name: String
    /// The singular: "minute".
    public let singular: String
    /// The text after a number, such as "min"; if it is the name, it takes the plural form of the
    /// number.
    public let symbol: String
    /// The number of decimals that costs have, 0 to 6.
    public let decimals: Int
    /// The quantity that it measures.
    public let kind: Kind
    /// The smallest part, if it has a name.
    let part: Part?
    /// The keyword for the unit in `network.yml` and in the data; `nil` for a network's own unit.
    let keyword: String?

    /// Makes a network's own unit.
    public init(name: String, singular: String? = nil, symbol: String? = nil, decimals: Int = 0) {
      let symbol = symbol ?? name
      self.init(
        name: name, singular: singular ?? (name.hasSuffix("s") ? String(name.dropLast()) : name),
        symbol: symbol, decimals: decimals, kind: Kind(name: name, symbol: symbol), part: nil,
        keyword: nil)
    }

    private init(
      name: String, singular: String, symbol: String, decimals: Int, kind: Kind, part: Part?,
      keyword: String?
    ) {
      self.name = name
      self.singular = singular
      self.symbol = symbol
      self.decimals = decimals
      self.kind = kind
      self.part = part
      self.keyword = keyword
    }

    /// Kilometres with three decimals, kept as metres.
    public static let km = Unit(
      name: "kilometres", singular: "kilometre", symbol: "km", decimals: 3, kind: .length,
      part: .metre, keyword: "km")
    /// The unit of settings without a known unit; it accepts every cost.
    static let unknown = Unit(
      name: "", singular: "", symbol: "", decimals: 0, kind: .cost, part: nil, keyword: nil)
    /// Steps of a game.
    public static let steps = Unit(
      name: "steps", singular: "step", symbol: "steps", decimals: 0, kind: .length, part: nil,
      keyword: "steps")
    /// The units that `network.yml` names by a word.
    static let known = [km, steps]

    /// The largest number of decimals.
    static let decimalLimit = 6

    /// The number of its smallest parts that make one.
    public var scale: Int64 { (0..<decimals).reduce(1) { scale, _ in scale * 10 } }

    /// A Boolean value that is true if costs are whole metres, so that great circles can replace
    /// missing costs and bound the rest of a route.
    public var countsMetres: Bool { part == .metre }

    /// A Boolean value that is true if costs have more decimals than are shown.
    var isRounded: Bool { decimals > 2 }

    /// A Boolean value that is true if costs are shown with the name instead of a symbol.
    var isNamed: Bool { symbol == name }

    /// The notation of times in which costs may be written; `nil` if there is none.
    var clock: Clock? {
      guard keyword == nil else { return nil }
      let texts = [name.lowercased(), symbol.lowercased()]
      if texts.contains("hours") || texts.contains("h") { return .hours }
      if texts.contains("minutes") || texts.contains("min") { return .minutes }
      return texts.contains("seconds") || texts.contains("s") ? .seconds : nil
    }
  }
}

extension NetworkSettings.Unit.Part {
  static let metre = Self(name: "metres", symbol: "m")
}

extension NetworkSettings.Unit.Kind {
  private static let lengths: Set = [
    "metres", "meters", "kilometres", "kilometers", "miles", "nautical miles", "feet", "yards",
    "furlongs", "leagues", "m", "km", "mi", "nmi", "ft", "yd", "steps", "stops", "stations", "hops",
    "moves", "legs", "blocks", "fields",
  ]
  private static let times: Set = [
    "seconds", "minutes", "hours", "days", "weeks", "s", "sec", "min", "h", "hr", "d", "turns",
  ]

  /// The quantity that a known name or symbol stands for.
  fileprivate init(name: String, symbol: String) {
    let texts = [name.lowercased(), symbol.lowercased()]
    self = .cost
    if texts.contains(where: Self.lengths.contains) { self = .length }
    if texts.contains(where: Self.times.contains) { self = .time }
  }
}
