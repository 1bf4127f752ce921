import Drawing
import Testing

@testable import SiteGenerator

/// The corner of a map for its buttons.
@Suite("Corners of maps for buttons")
struct ToolCornerTests {
  private func classes(_ places: [Point], scale: Rect? = nil) -> String {
    ToolCorner(
      places: places, in: Rect(x: 100, y: 200, width: 1000, height: 500), scale: scale
    ).classes
  }

  @Test("Buttons are in the usual corner, unless it has places and another corner is free")
  func sides() {
    #expect(classes([]) == "")
    #expect(classes([Point(x: 600, y: 450)]) == "")
    let (topEnd, topStart) = (Point(x: 1090, y: 210), Point(x: 110, y: 210))
    #expect(classes([topEnd]) == " tools-start")
    #expect(classes([topEnd, topStart]) == "")
    let (bottomEnd, bottomStart) = (Point(x: 1090, y: 690), Point(x: 110, y: 690))
    #expect(classes([bottomEnd]) == " narrow-tools-start")
    #expect(classes([bottomEnd, bottomStart]) == " narrow-tools-top")
    #expect(classes([bottomEnd, bottomStart, topEnd, topStart]) == "")
    #expect(
      classes([bottomEnd, bottomStart, topEnd])
        == " tools-start narrow-tools-start narrow-tools-top")
    // Places outside the view do not matter.
    #expect(classes([Point(x: 1090, y: 10)]) == "")
  }

  @Test("Buttons avoid names and the scale if they can")
  func names() {
    // The name of this place may extend under the buttons.
    #expect(classes([Point(x: 800, y: 230)]) == " tools-start")
    #expect(classes([Point(x: 800, y: 230), Point(x: 110, y: 210)]) == "")
    let scale = Rect(x: 110, y: 660, width: 100, height: 30)
    #expect(classes([Point(x: 1090, y: 690)], scale: scale) == " narrow-tools-top")
  }
}
