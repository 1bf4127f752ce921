extension NetworkSettings {
  /// The unit in which costs are written and shown. Costs are stored as whole numbers of the unit's
  /// smallest part.
  ///
  /// In code that depends on the unit, test a property such as ``countsMetres`` instead of
  /// comparing the unit with a specific one.
  public struct Unit: Sendable, Hashable {
    /// The quantity that a unit measures. It determines words such as "shorter" and "faster".
    public enum Kind: String, CaseIterable, Sendable {
      /// A length, or a number of steps.
      case length
      /// A time.
      case time
      /// Any other quantity, such as money, effort or points.
      case cost
    }

    /// The smallest part of a unit, in which costs are stored.
    public struct Part: Sendable, Hashable {
      /// The plural, such as "metres".
      let name: String
      let symbol: String
    }

    enum Clock: Sendable, Hashable {
      /// Times such as 2:30 (hours and minutes) in a unit of hours.
      case hours
      /// Times such as 2:30 (hours and minutes) in a unit of minutes.
      case minutes
      /// Times such as 2:30 (minutes and seconds) in a unit of seconds.
      case seconds

      /// The number of parts in one unit. Here, a part is the quantity after the colon: a minute
      /// or, in a unit of seconds, a second.
      var partsPerUnit: Int64 { self == .hours ? 60 : 1 }
    }

    /// The plural, such as "minutes".
    public let name: String
    /// The singular, such as "minute".
    public let singular: String
    /// The text after a number, such as "min". If it equals ``name``, a cost of exactly one unit is
    /// shown with ``singular`` instead.
    public let symbol: String
    /// The number of decimal places of costs, from 0 to 6.
    public let decimals: Int
    /// The quantity that the unit measures.
    public private(set) var kind: Kind
    /// The meaning of times such as 2:30 in this unit; `nil` if costs cannot have this form.
    private(set) var clock: Clock?
    let part: Part?
    /// The keyword of a predefined unit in `network.yml` and in the data; `nil` for other units.
    let keyword: String?

    /// Kilometres with three decimal places, stored as metres.
    public static let km = Unit(
      name: "kilometres", singular: "kilometre", symbol: "km", decimals: 3, kind: .length,
      part: .metre, keyword: "km")
    /// The unit that replaces an invalid unit in the settings after the error is reported. It
    /// accepts every cost, so costs cause no further errors.
    static let unknown = Unit(
      name: "", singular: "", symbol: "", decimals: 0, kind: .cost, part: nil, keyword: nil)
    /// A unit that counts steps, as in a game.
    public static let steps = Unit(
      name: "steps", singular: "step", symbol: "steps", decimals: 0, kind: .length, part: nil,
      keyword: "steps")
    static let known = [km, steps]

    static let decimalLimit = 6

    /// The number of smallest parts in one unit.
    public var scale: Int64 { (0..<decimals).reduce(1) { scale, _ in scale * 10 } }

    /// A Boolean value that is true if costs are stored in metres. A great-circle distance can then
    /// replace a missing cost, and is usually a lower bound for the cost of a route.
    public var countsMetres: Bool { part == .metre }

    /// A Boolean value that is true if costs have more decimal places than pages show.
    var isRounded: Bool { decimals > 2 }

    var isNamed: Bool { symbol == name }

    /// Copies the kind and the clock of the unit whose texts this unit translates.
    mutating func keepMeaning(of original: Self) {
      kind = original.kind
      clock = original.clock
    }
  }
}

extension NetworkSettings.Unit {
  /// Creates a unit that a network defines.
  public init(name: String, singular: String? = nil, symbol: String? = nil, decimals: Int = 0) {
    let symbol = symbol ?? name
    let texts = [name.lowercased(), symbol.lowercased()]
    self.init(
      name: name, singular: singular ?? (name.hasSuffix("s") ? String(name.dropLast()) : name),
      symbol: symbol, decimals: decimals, kind: Kind(texts), clock: Clock(texts), part: nil,
      keyword: nil)
  }
}

extension NetworkSettings.Unit.Clock {
  fileprivate init?(_ texts: [String]) {
    if texts.contains("hours") || texts.contains("h") {
      self = .hours
    } else if texts.contains("minutes") || texts.contains("min") {
      self = .minutes
    } else if texts.contains("seconds") || texts.contains("s") {
      self = .seconds
    } else {
      return nil
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

  /// Recognizes common units of length and time. Any other unit has the kind ``cost``.
  fileprivate init(_ texts: [String]) {
    self = .cost
    if texts.contains(where: Self.lengths.contains) { self = .length }
    if texts.contains(where: Self.times.contains) { self = .time }
  }
}
