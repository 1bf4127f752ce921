import Geography
import Input

/// The geographic line of a route.
enum ExportTrack {
  /// The maximum distance between two points of a line, in metres. Programs draw straight lines
  /// between points. In central Europe, a straight line of 100 km deviates from the great circle by
  /// about 200 m.
  static let maximumStep = 100_000.0

  /// Returns lines that follow the great circle from each point to the next. They are cut at the
  /// antimeridian, so that no program draws a line around the world (RFC 7946, 3.1.9). The ends at
  /// a cut have a longitude of ±180°.
  static func lines(through places: [Coordinate]) -> [[Coordinate]] {
    guard let first = places.first else { return [] }
    var lines: [[Coordinate]] = []
    var line = [first]
    for (a, b) in zip(places, places.dropFirst()) {
      for next in GreatCircle.points(from: a, to: b, maximumStep: maximumStep).dropFirst() {
        let last = line[line.count - 1]
        if abs(next.longitude - last.longitude) > 180 {
          let side = last.longitude < 0 ? -180.0 : 180
          let way = next.longitude + 2 * side - last.longitude
          let share = way == 0 ? 0 : (side - last.longitude) / way
          let latitude = last.latitude + (next.latitude - last.latitude) * share
          // The line of a link may already have a point on the antimeridian.
          if last.longitude != side {
            line.append(Coordinate(latitude: latitude, longitude: side))
          }
          if line.count > 1 { lines.append(line) }
          line = [Coordinate(latitude: latitude, longitude: -side)]
          if next.longitude == -side { continue }
        }
        line.append(next)
      }
    }
    return line.count > 1 || lines.isEmpty ? lines + [line] : lines
  }
}

/// Rounds degrees to the precision of exports: five decimal places, or about a metre.
enum ExportNumber {
  /// Converts degrees to hundred-thousandths of a degree. Halves are rounded up. Values just below
  /// a half are also rounded up, because a rounding error might have put them there. Therefore,
  /// every machine and every browser writes the same digits.
  static func units(_ degrees: Double) -> Int {
    Int((degrees * 100_000 + 0.500001).rounded(.down))
  }

  static func rounded(_ degrees: Double) -> Double { Double(units(degrees)) / 100_000 }

  static func rounded(_ place: Coordinate) -> Coordinate {
    Coordinate(latitude: rounded(place.latitude), longitude: rounded(place.longitude))
  }
}

extension [UInt8] {
  /// Appends degrees with at most five decimal places.
  mutating func append(degrees: Double) {
    append(ExportNumber.rounded(degrees), decimals: 5)
  }

  mutating func append(text: String) { append(contentsOf: text.utf8) }

  mutating func append(escaping text: String) {
    // This check saves time in tens of thousands of files, because most names need no escaping.
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0xE2 && ![0x22, 0x26, 0x27, 0x3C, 0x3E].contains($0)
    }
    append(contentsOf: isPlain ? text.utf8 : XMLText.escaped(text).utf8)
  }

  /// Appends a string literal, which needs no escaping.
  mutating func append(_ text: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
