import Drawing

/// Finds positions for names next to their dots, so that no two names collide.
///
/// Names are placed in order of rank, each at the cheapest free position around its dot. Less
/// preferred positions cost more, and so do positions on lines. If a name has no free position,
/// neighbouring names move, or the name is left out. All lengths are in user units.
struct LabelPlacer {
  private let page: Rect
  private let fontSize: Double
  private let gap: Double
  private let hasLeaders: Bool
  private var taken: [Rect] = []
  private var dots: [Rect] = []
  private var fixedDots: [Rect] = []
  private var ground: [Rect] = []
  private let lines: LineCoverage?

  /// The limit on the number of names. Above this limit, no name moves to make space for another.
  private static let mostMoved = 200

  /// - Parameter hasLeaders: true if essential names may lie away from their dots, with leader
  ///   lines.
  init(
    page: Rect, fontSize: Double, gap: Double, lines: LineCoverage? = nil, hasLeaders: Bool = false
  ) {
    self.page = page
    self.fontSize = fontSize
    self.gap = gap
    self.lines = lines
    self.hasLeaders = hasLeaders
  }

  /// Keeps all names off the part's obstacles, and non-essential names off its button.
  mutating func reserve(_ part: MapLayout.Part) {
    taken += part.obstacles
    if let button = part.button { ground.append(button) }
  }

  mutating func reserve(_ rect: Rect) { taken.append(rect) }

  /// Keeps non-essential names out of a rectangle, such as the name of a country.
  mutating func reserveGround(_ rect: Rect) { ground.append(rect) }

  /// Makes names avoid a dot if possible.
  mutating func addDot(at point: Point, radius: Double) {
    dots.append(Rect(around: point, radius: radius))
  }

  /// Keeps names off a dot. Only essential names can cover it, as a last resort, and only if the
  /// placer draws no leader lines. Leader lines also keep off the dot, unless they start at it.
  mutating func reserveDot(at point: Point, radius: Double) {
    fixedDots.append(Rect(around: point, radius: radius))
  }

  /// Places at most `limit` names: first the essential names, then all others, both in order of
  /// rank. No name covers the dot of a placed name.
  mutating func place(_ requests: [LabelRequest], limit: Int = .max) -> [PlacedLabel] {
    let order = requests.indices.sorted {
      (requests[$0].isEssential ? 0 : 1, requests[$0].rank, $0)
        < (requests[$1].isEssential ? 0 : 1, requests[$1].rank, $1)
    }
    var crowd = LabelCrowd(spacing: 0.25 * fontSize)
    var choice = LabelCrowd.Choice(repeating: LabelCrowd.none, count: order.count)
    var rooms: [Int] = []
    var left: [Int] = []
    for (name, index) in order.enumerated() where rooms.count < limit {
      let request = requests[index]
      let dot = Rect(around: request.anchor, radius: request.radius)
      guard isFree(dot) else {
        crowd.add([], dot: dot)
        continue
      }
      crowd.add(positions(of: request, dot: dot), dot: dot)
      if let room = crowd.freeRoom(of: name, beside: rooms) {
        choice[name] = room
        rooms.append(room)
      } else {
        left.append(name)
      }
    }
    if order.count <= Self.mostMoved {
      var count = rooms.count
      for name in left where count < limit {
        if let moved = crowd.inserting(name, into: choice) {
          choice = moved
          count += 1
        }
      }
    }
    let placed = zip(order, choice).filter { $1 != LabelCrowd.none }
      .map { PlacedLabel(request: requests[$0], position: crowd.position($1)) }
    for label in placed {
      taken += [
        label.box.insetBy(dx: -0.25 * fontSize, dy: 0),
        Rect(around: label.request.anchor, radius: label.request.radius),
      ]
      taken += label.leaderRoom
    }
    return placed
  }

  /// Returns true if a dot is on the page and clear of reserved areas. A dot under an earlier name
  /// would seem to belong to that name.
  private func isFree(_ dot: Rect) -> Bool {
    page.contains(dot.center) && !taken.contains { $0.intersects(dot) }
  }

  // MARK: Positions of a name

