import Drawing
import Geography

/// A finer outline of a country for the map of the world, which replaces the drawn one when the reader
/// zooms in: path data in fiftieths of a unit of the map.
public struct WorldDetail: Sendable {
  /// The number of steps of the path data in a unit of the map.
  public static let steps = 50
  /// The largest error of a line, in units of the map: half a pixel on a map at ten times its size.
  public static let tolerance = 0.05

  /// The area, to be filled.
  public let land: String
  /// Lines around and in it by the classes of the world map: `border`, `cleared`, `disputed`, `claim`.
  /// Neighbours share them exactly. Classes without lines are left out.
  public let lines: [(name: String, data: String)]
}

extension Cartographer {
  /// All countries with an outline, in the order of their codes.
  public func worldDetails() -> [(code: String, detail: WorldDetail)] {
    let frame = world
    let layers = OutlineLayers(
      atlas, placement: frame.placement, visible: frame.bounds, steps: WorldDetail.steps,
      tolerance: WorldDetail.tolerance)
    return layers.outlines.countries.map { country in
      let lines = [
        ("border", layers.lines(.country) { layers.sides(of: $0).contains(country) }),
        ("cleared", layers.edgesToClear(of: country)),
        ("disputed", layers.disputes(.border, of: country)),
        ("claim", layers.disputes(.claim, of: country)),
      ]
      return (
        atlas.countries[country].code,
        WorldDetail(
          land: string(layers.land(of: [country])),
          lines: lines.filter { !$0.1.isEmpty }.map { ($0.0, string($0.1)) })
      )
    }
  }

  private func string(_ data: PathData) -> String { String(decoding: data.bytes, as: UTF8.self) }
}
