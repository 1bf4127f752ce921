import Drawing

/// The corner of a map in which its buttons are shown. It is the default corner, unless that corner
/// contains places or their names and another corner is free.
struct ToolCorner {
  /// The CSS classes for buttons that are not in the default corner, each with a leading space;
  /// empty for the default corner.
  let classes: String

  /// - Parameters:
  ///   - places: the positions of places on the map.
  ///   - view: the part of the map that is shown.
  ///   - scale: the area of the scale bar, which the buttons must not cover; `nil` if there is
  ///     none.
  init(places: [Point], in view: Rect, scale: Rect?) {
    let taken = places + (scale.map { [$0.center] } ?? [])
    classes = [Self.wide, Self.narrow].map { corners in
      corners.first { $0.isFree(of: taken, in: view) }?.classes ?? ""
    }.joined()
  }

  /// The possible corners on a wide page, starting with the default.
  private static let wide = [
    Corner(classes: "", isAtStart: false, isAtTop: true, buttons: buttons, names: 0.14),
    Corner(classes: " tools-start", isAtStart: true, isAtTop: true, buttons: buttons, names: 0.14),
  ]

  /// The possible corners on a phone, starting with the default.
  private static let narrow = [(false, false), (true, false), (false, true), (true, true)].map {
    isAtStart, isAtTop in
    Corner(
      classes: (isAtStart ? " narrow-tools-start" : "") + (isAtTop ? " narrow-tools-top" : ""),
      isAtStart: isAtStart, isAtTop: isAtTop, buttons: narrowButtons, names: 0.25)
  }

  /// The size of four buttons with a margin of half a place's dot, as shares of the map's width.
  private static let buttons = Size(width: 0.23, height: 0.062)
  private static let narrowButtons = Size(width: 0.54, height: 0.15)

  private struct Corner {
    let classes: String
    let isAtStart: Bool
    let isAtTop: Bool
    let buttons: Size
    /// The width that is reserved for the name of a place, as a share of the map's width.
    let names: Double

    /// Returns true if no place is so near that the buttons would hide the place or its name.
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
