import Geography
import Testing

@testable import Cartography

struct CoveredRingsTests {
  /// The border between two areas, from south to north, with teeth of many sizes.
  private static let border = (0...60).map { step in
    GridPoint(x: 1000 + Int32((step * step * 37) % 211) - 100, y: 1200 - Int32(step) * 20)
  }
  /// Two areas that share the border: `top`, in the east, is drawn over `below`, in the west. Both
  /// rings are clockwise, with y downwards.
  private static let top = border + [GridPoint(x: 2000, y: 0), GridPoint(x: 2000, y: 1200)]
  private static let below = border.reversed() + [GridPoint(x: 0, y: 1200), GridPoint(x: 0, y: 0)]

  @Test func reachesUnderWhatLiesOnTop() throws {
    let grown = try #require(CoveredRings(by: [Self.top]).grown(Self.below))
    #expect(grown.count < Self.below.count / 3)
    var gained = 0
    for y in stride(from: 3.0, to: 1200, by: 7) {
      for x in stride(from: 3.0, to: 2000, by: 7) {
        let before = contains(Self.below, x, y)
        let after = contains(grown, x, y)
        // The area has lost no point, and all points that it has gained are under `top`.
        #expect(!before || after)
        #expect(before || !after || contains(Self.top, x, y))
        if after, !before { gained += 1 }
      }
    }
    #expect(gained > 0)
  }

  @Test func leavesAloneWhatIsNotShared() {
    let far = [
      GridPoint(x: 5000, y: 0), GridPoint(x: 5100, y: 0), GridPoint(x: 5050, y: 30),
      GridPoint(x: 5000, y: 100),
    ]
    #expect(CoveredRings(by: [Self.top]).grown(far) == far)
  }

  @Test func forgetsHolesThatAreFilled() {
    // The ring of a hole is anticlockwise. The area `top` fills this hole, as Lesotho fills the
    // hole in South Africa.
    #expect(CoveredRings(by: [Self.top]).grown(Self.top.reversed()) == nil)
  }

  /// Returns true if the point (x, y) is inside a ring.
  private func contains(_ ring: [GridPoint], _ x: Double, _ y: Double) -> Bool {
    var isInside = false
    guard var a = ring.last else { return false }
    for b in ring {
      if (Double(a.y) > y) != (Double(b.y) > y) {
        let share = (y - Double(a.y)) / (Double(b.y) - Double(a.y))
        if x < Double(a.x) + share * (Double(b.x) - Double(a.x)) { isInside.toggle() }
      }
      a = b
    }
    return isInside
  }
}
