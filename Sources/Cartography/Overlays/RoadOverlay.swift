import Drawing

extension Overlay {
  /// Draws all links of one road over its network's `quiet` file. The ends of the road have names,
  /// and so do other places on the road if there is space.
  ///
  /// - Parameters:
  ///   - places: the indices of the road's places, from end to end.
  ///   - view: the part of the map that the page shows first; all names are placed in it.
  public static func road(
    places: [Int], links: [Int], on map: NetworkMap, view: MapView? = nil, text: MapText,
    id: String = "road"
  ) -> [UInt8] {
    var svg = SVG(reservingCapacity: 6000)
    svg.openOverlay(map.base.layout.frame.bounds, text: text, id: id)
    svg.routeLines(links, on: map, id: id)
    for place in places { svg.stop(at: map.points[place]) }
    svg.routeLabels(places: places, links: links, on: map, view: view)
    svg.close("svg")
    return svg.bytes
  }
}
