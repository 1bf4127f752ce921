/// Arithmetic with longitudes, in degrees.
public enum Longitude {
  /// The longitude of the same meridian in -180..<180.
  public static func normalized(_ degrees: Double) -> Double {
    if degrees >= -180 && degrees < 180 { return degrees }
    let turned = (degrees + 180).truncatingRemainder(dividingBy: 360)
    let normal = (turned < 0 ? turned + 360 : turned) - 180
    // If `degrees` is slightly below -180, the sum above can be rounded to exactly 180.
    return normal < 180 ? normal : -180
  }

  /// The number of degrees eastwards from one meridian to another, in 0..<360.
  public static func eastward(from west: Double, to east: Double) -> Double {
    let way = (east - west).truncatingRemainder(dividingBy: 360)
    return way < 0 ? way + 360 : way
  }
}

/// A range of longitudes that extends eastwards from `west`, possibly across the antimeridian.
public struct LongitudeInterval: Hashable, Sendable {
  /// The western end in degrees, -180..<180.
  public let west: Double
  /// The number of degrees from the western to the eastern end, 0...360.
  public let width: Double

  /// Makes an interval; `west` is normalised, and `width` is clamped to 0...360.
  public init(west: Double, width: Double) {
    self.west = Longitude.normalized(west)
    self.width = min(max(width, 0), 360)
  }

  /// The eastern end in degrees, -180...180; less than `west` if the interval crosses the
  /// antimeridian.
  public var east: Double {
    let end = west + width
    return end > 180 ? end - 360 : end
  }

  /// The middle meridian in degrees, -180..<180.
  public var middle: Double { Longitude.normalized(west + width / 2) }

  /// Returns true if a meridian lies within the interval or at one of its ends.
  public func contains(_ longitude: Double) -> Bool {
    width >= 360 || Longitude.eastward(from: west, to: longitude) <= width
  }

  /// The smallest interval that contains all given intervals; `nil` if there are none. This
  /// interval leaves out the largest gap, or the westernmost gap if several gaps are equally large.
  public static func smallest(covering intervals: [LongitudeInterval]) -> LongitudeInterval? {
    guard !intervals.isEmpty else { return nil }
    let sorted = intervals.sorted { ($0.west, $0.width) < ($1.west, $1.width) }
    // Sweep eastwards and track how far the earth is covered. An interval that crosses +180 can
    // already cover the first intervals.
    let start = sorted[0].west
    let end = sorted.reduce(start) { max($0, $1.west + $1.width) }
    var covered = max(start + sorted[0].width, end - 360)
    var gap = -1.0
    var gapEnd = start
    for interval in sorted.dropFirst() {
      if interval.west - covered > gap {
        gap = interval.west - covered
        gapEnd = interval.west
      }
      covered = max(covered, interval.west + interval.width)
    }
    // The last gap is between the end of the sweep and its start.
    let last = start + 360 - covered
    if last > gap {
      gap = last
      gapEnd = start
    }
    if gap <= 0 { return LongitudeInterval(west: start, width: 360) }
    return LongitudeInterval(west: gapEnd, width: 360 - gap)
  }

  /// The smallest interval that contains all given meridians; `nil` if there are none.
  public static func smallest(covering longitudes: [Double]) -> LongitudeInterval? {
    smallest(covering: longitudes.map { LongitudeInterval(west: $0, width: 0) })
  }
}
