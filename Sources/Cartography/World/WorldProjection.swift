import Drawing
public import Geography

/// A projection for a map of the whole world. A page shows several such maps side by side.
public enum WorldProjection: String, CaseIterable, Sendable {
  /// The Equal Earth projection, which preserves areas.
  case equalEarth = "equal-earth"
  /// The Mercator projection, which preserves angles.
  case mercator
  /// The equirectangular projection, which draws a degree of latitude as long as a degree of
  /// longitude.
  case equirectangular

  /// The implementation of the projection.
  public var projection: any Projection {
    switch self {
    case .equalEarth: EqualEarth()
    case .mercator: Mercator()
    case .equirectangular: Equirectangular()
    }
  }

  /// The largest latitude on the map, in degrees; Mercator's poles are infinitely far away.
  private var reach: Double { self == .mercator ? 84 : 90 }

  /// The frame of the whole earth, up to the largest latitude on the map.
  public var frame: MapFrame {
    let right = projection.forward(Coordinate(latitude: 0, longitude: 180))?.x ?? .pi
    let top = projection.forward(Coordinate(latitude: reach, longitude: 0))?.y ?? .pi
    return .fitting(
      Rect(minX: -right, minY: -top, maxX: right, maxY: top), of: projection,
      heights: 420...1000, margin: 3)
  }
}

extension Cartographer {
  /// Draws the land of the world in a projection, as a separate SVG file.
  public func projectedWorld(
    in projection: WorldProjection, text: (MapNotes) -> MapText
  ) -> [UInt8] {
    let frame = projection.frame
    let layers = OutlineLayers(
      atlas, placement: frame.placement, visible: frame.bounds, steps: 5)
    var svg = SVG(reservingCapacity: 120_000)
    svg.openBaseMap(
      frame.size, text: text(MapNotes(disputes: atlas.disputes(layers.shownDisputes))),
      style: [.network, .neutral, .disputed])
    let sphere = frame.placement.sphereOutline(tolerance: 0.2)
    if sphere.isEmpty {
      svg.path(Rectangle().path(in: frame.bounds), ["class": "sea"])
    } else {
      svg.sphere(sphere)
    }
    svg.net(Graticule(frame.placement, page: frame.bounds, step: 30))
    svg.openSteps(layers.steps)
    svg.path(layers.allLand(), ["class": "land"])
    svg.borders(layers)
    svg.close("g")
    svg.close("svg")
    return svg.bytes
  }
}

/// The outlines of countries in degrees, for pages that draw them in several projections.
public struct WorldOutlines: Sendable {
  /// The number of steps per degree.
  public static let steps = 20
  /// The maximum error of a line, in degrees.
  private static let tolerance = 0.15

  /// The rings of each country, in the order of the country codes. The x coordinate of a point
  /// counts the steps eastwards from the meridian at -180 degrees. The y coordinate counts the
  /// steps southwards from the North Pole.
  public let countries: [(code: String, rings: [[GridPoint]])]

  /// Simplifies the outlines of an atlas.
  public init(_ atlas: Atlas) {
    let placement = MapPlacement(
      projection: Equirectangular(), scale: 180 / .pi, origin: Point(x: 180, y: 90))
    let layers = OutlineLayers(
      atlas, placement: placement, visible: Rect(x: 0, y: 0, width: 360, height: 180),
      steps: Self.steps, tolerance: Self.tolerance)
    countries = layers.outlines.countries.map {
      (atlas.countries[$0].code, layers.outlines.rings(ofCountry: $0))
    }
  }
}
