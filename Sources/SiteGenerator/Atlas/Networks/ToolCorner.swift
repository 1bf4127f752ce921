import Drawing

/// The corner of a map that its buttons cover: the default one, unless places or their names lie
/// there and another corner is free.
struct ToolCorner {
  /// The classes of a map whose buttons are not in the default corner, with a space before each.
  let classes: String

  /// - Parameters:
  ///   - places: the positions of places on the map.
  ///   - view: the part of the map that is shown.
  ///   - scale: the area of the map's scale, which must stay readable.
  init(places: [Point], in view: Rect, scale: Rect?) {
    let taken = places + (scale.map { [$0.center] } ?? [])
    classes = [Self.wide, Self.narrow].map { corners in
      corners.first { $0.isFree(of: taken, in: view) }?.classes ?? ""
    }.joined()
  }

  /// The corners on a page at its full width, the default one first.
  private static let wide = [
    Corner(classes: "", isAtStart: false, isAtTop: true, buttons: buttons, names: 0.14),
    Corner(classes: " tools-start", isAtStart: true, isAtTop: true, buttons: buttons, names: 0.14),
  ]

  /// The corners on a phone, the default one first.
  private static let narrow = [(false, false), (true, false), (false, true), (true, true)].map {
    isAtStart, isAtTop in
    Corner(
      classes: (isAtStart ? " narrow-tools-start" : "") + (isAtTop ? " narrow-tools-top" : ""),
      isAtStart: isAtStart, isAtTop: isAtTop, buttons: narrowButtons, names: 0.25)
  }

  /// The size of four buttons with half a dot around them, as shares of the map's width.
  private static let buttons = Size(width: 0.23, height: 0.062)
  private static let narrowButtons = Size(width: 0.54, height: 0.15)

  private struct Corner {
    let classes: String
    let isAtStart: Bool
    let isAtTop: Bool
    let buttons: Size
    /// The length allowed for the name of a place, as a share of the map's width.
    let names: Double

    /// Returns true if no place lies so near that the buttons would hide it or its name.
    func isFree(of places: [Point], in view: Rect) -> Bool {
      let size = Size(
        width: (buttons.width + names) * view.width, height: buttons.height * view.width)
      let box = Rect(
        x: isAtStart ? view.minX : view.maxX - size.width,
        y: isAtTop ? view.minY : view.maxY - size.height, width: size.width, height: size.height)
      return !places.contains { box.contains($0) }
    }
  }
}
