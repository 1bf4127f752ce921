import Cartography
import Geography

/// A small earth with the country AA, its neighbour BB, the tiny country CC, a neutral strip, and the
/// country DD, which has a marker instead of an outline. AA has two provinces and a distant island.
enum SmallAtlas {
  static let atlas: Atlas = {
    var outlines = OutlineCollection()
    outlines.append(
      id: 1, countryCode: "AA", name: "West", polygons: [[box(0, 40, 5, 50)]])
    outlines.append(
      id: 2, countryCode: "AA", name: "East",
      polygons: [[box(5, 40, 10, 50)], [box(60, -20, 61, -19)]])
    outlines.append(id: 3, countryCode: "BB", name: "", polygons: [[box(10, 40, 20, 50)]])
    outlines.append(
      id: 4, countryCode: "CC", name: "", polygons: [[box(12, 30, 12.05, 30.05)]])
    outlines.append(
      id: 5, countryCode: "DD", name: "", polygons: [],
      marker: Coordinate(latitude: 45, longitude: 15))
    outlines.append(id: 6, countryCode: "", name: "", polygons: [[box(20, 40, 21, 50)]])
    return Atlas(
      outlines,
      worldview: Worldview(
        id: "test", name: "Test", description: "", provinces: [:],
        disputes: [
          Dispute(
            name: "AA and BB", kind: .border,
            borders: [DashedBorder(.country("AA"), .country("BB"))])
        ]))
  }()

  static let cartographer = Cartographer(atlas: atlas)
  static let words: @Sendable (MapNotes) -> MapText = { _ in text }
  static let text = MapText(title: "A <map>", description: "Borders & land.")

  /// A rectangle of degrees with a vertex every degree, so that its sides follow meridians and
  /// parallels.
  static func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Coordinate]
  {
    var ring: [Coordinate] = []
    func side(_ from: (Double, Double), _ to: (Double, Double)) {
      let steps = max(1, Int(max(abs(to.0 - from.0), abs(to.1 - from.1)).rounded()))
      for step in 0..<steps {
        let share = Double(step) / Double(steps)
        ring.append(
          Coordinate(
            latitude: from.1 + (to.1 - from.1) * share,
            longitude: from.0 + (to.0 - from.0) * share))
      }
    }
    side((west, south), (west, north))
    side((west, north), (east, north))
    side((east, north), (east, south))
    side((east, south), (west, south))
    return ring
  }
}

func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

func count(_ part: String, in text: String) -> Int {
  text.split(separator: part, omittingEmptySubsequences: false).count - 1
}
