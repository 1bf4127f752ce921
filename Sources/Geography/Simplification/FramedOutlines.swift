public import Drawing

/// The projected, simplified, rounded and clipped outlines of a page. Each line is simplified only
/// once, so there are no gaps or overlaps between neighbouring areas.
public struct FramedOutlines: Sendable {
  /// The projection, scale and position of the earth on the page.
  public let placement: MapPlacement
  /// Indices of the countries with land on the page, ascending.
  public let countries: [Int]
  /// One arc for each line on the page, ascending: the first of the arcs that form the line. All
  /// arcs of a line have the same kind, and the same countries on both sides.
  public let arcs: [Int]

  /// The visible parts of the disputed lines that follow no border.
  public let disputedLines: [(dispute: Int, country: Int?, pieces: [[GridPoint]])]

  private let countryRings: [Int: [[GridPoint]]]
  private let provinceRings: [Int: [[GridPoint]]]
  private let lines: [Int: [[GridPoint]]]

  /// Projects and simplifies the visible part of an atlas.
  ///
  /// - Parameters:
  ///   - visible: the part of the page to keep, in pixels; rings are clipped along its edge.
  ///   - shown: the countries whose provinces are drawn; `nil` means all countries. If fewer
  ///     provinces are drawn, lines have fewer junctions, so fewer vertices must be kept.
  public init(
    _ atlas: Atlas, placement: MapPlacement, visible: Rect, provincesOf shown: [Int]? = nil,
    options: SimplificationOptions = SimplificationOptions()
  ) {
    self.placement = placement
    let areas = VisibleAreas(atlas, placement: placement, visible: visible, provincesOf: shown)
    let focus = shown.map { Set($0) }
    let isContext = { (country: Int?) in country.map { focus?.contains($0) == false } ?? true }
    let drawn = FrameLines(
      atlas,
      chains: ArcChains(arcs: atlas.arcs, nodeNumbers: areas.nodeNumbers, used: areas.usedArcs),
      placement: placement, visible: visible, options: options, isContext: isContext)
    let units = options.unitsPerPixel
    let low = FrameLines.rounded(Point(x: visible.minX, y: visible.minY), units)
    let high = FrameLines.rounded(Point(x: visible.maxX, y: visible.maxY), units)
    let clip = RectangleClip(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    let rings = FrameRings(
      atlas: atlas, placement: placement, lines: drawn, clip: clip, options: options)
    let around = FrameRings(
      atlas: atlas, placement: placement, lines: drawn, clip: clip, options: options.ofContext)

    let countryRings = areas.countries.map {
      ($0.number, (isContext($0.number) ? around : rings).rings(of: $0))
    }
    let provinceRings = areas.provinces.map { ($0.number, rings.rings(of: $0)) }
    var lines: [Int: [[GridPoint]]] = [:]
    var arcs: [Int] = []
    for (number, chain) in drawn.chains.chains.enumerated() where drawn.isVisible[number] {
      guard let first = chain.first?.arc, !areas.tornArcs.contains(first) else { continue }
      var line: [GridPoint] = []
      for point in drawn.lines[number] where point != line.last { line.append(point) }
      let pieces = line.count > 1 ? clip.pieces(line) : []
      if !pieces.isEmpty {
        lines[first] = pieces
        arcs.append(first)
      }
    }
    var simplifiers = [false, true].map { LineSimplifier($0 ? options.ofContext : options) }
    disputedLines = atlas.disputedLines.filter { $0.cap.touches(areas.cap, margin: 0.02) }.map {
      let quality = $0.country.map { isContext($0) } == true ? 1 : 0
      let pieces = placement.pieces(along: $0.coordinates, tolerance: 0.1).flatMap { line in
        clip.pieces(
          simplifiers[quality].keptIndices(of: line).map { FrameLines.rounded(line[$0], units) })
      }
      return ($0.dispute, $0.country, pieces.filter { Set($0).count > 1 })
    }
    self.arcs = arcs.sorted()
    self.countryRings = Dictionary(
      uniqueKeysWithValues: countryRings.filter { !$0.1.isEmpty })
    self.provinceRings = Dictionary(uniqueKeysWithValues: provinceRings)
    self.lines = lines
    countries = self.countryRings.keys.sorted()
  }

  /// The rings of a country, to be filled with the nonzero rule; no ring repeats its first point.
  /// Clipped rings follow the edge of `visible`.
  public func rings(ofCountry country: Int) -> [[GridPoint]] { countryRings[country] ?? [] }

  /// The rings of a province, in the same form as `rings(ofCountry:)`. Empty unless the province is
  /// a neutral area or belongs to a country whose provinces are drawn.
  public func rings(ofProvince province: Int) -> [[GridPoint]] { provinceRings[province] ?? [] }

  /// The visible pieces of the line that an arc in ``arcs`` represents, to be stroked.
  public func lines(ofArc arc: Int) -> [[GridPoint]] { lines[arc] ?? [] }
}
