public import Drawing

/// The part of a map that a page shows at first, so that a short route is not a speck on the map of its
/// whole network.
///
/// The map's file stays the one that all pages share; the page makes it larger than its frame and
/// moves it. Magnification and offset are multiples of fixed steps, each a class of the style
/// sheet, so that the view needs neither scripts nor inline styles.
public struct MapView: Hashable, Sendable {
  /// The magnification of the map relative to its frame, in halves: 2, 3, 4, 6 or 8.
  public let halfZoom: Int
  /// The part of the map to the left of the frame, in fortieths of the map's width.
  public let left: Int
  /// The part of the map above the frame, in fortieths of the map's height.
  public let top: Int

  /// The magnification of the map relative to its frame.
  public var zoom: Double { Double(halfZoom) / 2 }

  static let levels = [8, 6, 4, 3]
  private static let steps = 40.0
  /// The largest share of the view that its subject may fill.
  private static let filled = 0.76

  /// The closest view around points; `nil` if that is nearly all of the map.
  static func around(_ points: some Sequence<Point>, on size: Size) -> MapView? {
    guard let box = Rect(containing: points), size.width > 0, size.height > 0 else { return nil }
    for level in levels {
      let share = 2 / Double(level)
      guard box.width <= filled * share * size.width, box.height <= filled * share * size.height
      else { continue }
      return MapView(
        halfZoom: level, left: start(box.midX / size.width, share),
        top: start(box.midY / size.height, share))
    }
    return nil
  }

  /// Returns the start, in fortieths, of a view that shows a share of the map around a position.
  private static func start(_ middle: Double, _ share: Double) -> Int {
    let most = ((1 - share) * steps).rounded(.down)
    return Int(min(max(((middle - share / 2) * steps).rounded(), 0), most))
  }

  /// The part of a page that is shown.
  public func rect(on size: Size) -> Rect {
    Rect(
      x: Double(left) / Self.steps * size.width, y: Double(top) / Self.steps * size.height,
      width: size.width / zoom, height: size.height / zoom)
  }

  /// The classes of the frame.
  public var style: String { "cropped zoom-\(halfZoom) left-\(left) top-\(top)" }
}

extension NetworkMap {
  /// The view around links, or around places if there are no links; `nil` if the whole map serves as
  /// well, or if parts of it are not at their true positions, as on a grid or in an inset.
  public func view(places: [Int], links: [Int]) -> MapView? {
    guard !drawing.places.contains(where: { $0.gridPoint != nil }), base.layout.insets.isEmpty
    else { return nil }
    let ends = places.map { points[$0] }.filter { base.layout.frame.bounds.contains($0) }
    guard !ends.isEmpty else { return nil }
    return .around(ends + links.flatMap { self.links[$0].joined() }, on: size)
  }
}