  /// Returns the positions free of reserved areas, cheapest first.
  private func positions(of request: LabelRequest, dot: Rect) -> [LabelPosition] {
    let width =
      TextWidth.of(request.text, size: fontSize) * (request.isBold ? TextWidth.boldFactor : 1)
    let isEssential = request.isEssential
    var found: [Candidate] = []
    found.reserveCapacity(Position.all.count)
    for (preference, position) in Position.all.enumerated() {
      let label = label(request, at: position, width: width)
      add(label, isEssential, cost: Double(preference), dot: dot, to: &found)
    }
    if isEssential, hasLeaders {
      for step in 1...Self.farthestStep {
        for (preference, position) in Position.around.enumerated() {
          var label = label(
            request, at: position, width: width, distance: Double(step) * 0.9 * fontSize)
          label.addLeader(from: request.anchor, radius: request.radius)
          guard
            !fixedDots.contains(where: { fixed in
              !fixed.intersects(dot) && label.leaderRoom.contains { $0.intersects(fixed) }
            })
          else { continue }
          add(label, isEssential, cost: Double(20 * step + preference), dot: dot, to: &found)
        }
      }
    }
    if isEssential, hasLeaders, found.isEmpty {
      // As a last resort, move the name slightly away from its dot, without a leader line.
      for step in 1...8 {
        for position in Position.around {
          let label = label(
            request, at: position, width: width, distance: 0.1 * Double(step) * fontSize)
          add(label, isEssential, cost: Double(step), dot: dot, to: &found)
        }
      }
    }
    // The sort is stable, so the preferred position comes first among positions of equal cost.
    return found.sorted { $0.cost < $1.cost }.map(\.label)
  }

  private typealias Candidate = (cost: Double, label: LabelPosition)

  /// The maximum distance between a name and its dot, in steps of 0.9 font sizes.
  private static let farthestStep = 10

  /// Adds a position if it is free. The position costs more if the name would cover lines, dots or
  /// names of areas.
  private func add(
    _ label: LabelPosition, _ isEssential: Bool, cost: Double, dot: Rect,
    to found: inout [Candidate]
  ) {
    guard page.contains(label.box), !taken.contains(where: { $0.intersects(label.box) })
    else { return }
    let coveredDots = fixedDots.count { $0.intersects(label.box) }
    guard coveredDots == 0 || isEssential && !hasLeaders else { return }
    let covered = ground.count { $0.intersects(label.box) }
    guard covered == 0 || isEssential else { return }
    var cost = cost + 40 * Double(covered) + 1000 * Double(coveredDots)
    cost += 3 * Double(lines?.count(in: label.box) ?? 0)
    cost += 8 * Double(dots.count { $0.intersects(label.box) && !$0.intersects(dot) })
    found.append((cost, label))
  }

  private func label(
    _ request: LabelRequest, at position: Position, width: Double, distance: Double = 0
  ) -> LabelPosition {
    let (horizontal, vertical) = (position.horizontal, position.vertical)
    let isCorner = horizontal != 0 && vertical != 0
    let reach = (request.radius + gap + distance) * (isCorner ? 0.8 : 1)
    // Letters extend from 0.75 font sizes above the baseline to 0.22 font sizes below it. Most
    // letters extend only 0.52 font sizes above it.
    let ascent = 0.75 * fontSize
    let descent = 0.22 * fontSize
    let x = request.anchor.x + Double(horizontal) * reach
    let baseline: Double =
      switch vertical {
      case -1: request.anchor.y - reach + (isCorner ? 0.1 * fontSize : -0.1 * fontSize)
      case 1: request.anchor.y + reach + (isCorner ? 0.5 : 0.72) * fontSize
      default: request.anchor.y + (0.34 + position.slide) * fontSize
      }
    let shift = horizontal == 0 ? position.slide * width : 0
    let left =
      switch horizontal {
      case -1: x - width
      case 1: x
      default: x - width / 2 + shift
      }
    return LabelPosition(
      origin: Point(x: x + shift, y: baseline),
      alignment: horizontal == 0 ? .middle : horizontal > 0 ? .start : .end,
      box: Rect(x: left, y: baseline - ascent, width: width, height: ascent + descent))
  }

  private struct Position {
    /// The side of the dot: -1 left, 0 centred, 1 right.
    let horizontal: Int
    /// The side of the dot: -1 above, 0 level with the dot, 1 below.
    let vertical: Int
    /// The shift from the default position. Left or right of the dot, the shift is downwards, in
    /// font sizes. Above or below the dot, the shift is to the right, in widths of the name.
    let slide: Double

    init(_ horizontal: Int, _ vertical: Int, slide: Double = 0) {
      self.horizontal = horizontal
      self.vertical = vertical
      self.slide = slide
    }

    /// The eight positions around the dot, most preferred first.
    static let around = [
      Position(1, 0), Position(-1, 0), Position(1, -1), Position(1, 1), Position(-1, -1),
      Position(-1, 1), Position(0, -1), Position(0, 1),
    ]

    /// The positions without a leader line, most preferred first.
    static let all =
      around
      + [(1, -0.4), (1, 0.4), (-1, -0.4), (-1, 0.4)].map { Position($0.0, 0, slide: $0.1) }
      + [-0.25, 0.25, -0.4, 0.4].flatMap { slide in
        [Position(0, -1, slide: slide), Position(0, 1, slide: slide)]
      }
  }
}
