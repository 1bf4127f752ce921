import Geography

extension RouteExport {
  /// Returns the route as GPX 1.1 (https://www.topografix.com/GPX/1/1/). The places are written
  /// twice, as waypoints and as the points of a route. The lines between the places form a track.
  func gpx(_ places: [Coordinate], _ lines: [[Coordinate]]) -> [UInt8] {
    var xml: [UInt8] = []
    xml.reserveCapacity(1024 + places.count * 180 + lines.reduce(0) { $0 + $1.count } * 46)
    xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gpx version=\"1.1\" creator=\"")
    xml.append(escaping: site)
    xml.append("\" xmlns=\"http://www.topografix.com/GPX/1/1\">\n<metadata><name>")
    xml.append(escaping: title)
    xml.append("</name><desc>")
    xml.append(escaping: summary)
    xml.append("</desc><link href=\"")
    xml.append(escaping: address)
    xml.append("\"><text>")
    xml.append(escaping: network)
    xml.append("</text></link></metadata>\n")
    for (place, stop) in zip(places, stops) { Self.point("wpt", place, stop.name, to: &xml) }
    xml.append("<rte><name>")
    xml.append(escaping: title)
    xml.append("</name>\n")
    for (place, stop) in zip(places, stops) { Self.point("rtept", place, stop.name, to: &xml) }
    xml.append("</rte>\n<trk><name>")
    xml.append(escaping: title)
    xml.append("</name>\n")
    for line in lines {
      xml.append("<trkseg>\n")
      for place in line { Self.point("trkpt", place, nil, to: &xml) }
      xml.append("</trkseg>\n")
    }
    xml.append("</trk>\n</gpx>\n")
    return xml
  }

  private static func point(
    _ element: StaticString, _ place: Coordinate, _ name: String?, to xml: inout [UInt8]
  ) {
    xml.append("<")
    xml.append(element)
    xml.append(" lat=\"")
    xml.append(degrees: place.latitude)
    xml.append("\" lon=\"")
    // The schema allows only longitudes below 180.
    xml.append(degrees: min(place.longitude, 179.99999))
    guard let name else {
      xml.append("\"/>\n")
      return
    }
    xml.append("\"><name>")
    xml.append(escaping: name)
    xml.append("</name></")
    xml.append(element)
    xml.append(">\n")
  }
}
