import Drawing
import Testing

struct RectTests {
  @Test func sides() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
  }

  @Test func cornersAreInOrder() {
    #expect(
      Rect(minX: 5, minY: 9, maxX: 1, maxY: 2) == Rect(x: 1, y: 2, width: 4, height: 7))
    #expect(Rect(x: 5, y: 5, width: -2, height: -3) == Rect(x: 3, y: 2, width: 2, height: 3))
  }

  @Test func insetNeverTurnsInsideOut() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 4)
    #expect(rect.insetBy(dx: 1, dy: 1) == Rect(x: 1, y: 1, width: 8, height: 2))
    #expect(rect.insetBy(dx: 9, dy: 9) == Rect(x: 5, y: 2, width: 0, height: 0))
  }

  @Test func touchingIsNotIntersecting() {
    let left = Rect(x: 0, y: 0, width: 1, height: 1)
    let right = Rect(x: 1, y: 0, width: 1, height: 1)
    #expect(!left.intersects(right))
    #expect(left.intersects(Rect(x: 0.9, y: 0, width: 1, height: 1)))
    #expect(left.intersection(right)?.width == 0)
    #expect(left.intersection(Rect(x: 2, y: 0, width: 1, height: 1)) == nil)
  }
}
