import Drawing
import Input
import Platform

/// Finds the pole of inaccessibility of an area: the inner point that is farthest from the outline.
///
/// Square cells cover the area. The cell with the greatest upper bound on the distance to the
/// outline is always divided next. The search ends when the precision is reached, or after 4,000
/// divisions.
/// Sources: Garcia-Castellanos and Lombardo (2007); the quadtree search is by Agafonkin.
enum PoleOfInaccessibility {
  /// A square: its centre, half its side length, and the distance from its centre to the outline.
  /// The distance is negative if the centre is outside the area.
  private struct Cell {
    var center: Point
    var half: Double
    var distance: Double
    /// An upper bound on the distance to the outline from any point in the square.
    var potential: Double { distance + half * 2.0.squareRoot() }
  }

  /// Returns the pole of inaccessibility of a polygon, given as rings on a plane with the exterior
  /// first. `nil` if the polygon has no vertices.
  ///
  /// - Parameter share: the precision, as a share of the shorter side of the polygon's bounds.
  static func find(in rings: [[Point]], precision share: Double = 0.01) -> Point? {
    guard let exterior = rings.first, let bounds = Rect(containing: exterior) else { return nil }
    let side = min(bounds.width, bounds.height)
    guard side > 0 else { return bounds.center }
    let precision = side * share
    var queue: [Cell] = []
    // Even if the area is very long, at most 20 of the first cells lie along its longer side.
    let step = max(side, max(bounds.width, bounds.height) / 20)
    var x = bounds.minX
    while x < bounds.maxX {
      var y = bounds.minY
      while y < bounds.maxY {
        queue.append(cell(Point(x: x + step / 2, y: y + step / 2), step / 2, rings))
        y += step
      }
      x += step
    }
    var best = cell(bounds.center, 0, rings)
    for candidate in queue where candidate.distance > best.distance { best = candidate }
    // The queue stays sorted by potential, with the best cell last.
    queue.sort { $0.potential < $1.potential }
    var divisions = 0
    while let top = queue.popLast(), divisions < 4000 {
      guard top.potential - best.distance > precision else { break }
      divisions += 1
      let half = top.half / 2
      for (dx, dy) in [(-half, -half), (half, -half), (-half, half), (half, half)] {
        let part = cell(top.center.offset(x: dx, y: dy), half, rings)
        if part.distance > best.distance { best = part }
        if part.potential - best.distance > precision {
          queue.insert(part, at: queue.partitioningIndex { $0.potential >= part.potential })
        }
      }
    }
    return best.center
  }

  private static func cell(_ center: Point, _ half: Double, _ rings: [[Point]]) -> Cell {
    var inside = false
    var nearest = Double.infinity
    for ring in rings {
      guard var previous = ring.last else { continue }
      for current in ring {
        if (previous.y > center.y) != (current.y > center.y) {
          let share = (center.y - previous.y) / (current.y - previous.y)
          if center.x < previous.x + (current.x - previous.x) * share { inside.toggle() }
        }
        nearest = min(nearest, center.squaredDistance(toSegment: previous, current))
        previous = current
      }
    }
    let distance = nearest.squareRoot()
    return Cell(center: center, half: half, distance: inside ? distance : -distance)
  }
}
