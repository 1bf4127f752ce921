public import Drawing

/// The part of a map that a page shows first. It is magnified, so that a short route is not a speck
/// on the map of the whole network.
///
/// All pages share the map's file. Each page magnifies and shifts the map within its frame. The
/// style sheet has a class for each magnification and each offset, so the view needs neither
/// scripts nor inline styles.
public struct MapView: Hashable, Sendable {
  /// Twice the magnification of the map relative to its frame: 3, 4, 6 or 8.
  public let halfZoom: Int
  /// The width of the part of the map that is hidden to the left of the frame, in fortieths of the
  /// map's width.
  public let left: Int
  /// The height of the part of the map that is hidden above the frame, in fortieths of the map's
  /// height.
  public let top: Int

  /// The magnification of the map relative to its frame.
  public var zoom: Double { Double(halfZoom) / 2 }

  static let levels = [8, 6, 4, 3]
  private static let steps = 40.0
  /// The maximum fraction of the view's width and height that the points may fill.
  private static let filled = 0.76
  /// The shifts of ``left`` and ``top`` to try, smallest first.
  private static let shifts: [(left: Int, top: Int)] = {
    let steps = -6...6
    let shifts = steps.flatMap { left in steps.map { top in (left: left, top: top) } }
    func key(_ shift: (left: Int, top: Int)) -> (Int, Int, Int) {
      (shift.left * shift.left + shift.top * shift.top, shift.left, shift.top)
    }
    return shifts.sorted { key($0) < key($1) }
  }()

  /// Returns the most magnified view that shows all points; `nil` if the points are spread over too
  /// much of the map.
  ///
  /// - Parameter whole: a part of the map that the view should not cut, such as the scale bar.
  static func around(
    _ points: some Sequence<Point>, on size: Size, keeping whole: Rect? = nil
  ) -> MapView? {
    guard let box = Rect(containing: points), size.width > 0, size.height > 0 else { return nil }
    for level in levels {
      let share = 2 / Double(level)
      guard box.width <= filled * share * size.width, box.height <= filled * share * size.height
      else { continue }
      let view = MapView(
        halfZoom: level, left: start(box.midX / size.width, share),
        top: start(box.midY / size.height, share))
      return whole.map { view.shifted(keeping: $0, around: box, on: size) } ?? view
    }
    return nil
  }

  /// Returns this view, shifted as little as possible so that it does not cut `whole`. A shifted
  /// view shows `box` with a margin. If no shift is suitable, returns this view unchanged.
  private func shifted(keeping whole: Rect, around box: Rect, on size: Size) -> MapView {
    let most = Int((1 - 1 / zoom) * Self.steps)
    for shift in Self.shifts {
      let view = MapView(halfZoom: halfZoom, left: left + shift.left, top: top + shift.top)
      guard (0...most).contains(view.left), (0...most).contains(view.top) else { continue }
      let rect = view.rect(on: size)
      guard rect.contains(whole) || !rect.intersects(whole) else { continue }
      let inner = rect.insetBy(dx: rect.width / 20, dy: rect.height / 20)
      if view == self || inner.contains(box) { return view }
    }
    return self
  }

  /// Returns the offset of a view, in fortieths of the map's width or height. The arguments are
  /// fractions of that width or height: the centre of the view, and the part that the view shows.
  private static func start(_ middle: Double, _ share: Double) -> Int {
    let most = ((1 - share) * steps).rounded(.down)
    return Int(min(max(((middle - share / 2) * steps).rounded(), 0), most))
  }

  /// Returns the part of the map that is visible, in user units.
  public func rect(on size: Size) -> Rect {
    Rect(
      x: Double(left) / Self.steps * size.width, y: Double(top) / Self.steps * size.height,
      width: size.width / zoom, height: size.height / zoom)
  }

  /// The CSS classes of the frame, separated by spaces.
  public var style: String { "cropped zoom-\(halfZoom) left-\(left) top-\(top)" }
}

extension NetworkMap {
  /// Returns the most magnified view that shows the given places and links; `nil` if they are
  /// spread over too much of the map, if no place is on the page, or if the map is a grid or has
  /// insets. Also `nil` if places are discs in the colours of regions, because these would be
  /// magnified too.
  public func view(places: [Int], links: [Int]) -> MapView? {
    guard !drawing.places.contains(where: { $0.gridPoint != nil }), base.layout.insets.isEmpty,
      drawing.regions.isEmpty
    else { return nil }
    let ends = places.map { points[$0] }.filter { base.layout.frame.bounds.contains($0) }
    guard !ends.isEmpty else { return nil }
    return .around(
      ends + links.flatMap { self.links[$0].joined() }, on: size, keeping: scale)
  }
}
