import Geography
import Input
import Markup

final class GPXReader: XMLEventHandler {
  /// The points of a track segment or of a route.
  struct Line {
    var name: String
    /// The number of the track or route that the line is a part of.
    let part: Int
    var points: [Coordinate]
  }

  private(set) var lines: [Line] = []
  private(set) var points: [NamedPoint] = []
  private(set) var trackCount = 0
  private(set) var routeCount = 0
  private(set) var nameless = 0
  private(set) var elevations = 0
  private var diagnostics = Diagnostics()
  private var path: [String] = []
  private var text = ""
  private var name = ""
  private var point: Coordinate?
  private var pointName = ""
  private var segment: [Coordinate] = []
  /// The index in ``lines`` of the first line of the current track or route.
  private var firstLine = 0

  /// Appends the errors to `diagnostics`, and prepares the reader for the next document.
  func finish(into diagnostics: inout Diagnostics) {
    diagnostics.append(contentsOf: self.diagnostics)
    self.diagnostics = Diagnostics()
    path = []
  }

  func started(_ name: String, attributes: [String: String], at location: SourceLocation) {
    path.append(name)
    text = ""
    switch name {
    case "trk", "rte":
      self.name = ""
      firstLine = lines.count
      segment = []
      if name == "trk" { trackCount += 1 } else { routeCount += 1 }
    case "trkseg": segment = []
    case "wpt", "trkpt", "rtept":
      pointName = ""
      point = Coordinate(attributes: attributes)
      if point == nil {
        diagnostics.error(
          at: location, "the <\(name)> has no valid position", hint: Coordinate.attributesHint)
      }
    default: break
    }
  }

  func read(_ text: String) { self.text += text }

  func ended(_ name: String) {
    path.removeLast()
    switch (name, path.last) {
    case ("name", "trk"), ("name", "rte"): self.name = cleaned(text)
    case ("name", "wpt"), ("name", "rtept"): pointName = cleaned(text)
    case ("wpt", _), ("rtept", _):
      if let point {
        if !pointName.isEmpty {
          points.append(NamedPoint(name: pointName, coordinate: point))
        } else if name == "wpt" {
          nameless += 1
        }
        if name == "rtept" { segment.append(point) }
      }
    case ("trkpt", _): if let point { segment.append(point) }
    case ("trkseg", _), ("rte", _):
      if !segment.isEmpty {
        lines.append(Line(name: self.name, part: trackCount + routeCount, points: segment))
      }
      segment = []
      if name == "rte" { nameLines("Route \(routeCount)") }
    case ("ele", _): elevations += 1
    case ("trk", _): nameLines("Track \(trackCount)")
    default: break
    }
    text = ""
  }

  /// Names the lines of the current track or route. This happens when the track or route ends,
  /// because its name may follow its points.
  private func nameLines(_ fallback: String) {
    for index in lines.indices.dropFirst(firstLine) {
      lines[index].name = name.isEmpty ? fallback : name
    }
  }
}
