import Drawing
import Geography

/// A finer outline of a country, which replaces the outline on the map of the world when the reader
/// zooms in. Its path data are in fiftieths of a map unit.
public struct WorldDetail: Sendable {
  /// The number of steps of the path data per map unit.
  public static let steps = 50
  /// The maximum error of a line, in map units: half a pixel on a map magnified ten times.
  public static let tolerance = 0.05

  /// The path data of the filled area.
  public let land: String
  /// The path data of lines around and within the country, by class: `border`, `cleared`,
  /// `disputed` and `claim`. Neighbours have identical points on shared lines.
  public let lines: [(name: String, data: String)]
}

extension Cartographer {
  /// Returns the details of all countries with an outline, in the order of their codes.
  public func worldDetails() -> [(code: String, detail: WorldDetail)] {
    let frame = world
    let layers = OutlineLayers(
      atlas, placement: frame.placement, visible: frame.bounds, steps: WorldDetail.steps,
      tolerance: WorldDetail.tolerance)
    return layers.outlines.countries.map { country in
      let lines = [
        ("border", layers.lines(.country) { atlas.sides(of: $0).contains(country) }),
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
