import Geography
import Input

/// The ends of a link's line, compared with the places that the link joins.
struct LinkEnds {
  /// The default maximum distance, in metres, between a place and the end of its line.
  static let reach = 100.0
  /// The maximum distance, in metres, between rounded coordinates of the same place. Coordinates
  /// with five decimal places are rounded to about one metre.
  static let rounding = 1.5
  /// The maximum value of `tolerance` and of `reach` in `network.yml`, in metres.
  static let limit = 300_000

  let from: NetworkContent.Place
  let to: NetworkContent.Place
  let tolerance: Double?

  /// Returns the points of a feature's line between the two places. If the line does not lead from
  /// `from` to `to`, reports an error and returns `nil`.
  func bends(of feature: LinkFeature, into diagnostics: inout Diagnostics) -> [Coordinate]? {
    // A place without a position has already been reported.
    guard let start = from.coordinate, let end = to.coordinate, let first = feature.points.first,
      let last = feature.points.last
    else { return nil }
    let reach = tolerance ?? Self.reach
    let gaps = (GreatCircle.distance(first, start), GreatCircle.distance(last, end))
    guard max(gaps.0, gaps.1) <= reach else {
      let turned = max(GreatCircle.distance(first, end), GreatCircle.distance(last, start))
      if turned <= reach {
        diagnostics.error(
          at: feature.lineLocation, "the line runs from '\(to.id)' to '\(from.id)'",
          hint: "swap from and to, or reverse the positions")
      } else {
        let isStart = gaps.0 > reach
        let gap = isStart ? gaps.0 : gaps.1
        diagnostics.error(
          at: feature.lineLocation,
          "the line \(isStart ? "begins" : "ends") \(Self.words(gap)) from "
            + "'\(isStart ? from.id : to.id)'",
          hint: "the line of a link joins its places; "
            + Self.advice(gap, orElse: "from and to", effect: "allows such a gap"))
      }
      return nil
    }
    return Self.bends(feature, from: start, to: end)
  }

  /// Returns the inner points of a line. An end is included too if it is more than ``rounding``
  /// metres from its place.
  static func bends(
    _ feature: LinkFeature, from start: Coordinate, to end: Coordinate
  ) -> [Coordinate] {
    let points = feature.points
    return Array(
      points.dropFirst(GreatCircle.distance(points[0], start) <= rounding ? 1 : 0)
        .dropLast(GreatCircle.distance(points[points.count - 1], end) <= rounding ? 1 : 0))
  }

  static func words(_ gap: Double) -> String { Words.length(metres: Int64(gap.rounded(.up))) }

  /// Returns a hint about the setting that allows a gap. If no setting allows the gap, the hint
  /// lists possible mistakes instead.
  ///
  /// - Parameters:
  ///   - suspect: the values to check besides the order of coordinates, as in "from and to".
  ///   - effect: the effect of the setting, as in "allows such a gap".
  static func advice(_ gap: Double, orElse suspect: String, effect: String) -> String {
    let allowance = allowance(gap)
    return allowance <= limit
      ? "tolerance: \(allowance) in network.yml \(effect)"
      : "check \(suspect), and that positions are [longitude, latitude], not the other way round"
  }

  /// Returns a round number of metres that is larger than a gap.
  static func allowance(_ gap: Double) -> Int {
    var unit = 1.0
    while gap / unit >= 10 { unit *= 10 }
    return Int((gap / unit + 0.001).rounded(.up) * unit)
  }
}
