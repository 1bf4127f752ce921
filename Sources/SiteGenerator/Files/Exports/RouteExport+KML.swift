import Geography

extension RouteExport {
  /// Returns the route as KML 2.2 (OGC 07-147r2), with the line first and then the places. Place
  /// names are used only in elements that KML viewers do not render as HTML.
  func kml(_ places: [Coordinate], _ lines: [[Coordinate]]) -> [UInt8] {
    var xml: [UInt8] = []
    xml.append(
      text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<kml xmlns=\"http://www.opengis.net/kml/2.2\" "
        + "xmlns:atom=\"http://www.w3.org/2005/Atom\">\n<Document><name>")
    xml.append(escaping: title)
    xml.append("</name><atom:link href=\"")
    xml.append(escaping: address)
    xml.append("\"/><description>")
    xml.append(escaping: summary)
    xml.append(
      text: "</description>\n<Style id=\"route\"><LineStyle><color>ff0c41c2</color>"
        + "<width>4</width></LineStyle></Style>\n<Placemark><name>")
    xml.append(escaping: title)
    xml.append("</name><styleUrl>#route</styleUrl>")
    let isCut = lines.count > 1
    if isCut { xml.append("<MultiGeometry>") }
    for line in lines {
      xml.append("<LineString><tessellate>1</tessellate><coordinates>\n")
      for place in line {
        Self.position(place, to: &xml)
        xml.append("\n")
      }
      xml.append("</coordinates></LineString>")
    }
    if isCut { xml.append("</MultiGeometry>") }
    xml.append("</Placemark>\n")
    for (place, stop) in zip(places, stops) {
      xml.append("<Placemark><name>")
      xml.append(escaping: stop.name)
      xml.append("</name><Point><coordinates>")
      Self.position(place, to: &xml)
      xml.append("</coordinates></Point></Placemark>\n")
    }
    xml.append("</Document>\n</kml>\n")
    return xml
  }

  private static func position(_ place: Coordinate, to bytes: inout [UInt8]) {
    bytes.append(degrees: place.longitude)
    bytes.append(",")
    bytes.append(degrees: place.latitude)
  }
}
