import Geography
import Drawing

extension Cartographer {
  /// Draws a network on the earth. A place without a coordinate is left out.
  ///
  /// - Parameter names: names of countries by code; a name is left out if there is no space for it.
  public func networkMap(
    _ drawing: NetworkDrawing, names: [String: String], text: (MapNotes) -> MapText
  ) -> NetworkMap {
    let frame = MapFrame.network(
      of: drawing.places.compactMap(\.coordinate) + drawing.links.flatMap(\.bends)
    ).with(scaleWords)
    let points = drawing.places.map { place in
      place.coordinate.flatMap { frame.point(for: $0) } ?? Point(x: -100, y: -100)
    }
    let lines = LinkGeometry(drawing: drawing, points: points, placement: frame.placement).lines()
    let layout = MapLayout(frame: frame)
    let isWorld = frame.placement.projection is EqualEarth
    let layers =
      frame.isLocal && !hasDetailedOutlines || atlas.provinces.isEmpty
      ? nil : OutlineLayers(atlas, placement: frame.placement, visible: frame.bounds)
    let land = layers?.allLand()

    let ground = { (svg: inout SVG) in
      // Without outlines, the background has the colour of land, because the colour of sea would
      // make the whole page look like water.
      if layers == nil, !isWorld { return writePlainGround(frame, into: &svg) }
      if isWorld, layers != nil {
        svg.sphere(frame.placement.sphereOutline(tolerance: 0.2))
      } else {
        let page = Rectangle().path(in: frame.bounds)
        svg.path(page, ["class": layers == nil ? "land" : "sea"])
      }
      svg.net(Graticule(frame.placement, page: frame.bounds, step: isWorld ? 30 : nil))
      guard let layers, let land else { return }
      svg.openSteps(layers.steps)
      svg.path(land, ["class": "land"])
      svg.borders(layers)
      svg.close("g")
    }
    let notes = MapNotes(disputes: atlas.disputes(layers?.shownDisputes ?? []))
    let writer = NetworkWriter(
      drawing: drawing, layout: layout, points: points, lines: lines, text: text(notes))
    let corner =
      isWorld
      ? nil
      : ScaleCorner(frame, in: layout.main) { box in Double(points.count { box.contains($0) }) }
    var map = writer.map(scale: corner, ground: ground) { set, taken, svg in
      guard let layers, !isWorld else { return [] }
      return writeNames(
        except: nil, names: names, layers: layers, page: frame.bounds, set: set, taken: taken,
        identified: true, into: &svg)
    }
    map.hasLand = land.map { !$0.isEmpty } ?? false
    map.scale = corner?.box(.narrow)
    return map
  }

  /// Writes a background in the colour of land, with a grid whose step is a round number of metres.
  private func writePlainGround(_ frame: MapFrame, into svg: inout SVG) {
    let page = frame.bounds
    svg.path(Rectangle().path(in: page), ["class": "land"])
    guard
      let bar = ScaleBar(
        metresPerUnit: frame.metresPerUnit, longest: 120, words: frame.scaleWords)
    else { return }
    var lines: [[Point]] = []
    let middle = page.center
    let columns = Int((page.width / 2 / bar.length).rounded(.down))
    for column in -columns...columns {
      let x = middle.x + Double(column) * bar.length
      lines.append([Point(x: x, y: page.minY), Point(x: x, y: page.maxY)])
    }
    let rows = Int((page.height / 2 / bar.length).rounded(.down))
    for row in -rows...rows {
      let y = middle.y + Double(row) * bar.length
      lines.append([Point(x: page.minX, y: y), Point(x: page.maxX, y: y)])
    }
    svg.path(PathData(pieces: lines), ["class": "net"])
  }
}
