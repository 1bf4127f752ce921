import Drawing
import Geography
import Input
import Testing

/// Compares the atlas's outline of Ukraine with the 359 points of the outline in the article that
/// the network `ukraine-board` is based on.
@Suite struct FoundingOutlineTests {
  private typealias Segment = (from: Point, to: Point)

  @Test func oursIsTheFoundingOutline() throws {
    let atlas = try #require(ContentAtlases.shared.un)
    let ukraine = try #require(atlas.country("UA"))
    #expect(ukraine.polygons.count == 4)
    // Our outline is in the equirectangular projection, in units of the country's width.
    let box = ukraine.box
    let width = box.longitudes.width
    let ours = ukraine.polygons.flatMap { polygon -> [Segment] in
      let ring = atlas.coordinates(ofRing: polygon.rings[0]).map { place in
        Point(
          x: (place.longitude - box.longitudes.west) / width,
          y: (box.north - place.latitude) / width)
      }
      return zip(ring, ring.dropFirst() + ring.prefix(1)).map { ($0, $1) }
    }
    let text = String(
      decoding: try FileSystem.read(Fixtures.path("ukraine-outline.csv")), as: UTF8.self)
    let founding = text.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
      let fields = line.split(separator: ",").compactMap { Double(String($0)) }
      return fields.count == 3 ? Point(x: fields[1], y: fields[2]) : nil
    }
    #expect(founding.count == 359)

    // The article's outline was stretched to the unit square. The test computes the stretch by
    // least squares.
    var across = (scale: 1.0, offset: 0.0)
    var down = (scale: (box.north - box.south) / width, offset: 0.0)
    for _ in 0..<8 {
      let pairs = founding.map { point in
        (point, nearest(to: placed(point, across, down), on: ours))
      }.filter { placed($0.0, across, down).distance(to: $0.1) < 0.0015 }
      across = fit(pairs.map { ($0.0.x, $0.1.x) })
      down = fit(pairs.map { ($0.0.y, $0.1.y) })
    }
    let distances = founding.map { point in
      let place = placed(point, across, down)
      return place.distance(to: nearest(to: place, on: ours))
    }
    let mean = distances.reduce(0, +) / Double(distances.count)
    #expect(mean <= 0.0002, "the mean distance is \(mean) of the width")
    #expect(abs(across.scale - 1) < 0.003 && abs(across.offset) < 0.002)
  }

  private func placed(
    _ point: Point, _ across: (scale: Double, offset: Double),
    _ down: (scale: Double, offset: Double)
  ) -> Point {
    Point(x: across.scale * point.x + across.offset, y: down.scale * point.y + down.offset)
  }

  /// The linear regression of the pairs by least squares.
  private func fit(_ pairs: [(Double, Double)]) -> (scale: Double, offset: Double) {
    let count = Double(pairs.count)
    let meanX = pairs.reduce(0) { $0 + $1.0 } / count
    let meanY = pairs.reduce(0) { $0 + $1.1 } / count
    let both = pairs.reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let square = pairs.reduce(0) { $0 + ($1.0 - meanX) * ($1.0 - meanX) }
    let scale = both / square
    return (scale, meanY - scale * meanX)
  }

  private func nearest(to point: Point, on segments: [Segment]) -> Point {
    var best = (square: Double.infinity, point: point)
    for (a, b) in segments {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      let along = (point.x - a.x) * dx + (point.y - a.y) * dy
      let share = length > 0 ? min(max(along / length, 0), 1) : 0
      let (x, y) = (a.x + share * dx - point.x, a.y + share * dy - point.y)
      if x * x + y * y < best.square {
        best = (x * x + y * y, Point(x: a.x + share * dx, y: a.y + share * dy))
      }
    }
    return best.point
  }
}
