internal import Geography
internal import Input

struct DIMACSReader {
  enum Kind {
    case arcs
    /// The expected number of places is `nil` if any number is accepted.
    case coordinates(expected: Int?)
  }

  private let kind: Kind
  private var cursor: DIMACSCursor
  /// The announced number of data lines; `nil` before the problem line is read, and -1 if the
  /// problem line has no valid number.
  private var announced: Int?
  private var found = 0
  private(set) var placeCount = 0
  private var isCounted: Bool { placeCount > 0 }
  private(set) var links: [Link] = []
  private(set) var coordinates: [Coordinate] = []
  private var isPlaced: [Bool] = []
  private(set) var diagnostics = Diagnostics()

  init(path: String, kind: Kind) {
    self.kind = kind
    cursor = DIMACSCursor(path: path)
  }

  mutating func read(_ bytes: Span<UInt8>) {
    let data: UInt8 =
      switch kind {
      case .arcs: UInt8(ascii: "a")
      case .coordinates: UInt8(ascii: "v")
      }
    while cursor.startLine(bytes) {
      do throws(Diagnostic) {
        switch cursor.letter(bytes) {
        case data: try readData(bytes)
        case UInt8(ascii: "c"), nil: break
        case UInt8(ascii: "p"): try readProblem(bytes)
        case _?:
          throw cursor.error(
            "unknown kind of line",
            hint: "lines begin with c, p or \(Character(Unicode.Scalar(data)))")
        }
      } catch {
        diagnostics.append(error)
      }
      cursor.skipLine(bytes)
    }
    finish()
  }

  @inline(__always)
  private mutating func readData(_ bytes: Span<UInt8>) throws(Diagnostic) {
    guard announced != nil else {
      throw cursor.error(
        "data before the problem line", hint: "'\(problem)' has to come first")
    }
    found += 1
    switch kind {
    case .arcs:
      let from = try cursor.number(bytes, "the place where the arc starts", in: places)
      let to = try cursor.number(bytes, "the place where the arc ends", in: places)
      let cost = try cursor.number(bytes, "the cost", in: 0...Network.costLimit)
      try cursor.end(bytes)
      links.append(
        Link(
          from: Int32(truncatingIfNeeded: from - 1), to: Int32(truncatingIfNeeded: to - 1),
          cost: cost, isDirected: true))
    case .coordinates:
      let place = Int(try cursor.number(bytes, "the place", in: places)) - 1
      let east = try cursor.number(
        bytes, "the longitude in millionths of a degree", in: -180_000_000...180_000_000)
      let north = try cursor.number(
        bytes, "the latitude in millionths of a degree", in: -90_000_000...90_000_000)
      try cursor.end(bytes)
      guard isCounted else { return }
      guard !isPlaced[place] else {
        throw cursor.error("place \(place + 1) already has coordinates", hint: nil)
      }
      isPlaced[place] = true
      coordinates[place] = Coordinate(latitude: Double(north) / 1e6, longitude: Double(east) / 1e6)
    }
  }

  /// The valid place numbers. If the number of places is not known, the highest is
  /// ``Network/placeLimit``.
  private var places: ClosedRange<Int64> {
    isCounted ? 1...Int64(placeCount) : 1...Int64(Network.placeLimit)
  }

  private var problem: String {
    switch kind {
    case .arcs: "p sp PLACES ARCS"
    case .coordinates: "p aux sp co PLACES"
    }
  }

  private mutating func readProblem(_ bytes: Span<UInt8>) throws(Diagnostic) {
    guard announced == nil else { throw cursor.error("a second problem line", hint: nil) }
    // Set this first, so that data lines are checked even if the problem line has an error.
    announced = -1
    let words: [StaticString] =
      switch kind {
      case .arcs: ["sp"]
      case .coordinates: ["aux", "sp", "co"]
      }
    for word in words {
      guard cursor.takes(word, bytes) else {
        throw cursor.error("this is not a valid problem line", hint: "write '\(problem)'")
      }
    }
    let count = try cursor.number(
      bytes, "the number of places", in: 0...Int64(Network.placeLimit))
    placeCount = Int(count)
    switch kind {
    case .arcs:
      // A line with an arc has at least eight bytes and names two places, so a place with an arc
      // takes at least four bytes. Some places may have no arc.
      try checkPlaceCount(atMost: bytes.count / 4 + Self.placesWithoutArcs)
      let arcs = try cursor.number(
        bytes, "the number of arcs", in: 0...Int64(Network.linkLimit))
      announced = Int(arcs)
      // The announced count may be wrong, so no more memory is reserved than the file can fill.
      links.reserveCapacity(min(Int(arcs), bytes.count / 8))
    case .coordinates(let expected):
      // A line of coordinates has at least eight bytes.
      try checkPlaceCount(atMost: bytes.count / 8 + 1)
      announced = placeCount
      isPlaced = [Bool](repeating: false, count: placeCount)
      coordinates = [Coordinate](
        repeating: Coordinate(latitude: 0, longitude: 0), count: placeCount)
      if let expected, expected != placeCount {
        throw cursor.error(
          "the number of places is \(placeCount), but the network has \(expected)", hint: nil)
      }
    }
    try cursor.end(bytes)
  }

  /// The number of places without arcs that are accepted in a file of any size.
  private static let placesWithoutArcs = 1_000_000

  /// Rejects a huge number of places in a small file, because a network allocates memory for each
  /// place.
  private mutating func checkPlaceCount(atMost limit: Int) throws(Diagnostic) {
    let count = placeCount
    guard count > limit else { return }
    placeCount = 0
    throw cursor.error("the file is too short for \(count) places", hint: nil)
  }

  private mutating func finish() {
    guard let announced else {
      let hint = "'\(problem)' has to come first"
      diagnostics.error(
        at: SourceLocation(path: cursor.path), "the file has no problem line", hint: hint)
      return
    }
    guard !diagnostics.hasErrors else { return }
    if placeCount == 0, found > 0 {
      diagnostics.error(
        at: SourceLocation(path: cursor.path), "the problem line announces no places")
      return
    }
    guard found != announced else { return }
    diagnostics.error(
      at: SourceLocation(path: cursor.path),
      "the number of lines of data is \(found), but the problem line announces \(announced)")
  }
}
