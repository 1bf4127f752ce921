import Drawing
import Geography

extension Cartographer {
  /// Draws a network over a map from ``countryMap(_:names:text:)``. Places outside that map are
  /// left out.
  public func networkMap(
    _ drawing: NetworkDrawing, over country: BaseMap, text: MapText
  ) -> NetworkMap {
    let layout = country.layout
    let points = drawing.places.map { place in
      place.coordinate.flatMap { layout.point(for: $0) } ?? Point(x: -100, y: -100)
    }
    let lines = drawing.links.map { link -> [[Point]] in
      guard let from = drawing.places[link.from].coordinate,
        let to = drawing.places[link.to].coordinate
      else { return [] }
      return layout.pieces(from: from, to: to)
    }
    let writer = NetworkWriter(
      drawing: drawing, layout: layout, points: points, lines: lines, text: text)
    return writer.map(over: country)
  }
}

extension MapLayout {
  /// Returns the pieces of a great circle, each clipped to the main map or an inset. The great
  /// circle is drawn in each inset that shows one of its ends, and on the main map unless both ends
  /// are in the same inset.
  func pieces(from: Coordinate, to: Coordinate, tolerance: Double = 0.3) -> [[Point]] {
    let ends = [from, to].map(inset(of:))
    var pieces: [[Point]] = []
    if ends[0] == nil || ends[0] != ends[1] {
      var onMain = frame.placement.pieces(along: [from, to], tolerance: tolerance)
        .flatMap { main.clip($0) }
      for inset in insets { onMain = onMain.flatMap { inset.rect.clipAway($0) } }
      pieces += onMain
    }
    for index in insets.indices where ends.contains(index) {
      pieces += insets[index].placement.pieces(along: [from, to], tolerance: tolerance)
        .flatMap { insets[index].rect.clip($0) }
    }
    return pieces
  }

  /// Returns the index of the inset that shows a place; `nil` for a place on the main map.
  private func inset(of coordinate: Coordinate) -> Int? {
    insets.firstIndex { inset in
      inset.area.contains(coordinate)
        && inset.placement.point(for: coordinate).map(inset.rect.contains) == true
    }
  }
}
