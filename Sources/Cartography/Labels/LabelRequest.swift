import Drawing

/// A name to place next to its dot.
struct LabelRequest {
  var text: String
  /// The middle of the dot.
  var anchor: Point
  /// The radius of the dot in user units.
  var radius: Double
  /// The rank of the name; names with smaller ranks are placed first.
  var rank: Int
  var href: String?
  /// The CSS class of the name, if any.
  var style: String?
  /// A Boolean value that is true if the name is essential. Essential names are placed first, and
  /// can cover names of countries as a last resort.
  var isEssential = false

  /// A Boolean value that is true if the style sheet shows the name in bold.
  var isBold: Bool { style == "end" || style == "capital" }
}

@dynamicMemberLookup
struct PlacedLabel {
  var request: LabelRequest
  var position: LabelPosition

  subscript<Value>(dynamicMember member: KeyPath<LabelPosition, Value>) -> Value {
    position[keyPath: member]
  }
}

/// A position of a name. It does not contain the name, because placement often copies positions.
struct LabelPosition {
  /// The start, the middle or the end of the baseline, depending on `alignment`.
  var origin: Point
  var alignment: Alignment
  var box: Rect
  /// The line from the dot to the name; `nil` for a name next to its dot.
  private(set) var leader: (start: Point, end: Point)?

  mutating func addLeader(from dot: Point, radius: Double) {
    let end = Point(
      x: min(max(dot.x, box.minX), box.maxX), y: min(max(dot.y, box.minY), box.maxY))
    let length = dot.distance(to: end)
    guard length > radius else { return }
    leader = (dot.interpolated(to: end, at: radius / length), end)
  }

  /// The area that the leader line covers, as small squares.
  var leaderRoom: [Rect] {
    guard let leader else { return [] }
    let steps = max(1, Int((leader.start.distance(to: leader.end) / 6).rounded(.up)))
    return (0..<steps).map { step in
      let share = (Double(step) + 0.5) / Double(steps)
      return Rect(around: leader.start.interpolated(to: leader.end, at: share), radius: 3)
    }
  }

  enum Alignment: String {
    case start
    case middle
    case end
  }
}

/// A set of names for a range of map widths on the screen.
enum LabelSet: String, CaseIterable {
  /// For maps at least 700 px wide.
  case wide
  /// For city names on maps of countries and networks, if the map is 520 to 700 px wide.
  case medium
  /// For maps less than 520 px wide. If `medium` is not used, the limit is 700 px.
  case narrow

  /// The sets for base maps and for most overlays. On these maps, `narrow` also replaces `medium`.
  static let ground = [LabelSet.wide, .narrow]

  /// The largest font size of the set, in user units. Names are placed for this size.
  var fontSize: Double {
    switch self {
    case .wide: 16.5
    case .medium: 22.5
    case .narrow: 36.5
    }
  }

  /// Returns the font size, in user units, that a base map's style sheet sets for a map width in
  /// pixels.
  static func baseFontSize(width: Double) -> Double {
    switch width {
    case ..<400: 36.4
    case ..<520: 28.6
    case ..<700: 22.1
    case ..<1000: 16.25
    case ..<1400: 13
    case ..<2000: 9
    case ..<2800: 6.5
    case ..<4000: 4.5
    default: 3.25
    }
  }

  /// The frame widths, in pixels, at which an overlay shows this set of names.
  var frameWidths: ClosedRange<Double> {
    switch self {
    case .wide: 700...1400
    case .medium: 520...700
    case .narrow: 320...700
    }
  }

  /// Returns the space for the button that makes the map fill the window. The button is in the
  /// upper right corner, or in the upper left corner if `atStart` is true. `nil` for `wide`,
  /// because wide maps reserve no space for buttons.
  ///
  /// - Parameter zoom: the magnification of the map relative to its frame.
  func button(on page: Rect, atStart: Bool = false, zoom: Double = 1) -> Rect? {
    guard self != .wide else { return nil }
    // On the screen, a button is 44 px wide, and the font size is 13 px.
    let side = 3.5 * fontSize / zoom
    return Rect(
      x: atStart ? page.minX : page.maxX - side, y: page.minY, width: side, height: side)
  }

  /// The size of dots and gaps on the page, relative to their size on a map 1000 px wide.
  var factor: Double { fontSize / 13 }
}
