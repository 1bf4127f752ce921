import Platform

/// The area, box and cap of a ring, which may cross the antimeridian.
struct RingMeasure {
  /// The area in square metres: positive for a clockwise ring (an exterior), negative for a hole.
  private(set) var area = 0.0
  private(set) var box: GeoBox
  private(set) var cap: SphereCap

  /// Measures a ring, given its vertices in millionths of a degree. Edges are straight lines in
  /// longitude and the sine of latitude, because such lines are closer to the drawn lines than
  /// great circles are.
  init(longitudes: [Int32], latitudes: [Int32]) {
    let unit = Atlas.unitsPerDegree
    var sum = 0.0
    var turned: Int64 = 0
    var west: Int64 = 0
    var east: Int64 = 0
    var south = Int32.max
    var north = Int32.min
    var previous = (longitudes.last ?? 0, latitudes.last ?? 0)
    var previousSine = sin((Double(previous.1) / unit).radians)
    let start = Int64(previous.0)
    var directions: [UnitVector] = []
    directions.reserveCapacity(longitudes.count)
    for (longitude, latitude) in zip(longitudes, latitudes) {
      var step = Int64(longitude) - Int64(previous.0)
      if step > 180_000_000 { step -= 360_000_000 }
      if step < -180_000_000 { step += 360_000_000 }
      let angle = (Double(latitude) / unit).radians
      let meridian = (Double(longitude) / unit).radians
      let sine = sin(angle)
      let cosine = cos(angle)
      directions.append(
        UnitVector(x: cosine * cos(meridian), y: cosine * sin(meridian), z: sine))
      sum += (Double(step) / unit).radians * (2 + sine + previousSine) / 2
      turned += step
      west = min(west, turned)
      east = max(east, turned)
      south = min(south, latitude)
      north = max(north, latitude)
      previous = (longitude, latitude)
      previousSine = sine
    }
    // A ring around a pole contains the south pole if it runs eastwards, otherwise the north pole.
    if turned < -180_000_000 { sum += 4 * .pi }
    let windsAround = abs(turned) > 180_000_000
    if windsAround {
      if turned > 0 { south = -90_000_000 } else { north = 90_000_000 }
    }
    // Around a pole, the mean of the vertices can be anywhere, so the pole is the centre.
    let pole = UnitVector(x: 0, y: 0, z: turned > 0 ? -1 : 1)
    cap =
      windsAround
      ? SphereCap(center: pole, covering: directions) : SphereCap(covering: directions)
    area = sum * GreatCircle.earthRadius * GreatCircle.earthRadius
    box = GeoBox(
      south: Double(min(south, north)) / unit, north: Double(max(south, north)) / unit,
      longitudes: LongitudeInterval(
        west: Double(start + west) / unit,
        width: windsAround ? 360 : Double(east - west) / unit))
  }
}

/// Returns true if a ring contains a point. Counts the ring's edges that cross the point's latitude
/// to the west of the point: the number is odd if the point is inside. Coordinates are in
/// millionths of a degree. Edges across the antimeridian are shifted to the point's side.
func ringContains(
  longitude: Int32, latitude: Int32, longitudes: [Int32], latitudes: [Int32]
) -> Bool {
  var inside = false
  var previous = longitudes.count - 1
  for current in longitudes.indices {
    let y1 = latitudes[previous]
    let y2 = latitudes[current]
    if (y1 <= latitude) != (y2 <= latitude) {
      let x1 = relativeLongitude(longitudes[previous], from: longitude)
      var x2 = relativeLongitude(longitudes[current], from: longitude)
      if x2 - x1 > 180e6 { x2 -= 360e6 }
      if x1 - x2 > 180e6 { x2 += 360e6 }
      let share = (Double(latitude) - Double(y1)) / (Double(y2) - Double(y1))
      if x1 + (x2 - x1) * share < 0 { inside.toggle() }
    }
    previous = current
  }
  return inside
}

/// A longitude relative to a central meridian, from -180 to 180 degrees, in millionths of a degree.
func relativeLongitude(_ longitude: Int32, from central: Int32) -> Double {
  var difference = Double(longitude) - Double(central)
  if difference > 180e6 { difference -= 360e6 }
  if difference < -180e6 { difference += 360e6 }
  return difference
}
