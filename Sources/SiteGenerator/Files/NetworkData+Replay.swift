import Cartography
import Drawing
import Input
import Routing

/// The compact network data for replays. A browser loads it on the first visit to a route page.
extension NetworkData {
  /// Returns names, lines and costs as JSON. Each x and each y is written as the difference from
  /// that of the previous place. The start of a link is written as the difference from the end of
  /// the previous link, and the end of a link as the difference from its start.
  func replay() -> [UInt8] {
    let points = network.map.map.points
    var json = JSONWriter(reserving: 1 << 16)
    json.object { file in
      writeHead(&file)
      writeRegions(&file)
      file.object("places") { columns in
        columns.member("name", content.places[content.named].map(\.name))
        columns.member("x", Self.steps(points.map { Self.tenths($0.x) }))
        columns.member("y", Self.steps(points.map { Self.tenths($0.y) }))
      }
      file.object("links") { writeLinksShort(&$0) }
    }
    return json.bytes
  }

  /// Returns the geographic positions of the places as JSON. A replay needs them for the estimates
  /// of searches such as A*, and for journeys. A journey is a flight along a route on its map.
  func positions() -> [UInt8] {
    var json = JSONWriter(reserving: content.places.count * 20)
    json.object { writePositions(&$0) }
    return json.bytes
  }

  private func writeLinksShort(_ columns: inout JSONWriter) {
    let links = network.network.links
    var last: Int32 = 0
    columns.member(
      "from",
      links.map { link in
        defer { last = link.to }
        return link.from - last
      })
    columns.member("to", links.map { $0.to - $0.from })
    columns.member("mode", links.map(\.mode))
    columns.member("cost", links.map(\.cost))
    columns.labels(of: content.links)
    if links.contains(where: \.isDirected) {
      columns.member("directed", links.map { $0.isDirected ? 1 : 0 })
    }
    columns.object("path") { paths in
      for (number, link) in links.enumerated() {
        if let path = curve(number, link) { paths.member("\(number)", path) }
      }
    }
  }

  /// Returns a length on the map in tenths of the map's unit; -1000 if the length is not finite.
  private static func tenths(_ length: Double) -> Int {
    length.isFinite ? Int((length * 10).rounded()) : -1000
  }

  private static func steps(_ numbers: [Int]) -> [Int] {
    var last = 0
    return numbers.map { number in
      defer { last = number }
      return number - last
    }
  }
}
