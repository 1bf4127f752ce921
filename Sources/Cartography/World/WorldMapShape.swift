import Drawing
import Geography

/// A linked country on the world map, with a circle to click if the country is small.
struct WorldMapShape {
  let entry: WorldMapEntry
  let index: Int
  let data: PathData
  /// The label point, or the middle of the largest part if the label point is outside the map.
  let center: Point
  /// The width or height of the largest part, whichever is greater, in user units; 0 without an
  /// outline.
  let extent: Double
  /// The radius of the circle that receives clicks; `nil` if the country is easy to click.
  private(set) var hitRadius: Double?

  var isSpeck: Bool { extent < 3 }

  /// The extent below which a shape gets a circle, in user units.
  private static let smallExtent = 8.0
  /// The default radius: on a map 860 px wide, the circle is 24 px wide.
  private static let wantedRadius = 14.0

  /// Returns the shapes of the entries that the atlas contains and the frame shows.
  static func all(
    _ entries: [WorldMapEntry], layers: OutlineLayers, frame: MapFrame
  ) -> [WorldMapShape] {
    let steps = Double(layers.steps)
    var shapes: [WorldMapShape] = []
    for (index, entry) in entries.enumerated() {
      guard let country = layers.atlas.countryIndex(entry.code) else { continue }
      let outline = layers.atlas.countries[country]
      let rings = layers.outlines.rings(ofCountry: country)
      let boxes = rings.compactMap { ring in
        Rect(containing: ring.lazy.map { Point(x: Double($0.x) / steps, y: Double($0.y) / steps) })
      }
      let largest = boxes.max { max($0.width, $0.height) < max($1.width, $1.height) }
      let label = MapLayout(frame: frame).point(for: outline.labelPoint)
      guard let center = label ?? largest?.center else { continue }
      shapes.append(
        WorldMapShape(
          entry: entry, index: index, data: layers.land(of: [country]), center: center,
          extent: largest.map { max($0.width, $0.height) } ?? 0))
    }
    let centers = shapes.map(\.center)
    let isSmall = shapes.map { $0.extent < smallExtent }
    for index in shapes.indices where isSmall[index] {
      // The distances to other countries limit the radius. So circles of small countries do not
      // overlap, and no circle contains the middle of a larger country. Only the minimum radius of
      // 2 can override these limits.
      var radius = wantedRadius
      for other in shapes.indices where other != index {
        let distance = centers[index].distance(to: centers[other])
        radius = min(radius, distance * (isSmall[other] ? 0.5 : 0.8))
      }
      shapes[index].hitRadius = max(radius, 2)
    }
    return shapes
  }
}
