import Drawing

/// The lines of a page: chains of arcs, each projected, simplified and rounded only once.
struct FrameLines {
  /// The points of each chain, or only its two ends if the chain lies beyond one side of the page.
  private(set) var lines: [[GridPoint]] = []
  private(set) var isVisible: [Bool] = []
  let chains: ArcChains

  private static let farthest = 100_000_000.0

  /// - Parameter isContext: returns true for a country that the page is not about, and for `nil`,
  ///   which means sea or neutral land.
  init(
    _ atlas: Atlas, chains: ArcChains, placement: MapPlacement, visible: Rect,
    options: SimplificationOptions, isContext: (Int?) -> Bool
  ) {
    self.chains = chains
    lines.reserveCapacity(chains.chains.count)
    var simplifier = LineSimplifier(options)
    var coarse = LineSimplifier(options.ofContext)
    var points: [Point] = []
    for chain in chains.chains {
      points.removeAll(keepingCapacity: true)
      atlas.project(chain, placement: placement, into: &points)
      guard let bounds = Rect(containing: points) else {
        lines.append([])
        isVisible.append(false)
        continue
      }
      let touches =
        bounds.minX <= visible.maxX && bounds.maxX >= visible.minX
        && bounds.minY <= visible.maxY && bounds.maxY >= visible.minY
      isVisible.append(touches)
      let kept: [Int]
      if !touches {
        kept = [0, points.count - 1]
      } else if chain.allSatisfy({ atlas.sides(of: atlas.arcs[$0.arc]).allSatisfy(isContext) }) {
        kept = coarse.keptIndices(of: points)
      } else {
        kept = simplifier.keptIndices(of: points)
      }
      lines.append(kept.map { Self.rounded(points[$0], options.unitsPerPixel) })
    }
  }

  /// A point rounded to whole units; a coordinate that is NaN becomes 0.
  static func rounded(_ point: Point, _ units: Double) -> GridPoint {
    func whole(_ value: Double) -> Int32 {
      Int32(exactly: min(max(value * units, -farthest), farthest).rounded()) ?? 0
    }
    return GridPoint(x: whole(point.x), y: whole(point.y))
  }

  func ring(_ references: [ArcReference]) -> [GridPoint] {
    var result: [GridPoint] = []
    // Begin at the start of a chain. A ring that consists of one closed chain can begin anywhere.
    let start = references.firstIndex { isFirst($0) } ?? 0
    for offset in references.indices {
      let reference = references[(start + offset) % references.count]
      guard isFirst(reference) || offset == 0 else { continue }
      let line = lines[Int(chains.chainOfArc[reference.arc])]
      if isForward(reference) {
        for point in line where point != result.last { result.append(point) }
      } else {
        for point in line.reversed() where point != result.last { result.append(point) }
      }
    }
    while result.count > 1 && result.first == result.last { result.removeLast() }
    return result
  }

  private func isForward(_ reference: ArcReference) -> Bool {
    reference.isReversed == chains.runsBackwards[reference.arc]
  }

  /// Returns true if the arc is the first arc of its chain in the direction of the ring.
  private func isFirst(_ reference: ArcReference) -> Bool {
    let chain = chains.chains[Int(chains.chainOfArc[reference.arc])]
    let position = Int(chains.positions[reference.arc])
    return isForward(reference) ? position == 0 : position == chain.count - 1
  }
}

extension Atlas {
  /// Appends a chain's projected points. Vertices off the map and repeated vertices are left out.
  func project(
    _ chain: [ArcReference], placement: MapPlacement, into points: inout [Point]
  ) {
    for (position, reference) in chain.enumerated() {
      let vertices = arcs[reference.arc].vertices
      let skipped = position == 0 ? 0 : 1
      if reference.isReversed {
        for vertex in vertices.reversed().dropFirst(skipped) {
          if let point = placement.point(for: coordinate(ofVertex: vertex)) { points.append(point) }
        }
      } else {
        for vertex in vertices.dropFirst(skipped) {
          if let point = placement.point(for: coordinate(ofVertex: vertex)) { points.append(point) }
        }
      }
    }
  }
}
