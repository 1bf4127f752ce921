import Drawing
import Geography
import Testing

@testable import Cartography

struct RingTests {
  private func square(_ x: Int32, _ y: Int32, _ side: Int32 = 10) -> [GridPoint] {
    [
      GridPoint(x: x, y: y), GridPoint(x: x + side, y: y), GridPoint(x: x + side, y: y + side),
      GridPoint(x: x, y: y + side),
    ]
  }

  private func area(_ rings: [[GridPoint]]) -> Int {
    rings.reduce(0) { sum, ring in
      var twice = 0
      for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        twice += Int(a.x) * Int(b.y) - Int(b.x) * Int(a.y)
      }
      return sum + twice / 2
    }
  }

  @Test func neighboursBecomeOne() {
    var union = RingUnion()
    union.add([square(0, 0)])
    union.add([square(10, 0)])
    let rings = union.rings()
    #expect(rings.count == 1 && rings.first?.count == 6)
    #expect(area(rings) == 200)
  }

  @Test func aRingOfSquaresKeepsItsHole() {
    var union = RingUnion()
    for x in 0..<3 {
      for y in 0..<3 where x != 1 || y != 1 { union.add([square(Int32(x) * 10, Int32(y) * 10)]) }
    }
    let rings = union.rings()
    #expect(rings.count == 2)
    #expect(area(rings) == 800)
  }

  @Test func anInletWithoutWidthStays() {
    let inlet = GridPoint(x: 5, y: 5)
    let mouth = GridPoint(x: 5, y: 0)
    var ring = square(0, 0)
    ring.insert(contentsOf: [mouth, inlet, mouth], at: 1)
    var union = RingUnion()
    union.add([ring])
    union.add([square(10, 0)])
    #expect(union.rings().joined().contains(inlet))
    #expect(area(union.rings()) == 200)
  }

  @Test func cornersThatTouchLoseNothing() {
    var union = RingUnion()
    union.add([square(0, 0), square(10, 10)])
    #expect(area(union.rings()) == 200)
  }

  @Test func aNameFindsRoomWithinItsArea() throws {
    // The name fits only the lower half of the area, because the upper half is a narrow neck.
    let ring = [
      GridPoint(x: 400, y: 0), GridPoint(x: 500, y: 0), GridPoint(x: 500, y: 1000),
      GridPoint(x: 2000, y: 1000), GridPoint(x: 2000, y: 2000), GridPoint(x: 0, y: 2000),
      GridPoint(x: 0, y: 1000), GridPoint(x: 400, y: 1000),
    ]
    let page = Rect(x: 0, y: 0, width: 300, height: 300)
    let rows = ScanRows([ring], page: page.size)
    #expect(abs(rows.area(in: page) - 21_000) < 200)
    let room = try #require(
      rows.room(for: Size(width: 120, height: 16), within: page, avoiding: []))
    #expect(room.minY >= 100 && room.maxY <= 200 && room.minX >= 0 && room.maxX <= 200)
    #expect(
      rows.room(
        for: Size(width: 120, height: 16), within: page,
        avoiding: [Rect(x: 0, y: 90, width: 200, height: 120)]) == nil)
    #expect(rows.room(for: Size(width: 250, height: 16), within: page, avoiding: []) == nil)
  }
}
