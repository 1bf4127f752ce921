/// The sea or foreign land that a straight line between two places of a country crosses.
public enum Crossing: Hashable, Sendable {
  /// Only the country's own land, lakes included, and short crossings that do not count.
  case none
  /// Mostly the sea.
  case sea
  /// Mostly another country, by its index.
  case country(Int)
}

extension Atlas {
  /// The longest distance between samples, in metres, and the fewest samples of a line.
  static let crossingStep = 2_500.0
  static let crossingSteps = 16

  /// Returns the sea or foreign land that the great circle between two places of a country crosses.
  ///
  /// The line is cut into equal steps of at most 2.5 km, at least 16 of them, and the middle of
  /// each is looked up in the outlines. A stretch off the country's land counts if it is at least 5
  /// km long, or a fifth of the line: outlines are generalised, so harbours can lie offshore, and
  /// border rivers on either side of the border. Among the crossings that count, the one with the
  /// greatest total length is the answer. Areas that the worldview assigns to no country count as
  /// the country's own land. If a country has no polygons, nothing counts as a crossing.
  ///
  /// - Parameter country: an index into ``countries``.
  public func crossing(from: Coordinate, to: Coordinate, of country: Int) -> Crossing {
    guard !countries[country].polygons.isEmpty else { return .none }
    let length = GreatCircle.distance(from, to)
    let wanted = min((length / Self.crossingStep).rounded(.up), 20_000)
    let steps = max(Self.crossingSteps, Int(wanted))
    let step = length / Double(steps)
    let least = min(5_000, length / 5)
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
        if Double(stretch.count) * step >= least {
          for ground in stretch { lengths[ground, default: 0] += step }
        }
        stretch.removeAll(keepingCapacity: true)
      }
    }
    // The sea first, then countries by index, so that ties are broken the same way every time.
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
