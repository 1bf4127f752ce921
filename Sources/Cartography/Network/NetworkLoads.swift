import Drawing

extension NetworkMap {
  /// Returns an SVG file to show over the map ``quiet``. The width of a link's line shows how many
  /// routes use the link.
  ///
  /// Each array has one number per link. Detours are drawn on top in a second colour.
  public func loads(_ routes: [Int], detours: [Int] = []) -> [UInt8] {
    var svg = SVG()
    svg.open(
      "svg",
      ["xmlns": "http://www.w3.org/2000/svg", "viewBox": .viewBox(base.layout.frame.bounds)])
    svg.style([.loads])
    let most = max(routes.max() ?? 0, detours.max() ?? 0)
    write(routes, most: most, class: "load", into: &svg)
    write(detours, most: most, class: "load detour", into: &svg)
    svg.close("svg")
    return svg.bytes
  }

  private static let levels = 5

  /// Writes a path for each width, narrowest first.
  private func write(_ counts: [Int], most: Int, class style: String, into svg: inout SVG) {
    guard most > 0 else { return }
    for level in 1...Self.levels {
      let used = counts.indices.filter {
        counts[$0] > 0 && Self.level(of: counts[$0], most: most) == level
      }
      let data = PathData(pieces: used.flatMap { links[$0] })
      svg.path(data, ["class": .text("\(style) load-\(level)")])
    }
  }

  private static func level(of count: Int, most: Int) -> Int {
    (count * levels + most - 1) / most
  }
}
