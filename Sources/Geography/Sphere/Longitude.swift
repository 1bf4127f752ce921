/// Arithmetic of meridians, in degrees.
public enum Longitude {
  /// The same meridian in -180..<180.
  public static func normalized(_ degrees: Double) -> Double {
    if degrees >= -180 && degrees < 180 { return degrees }
    let turned = (degrees + 180).truncatingRemainder(dividingBy: 360)
    let normal = (turned < 0 ? turned + 360 : turned) - 180
    // A hair west of -180 is rounded up to 180.
    return normal < 180 ? normal : -180
  }

  /// The degrees eastwards from one meridian to another, in 0..<360.
  public static func eastward(from west: Double, to east: Double) -> Double {
    let way = (east - west).truncatingRemainder(dividingBy: 360)
    return way < 0 ? way + 360 : way
  }
}

/// A stretch of meridians: from `west`, `width` degrees to the east, perhaps across +-180.
public struct LongitudeInterval: Hashable, Sendable {
  /// The western end, -180..<180.
  public let west: Double
  /// Degrees from the western to the eastern end, 0...360.
  public let width: Double

  /// Makes an interval; `west` is normalised.
  public init(west: Double, width: Double) {
    self.west = Longitude.normalized(west)
    self.width = min(max(width, 0), 360)
  }

  /// The eastern end, -180...180; lower than `west` if the interval crosses +-180.
  public var east: Double {
    let end = west + width
    return end > 180 ? end - 360 : end
  }

  /// The middle meridian, -180..<180.
  public var middle: Double { Longitude.normalized(west + width / 2) }

  /// Returns true if a meridian lies within the interval, ends included.
  public func contains(_ longitude: Double) -> Bool {
    width >= 360 || Longitude.eastward(from: west, to: longitude) <= width
  }

  /// The smallest interval that contains all of the given intervals: the complement of the largest
  /// empty gap between them (of equal gaps, the one farthest west). `nil` without intervals.
  public static func smallest(covering intervals: [LongitudeInterval]) -> LongitudeInterval? {
    guard !intervals.isEmpty else { return nil }
    let sorted = intervals.sorted { ($0.west, $0.width) < ($1.west, $1.width) }
    // Sweep eastwards, remembering how far the earth is covered; an interval that runs over +180
    // may already cover the first ones.
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
    // The last gap closes the circle.
    let last = start + 360 - covered
    if last > gap {
      gap = last
      gapEnd = start
    }
    if gap <= 0 { return LongitudeInterval(west: start, width: 360) }
    return LongitudeInterval(west: gapEnd, width: 360 - gap)
  }

  /// The smallest interval that contains all of the given meridians, found by the largest gap
  /// between them.
  public static func smallest(covering longitudes: [Double]) -> LongitudeInterval? {
    smallest(covering: longitudes.map { LongitudeInterval(west: $0, width: 0) })
  }
}
