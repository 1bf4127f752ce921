import Drawing
import Geography

/// A country on the world map: its name and the address of its page.
public struct WorldMapEntry: Hashable, Sendable {
  /// The ISO 3166-1 alpha-2 code, upper case.
  public let code: String
  /// The display name.
  public let name: String
  /// The address of the country's page, relative to the page with the map.
  public let href: String

  /// Makes an entry.
  public init(code: String, name: String, href: String) {
    self.code = code
    self.name = name
    self.href = href
  }
}

/// The map of the world as inline SVG, in which the countries of the entries are links.
///
/// The page's style sheet applies to the map. The root `.map-world` contains `.sphere`, `.net` (the
/// graticule), `.neutral` (land that is not a link) and `.countries`, with an `a` for each linked
/// country. The `id` of an `a` is the lower-case code of the country. Each `a` contains a `path`
/// and, for a small country, a `circle.hit`. The lines `.border`, `.cleared`, `.disputed` and
/// `.claim` follow `.countries`. The last element is `.specks`, with dots for countries too small
/// to see.
public struct WorldMap: Sendable {
  /// The frame, which places the earth on the map.
  public let frame: MapFrame
  /// The SVG as UTF-8.
  public let svg: [UInt8]
}

extension Cartographer {
  /// Draws the map of the world, or of the part of the world that the frame ``world`` shows.
  ///
  /// - Parameter entries: the countries to link, in reading order. Countries that are unknown to
  ///   the atlas or outside the map are left out. Countries without an entry are drawn without a
  ///   link.
  public func worldMap(
    entries: [WorldMapEntry], text: (MapNotes) -> MapText, id: String = "world-map"
  ) -> WorldMap {
    let frame = world
    let layers = OutlineLayers(
      atlas, placement: frame.placement, visible: frame.bounds, steps: 5)
    var svg = SVG(reservingCapacity: 160_000)
    svg.openInlineMap(
      frame.bounds, text: text(MapNotes(disputes: atlas.disputes(layers.shownDisputes))), id: id,
      style: "map-world",
      role: "group")
    svg.sphere(frame.placement.sphereOutline(tolerance: 0.2))
    svg.net(Graticule(frame.placement, page: frame.bounds, step: 30))
    svg.openSteps(layers.steps)
    let linked = Set(entries.compactMap { atlas.countryIndex($0.code) })
    var rest = layers.neutralLand()
    rest.append(layers.land(of: atlas.countries.indices.filter { !linked.contains($0) }))
    svg.path(rest, ["class": "neutral"])

    let steps = Double(layers.steps)
    let shapes = WorldMapShape.all(entries, layers: layers, frame: frame)
    svg.open("g", ["class": "countries"])
    // Large countries come first, so the circles of small countries are drawn on top of them.
    for isSmall in [false, true] {
      for shape in shapes where (shape.hitRadius != nil) == isSmall {
        svg.open(
          "a",
          [
            "href": .text(shape.entry.href), "id": .text(shape.entry.code.lowercased()),
            // The list next to the map has all links, so only the first country is a tab stop.
            "tabindex": shape.index == shapes.first?.index ? .none : "-1",
          ])
        svg.element("title", text: shape.entry.name)
        svg.path(shape.data)
        if let radius = shape.hitRadius {
          svg.empty(
            "circle",
            [
              "class": "hit", "cx": .number(shape.center.x * steps, decimals: 1),
              "cy": .number(shape.center.y * steps, decimals: 1),
              "r": .number(radius * steps, decimals: 0),
            ])
        }
        svg.close("a")
      }
    }
    svg.close("g")
    svg.borders(layers)
    svg.close("g")
    let specks = PathData(dots: shapes.filter(\.isSpeck).map(\.center))
    svg.path(specks, ["class": "specks"])
    svg.close("svg")
    return WorldMap(frame: frame, svg: svg.bytes)
  }
}

extension MapFrame {
  /// The whole earth in the Equal Earth projection.
  public static let world = WorldProjection.equalEarth.frame
}
