/// Joins places that are neighbours on the sphere, by the criterion of K. R. Gabriel and R. R.
/// Sokal, "A New Statistical Approach to Geographic Variation Analysis", Systematic Zoology 18
/// (1969), 259-278.
///
/// Two places are joined if no other place lies inside the smallest spherical cap that contains
/// both. The diameter of this cap is the great-circle arc between the two places. A place on the
/// rim of the cap is not inside.
///
/// The cap is the part of the sphere inside a ball whose diameter is the chord between the two
/// places, a and b. By Thales's theorem, a place c is inside if and only if the angle at c between
/// a and b is obtuse: (a - c) . (b - c) < 0 in space. The test uses no longitudes, so neither the
/// antimeridian nor a pole is a special case.
///
/// **Connected.** The graph contains every minimum spanning tree of the places. Chord lengths and
/// arc lengths give the same trees, because they rank the pairs of places in the same order. If c
/// lies inside the ball with diameter ab, then |ac|² + |cb|² < |ab|², so ac and cb are both shorter
/// than ab. Removing ab from a spanning tree leaves two parts. One of the parts contains c, and
/// either ac or cb joins the two parts at a lower cost, so the tree was not minimal. The proof
/// remains valid after rounding. The test can misjudge the angle at c by a few units in the last
/// place, but ac and cb are both shorter than ab even if this angle is a right angle. Two places at
/// the same position are joined to each other, and each is joined to all neighbours of the other.
///
/// **Planar.** The graph is a subgraph of the Delaunay triangulation (D. W. Matula and R. R. Sokal,
/// "Properties of Gabriel Graphs Relevant to Geographic Variation Research", Geographical Analysis
/// 12 (1980), 205-222). The cap over each edge is empty, so two edges cross only if all four of
/// their ends lie on the rim of one cap.
public enum GabrielGraph {
  /// Two neighbours, as indices into the list of places.
  public struct Edge: Hashable, Sendable {
    /// The lower index.
    public let from: Int
    /// The higher index.
    public let to: Int
  }

  /// The pairs of neighbours among places, sorted by the first index and then by the second.
  ///
  /// - Complexity: O(n³) for n places in the worst case, but usually much less.
  public static func edges(among places: [Coordinate]) -> [Edge] {
    let points = places.map { UnitVector($0) }
    var edges: [Edge] = []
    for from in points.indices {
      for to in points.indices where to > from {
        let isFree = points.indices.allSatisfy { other in
          other == from || other == to
            || !sees(points[from], points[to], obtuselyFrom: points[other])
        }
        if isFree { edges.append(Edge(from: from, to: to)) }
      }
    }
    return edges
  }

  private static func sees(
    _ a: UnitVector, _ b: UnitVector, obtuselyFrom c: UnitVector
  ) -> Bool {
    (a - c).dot(b - c) < 0
  }
}
