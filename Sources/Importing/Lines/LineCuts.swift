import Geography
import Platform

/// A line that is cut at the points nearest to given stops. The stops are in order along the line.
///
/// A line that passes a stop twice, or doubles back, has several candidate points for this stop.
/// Dynamic programming over all stops and segments chooses one point for each stop. The segments of
/// the chosen points follow the order of the stops. Among all such choices, the sum of the squared
/// distances between stops and points is minimal.
struct LineCuts {
  /// A line is cut only if its number of points, multiplied by the number of stops, is at most this
  /// number. At this maximum, the table of choices takes 80 MB.
  static let largestTable = 20_000_000

  private let line: [Coordinate]
  /// The cut at each stop; `nil` if the line is too far from the stop.
  private var cuts: [Cut?] = []

  private struct Cut {
    let segment: Int
    let fraction: Double
    let metres: Double
  }

  /// Returns true if cutting a line would take too much memory and time.
  static func isTooLarge(points: Int, stops: Int) -> Bool {
    let (size, overflow) = points.multipliedReportingOverflow(by: stops)
    return overflow || size > largestTable
  }

  /// Cuts a line. A line that is too large is not cut, and has no parts.
  ///
  /// - Parameters:
  ///   - stops: the positions of at least two stops.
  ///   - reach: the maximum distance between a stop and the line, in metres.
  init(_ line: [Coordinate], at stops: [Coordinate], reach: Double) {
    self.line = line
    let segments = line.count - 1
    guard segments > 0, !stops.isEmpty,
      !Self.isTooLarge(points: line.count, stops: stops.count)
    else {
      cuts = stops.map { _ in nil }
      return
    }
    // For each segment, the least sum of squared distances for the stops so far, if the cut for the
    // last of these stops is on this segment or an earlier one.
    var sums = [Double](repeating: 0, count: segments)
    // `choices[stop][segment]` is the best segment for the stop's cut among segments 0 through
    // `segment`.
    var choices: [[Int32]] = []
    for stop in stops {
      var choice = [Int32](repeating: 0, count: segments)
      var best = (sum: Double.infinity, segment: 0)
      for segment in 0..<segments {
        let metres = Self.cut(line[segment], line[segment + 1], at: stop, segment).metres
        let sum = sums[segment] + metres * metres
        if sum < best.sum { best = (sum, segment) }
        sums[segment] = best.sum
        choice[segment] = Int32(best.segment)
      }
      choices.append(choice)
    }
    var segment = segments - 1
    for (stop, choice) in zip(stops, choices).reversed() {
      segment = Int(choice[segment])
      let cut = Self.cut(line[segment], line[segment + 1], at: stop, segment)
      cuts.append(cut.metres <= reach ? cut : nil)
    }
    cuts.reverse()
  }

  /// The points of the line from one stop to the next; `nil` if the line is too far from either
  /// stop.
  func part(_ stop: Int) -> [Coordinate]? {
    guard let start = cuts[stop], let end = cuts[stop + 1] else { return nil }
    var points = [point(start)]
    if start.segment < end.segment {
      points += line[(start.segment + 1)...end.segment]
    }
    // On a single segment, the point nearest to the second stop can lie before the point nearest to
    // the first.
    if start.segment < end.segment || start.fraction < end.fraction { points.append(point(end)) }
    var result: [Coordinate] = []
    for point in points where point != result.last { result.append(point) }
    return result
  }

  private func point(_ cut: Cut) -> Coordinate {
    let (a, b) = (line[cut.segment], line[cut.segment + 1])
    return Coordinate(
      latitude: a.latitude + (b.latitude - a.latitude) * cut.fraction,
      longitude: Longitude.normalized(
        a.longitude + Longitude.normalized(b.longitude - a.longitude) * cut.fraction))
  }

  /// The point of a segment that is nearest to a stop. The point is computed on a plane, which is
  /// accurate over a few kilometres.
  private static func cut(
    _ a: Coordinate, _ b: Coordinate, at stop: Coordinate, _ segment: Int
  ) -> Cut {
    let metresPerDegree = GreatCircle.earthRadius * .pi / 180
    let cosine = cos(stop.latitude * .pi / 180)
    let ax = Longitude.normalized(a.longitude - stop.longitude) * cosine * metresPerDegree
    let bx = Longitude.normalized(b.longitude - stop.longitude) * cosine * metresPerDegree
    let ay = (a.latitude - stop.latitude) * metresPerDegree
    let by = (b.latitude - stop.latitude) * metresPerDegree
    let (dx, dy) = (bx - ax, by - ay)
    let square = dx * dx + dy * dy
    let fraction = square > 0 ? min(max(-(ax * dx + ay * dy) / square, 0), 1) : 0
    let (x, y) = (ax + dx * fraction, ay + dy * fraction)
    return Cut(segment: segment, fraction: fraction, metres: (x * x + y * y).squareRoot())
  }
}
