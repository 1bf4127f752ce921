public import Drawing
public import Geography

/// A map's frame with the frames of far parts that are drawn in boxes of their own.
public struct MapLayout: Sendable {
  /// The whole page; its placement is that of the main body.
  public let frame: MapFrame
  /// The part of the page that the main map covers; below it lie the insets.
  public let main: Rect
  /// The boxes, in reading order.
  public let insets: [MapInset]
  /// The rectangles that names must not cover, by the set of names.
  var obstacles: [String: [Rect]] = [:]

  /// Makes a layout; without insets the main map covers the page.
  public init(frame: MapFrame, main: Rect? = nil, insets: [MapInset] = []) {
    self.frame = frame
    self.main = main ?? frame.bounds
    self.insets = insets
  }

  /// The point of a place on the page: in the inset that shows its surroundings, else on the main
  /// map; `nil` if the page does not show it.
  public func point(for coordinate: Coordinate) -> Point? {
    for inset in insets where inset.area.contains(coordinate) {
      if let point = inset.placement.point(for: coordinate), inset.rect.contains(point) {
        return point
      }
    }
    guard let point = frame.point(for: coordinate), main.contains(point) else { return nil }
    return point
  }
}

extension MapLayout {
  /// The parts of the page that names must keep to, each with what they must not cover: the insets,
  /// then the main map.
  func parts(for set: LabelSet) -> [(page: Rect, obstacles: [Rect])] {
    var parts = insets.map { inset in
      let rect = inset.rect
      // The name at the top and the scale at the bottom.
      return (
        page: rect.insetBy(dx: 3, dy: 3),
        obstacles: [
          Rect(
            x: rect.minX, y: rect.minY,
            width: inset.name.map { TextWidth.of($0, size: set.fontSize) + 12 } ?? 0,
            height: set == .wide ? 26 : 0),
          Rect(x: rect.minX, y: rect.maxY - 32, width: rect.width * 0.5, height: 32),
        ]
      )
    }
    parts.append(
      (
        page: main.insetBy(dx: 3, dy: 3),
        obstacles: (obstacles[set == .medium ? LabelSet.narrow.rawValue : set.rawValue] ?? [])
          + insets.map { $0.rect.insetBy(dx: -4, dy: -4) }
      ))
    return parts
  }
}

/// A box on a map with a far part of the country at its own scale.
public struct MapInset: Sendable {
  /// The box on the page.
  public let rect: Rect
  /// The placement of the earth on the page within the box.
  public let placement: MapPlacement
  /// The part of the earth that the box is for.
  public let area: GeoBox
  /// The name of the part, if it has one.
  public let name: String?

  /// Makes an inset.
  public init(rect: Rect, placement: MapPlacement, area: GeoBox, name: String?) {
    self.rect = rect
    self.placement = placement
    self.area = area
    self.name = name
  }
}

/// A map as a file of its own.
public struct BaseMap: Sendable {
  /// The layout, which gives each place its point on the map.
  public let layout: MapLayout
  /// The SVG as UTF-8.
  public let svg: [UInt8]
  /// The range of the drawing in `svg`, between the style sheet and the end, so that other maps can
  /// be drawn over it.
  var drawing: Range<Int> = 0..<0
  /// The parts of the style sheet that the drawing needs.
  var styleParts: [BaseMapStyle.Part] = []
  /// The facts on the map that should also be said in words.
  public var notes = MapNotes()

  /// The page's extents.
  public var size: Size { layout.frame.size }
}

/// The text alternative of a map, for readers who cannot see it.
public struct MapText: Hashable, Sendable {
  /// A short title, such as `Map of Ukraine`.
  public let title: String
  /// A sentence or more: what is on the map, and whose borders.
  public let description: String
  /// The language of both, as a BCP 47 tag.
  public let language: String

  /// Makes the texts of a map.
  public init(title: String, description: String, language: String = "en") {
    self.title = title
    self.description = description
    self.language = language
  }
}
