import Drawing
import Testing

@testable import SiteGenerator

@Suite("Map corners for buttons")
struct ToolCornerTests {
  private func corner(_ places: Point...) -> ToolCorner {
    ToolCorner(avoiding: places, in: Rect(x: 100, y: 200, width: 1000, height: 500))
  }

  @Test("Buttons are in the right corner, unless it has places and the left corner is free")
  func sides() {
    let (right, left) = (Point(x: 1090, y: 210), Point(x: 110, y: 210))
    #expect(corner() == .right)
    #expect(corner(Point(x: 600, y: 450)) == .right)
    #expect(corner(right) == .left)
    #expect(corner(left) == .right)
    #expect(corner(right, left) == .right)
    // On a phone, the button reaches farther down, relative to the size of the map.
    #expect(corner(Point(x: 1090, y: 300)) == .left)
    // Places below the corner do not matter, and places outside the view do not matter either.
    #expect(corner(Point(x: 1090, y: 340)) == .right)
    #expect(corner(Point(x: 1090, y: 10)) == .right)
  }

  @Test("Buttons avoid the names of places")
  func names() {
    // The name of this place might extend under the buttons.
    #expect(corner(Point(x: 700, y: 230)) == .left)
    #expect(corner(Point(x: 600, y: 230)) == .right)
  }
}
