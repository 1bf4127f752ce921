/// The sea or foreign land that a straight line between two places in one country crosses.
public enum Crossing: Hashable, Sendable {
  /// Only the country's own land and neutral areas, apart from crossings that are too short to
  /// count.
  case none
  /// Mostly sea, or lakes that the outlines cut out of the land.
  case sea
  /// Mostly another country, given by its index in ``Atlas/countries``.
  case country(Int)
}

extension Atlas {
  /// The maximum distance between samples, in metres.
  static let crossingStep = 2_500.0
  static let crossingSteps = 16
  /// The distance, in metres, by which the outlines can be wrong.
  static let outlineError = 1_000.0

  /// Returns the sea or foreign land that the great circle between two places in one country
  /// crosses.
  ///
  /// The line is divided into equal steps, and the middle of each step is looked up in the
  /// outlines. A stretch outside the country's land counts if it is at least 5 km long. On a line
  /// shorter than 25 km, a fifth of the line is enough, but not less than 1 km. Shorter stretches
  /// are ignored because outlines are generalised: a border river can lie on either side of the
  /// border. Because a harbour can lie offshore, a stretch must be 1 km longer for each end of the
  /// line that it reaches. The result is the sea or the foreign country whose stretches have the
  /// greatest total length; `.none` if no stretch counts. Neutral areas count as the country's own
  /// land. If the country has no polygons, the result is `.none`.
  public func crossing(from: Coordinate, to: Coordinate, of country: Int) -> Crossing {
    guard !countries[country].polygons.isEmpty else { return .none }
    let length = GreatCircle.distance(from, to)
    let wanted = min((length / Self.crossingStep).rounded(.up), 20_000)
    let steps = max(Self.crossingSteps, Int(wanted))
    let step = length / Double(steps)
    let least = min(5_000, max(Self.outlineError, length / 5))
    var lengths: [Crossing: Double] = [:]
    var stretch: [Crossing] = []
    for index in 0...steps {
      let ground: Crossing =
        index == steps
        ? .none
        : self.ground(
          at: GreatCircle.interpolate(from, to, fraction: (Double(index) + 0.5) / Double(steps)),
          of: country)
      if ground != .none {
        stretch.append(ground)
      } else if !stretch.isEmpty {
        let ends = (stretch.count == index ? 1.0 : 0) + (index == steps ? 1 : 0)
        if Double(stretch.count) * step >= least + ends * Self.outlineError {
          for ground in stretch { lengths[ground, default: 0] += step }
        }
        stretch.removeAll(keepingCapacity: true)
      }
    }
    // Ties go to the sea, then to the country with the lowest index, so the result is
    // deterministic.
    return lengths.max { ($0.value, $1.key.rank) < ($1.value, $0.key.rank) }?.key ?? .none
  }

  private func ground(at place: Coordinate, of country: Int) -> Crossing {
    guard let province = province(at: place) else { return .sea }
    guard let owner = provinces[province].country, owner != country else { return .none }
    return .country(owner)
  }
}

extension Crossing {
  fileprivate var rank: Int {
    switch self {
    case .none: -2
    case .sea: -1
    case .country(let index): index
    }
  }
}
