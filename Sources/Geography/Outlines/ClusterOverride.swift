/// A manual decision about a remote part of a country: its role on a map, its name, or both.
public struct ClusterOverride: Hashable, Sendable {
  /// The ISO 3166-1 alpha-2 code of the country, upper case.
  public let country: String
  /// A place in or near the cluster; the override applies to the nearest cluster.
  public let place: Coordinate
  /// The role of the cluster on the map; `nil` to let the default rule choose.
  public let role: OutlineCluster.Role?
  /// The name of the cluster, used only if the cluster lies within 100 km of the place; `nil` to
  /// use province names.
  public let name: String?

  /// Makes an override.
  public init(
    country: String, place: Coordinate, role: OutlineCluster.Role? = nil, name: String? = nil
  ) {
    self.country = country
    self.place = place
    self.role = role
    self.name = name
  }

  /// The maximum distance between the place and a cluster that gets the name, in metres.
  static let nameReach = 100_000.0
}

extension ClusterOverride {
  /// The default overrides. They replace roles that differ from those in printed atlases. They also
  /// name remote parts that cannot be named after their provinces.
  public static let defaults: [ClusterOverride] =
    [
      // Chile is so long that including Easter Island, 3,500 km away, would not reduce the scale of
      // the main map, but would add empty ocean.
      ClusterOverride(
        country: "CL", place: Coordinate(latitude: -27.1, longitude: -109.4), role: .inset,
        name: "Easter Island")
    ]
    + names.map { country, latitude, longitude, name in
      ClusterOverride(
        country: country, place: Coordinate(latitude: latitude, longitude: longitude), name: name)
    }

  private static let names: [(String, Double, Double, String)] = [
    ("CK", -9.0, -158.0, "Northern Cook Islands"),
    ("CR", 5.5, -87.1, "Cocos Island"),
    ("ES", 28.3, -16.6, "Canary Islands"),
    ("FJ", -21.7, 174.6, "Ceva-i-Ra"),
    ("GS", -57.8, -26.5, "South Sandwich Islands"),
    ("TF", -46.4, 51.8, "Crozet Islands"),
    ("TF", -38.3, 77.5, "Saint-Paul and Amsterdam"),
    ("TF", -22.4, 40.4, "Europa Island"),
    ("TF", -17.1, 42.7, "Juan de Nova Island"),
    ("TF", -11.6, 47.3, "Glorioso Islands"),
    ("US", 25.8, -171.7, "Laysan"),
    ("ZA", -46.9, 37.7, "Prince Edward Islands"),
  ]
}
