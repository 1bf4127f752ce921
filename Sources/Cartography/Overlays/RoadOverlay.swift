import Drawing

extension Overlay {
  /// Draws all links of one road over its network, with names of its ends and of as many of its
  /// places as there is room for.
  ///
  /// - Parameters:
  ///   - places: the road's places from end to end, by index.
  ///   - links: its links, by index.
  ///   - map: the map that lies below; use its `quiet` file.
  ///   - view: the part of the map that the page shows at first; names are placed for it.
  ///   - text: the title and the description of the overlay.
  ///   - id: what the identifiers within start with.
  public static func road(
    places: [Int], links: [Int], on map: NetworkMap, view: MapView? = nil, text: MapText,
    id: String = "road"
  ) -> [UInt8] {
    var svg = SVG(reservingCapacity: 6000)
    svg.openOverlay(map.base.layout.frame.bounds, text: text, id: id)
    svg.routeLines(links, on: map, id: id)
    for place in places { svg.stop(at: map.points[place]) }
    let scale = ViewScale(view, on: map, links: links)
    scale?.write(into: &svg)
    svg.routeLabels(places: places, links: links, on: map, view: view, scale: scale)
    svg.close("svg")
    return svg.bytes
  }
}
