import Geography
import Input

/// The lines of links, which journeys and the files of routes follow.
extension NetworkData {
  /// For each link with a line of its own, the closed ones last, the points between its ends:
  /// longitude and latitude in hundred-thousandths of a degree. The first point is absolute, each
  /// other is the difference from the previous one.
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
