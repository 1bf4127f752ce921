import Drawing

/// The upper corner of a map in which its buttons are shown on wide pages. On phones the buttons are
/// below the map.
enum ToolCorner: String {
  case right = ""
  case left = " tools-start"

  /// The size of four buttons on a map 563 px wide, as shares of its width.
  private static let buttons = Size(width: 0.31, height: 0.08)
  /// The width that is reserved for the name of a place, as a share of the map's width.
  private static let name = 0.14

  /// The CSS classes of the map, each with a leading space.
  var classes: String { rawValue }

  /// Chooses the right corner, unless points or the names of places there are in it and the left
  /// corner is free.
  ///
  /// - Parameters:
  ///   - points: the positions of places on the map, and of anything else that must stay visible.
  ///   - view: the part of the map that is shown.
  init(avoiding points: [Point], in view: Rect) {
    let size = Size(
      width: (Self.buttons.width + Self.name) * view.width,
      height: Self.buttons.height * view.width)
    let isFree = { (x: Double) in
      let box = Rect(x: x, y: view.minY, width: size.width, height: size.height)
      return !points.contains { box.contains($0) }
    }
    self = !isFree(view.maxX - size.width) && isFree(view.minX) ? .left : .right
  }
}
