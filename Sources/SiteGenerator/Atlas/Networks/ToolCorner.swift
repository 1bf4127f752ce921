import Drawing

/// The upper corner of a map, left or right, that contains the map's buttons. The raw value is added
/// to the classes of the map.
enum ToolCorner: String {
  case right = ""
  case left = " tools-start"

  /// The sizes of the area with the buttons, as shares of the width of the map. The first is for
  /// four buttons on a map 563 px wide, the second for one button on a map 328 px wide.
  private static let buttons = [Size(width: 0.31, height: 0.08), Size(width: 0.134, height: 0.134)]
  /// The width that is reserved for the name of a place, as a share of the map's width.
  private static let name = 0.14

  /// Chooses the left corner if it is free and the right corner is not; otherwise the right corner.
  /// A corner is free if it contains no point and no name beside a point.
  ///
  /// - Parameter points: the positions of places and of anything else that must stay visible.
  init(avoiding points: [Point], in view: Rect) {
    let isFree = { (isLeft: Bool) in
      Self.buttons.allSatisfy { size in
        let width = (size.width + Self.name) * view.width
        let box = Rect(
          x: isLeft ? view.minX : view.maxX - width, y: view.minY, width: width,
          height: size.height * view.width)
        return !points.contains { box.contains($0) }
      }
    }
    self = !isFree(false) && isFree(true) ? .left : .right
  }
}
