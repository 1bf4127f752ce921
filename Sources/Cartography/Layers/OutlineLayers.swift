import Drawing
import Geography

/// The path data of an atlas's outlines on a page, in tenths of a unit: for use within
/// `transform="scale(.1)"`.
struct OutlineLayers {
  let atlas: Atlas
  let outlines: FramedOutlines

  /// - Parameter shown: the countries whose provinces are drawn.
  init(
    _ atlas: Atlas, placement: MapPlacement, visible: Rect, provincesOf shown: [Int] = [],
    margin: Double = 4, smallestIslet: Double = 1.5
  ) {
    self.atlas = atlas
    // Rings follow the edge of what is visible: the margin keeps their strokes there out of sight.
    outlines = FramedOutlines(
      atlas, placement: placement, visible: visible.insetBy(dx: -margin, dy: -margin),
      provincesOf: shown,
      options: SimplificationOptions(
        tolerance: 0.5, largestTriangle: 5, smallestIslet: smallestIslet))
  }

  /// The filled area of countries as one path.
  func land(of countries: some Sequence<Int>) -> PathData {
    var data = PathData(.scaled(10))
    for country in countries { Self.append(outlines.rings(ofCountry: country), to: &data) }
    return data
  }

  /// The filled area of all land on the page as one path without borders.
  func allLand() -> PathData {
    var data = PathData(.scaled(10))
    Self.append(landUnion().rings(), to: &data)
    return data
  }

  /// The filled area of the land around a country as one path without borders. It is drawn more
  /// coarsely than the country itself, but for the borders that the two share.
  ///
  /// - Parameters:
  ///   - smallest: islets smaller than this both ways are left out, in user units.
  ///   - tolerance: how far points that are left out may lie from the line, in user units.
  func surroundings(of focus: Int, smallest: Double = 5, tolerance: Double = 0.9) -> PathData {
    var shared: Set<GridPoint> = []
    for ring in outlines.rings(ofCountry: focus) { shared.formUnion(ring) }
    var data = PathData(.scaled(10))
    for ring in landUnion(except: focus).rings() {
      guard !ring.isSmaller(than: smallest * 10) else { continue }
      let coarse = ring.simplified(tolerance: tolerance * 10) { shared.contains($0) }
      Self.append(coarse, isClosed: true, to: &data)
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

  /// The filled area of provinces that belong to no country.
  func neutralLand() -> PathData {
    var data = PathData(.scaled(10))
    for province in neutralProvinces {
      Self.append(outlines.rings(ofProvince: province), to: &data)
    }
    return data
  }

  /// The lines of one kind as one path, each once.
  func lines(
    _ kind: OutlineArc.Kind, where isWanted: (OutlineArc) -> Bool = { _ in true }
  ) -> PathData {
    var data = PathData(.scaled(10))
    for index in outlines.arcs where atlas.arcs[index].kind == kind {
      guard isWanted(atlas.arcs[index]) else { continue }
      for line in outlines.lines(ofArc: index) { Self.append(line, isClosed: false, to: &data) }
    }
    return data
  }

  private static func append(_ rings: [[GridPoint]], to data: inout PathData) {
    for ring in rings { append(ring, isClosed: true, to: &data) }
  }

  private static func append(_ line: [GridPoint], isClosed: Bool, to data: inout PathData) {
    guard let first = line.first else { return }
    data.move(toStepX: Int(first.x), y: Int(first.y))
    for point in line.dropFirst() { data.line(toStepX: Int(point.x), y: Int(point.y)) }
    if isClosed { data.close() }
  }
}

extension SVG {
  /// Opens the group in which path data count tenths of a unit.
  mutating func openTenths() { open("g", ["transform": "scale(.1)"]) }

  /// Writes the borders of a page: country borders, and disputed ones dashed over a line in the
  /// land's colour, so that the outlines' own stroke does not show between the dashes.
  mutating func borders(
    _ layers: OutlineLayers, where isWanted: (OutlineArc) -> Bool = { _ in true }
  ) {
    path(layers.lines(.country, where: isWanted), ["class": "border"])
    let disputed = layers.lines(.disputed)
    path(disputed, ["class": "cleared"])
    path(disputed, ["class": "disputed"])
  }

  /// Writes lines as one path.
  mutating func lines(_ lines: [[Point]], class style: String) {
    var data = PathData(.decimals(1))
    for line in lines {
      guard let first = line.first else { continue }
      data.move(to: first)
      for point in line.dropFirst() { data.line(to: point) }
    }
    path(data, ["class": .text(style)])
  }
}
