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
    // Clipped rings have strokes along the edge of the clipping rectangle. The margin of 4 units
    // around `visible` keeps these strokes out of view.
    let share = tolerance / Self.tolerance
    outlines = FramedOutlines(
      atlas, placement: placement, visible: visible.insetBy(dx: -4, dy: -4),
      provincesOf: shown,
      options: SimplificationOptions(
        tolerance: tolerance, largestTriangle: 5 * share * share, unitsPerPixel: Double(steps),
        smallestIslet: 1.5 * share, context: context))
  }

  func land(of countries: some Sequence<Int>) -> PathData {
    Self.data(countries.lazy.flatMap { outlines.rings(ofCountry: $0) })
  }

  /// Returns all land on the page as one path without inner borders.
  func allLand() -> PathData { Self.data(landUnion().rings()) }

  /// Returns the land around a country, to be drawn beneath the country. This land extends under
  /// the country, because that takes fewer points than following the shared border.
  func surroundings(of focus: Int) -> PathData {
    let cover = CoveredRings(by: outlines.rings(ofCountry: focus))
    return Self.data(landUnion(except: focus).rings().lazy.compactMap { cover.grown($0) })
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
    Self.data(neutralProvinces.lazy.flatMap { outlines.rings(ofProvince: $0) })
  }

  /// Returns the arcs of one kind as one path, in which each arc occurs once.
  func lines(
    _ kind: OutlineArc.Kind, where isWanted: (OutlineArc) -> Bool = { _ in true }
  ) -> PathData {
    Self.data(pieces { $0.kind == kind && isWanted($0) }, isClosed: false)
  }

  /// Returns the disputed lines of one kind, of all countries or of one country, as one path.
  func disputes(_ kind: Dispute.Kind, of country: Int? = nil) -> PathData {
    let borders = pieces {
      $0.kind == (kind == .border ? .disputed : .claimed)
        && (country == nil || atlas.sides(of: $0).contains(country))
    }
    let others = outlines.disputedLines.filter {
      atlas.worldview.disputes[$0.dispute].kind == kind && (country == nil || $0.country == country)
    }
    return Self.data(borders + others.flatMap(\.pieces), isClosed: false)
  }

  /// The disputes shown on the page, as indices into the worldview's list of disputes.
  var shownDisputes: Set<Int> {
    Set(
      outlines.arcs.compactMap { atlas.arcs[$0].dispute }
        + outlines.disputedLines.filter { !$0.pieces.isEmpty }.map(\.dispute))
  }

  /// Returns the disputed borders that coincide with the edges of filled areas.
  func edgesToClear(of country: Int? = nil) -> PathData {
    let edges = pieces { arc in
      guard arc.dispute != nil else { return false }
      let sides = atlas.sides(of: arc)
      return sides[0] != sides[1] && (country == nil || sides.contains(country))
    }
    return Self.data(edges, isClosed: false)
  }

  /// Returns the visible pieces of arcs, in the order of the arcs.
  private func pieces(where isWanted: (OutlineArc) -> Bool) -> [[GridPoint]] {
    outlines.arcs.filter { isWanted(atlas.arcs[$0]) }.flatMap { outlines.lines(ofArc: $0) }
  }

  private static func data(_ lines: some Sequence<[GridPoint]>, isClosed: Bool = true) -> PathData {
    var data = PathData(.scaled(1))
    for line in lines {
      guard let first = line.first else { continue }
      data.move(toStepX: Int(first.x), y: Int(first.y))
      for (index, point) in line.enumerated().dropFirst() {
        // Skip points within a horizontal or vertical run, for example where a ring follows the
        // edge of the page.
        let isPassed =
          index + 1 < line.count && point.isPassed(from: line[index - 1], to: line[index + 1])
        if !isPassed { data.line(toStepX: Int(point.x), y: Int(point.y)) }
      }
      if isClosed { data.close() }
    }
    return data
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
  /// Opens a group that is scaled down, so that its path data have whole numbers: `steps` of its
  /// units are one user unit.
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

  mutating func sphere(_ outline: [Point]) {
    let ring = Path {
      $0.addLines(outline)
      $0.closeSubpath()
    }
    path(ring, ["class": "sphere"])
  }

  mutating func net(_ graticule: Graticule) {
    var data = PathData(.decimals(0))
    for line in graticule.lines { data.addSmooth(line, tolerance: 0.4) }
    path(data, ["class": "net"])
  }
}
