extension NetworkSettings {
  /// The unit in which costs are written and shown. Costs are stored as whole numbers of the unit's
  /// smallest part.
  ///
  /// Code must use the properties of a unit, and never test for a specific unit.
  public struct Unit: Sendable, Hashable {
    /// The quantity that a unit measures. It determines words for comparisons, such as "shorter",
    /// "faster" or "cheaper".
    public enum Kind: String, CaseIterable, Sendable {
      /// A length, or a number of steps.
      case length
      /// A time.
      case time
      /// Any other quantity, such as money, effort or points.
      case cost
    }

    /// The name of the smallest part of a unit.
    public struct Part: Sendable, Hashable {
      /// The plural, such as "metres".
      let name: String
      /// The symbol, such as "m".
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

      /// The number of the clock's smaller parts in one unit. The parts are minutes or seconds.
      var partsPerUnit: Int64 { self == .hours ? 60 : 1 }
      /// The name of the clock's smaller parts.
      var part: String { self == .seconds ? "seconds" : "minutes" }
    }

    /// The plural, such as "minutes".
    public let name: String
    /// The singular, such as "minute".
    public let singular: String
    /// The text after a number, such as "min". If it is the same as ``name``, a cost of exactly one
    /// unit is shown with ``singular`` instead.
    public let symbol: String
    /// The number of decimal places of costs, from 0 to 6.
    public let decimals: Int
    /// The quantity that the unit measures.
    public let kind: Kind
    /// The smallest part of the unit; `nil` if it has no name.
    let part: Part?
    /// The keyword for a predefined unit in `network.yml` and in the data; `nil` for a unit that a
    /// network defines.
    let keyword: String?

    /// Creates a unit that a network defines.
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

    /// Kilometres with three decimal places, stored as metres.
    public static let km = Unit(
      name: "kilometres", singular: "kilometre", symbol: "km", decimals: 3, kind: .length,
      part: .metre, keyword: "km")
    /// The unit that replaces an invalid unit of the settings after its error was reported. It
    /// accepts every cost, so that the costs cause no further errors.
    static let unknown = Unit(
      name: "", singular: "", symbol: "", decimals: 0, kind: .cost, part: nil, keyword: nil)
    /// The unit for steps of a game.
    public static let steps = Unit(
      name: "steps", singular: "step", symbol: "steps", decimals: 0, kind: .length, part: nil,
      keyword: "steps")
    /// The predefined units, which have a keyword in `network.yml`.
    static let known = [km, steps]

    /// The maximum number of decimal places.
    static let decimalLimit = 6

    /// The number of smallest parts in one unit.
    public var scale: Int64 { (0..<decimals).reduce(1) { scale, _ in scale * 10 } }

    /// A Boolean value that is true if costs are stored in metres. In this case, a great-circle
    /// distance can replace a missing cost, and is usually a lower bound for the cost of a route.
    public var countsMetres: Bool { part == .metre }

    /// A Boolean value that is true if costs have more decimal places than pages show.
    var isRounded: Bool { decimals > 2 }

    /// A Boolean value that is true if costs are shown with the name of the unit instead of a
    /// symbol.
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

  /// Determines the quantity from the name or symbol of a well-known unit. The quantity of any
  /// other unit is ``cost``.
  fileprivate init(name: String, symbol: String) {
    let texts = [name.lowercased(), symbol.lowercased()]
    self = .cost
    if texts.contains(where: Self.lengths.contains) { self = .length }
    if texts.contains(where: Self.times.contains) { self = .time }
  }
}
