import Drawing
import Geography
import Platform

extension Cartographer {
  /// Draws a network on a grid, over a country's outline that is stretched to fit the grid. A place
  /// without a grid point is left out.
  public func networkMap(
    _ drawing: NetworkDrawing, on grid: LocalGrid, text: MapText
  ) -> NetworkMap {
    let margin = 36.0
    let board = Rect(
      x: margin, y: margin, width: MapFrame.width - 2 * margin,
      height: (MapFrame.width - 2 * margin) / grid.aspect)
    let country = grid.outline.flatMap { atlas.country($0) }
    let placement = country.map { Self.placement(stretching: $0.mainBox, to: board) }
    let frame = MapFrame(
      height: board.maxY + margin,
      placement: placement
        ?? MapPlacement(projection: Equirectangular(), scale: 1, origin: board.center))
    let points = drawing.places.map { place in
      place.gridPoint.map {
        Point(
          x: board.minX + $0.x / max(grid.width, 1e-9) * board.width,
          y: board.minY + $0.y / max(grid.height, 1e-9) * board.height)
      } ?? Point(x: -100, y: -100)
    }
    let lines = LinkGeometry(drawing: drawing, points: points, placement: nil).lines()
    let writer = NetworkWriter(
      drawing: drawing, layout: MapLayout(frame: frame), points: points, lines: lines, text: text,
      hasBoard: placement != nil)
    let ground = { (svg: inout SVG) in
      svg.path(Rectangle().path(in: frame.bounds), ["class": "paper"])
      guard let code = grid.outline, let index = atlas.countryIndex(code), placement != nil else {
        return
      }
      // Draw the outline in fine detail, because it is the edge of the board.
      let layers = OutlineLayers(
        atlas, placement: frame.placement, visible: frame.bounds, steps: 40, tolerance: 0.05)
      svg.openSteps(layers.steps)
      svg.path(layers.land(of: [index]), ["class": "board"])
      svg.close("g")
    }
    return writer.map(scale: nil, ground: ground) { _, _, _ in [] }
  }

  /// Returns an equirectangular placement in which `box` gets the proportions of `board`.
  private static func placement(stretching box: GeoBox, to board: Rect) -> MapPlacement {
    let degree = Double.pi / 180
    let scale = board.height / max((box.north - box.south) * degree, 1e-9)
    let cosine = board.width / max(box.longitudes.width * degree * scale, 1e-9)
    let projection = Equirectangular(
      centralLongitude: box.center.longitude,
      standardParallel: acos(min(max(cosine, 0.01), 1)) * 180 / .pi)
    let middle = box.center.latitude * degree
    return MapPlacement(
      projection: projection, scale: scale,
      origin: Point(x: board.midX, y: board.midY + scale * middle))
  }
}
