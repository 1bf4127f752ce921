import Geography

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line cut at the points nearest to some stops, which follow one another along it.
///
/// A line that passes a stop twice, or doubles back, has several points near it. A point is chosen
/// for each stop, in the order of the stops, so that the sum of squared distances is minimal.
/// Dynamic programming finds the choice, stop by stop, over all segments of the line.
struct LineCuts {
  /// The largest number of stops times segments for which all choices are kept: 80 MB.
  static let largestTable = 20_000_000

  private let line: [Coordinate]
  /// The segment, and the place on it, for each stop; `nil` if the line is too far away.
  private var cuts: [Cut?] = []

  private struct Cut {
    let segment: Int
    let fraction: Double
    let metres: Double
  }

  /// Returns true if a line and stops are so many that cutting would take too much memory and time.
  static func isTooLarge(points: Int, stops: Int) -> Bool {
    let (size, overflow) = points.multipliedReportingOverflow(by: stops)
    return overflow || size > largestTable
  }

  /// Cuts a line; a line that is too large is not cut and has no parts.
  ///
  /// - Parameters:
  ///   - stops: at least two.
  ///   - reach: the number of metres between a stop and the line.
  init(_ line: [Coordinate], at stops: [Coordinate], reach: Double) {
    self.line = line
    let segments = line.count - 1
    guard segments > 0, !stops.isEmpty,
      !Self.isTooLarge(points: line.count, stops: stops.count)
    else {
      cuts = stops.map { _ in nil }
      return
    }
    // For each segment, the least sum for the stops so far if the last of them lies on it or before
    // it.
    var sums = [Double](repeating: 0, count: segments)
    // The segment of the last stop in that sum.
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

  /// The points between a stop and the next; `nil` if the line is too far from one of them.
  func part(_ stop: Int) -> [Coordinate]? {
    guard let start = cuts[stop], let end = cuts[stop + 1] else { return nil }
    var points = [point(start)]
    if start.segment < end.segment {
      points += line[(start.segment + 1)...end.segment]
    }
    // Two stops on one segment may be nearest to it in the other order.
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

  /// The point of a segment nearest to a stop, on a plane, which is accurate over a few kilometres.
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
