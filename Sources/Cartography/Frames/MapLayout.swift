public import Drawing
public import Geography

/// The frame of a map, with insets for distant parts of the country.
public struct MapLayout: Sendable {
  /// The whole page, with the placement of the main map.
  public let frame: MapFrame
  /// The part of the page that the main map covers. A strip of insets can follow below it.
  public let main: Rect
  /// The insets in reading order.
  public let insets: [MapInset]
  /// The rectangles that names must not cover, keyed by the raw value of the label set.
  var obstacles: [String: [Rect]] = [:]

  /// A Boolean value that is true if the map's buttons are in the upper left corner. Otherwise, they
  /// are in the upper right corner.
  public var hasButtonsAtStart = false

  /// The centres of the names and of the scale bar that the base map draws.
  public var drawn: [Point] { obstacles.values.joined().map(\.center) }

  /// Makes a layout. By default, the main map covers the whole page.
  public init(frame: MapFrame, main: Rect? = nil, insets: [MapInset] = []) {
    self.frame = frame
    self.main = main ?? frame.bounds
    self.insets = insets
  }

  /// Returns the point of a coordinate on the page: in the inset whose area contains the
  /// coordinate, or else on the main map. `nil` if the page does not show the coordinate.
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
  /// The main map or an inset, as a region for names.
  struct Part {
    let page: Rect
    let obstacles: [Rect]
    /// The space for the button that makes the map fill the window. Only essential names may cover
    /// this space. `nil` if no space is reserved.
    var button: Rect? = nil
  }

  /// Returns the parts of the page: the insets, then the main map.
  func parts(for set: LabelSet) -> [Part] {
    var parts = insets.map { inset in
      let rect = inset.rect
      // The obstacles are the scale bar at the bottom and, on wide maps only, the name at the top.
      return Part(
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
      Part(
        page: main.insetBy(dx: 3, dy: 3),
        obstacles: (obstacles[set == .medium ? LabelSet.narrow.rawValue : set.rawValue] ?? [])
          + insets.map { $0.rect.insetBy(dx: -4, dy: -4) },
        button: set.button(on: main, atStart: hasButtonsAtStart)))
    return parts
  }
}

/// A box on a country's map. The box shows a distant part of the country at a separate scale.
public struct MapInset: Sendable {
  /// The box on the page.
  public let rect: Rect
  /// The placement of the earth on the page, for points within the box.
  public let placement: MapPlacement
  /// The part of the earth that the box shows.
  public let area: GeoBox
  /// The name of the inset; `nil` if it has none.
  public let name: String?
}

/// A map in a separate SVG file.
public struct BaseMap: Sendable {
  /// The layout, which finds the point of each place on the map.
  public let layout: MapLayout
  /// The SVG as UTF-8.
  public let svg: [UInt8]
  /// The range of the drawing in `svg`, after the style sheet. Other maps copy the drawing as their
  /// background.
  var drawing: Range<Int> = 0..<0
  var styleParts: [BaseMapStyle] = []
  /// The facts about the map that its text description should mention.
  public var notes = MapNotes()

  /// The size of the page in user units.
  public var size: Size { layout.frame.size }
}

/// The text alternative of a map, for readers who cannot see it.
public struct MapText: Hashable, Sendable {
  /// A short title, such as `Map of Ukraine`.
  public let title: String
  /// One or more sentences about what the map shows and which worldview its borders follow.
  public let description: String
  /// The language of the title and the description, as a BCP 47 tag.
  public let language: String

  /// Makes the text alternative of a map.
  public init(title: String, description: String, language: String = "en") {
    self.title = title
    self.description = description
    self.language = language
  }
}
