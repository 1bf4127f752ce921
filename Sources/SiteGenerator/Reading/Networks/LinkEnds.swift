import Geography
import Input

/// The ends of a link's line, beside the places that it joins.
struct LinkEnds {
  /// The default maximum number of metres between a place and the end of a line that leads to it.
  static let reach = 100.0
  /// The maximum number of metres between rounded coordinates of the same place: five decimals of a
  /// degree are about one metre.
  static let rounding = 1.5
  /// The largest number of metres that `network.yml` may set.
  static let limit = 300_000

  let from: NetworkContent.Place
  let to: NetworkContent.Place
  let tolerance: Double?

  /// The points of a line between the places; if the line leads elsewhere, reports it and returns
  /// `nil`.
  func bends(of feature: LinkFeature, into diagnostics: inout Diagnostics) -> [Coordinate]? {
    // A place without a position has been reported.
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
          hint: "exchange from and to, or turn the positions round")
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

  /// The points of a line between its ends. An end that is not at its place is a bend on the way there.
  static func bends(
    _ feature: LinkFeature, from start: Coordinate, to end: Coordinate
  ) -> [Coordinate] {
    let points = feature.points
    return Array(
      points.dropFirst(GreatCircle.distance(points[0], start) <= rounding ? 1 : 0)
        .dropLast(GreatCircle.distance(points[points.count - 1], end) <= rounding ? 1 : 0))
  }

  /// A gap in words.
  static func words(_ gap: Double) -> String { Words.length(metres: Int64(gap.rounded(.up))) }

  /// The setting that allows a gap, or where the mistake may be if none does.
  ///
  /// - Parameters:
  ///   - suspect: another possible cause, in addition to the order of the coordinates.
  ///   - effect: the effect of the setting, as in "allows such a gap".
  static func advice(_ gap: Double, orElse suspect: String, effect: String) -> String {
    let allowance = allowance(gap)
    return allowance <= limit
      ? "tolerance: \(allowance) in network.yml \(effect)"
      : "check \(suspect), and that positions are [longitude, latitude], not the other way round"
  }

  /// A round number of metres that is larger than a gap.
  static func allowance(_ gap: Double) -> Int {
    var unit = 1.0
    while gap / unit >= 10 { unit *= 10 }
    return Int((gap / unit + 0.001).rounded(.up) * unit)
  }
}
