import Drawing
import Geography

/// The outlines of an atlas on a page, as path data in whole steps. A step is a fraction of a user
/// unit, so the paths must be in the group that `openSteps` opens.
struct OutlineLayers {
  let atlas: Atlas
  let outlines: FramedOutlines
  /// The number of steps per user unit.
  let steps: Int

  /// The default maximum error of a line, in user units.
  static let tolerance = 0.5

  /// - Parameters:
  ///   - shown: the countries whose provinces are drawn.
  ///   - tolerance: the maximum error of a line, in user units. The size below which islets are
  ///     left out is proportional to it.
  init(
    _ atlas: Atlas, placement: MapPlacement, visible: Rect, provincesOf shown: [Int] = [],
    steps: Int = 10, tolerance: Double = tolerance,
    context: SimplificationOptions.Context? = nil
  ) {
    self.atlas = atlas
    self.steps = steps
    // The margin of 4 units around `visible` hides the strokes of clipped rings, which run along
    // the edge of the clipping rectangle.
    let share = tolerance / Self.tolerance
    outlines = FramedOutlines(
      atlas, placement: placement, visible: visible.insetBy(dx: -4, dy: -4),
      provincesOf: shown,
      options: SimplificationOptions(
        tolerance: tolerance, largestTriangle: 5 * share * share, unitsPerPixel: Double(steps),
        smallestIslet: 1.5 * share, context: context))
  }

  func land(of countries: some Sequence<Int>) -> PathData {
    var data = PathData(.scaled(1))
    for country in countries { Self.append(outlines.rings(ofCountry: country), to: &data) }
    return data
  }

  /// Returns all land on the page as one path without inner borders.
  func allLand() -> PathData {
    var data = PathData(.scaled(1))
    Self.append(landUnion().rings(), to: &data)
    return data
  }

  /// Returns the land around a country, to be drawn beneath the country. This land extends under
  /// the country, because that takes fewer points than following the shared border.
  func surroundings(of focus: Int) -> PathData {
    var data = PathData(.scaled(1))
    let cover = CoveredRings(by: outlines.rings(ofCountry: focus))
    for ring in landUnion(except: focus).rings() {
      guard let grown = cover.grown(ring) else { continue }
      Self.append(grown, isClosed: true, to: &data)
    }
    return data
  }

  private func landUnion(except focus: Int? = nil) -> RingUnion {
    var union = RingUnion()
    for country in outlines.countries where country != focus {
      union.add(outlines.rings(ofCountry: country))
    }
    for province in neutralProvinces { union.add(outlines.rings(ofProvince: province)) }
    return union
  }

  private var neutralProvinces: [Int] {
    atlas.provinces.indices.filter { atlas.provinces[$0].country == nil }
  }

  func neutralLand() -> PathData {
    var data = PathData(.scaled(1))
    for province in neutralProvinces {
      Self.append(outlines.rings(ofProvince: province), to: &data)
    }
    return data
  }

  /// Returns the arcs of one kind as one path, in which each arc occurs once.
  func lines(
    _ kind: OutlineArc.Kind, where isWanted: (OutlineArc) -> Bool = { _ in true }
  ) -> PathData {
    var data = PathData(.scaled(1))
    for index in outlines.arcs where atlas.arcs[index].kind == kind {
      guard isWanted(atlas.arcs[index]) else { continue }
      for line in outlines.lines(ofArc: index) { Self.append(line, isClosed: false, to: &data) }
    }
    return data
  }

  /// Returns the disputed lines of one kind, of all countries or of one country, as one path.
  func disputes(_ kind: Dispute.Kind, of country: Int? = nil) -> PathData {
    var data = lines(kind == .border ? .disputed : .claimed) {
      country == nil || sides(of: $0).contains(country)
    }
    for line in outlines.disputedLines
    where atlas.worldview.disputes[line.dispute].kind == kind
      && (country == nil || line.country == country)
    {
      for piece in line.pieces { Self.append(piece, isClosed: false, to: &data) }
    }
    return data
  }

  /// The disputes shown on the page, as indices into the worldview's list of disputes.
  var shownDisputes: Set<Int> {
    Set(
      outlines.arcs.compactMap { atlas.arcs[$0].dispute }
        + outlines.disputedLines.filter { !$0.pieces.isEmpty }.map(\.dispute))
  }

  /// Returns the disputed borders that coincide with the edges of filled areas.
  func edgesToClear(of country: Int? = nil) -> PathData {
    var data = PathData(.scaled(1))
    for index in outlines.arcs where atlas.arcs[index].dispute != nil {
      let sides = sides(of: atlas.arcs[index])
      guard sides[0] != sides[1], country == nil || sides.contains(country) else { continue }
      for line in outlines.lines(ofArc: index) { Self.append(line, isClosed: false, to: &data) }
    }
    return data
  }

  /// Returns the countries to the left and to the right of an arc; `nil` means sea or neutral land.
  func sides(of arc: OutlineArc) -> [Int?] {
    [arc.left, arc.right].map { $0.flatMap { atlas.provinces[$0].country } }
  }

  private static func append(_ rings: [[GridPoint]], to data: inout PathData) {
    for ring in rings { append(ring, isClosed: true, to: &data) }
  }

  private static func append(_ line: [GridPoint], isClosed: Bool, to data: inout PathData) {
    guard let first = line.first else { return }
    data.move(toStepX: Int(first.x), y: Int(first.y))
    for (index, point) in line.enumerated().dropFirst() {
      // Skip points within a straight run, for example where a ring follows the edge of the page.
      let isPassed =
        index + 1 < line.count && point.isPassed(from: line[index - 1], to: line[index + 1])
      if !isPassed { data.line(toStepX: Int(point.x), y: Int(point.y)) }
    }
    if isClosed { data.close() }
  }
}

extension GridPoint {
  /// Returns true if the point lies between two other points on a horizontal or vertical line.
  fileprivate func isPassed(from a: GridPoint, to b: GridPoint) -> Bool {
    if a.x == x && x == b.x { return (a.y < y) == (y < b.y) && a.y != y && y != b.y }
    return a.y == y && y == b.y && (a.x < x) == (x < b.x) && a.x != x && x != b.x
  }
}

extension SVG {
  /// Opens a group in which one unit of path data is one step.
  mutating func openSteps(_ steps: Int) {
    open("g", ["transform": .text("scale(\(DecimalText.string(1 / Double(steps), decimals: 3)))")])
  }

  /// Writes the borders. Under the dashes of disputed borders, a line in the colour of land hides
  /// the edges of areas.
  mutating func borders(
    _ layers: OutlineLayers, where isWanted: (OutlineArc) -> Bool = { _ in true }
  ) {
    path(layers.lines(.country, where: isWanted), ["class": "border"])
    path(layers.edgesToClear(), ["class": "cleared"])
    path(layers.disputes(.border), ["class": "disputed"])
    path(layers.disputes(.claim), ["class": "claim"])
  }

  mutating func net(_ graticule: Graticule) {
    var data = PathData(.decimals(0))
    for line in graticule.lines { data.addSmooth(line, tolerance: 0.4) }
    path(data, ["class": "net"])
  }
}
