import Drawing

/// Finds a country's main body and its remote parts, and decides which remote parts become insets.
struct Clustering {
  /// The largest gap between polygons of one cluster, in metres.
  static let gap = 300_000.0
  /// The largest gap between insets that share a frame, in metres.
  static let insetGap = 500_000.0
  /// A remote part becomes an inset if adding it to the main map would reduce the map's scale to
  /// less than this share of the scale without the part.
  static let leastScale = 0.85
  /// A remote part becomes an inset only if its area is below this share of the main body's area.
  static let largestShare = 0.25
  /// The smallest area of a main body, as a share of the total area. If the main body is smaller,
  /// no part becomes an inset by default.
  static let leastMainShare = 0.6
  /// The page for which scales are compared.
  static let page = Rect(x: 0, y: 0, width: 1000, height: 700)

  let polygons: [OutlinePolygon]
  let overrides: [ClusterOverride]
  /// Returns the vertices of a polygon's exterior, given the polygon's index.
  let exterior: (Int) -> [Coordinate]

  func clusters() -> [OutlineCluster] {
    guard !polygons.isEmpty else { return [] }
    let points = polygons.indices.map { exterior($0).map { UnitVector($0) } }
    let groups = Linkage(points).groups(gap: Self.gap)
    if groups.count == 1 { return [cluster(groups[0], .main)] }
    let sorted = groups.sorted { area($0) > area($1) }
    var roles = roles(of: sorted)
    apply(overrides, to: sorted, points, &roles)
    let insets = sorted.indices.filter { roles[$0] == .inset }
    let joined = Linkage(insets.map { index in sorted[index].flatMap { points[$0] } })
      .groups(gap: Self.insetGap)
      .map { $0.flatMap { sorted[insets[$0]] }.sorted() }
      .map { cluster($0, .inset, name: name(of: $0, points)) }
    let others = sorted.indices.filter { roles[$0] != .inset }
      .map { cluster(sorted[$0], roles[$0]) }
    return others.filter { $0.role == .main }
      + (others.filter { $0.role != .main } + joined).sorted { $0.area > $1.area }
  }

  /// The role of each cluster by the default rule; the first cluster is the largest.
  private func roles(of clusters: [[Int]]) -> [OutlineCluster.Role] {
    var roles: [OutlineCluster.Role] = [.main]
    let mainArea = area(clusters[0])
    let total = polygons.reduce(0) { $0 + $1.area }
    guard mainArea >= Self.leastMainShare * total,
      let mainBox = GeoBox(covering: clusters[0].map { polygons[$0].box }),
      case let projection = LambertAzimuthalEqualArea(center: mainBox.center),
      let main = bounds(clusters[0], projection)
    else { return roles + clusters.dropFirst().map { _ in .included } }
    let scale = MapPlacement.fitting(main, of: projection, into: Self.page).scale
    for cluster in clusters.dropFirst() {
      var role = OutlineCluster.Role.included
      if area(cluster) < Self.largestShare * mainArea, let part = bounds(cluster, projection) {
        let together = MapPlacement.fitting(main.union(part), of: projection, into: Self.page)
        if together.scale < Self.leastScale * scale { role = .inset }
      }
      roles.append(role)
    }
    return roles
  }

  private func apply(
    _ overrides: [ClusterOverride], to clusters: [[Int]], _ points: [[UnitVector]],
    _ roles: inout [OutlineCluster.Role]
  ) {
    for override in overrides {
      guard let role = override.role, role != .main else { continue }
      let distances = clusters.map { distance(from: override.place, to: $0, points) }
      guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }),
        roles[nearest] != .main
      else { continue }
      roles[nearest] = role
    }
  }

  /// The name from the nearest override that has a name. `nil` if no override has a name, or if the
  /// nearest one is too far away.
  private func name(of cluster: [Int], _ points: [[UnitVector]]) -> String? {
    let near = overrides.filter { $0.name != nil }.map {
      (distance: distance(from: $0.place, to: cluster, points), name: $0.name)
    }
    let nearest = near.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= ClusterOverride.nameReach ? $0.name : nil }
  }

  /// The distance from a place to the nearest vertex of a cluster, in metres.
  private func distance(
    from place: Coordinate, to cluster: [Int], _ points: [[UnitVector]]
  ) -> Double {
    let place = UnitVector(place)
    return GreatCircle.earthRadius
      * cluster.reduce(Double.infinity) { best, polygon in
        points[polygon].reduce(best) { min($0, $1.angle(to: place)) }
      }
  }

  private func area(_ cluster: [Int]) -> Double { cluster.reduce(0) { $0 + polygons[$1].area } }

  private func cluster(
    _ members: [Int], _ role: OutlineCluster.Role, name: String? = nil
  ) -> OutlineCluster {
    let box = GeoBox(covering: members.map { polygons[$0].box })
    return OutlineCluster(
      role: role, polygons: members, area: area(members),
      box: box ?? polygons[members[0]].box, name: name)
  }

  private func bounds(_ cluster: [Int], _ projection: some Projection) -> Rect? {
    Rect(containing: cluster.flatMap { exterior($0) }.compactMap { projection.forward($0) })
  }
}
