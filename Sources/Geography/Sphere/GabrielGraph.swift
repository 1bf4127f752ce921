/// Joins places that are neighbours on the sphere: K. R. Gabriel and R. R. Sokal, "A New Statistical
/// Approach to Geographic Variation Analysis", Systematic Zoology 18 (1969), 259-278.
///
/// Two places are joined if no other lies inside the smallest round part of the sphere that holds
/// both, the cap whose diameter is the great circle between them; one on the cap's rim is not
/// inside.
///
/// ```swift
/// let edges = GabrielGraph.edges(among: places)
/// // edges[0].from < edges[0].to, both indices into places
/// ```
///
/// That cap is the part of the sphere inside the ball whose diameter is the chord between both
/// places. So c is inside exactly if it sees the chord under an obtuse angle (Thales): (a - c) . (b -
/// c) < 0 in space. The test uses no longitudes, so neither the antimeridian nor a pole is special.
///
/// **Connected.** The graph contains every minimum spanning tree of the places, by chords or by arcs,
/// which order pairs in the same way. If c lies inside the ball over a and b, then |ac|² + |cb|² <
/// |ab|², so ac and cb are both shorter than ab. Without ab, a spanning tree that contains it falls
/// into two parts; c lies in one of them, and ac or cb joins the two at a lower cost. The same holds
/// after rounding: the angle at c is off by some units in the last place at most, and even at a right
/// angle both sides are shorter than ab. Equal places do not separate each other from any third
/// place: each is joined to the other, and to all neighbours of the other.
///
/// **Planar.** It is a part of Delaunay's triangulation (D. W. Matula and R. R. Sokal, "Properties of
/// Gabriel Graphs Relevant to Geographic Variation Research", Geographical Analysis 12 (1980),
/// 205-222): the cap over a and b is empty, so no two of its lines cross.
public enum GabrielGraph {
  /// Two neighbours, by index, the lower first.
  public struct Edge: Hashable, Sendable {
    /// The lower index.
    public let from: Int
    /// The higher index.
    public let to: Int
  }

  /// The neighbours among places, sorted by their first and then their second index.
  ///
  /// - Complexity: O(n³) for n places in the worst case; for most pairs, a place between them is
  ///   found early.
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
    (a.x - c.x) * (b.x - c.x) + (a.y - c.y) * (b.y - c.y) + (a.z - c.z) * (b.z - c.z) < 0
  }
}
