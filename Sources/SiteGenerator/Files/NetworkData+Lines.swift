import Geography
import Input

/// The geographic lines of links. Exported routes and journeys follow these lines. A journey is a
/// flight along a route on its map.
extension NetworkData {
  /// Returns the lines of links as JSON. Each line is a list of the points between the ends of the
  /// link. Closed links come last. Longitude and latitude are in hundred-thousandths of a degree.
  /// The first point is absolute; each later point is stored as the difference from the one before
  /// it.
  func lines() -> [UInt8] {
    var json = JSONWriter(reserving: 1 << 16)
    json.object { links in
      for (index, link) in content.allLinks.enumerated() where !link.info.bends.isEmpty {
        links.member("\(index)", Self.steps(link.info.bends))
      }
    }
    return json.bytes
  }

  private static func steps(_ bends: [Coordinate]) -> [Int] {
    var last = (0, 0)
    return bends.flatMap { point in
      let units = (ExportNumber.units(point.longitude), ExportNumber.units(point.latitude))
      defer { last = units }
      return [units.0 - last.0, units.1 - last.1]
    }
  }
}
