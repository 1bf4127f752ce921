import Drawing
import Geography
import Testing

@testable import Cartography

struct GroundNamesTests {
  /// A zigzag of places across two countries. Each place is linked to the next.
  private static let map = SmallAtlas.cartographer.networkMap(
    NetworkDrawing(
      places: (0..<12).map { index in
        NetworkDrawing.Place(
          name: "Place \(index)",
          coordinate: Coordinate(
            latitude: index % 3 == 0 ? 41 : 49, longitude: 1 + 1.6 * Double(index)),
          rank: index)
      },
      links: (0..<11).map {
        NetworkDrawing.Link(from: $0, to: $0 + 1, mode: 0, isDirected: false)
      }, modes: [.solid]),
    names: ["AA": "Aland", "BB": "Beland"], text: SmallAtlas.words)

  /// The indices of the names in the wide label set that are crossed by at least one of the links.
  /// The test samples many points along each link.
  private static func covered(_ links: Range<Int>) throws -> [Int] {
    let boxes = try #require(map.groundNames[.wide])
    // A page that is 700 px wide shows the names a little smaller than their boxes.
    let share = LabelSet.baseFontSize(width: 700) / LabelSet.wide.fontSize
    return boxes.indices.filter { name in
      let box = boxes[name].insetBy(
        dx: boxes[name].width * (1 - share) / 2, dy: boxes[name].height * (1 - share) / 2)
      return links.contains { link in
        map.links[link].contains { line in
          zip(line, line.dropFirst()).contains { a, b in
            (0...500).contains { box.contains(a.interpolated(to: b, at: Double($0) / 500)) }
          }
        }
      }
    }
  }

  @Test func theFragmentHidesTheNamesUnderARoute() throws {
    let quiet = string(Self.map.quiet)
    #expect(quiet.contains(".names:target,.names :target{display:none}"))
    var counts: Set<Int> = []
    for start in 0..<11 {
      for end in (start + 1)...11 {
        let covered = try Self.covered(start..<end)
        let fragment = Self.map.fragment(
          hidingNamesUnder: Array(start..<end), ends: [], view: nil)
        counts.insert(covered.count)
        switch covered.count {
        case 0: #expect(fragment?.hasPrefix("wide") != true)
        case 1: #expect(fragment == "wide-name-\(covered[0] + 1)")
        default: #expect(fragment == "wide-names")
        }
        if let fragment { #expect(quiet.contains("id=\"\(fragment)\"")) }
      }
    }
    // Some routes cover no name, some cover one, and some cover two, so each case was tested.
    #expect(counts == [0, 1, 2])
  }

  @Test func namesForWidePagesAreOnNarrowPagesOnlyIfThesePagesMagnifyTheMap() {
    let sets = { (zoom: Double) in
      Set(Self.map.groundNames(under: .narrow, zoom: zoom).map(\.set))
    }
    #expect(sets(1) == [.narrow])
    #expect(sets(1.5) == [.wide, .narrow])
    #expect(sets(3) == [.wide])
  }

  @Test func theFragmentHidesTheNameUnderTheMarkOfAnEnd() throws {
    let boxes = try #require(Self.map.groundNames[.wide])
    for place in Self.map.points.indices {
      let fragment = Self.map.fragment(hidingNamesUnder: [], ends: [place], view: nil)
      let nearest = boxes.map { box in
        let point = Self.map.points[place]
        let dx = max(box.minX - point.x, 0, point.x - box.maxX)
        let dy = max(box.minY - point.y, 0, point.y - box.maxY)
        return max(dx, dy)
      }
      if fragment?.hasPrefix("wide") == true { #expect((nearest.min() ?? 99) < 12) }
      if (nearest.min() ?? 99) < 3 { #expect(fragment?.hasPrefix("wide") == true) }
    }
  }
}
