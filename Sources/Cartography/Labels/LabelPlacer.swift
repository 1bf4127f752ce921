import Drawing

/// Finds places for names beside their dots so that no two collide and none hides the dot of another.
///
/// Names are tried in the order of their rank at eight positions around the dot; of the free ones
/// the cheapest is taken, where an unusual position and lines underneath cost. A name without a free
/// position is left out. Everything is counted in user units.
struct LabelPlacer {
  private let page: Rect
  private let fontSize: Double
  private let gap: Double
  private var taken: [Rect] = []
  private var dots: [Rect] = []
  private var fixedDots: [Rect] = []
  private var ground: [Rect] = []
  private let lines: LineCoverage?

  init(page: Rect, fontSize: Double, gap: Double, lines: LineCoverage? = nil) {
    self.page = page
    self.fontSize = fontSize
    self.gap = gap
    self.lines = lines
  }

  /// Keeps all names out of a part of the page.
  mutating func reserve(_ rect: Rect) { taken.append(rect) }

  /// Keeps all but essential names off names of the ground, such as those of countries.
  mutating func reserveGround(_ rect: Rect) { ground.append(rect) }

  /// Makes names avoid a dot where they can.
  mutating func addDot(at point: Point, radius: Double) {
    dots.append(Self.square(around: point, radius: radius))
  }

  /// Makes names never cover a dot; its own name may still stand beside it.
  mutating func reserveDot(at point: Point, radius: Double) {
    fixedDots.append(Self.square(around: point, radius: radius))
  }

  /// Places as many names as it can, at most `limit`. The dots of placed names are never covered;
  /// other dots where there is a choice.
  mutating func place(_ requests: [LabelRequest], limit: Int = .max) -> [PlacedLabel] {
    let order = requests.indices.sorted {
      (requests[$0].rank, $0) < (requests[$1].rank, $1)
    }
    var placed: [PlacedLabel] = []
    for index in order where placed.count < limit {
      let request = requests[index]
      let dot = Self.square(around: request.anchor, radius: request.radius)
      // A dot under a more important name would name the wrong place.
      guard page.contains(request.anchor), !taken.contains(where: { $0.intersects(dot) }) else {
        continue
      }
      guard let label = best(for: request, dot: dot) else { continue }
      // A hair's breadth between names.
      taken.append(label.box.insetBy(dx: -0.25 * fontSize, dy: 0))
      taken.append(dot)
      placed.append(label)
    }
    return placed
  }

  private func best(for request: LabelRequest, dot: Rect) -> PlacedLabel? {
    let width = TextWidth.of(request.text, size: fontSize)
    var best: (cost: Double, label: PlacedLabel)?
    for (preference, position) in Position.allCases.enumerated() {
      let label = self.label(request, at: position, width: width)
      guard page.contains(label.box), !taken.contains(where: { $0.intersects(label.box) }),
        !fixedDots.contains(where: { $0.intersects(label.box) })
      else { continue }
      let covered = ground.count { $0.intersects(label.box) }
      guard covered == 0 || request.isEssential else { continue }
      var cost = Double(preference) + 40 * Double(covered)
      cost += 3 * Double(lines?.count(in: label.box) ?? 0)
      cost += 8 * Double(dots.count { $0.intersects(label.box) && !$0.intersects(dot) })
      if best.map({ cost < $0.cost }) ?? true { best = (cost, label) }
    }
    return best?.label
  }

  private func label(
    _ request: LabelRequest, at position: Position, width: Double
  ) -> PlacedLabel {
    let (horizontal, vertical) = position.side
    let isCorner = horizontal != 0 && vertical != 0
    let reach = (request.radius + gap) * (isCorner ? 0.8 : 1)
    // Letters reach from 0.75 above the base line to 0.22 below; most have only 0.52 above.
    let ascent = 0.75 * fontSize
    let descent = 0.22 * fontSize
    let x = request.anchor.x + Double(horizontal) * reach
    let baseline: Double =
      switch vertical {
      case -1: request.anchor.y - reach + (isCorner ? 0.1 * fontSize : -0.1 * fontSize)
      case 1: request.anchor.y + reach + (isCorner ? 0.5 : 0.72) * fontSize
      default: request.anchor.y + 0.34 * fontSize
      }
    let left =
      switch horizontal {
      case -1: x - width
      case 1: x
      default: x - width / 2
      }
    return PlacedLabel(
      request: request, origin: Point(x: x, y: baseline),
      alignment: horizontal == 0 ? .middle : horizontal > 0 ? .start : .end,
      box: Rect(x: left, y: baseline - ascent, width: width, height: ascent + descent))
  }

  private static func square(around point: Point, radius: Double) -> Rect {
    Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The positions of a name around its dot, most preferred first.
  private enum Position: CaseIterable {
    case right, left, aboveRight, belowRight, aboveLeft, belowLeft, above, below

    /// The horizontal and vertical side of the dot: -1 left or above, 1 right or below.
    var side: (Int, Int) {
      switch self {
      case .right: (1, 0)
      case .left: (-1, 0)
      case .aboveRight: (1, -1)
      case .belowRight: (1, 1)
      case .aboveLeft: (-1, -1)
      case .belowLeft: (-1, 1)
      case .above: (0, -1)
      case .below: (0, 1)
      }
    }
  }
}
