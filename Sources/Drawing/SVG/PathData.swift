/// Writes the data of an SVG path, such as `M1 2l3-4z`. The numbers are as short as possible for a
/// given precision.
///
/// Points are rounded to a grid and written relative to the previous rounded point, so that
/// rounding errors do not accumulate. Every coordinate is within half a grid step of its exact
/// value. Lines of zero length are left out, except dots.
public struct PathData: Sendable {
  /// The precision and the unit of the numbers.
  public enum Precision: Hashable, Sendable {
    /// Numbers in the caller's unit with this many decimal places.
    case decimals(Int)
    /// Integers in a unit this many times smaller than the caller's unit. The numbers are shorter,
    /// but the path must be used within `transform="scale(…)"`.
    case scaled(Int)
  }

  /// The UTF-8 text so far.
  public private(set) var bytes: [UInt8] = []
  private let scale: Double
  private let decimals: Int
  private var x = 0
  private var y = 0
  private var startX = 0
  private var startY = 0
  /// The command that applies to the next number.
  private var command: UInt8 = 0
  /// True if the last byte is a command, after which a number needs no separator.
  private var followsCommand = false
  /// True if the last number has a decimal point, after which `.5` needs no separator.
  private var followsFraction = false
  private var pendingMove = false

  /// Starts the data of a path.
  public init(_ precision: Precision) {
    switch precision {
    case .decimals(let count):
      decimals = min(max(count, 0), 9)
      var scale = 1.0
      for _ in 0..<decimals { scale *= 10 }
      self.scale = scale
    case .scaled(let factor):
      decimals = 0
      scale = Double(factor)
    }
  }

  /// A Boolean value that is true if nothing has been written.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Starts a subpath. The move is written only when a piece follows it.
  public mutating func move(to point: Point) {
    move(toStepX: grid(point.x), y: grid(point.y))
  }

  /// Starts a subpath at a point given in grid steps.
  public mutating func move(toStepX x: Int, y: Int) {
    startX = x
    startY = y
    pendingMove = true
  }

  /// Adds a straight line.
  public mutating func line(to point: Point) {
    line(toStepX: grid(point.x), y: grid(point.y))
  }

  /// Adds a line of zero length, which a round line cap shows as a dot.
  public mutating func dot(at point: Point) {
    move(to: point)
    flushMove()
    name("h")
    number(0)
  }

  /// Adds a straight line to a point given in grid steps.
  public mutating func line(toStepX nextX: Int, y nextY: Int) {
    flushMove()
    let (dx, dy) = (nextX - x, nextY - y)
    if dx == 0, dy == 0 { return }
    if dx == 0 {
      name("v")
      number(dy)
    } else if dy == 0 {
      name("h")
      number(dx)
    } else {
      name("l")
      number(dx)
      number(dy)
    }
    (x, y) = (nextX, nextY)
  }

  /// Adds a cubic Bézier curve.
  public mutating func curve(to point: Point, control1: Point, control2: Point) {
    flushMove()
    name("c")
    number(grid(control1.x) - x)
    number(grid(control1.y) - y)
    number(grid(control2.x) - x)
    number(grid(control2.y) - y)
    let nextX = grid(point.x)
    let nextY = grid(point.y)
    number(nextX - x)
    number(nextY - y)
    (x, y) = (nextX, nextY)
  }

  /// Closes the subpath.
  public mutating func close() {
    flushMove()
    guard !isEmpty, command != UInt8(ascii: "z") else { return }
    name("z")
    (x, y) = (startX, startY)
  }

  /// Adds data of the same precision, as separate subpaths.
  public mutating func append(_ other: PathData) {
    guard !other.isEmpty else { return }
    bytes += other.bytes
    // `other` starts with an absolute move, so the commands that follow depend only on the state at
    // the end of `other`.
    (x, y, startX, startY) = (other.x, other.y, other.startX, other.startY)
    command = other.command
    (followsCommand, followsFraction) = (other.followsCommand, other.followsFraction)
    pendingMove = other.pendingMove
  }

  /// Adds all pieces of a path.
  public mutating func append(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to): move(to: to)
      case .line(let to): line(to: to)
      case .curve(let to, let control1, let control2):
        curve(to: to, control1: control1, control2: control2)
      case .closeSubpath: close()
      }
    }
  }
}

extension PathData {
  private func grid(_ value: Double) -> Int {
    let scaled = (value * scale).rounded()
    return scaled.isFinite && abs(scaled) < 1e15 ? Int(scaled) : 0
  }

  /// Writes the pending move. The first move is absolute, so that the data of several paths can be
  /// joined.
  private mutating func flushMove() {
    guard pendingMove else { return }
    pendingMove = false
    let isFirst = isEmpty
    command = 0
    name(isFirst ? "M" : "m")
    number(startX - (isFirst ? 0 : x))
    number(startY - (isFirst ? 0 : y))
    // Number pairs after a relative move are relative lines.
    if !isFirst { command = UInt8(ascii: "l") }
    (x, y) = (startX, startY)
  }

  private mutating func name(_ letter: Unicode.Scalar) {
    let letter = UInt8(ascii: letter)
    guard letter != command else { return }
    bytes.append(letter)
    command = letter
    followsCommand = true
    followsFraction = false
  }

  /// Writes a separator only if the number would otherwise merge with the previous number.
  private mutating func number(_ steps: Int) {
    let at = bytes.count
    DecimalText.append(scaled: steps, decimals: decimals, to: &bytes)
    let first = bytes[at]
    let separates =
      followsCommand || first == UInt8(ascii: "-")
      || (followsFraction && first == UInt8(ascii: "."))
    if !separates { bytes.insert(UInt8(ascii: " "), at: at) }
    followsCommand = false
    followsFraction = decimals > 0 && bytes[at...].contains(UInt8(ascii: "."))
  }
}
