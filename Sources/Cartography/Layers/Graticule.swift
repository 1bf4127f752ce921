import Drawing
import Geography

/// The meridians and parallels on a page.
struct Graticule {
  private(set) var lines: [[Point]] = []

  /// - Parameter step: the number of degrees between lines; the default gives about five lines.
  init(_ placement: MapPlacement, page: Rect, step: Double? = nil) {
    guard let span = GraticuleSpan(placement, page: page) else { return }
    let step = step ?? span.step
    let south = (span.south / step).rounded(.down) * step
    let north = (span.north / step).rounded(.up) * step
    let count = Int(((north - south) / step).rounded())
    for index in 0...max(count, 0) {
      let latitude = south + Double(index) * step
      guard abs(latitude) < 90 else { continue }
      add(placement, page: page, from: span.west, to: span.east) {
        Coordinate(latitude: latitude, longitude: $0)
      }
    }
    // Meridians would crowd together near a pole, so they end one step before the pole, or at 85°
    // if the step is less than 5°.
    let reach = min(90 - step, 85)
    let west = (span.west / step).rounded(.up) * step
    var meridians = Int(((span.east - west) / step).rounded(.down))
    if span.isWhole { meridians = Int((360 / step).rounded()) - 1 }
    for index in 0...max(meridians, 0) {
      let longitude = west + Double(index) * step
      // Skip the meridian at the edge of a world map, because the map's outline is drawn there.
      if span.isWhole, case .meridian(let central) = placement.projection.cut,
        abs(abs(longitude - central) - 180) < 1e-9
      {
        continue
      }
      add(placement, page: page, from: max(south, -reach), to: min(north, reach)) {
        Coordinate(latitude: $0, longitude: longitude)
      }
    }
  }

  private mutating func add(
    _ placement: MapPlacement, page: Rect, from: Double, to: Double,
    coordinate: (Double) -> Coordinate
  ) {
    let count = 90
    let points = (0...count).compactMap {
      placement.point(for: coordinate(from + (to - from) * Double($0) / Double(count)))
    }
    guard points.count == count + 1 else { return }
    lines += page.clip(points)
  }
}

/// The part of the earth that a page shows, in degrees.
struct GraticuleSpan {
  var south = 90.0
  var north = -90.0
  var west = -180.0
  var east = 180.0
  /// A Boolean value that is true if the span covers all longitudes.
  var isWhole = false

  init?(_ placement: MapPlacement, page: Rect) {
    var longitudes: [Double] = []
    let steps = 24
    for row in 0...steps {
      for column in 0...steps {
        let point = Point(
          x: page.minX + page.width * Double(column) / Double(steps),
          y: page.minY + page.height * Double(row) / Double(steps))
        guard let place = placement.coordinate(at: point) else { continue }
        south = min(south, place.latitude)
        north = max(north, place.latitude)
        longitudes.append(place.longitude)
      }
    }
    for (latitude, isNorth) in [(90.0, true), (-90, false)] {
      if let pole = placement.point(for: Coordinate(latitude: latitude, longitude: 0)),
        page.contains(pole)
      {
        if isNorth { north = 90 } else { south = -90 }
        isWhole = true
      }
    }
    guard south <= north, let interval = LongitudeInterval.smallest(covering: longitudes) else {
      return nil
    }
    if interval.width > 330 { isWhole = true }
    if isWhole {
      if case .meridian(let central) = placement.projection.cut {
        (west, east) = (central - 180, central + 180)
      }
    } else {
      west = interval.west
      east = interval.west + interval.width
    }
  }

  /// A round number of degrees between lines, which gives about five lines.
  var step: Double {
    let span = max(north - south, min(east - west, 120) / 2)
    for step in [0.25, 0.5, 1, 2, 5, 10, 15] where span / step <= 6 { return step }
    return 30
  }
}
