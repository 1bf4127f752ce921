import Cartography
import Drawing
import Input
import Routing

/// The compact network data for replays; the first visit to any route page loads it.
extension NetworkData {
  /// Names, lines and costs. Numbers that are close to one another are written as differences from
  /// the previous one.
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

  /// Makes the geographic positions of the places, which a replay needs for an estimate or a
  /// journey.
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

  /// A length on the map in tenths of its unit, as in the data.
  private static func tenths(_ length: Double) -> Int {
    length.isFinite ? Int((length * 10).rounded()) : -1000
  }

  /// The first number, and for each other its difference from the previous one.
  private static func steps(_ numbers: [Int]) -> [Int] {
    var last = 0
    return numbers.map { number in
      defer { last = number }
      return number - last
    }
  }
}
