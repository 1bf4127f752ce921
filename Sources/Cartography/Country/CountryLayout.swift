import Drawing
public import Geography

extension Cartographer {
  /// Returns the layout of a country's map: the main part of the country on the page, and distant
  /// parts in insets. The insets lie over the main map, or in a strip below it.
  public func countryLayout(_ country: CountryOutline) -> MapLayout {
    let box = country.mainBox
    let projection = CountryProjection.projection(for: box)
    let main = country.clusters.filter { $0.role != .inset }.flatMap(\.polygons).map {
      country.polygons[$0]
    }
    let area =
      atlas.projectedBounds(of: main.isEmpty ? country.polygons : main, in: projection)
      ?? projection.forward(country.labelPoint).map { Rect(origin: $0, size: .zero) }
      ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let frame = MapFrame.fitting(area, of: projection).with(scaleWords)
    let clusters = country.clusters.filter { $0.role == .inset }
    guard !clusters.isEmpty else { return MapLayout(frame: frame) }

    let layers = OutlineLayers(atlas, placement: frame.placement, visible: frame.bounds)
    let room = InsetRoom(layers, country: atlas.countryIndex(country.code), page: frame.size)
    if clusters.count <= 3, let rects = room.rects(count: clusters.count) {
      return MapLayout(
        frame: frame, insets: zip(clusters, rects).map { inset($0, of: country, in: $1) })
    }
    let strip = InsetStrip(count: clusters.count, top: frame.size.height)
    return MapLayout(
      frame: MapFrame(height: frame.size.height + strip.height, placement: frame.placement)
        .with(scaleWords),
      main: frame.bounds,
      insets: zip(clusters, strip.rects).map { inset($0, of: country, in: $1) })
  }

  /// The limit on the scale of insets, as a width in metres. At the largest scale, a box as wide as
  /// the map would show this width of ground. The outlines of small islands have too little detail
  /// for larger scales.
  private static let minimumGround = 250_000.0

  private func inset(
    _ cluster: OutlineCluster, of country: CountryOutline, in rect: Rect
  ) -> MapInset {
    let polygons = cluster.polygons.map { country.polygons[$0] }
    let projection = CountryProjection.projection(for: cluster.box)
    let area =
      atlas.projectedBounds(of: polygons, in: projection)
      ?? Rect(x: 0, y: 0, width: 0, height: 0)
    // The margins leave space for the name at the top and the scale bar at the bottom.
    let inner = Rect(
      minX: rect.minX + 12, minY: rect.minY + 30, maxX: rect.maxX - 12, maxY: rect.maxY - 34)
    var placement = MapPlacement.fitting(area, of: projection, into: inner)
    let largest = MapFrame.width / (Self.minimumGround / GreatCircle.earthRadius)
    let scale = MapFrame.round(min(placement.scale, largest), to: 1000)
    placement = MapPlacement(
      projection: projection, scale: scale,
      origin: Point(
        x: MapFrame.round(inner.midX - scale * area.midX, to: 10),
        y: MapFrame.round(inner.midY + scale * area.midY, to: 10)))
    return MapInset(
      rect: rect, placement: placement, area: Self.grown(cluster.box),
      name: name(of: cluster, in: country))
  }

  /// Enlarges a box by 0.2° on each side, because coastal towns can be outside generalised
  /// outlines.
  private static func grown(_ box: GeoBox) -> GeoBox {
    GeoBox(
      south: box.south - 0.2, north: box.north + 0.2,
      longitudes: LongitudeInterval(
        west: box.longitudes.west - 0.2, width: box.longitudes.width + 0.4))
  }

  /// Returns the name of an inset. A manually chosen name takes precedence. An inset that shows
  /// nearly all of one or two provinces, and no other province, is named after them. An inset that
  /// shows only a part of one province is named as a part of that province. `nil` for any other
  /// inset.
  private func name(of cluster: OutlineCluster, in country: CountryOutline) -> String? {
    if let name = cluster.name { return name }
    guard country.provinces.count > 1 else { return nil }
    var provinces: [Int] = []
    for polygon in cluster.polygons {
      for reference in country.polygons[polygon].rings.first ?? [] {
        let arc = atlas.arcs[reference.arc]
        for case let side? in [arc.left, arc.right]
        where country.provinces.contains(side)
          && !provinces.contains(side)
        {
          provinces.append(side)
        }
      }
    }
    let names = provinces.filter { !atlas.provinces[$0].name.isEmpty }.map { province in
      let polygons = atlas.provinces[province].polygons
      let inside = polygons.filter { cluster.box.contains($0.box.center) }
      let isWhole =
        inside.reduce(0) { $0 + $1.area } > 0.9 * polygons.reduce(0) { $0 + $1.area }
      return (name: atlas.provinces[province].name, isWhole: isWhole)
    }
    guard let first = names.first, names.count <= 2 else { return nil }
    if names.allSatisfy(\.isWhole) { return scaleWords.list(names.map(\.name)) }
    return names.count == 1 ? scaleWords.part(first.name) : nil
  }
}
