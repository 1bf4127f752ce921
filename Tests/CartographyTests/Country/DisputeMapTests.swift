import Cartography
import Drawing
import Geography
import Testing

struct DisputeMapTests {
  private static let atlas: Atlas = {
    var outlines = OutlineCollection()
    outlines.append(
      id: 1, countryCode: "AA", name: "", polygons: [[SmallAtlas.box(0, 40, 10, 50)]])
    outlines.append(
      id: 2, countryCode: "BB", name: "", polygons: [[SmallAtlas.box(10, 40, 20, 50)]])
    outlines.append(
      id: 3, countryCode: "FF", name: "",
      polygons: [
        [SmallAtlas.box(178, -18, 179.9, -16)], [SmallAtlas.box(-179.9, -17.5, -179, -16.5)],
      ])
    outlines.append(
      id: 9, countryCode: "", name: "", polygons: [],
      lines: [[Coordinate(latitude: 42, longitude: 2), Coordinate(latitude: 48, longitude: 8)]])
    return Atlas(
      outlines,
      worldview: Worldview(
        id: "v", name: "V", description: "", provinces: [:],
        disputes: [
          Dispute(
            name: "the two", kind: .border,
            borders: [DashedBorder(.country("AA"), .country("BB"))]),
          Dispute(name: "the corner, claimed by BB", kind: .claim, lines: [9]),
          Dispute(name: "elsewhere", kind: .claim, lines: [10]),
        ]))
  }()

  private func map(_ code: String) throws -> BaseMap {
    try #require(
      Cartographer(atlas: Self.atlas).countryMap(code, names: [:]) { notes in
        MapText(title: "", description: notes.disputes.map(\.name).joined(separator: "; "))
      })
  }

  @Test func aClaimIsDrawnAndNamed() throws {
    let map = try map("AA")
    let text = string(map.svg)
    #expect(count("class=\"claim\"", in: text) == 1 && text.contains(".claim{"))
    #expect(text.contains("<desc id=\"description\">the two; the corner, claimed by BB</desc>"))
    #expect(map.notes.disputes.map(\.kind) == [.border, .claim])
    // The line of the claim begins in the south-west of AA.
    let middle = try #require(map.layout.point(for: Coordinate(latitude: 45, longitude: 5)))
    let data = try #require(text.split(separator: "class=\"claim\" d=\"M").last)
    let numbers = data.prefix { $0 != "\"" }.split { !"-0123456789".contains($0) }
      .compactMap { Double(String($0)) }
    let (x, y) = (numbers[0] / 4, numbers[1] / 4)
    #expect(x < middle.x - 50 && y > middle.y + 50)
  }

  @Test func whatLiesOutsideTheMapIsNotNamed() throws {
    let map = try map("FF")
    #expect(map.notes.disputes.isEmpty && !string(map.svg).contains("claim"))
  }

  @Test func theWorldHasBothKinds() {
    let world = Cartographer(atlas: Self.atlas).worldMap(entries: []) { notes in
      MapText(title: "", description: notes.disputes.map(\.name).joined(separator: "; "))
    }
    let text = string(world.svg)
    #expect(text.contains("class=\"disputed\"") && text.contains("class=\"claim\""))
    #expect(text.contains("the two; the corner, claimed by BB</desc>"))
  }

  @Test func theStripThatTheDataLeaveOutIsSaidAndNotDrawn() throws {
    let map = try map("FF")
    let gap = try #require(map.notes.gap)
    #expect(abs(gap.longitudes.west - 179.9) < 1e-6 && abs(gap.longitudes.width - 0.2) < 1e-6)
    #expect(gap.south == -18 && gap.north == -16)
    #expect(!string(map.svg).contains("class=\"neutral\""))
    #expect(try self.map("AA").notes.gap == nil)
  }

  @Test func detailsOfTheWorldShareTheirLines() throws {
    let details = Cartographer(atlas: Self.atlas).worldDetails()
    #expect(details.map(\.code) == ["AA", "BB", "FF"])
    let lines = details.map { Dictionary(uniqueKeysWithValues: $0.detail.lines) }
    #expect(lines[0].keys.sorted() == ["claim", "cleared", "disputed"])
    #expect(lines[0]["disputed"] == lines[1]["disputed"])
    #expect(lines[1]["claim"] == nil && lines[2].isEmpty)
    #expect(details.allSatisfy { $0.detail.land.hasPrefix("M") && $0.detail.land.hasSuffix("z") })
  }
}
