import Drawing

/// The corner of a map under its buttons: of those that the style sheet has, the one that hides the
/// fewest places and names.
struct ToolCorner {
  /// The classes of a map whose buttons lie in another corner than usual, with a space before each.
  let classes: String

  /// - Parameters:
  ///   - places: the positions of places on the map.
  ///   - view: the part of the map that is shown.
  ///   - scale: the room of the map's scale, which must stay readable.
  init(places: [Point], in view: Rect, scale: Rect?) {
    let taken = places + (scale.map { [$0.center] } ?? [])
    let wide = Self.wide.min { $0.score(taken, in: view) < $1.score(taken, in: view) }
    let narrow = Self.narrow.min { $0.score(taken, in: view) < $1.score(taken, in: view) }
    classes = (wide?.classes ?? "") + (narrow?.classes ?? "")
  }

  /// The corners on a page at its full width, the usual one first.
  private static let wide = [
    Corner(classes: "", isAtStart: false, isAtTop: true, buttons: buttons, names: 0.1),
    Corner(classes: " tools-start", isAtStart: true, isAtTop: true, buttons: buttons, names: 0.1),
  ]

  /// The corners on a phone, the usual one first.
  private static let narrow = [(false, false), (true, false), (false, true), (true, true)].map {
    isAtStart, isAtTop in
    Corner(
      classes: (isAtStart ? " narrow-tools-start" : "") + (isAtTop ? " narrow-tools-top" : ""),
      isAtStart: isAtStart, isAtTop: isAtTop, buttons: narrowButtons, names: 0.25)
  }

  /// The size of four buttons in widths of the map, with half a dot around them.
  private static let buttons = Size(width: 0.23, height: 0.062)
  private static let narrowButtons = Size(width: 0.54, height: 0.15)

  private struct Corner {
    let classes: String
    let isAtStart: Bool
    let isAtTop: Bool
    let buttons: Size
    /// The length of names in widths of the map.
    let names: Double

    /// A place under the buttons counts three times as much as one whose name may lie there.
    func score(_ places: [Point], in view: Rect) -> Int {
      func count(_ width: Double) -> Int {
        let size = Size(width: width * view.width, height: buttons.height * view.width)
        let box = Rect(
          x: isAtStart ? view.minX : view.maxX - size.width,
          y: isAtTop ? view.minY : view.maxY - size.height, width: size.width, height: size.height)
        return places.count { box.contains($0) }
      }
      return 2 * count(buttons.width) + count(buttons.width + names)
    }
  }
}
