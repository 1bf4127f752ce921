public import Geography
import Drawing

/// A town on a country's map.
public struct MapPlace: Hashable, Sendable {
  /// The name next to the place's dot.
  public let name: String
  /// The position on the earth.
  public let coordinate: Coordinate
  /// The address of the place's page, relative to the page with the map; `nil` without a page.
  public let href: String?
  /// A Boolean value that is true for the capital, which is drawn as a square.
  public let isCapital: Bool

  /// Makes a place.
  public init(name: String, coordinate: Coordinate, href: String?, isCapital: Bool = false) {
    self.name = name
    self.coordinate = coordinate
    self.href = href
    self.isCapital = isCapital
  }
}

extension Overlay {
  /// Draws a place as a dot within a ring, with its name; `nil` if the map does not show the place.
  public static func place(
    _ place: MapPlace, on layout: MapLayout, text: MapText, id: String = "place"
  ) -> [UInt8]? {
    guard let point = layout.point(for: place.coordinate) else { return nil }
    var svg = SVG(reservingCapacity: 1500)
    svg.openOverlay(layout.frame.bounds, text: text, id: id)
    svg.circle(point, radius: 12, class: "ring")
    svg.circle(point, radius: 4, class: place.isCapital ? "place capital" : "place")
    for set in LabelSet.ground {
      let request = LabelRequest(
        text: place.name, anchor: point, radius: 12 * set.factor, rank: 0, style: "end")
      for part in layout.parts(for: set) where part.page.contains(point) {
        var placer = LabelPlacer(page: part.page, fontSize: set.fontSize, gap: 2 * set.factor)
        placer.reserve(part)
        svg.labels(placer.place([request]), style: set.rawValue)
        break
      }
    }
    svg.close("svg")
    return svg.bytes
  }

  /// Draws towns over a country's map: the capital as a square, the other towns as dots. Names are
  /// placed in the order of `places` while there is space, so the capital should come first. The
  /// name of a town with a page is a link.
  ///
  /// The group `labels more` follows. It has the names that the set `wide` does not show, and the
  /// names of `others`, each at the point of its town. Scripts place these names when the reader
  /// zooms in.
  ///
  /// - Parameter id: the prefix of the identifiers in the overlay.
  public static func cities(
    _ places: [MapPlace], others: [MapPlace] = [], on layout: MapLayout, text: MapText,
    id: String = "cities"
  ) -> [UInt8] {
    let points = { (place: MapPlace) in
      layout.point(for: place.coordinate).map { (place: place, point: $0) }
    }
    let shown = places.compactMap(points)
    var named: Set<Int> = []
    var svg = SVG(reservingCapacity: 12_000)
    svg.openOverlay(layout.frame.bounds, text: text, id: id, role: "group")
    for set in LabelSet.allCases {
      let radius = 3 * set.factor
      let requests = shown.enumerated().map { rank, entry in
        LabelRequest(
          text: entry.place.name, anchor: entry.point,
          radius: entry.place.isCapital ? 1.7 * radius : radius, rank: rank,
          href: entry.place.href, style: entry.place.isCapital ? "capital" : nil)
      }
      // Names stay on the same map as their dot: the main map or an inset.
      var labels: [PlacedLabel] = []
      for part in layout.parts(for: set) {
        var placer = LabelPlacer(page: part.page, fontSize: set.fontSize, gap: 1.5 * set.factor)
        placer.reserve(part)
        labels += placer.place(
          requests.filter { part.page.contains($0.anchor) },
          limit: set == .wide ? 40 : set == .medium ? 25 : 10)
      }
      guard !labels.isEmpty else { continue }
      if set == .wide { named = Set(labels.map(\.request.rank)) }
      svg.open("g", ["class": .text("labels \(set.rawValue)")])
      for label in labels {
        if label.request.style == nil {
          svg.circle(label.request.anchor, radius: 3, class: "place")
        } else {
          svg.capital(at: label.request.anchor, factor: set.factor)
        }
      }
      svg.labels(labels)
      svg.close("g")
    }
    let rest = shown.indices.filter { !named.contains($0) }.map { shown[$0] }
    let more = rest + others.compactMap(points)
    if !more.isEmpty {
      svg.open("g", ["class": "labels more"])
      svg.labels(
        more.map { entry in
          PlacedLabel(
            request: LabelRequest(
              text: entry.place.name, anchor: entry.point, radius: 0, rank: 0,
              href: entry.place.href),
            position: LabelPosition(
              origin: entry.point, alignment: .start, box: Rect(origin: entry.point, size: .zero)))
        })
      svg.close("g")
    }
    svg.close("svg")
    return svg.bytes
  }
}

extension SVG {
  mutating func capital(at point: Point, factor: Double) {
    path(Rectangle().path(in: Rect(around: point, radius: 4 * factor)), ["class": "capital"])
  }
}
