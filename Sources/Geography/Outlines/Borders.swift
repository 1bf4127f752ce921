import Drawing
import Input

/// Builds the parts of an atlas. Each country is the union of its provinces.
struct Borders {
  private(set) var arcs: [OutlineArc] = []
  let longitudes: [Int32]
  let latitudes: [Int32]
  private(set) var nodeNumbers: [Int32] = []
  private(set) var seamlessNodeNumbers: [Int32] = []
  private(set) var provinces: [Province] = []
  /// The codes of all countries, ascending.
  let codes: [String]
  private let markers: [String: Coordinate]
  private var members: [[Int]]

  init(_ outlines: OutlineCollection, worldview: Worldview) {
    let areas = outlines.features.filter { !$0.polygons.isEmpty }
    let owners = areas.map { Self.country(of: $0, worldview) }
    let marked = outlines.features.filter { $0.marker != nil && !$0.countryCode.isEmpty }
    codes = Set(owners.compactMap { $0 } + marked.map(\.countryCode)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let countries = owners.map { $0.flatMap { numbers[$0] } }
    var markers: [String: Coordinate] = [:]
    for feature in marked { markers[feature.countryCode] = feature.marker }
    self.markers = markers
    members = [[Int]](repeating: [], count: codes.count)

    let seam = Seam(outlines)
    var ringOwners = [Int32](repeating: -1, count: outlines.rings.count)
    for (number, feature) in areas.enumerated() {
      for polygon in feature.polygons {
        for ring in outlines.polygons[polygon] { ringOwners[ring] = Int32(number) }
      }
    }
    let cutter = ArcCutter(seam, owners: ringOwners)
    longitudes = cutter.longitudes
    latitudes = cutter.latitudes
    let judge = BorderJudge(features: areas, owners: owners, worldview: worldview)
    numberNodes(of: cutter.arcs, judge)
    for (number, feature) in areas.enumerated() {
      addProvince(feature, country: countries[number], outlines, cutter.ringArcs)
    }
  }

  /// The code of the country that a province belongs to; `nil` if the province is neutral.
  private static func country(of feature: OutlineFeature, _ worldview: Worldview) -> String? {
    let code = worldview.provinces[feature.id] ?? feature.countryCode
    return code.isEmpty || code.hasPrefix("-") ? nil : code
  }

  /// Adds the arcs with their kinds, and numbers the ends of the arcs in two ways. In
  /// `nodeNumbers`, the two sides of the antimeridian have different numbers; in
  /// `seamlessNodeNumbers`, they share numbers.
  private mutating func numberNodes(of raw: [ArcCutter.RawArc], _ judge: BorderJudge) {
    var plain = KeyTable(capacity: raw.count * 2)
    var joined = KeyTable(capacity: raw.count * 2)
    arcs.reserveCapacity(raw.count)
    for arc in raw {
      var ends: [Int32] = []
      for vertex in [arc.vertices.lowerBound, arc.vertices.upperBound - 1] {
        let x = longitudes[vertex]
        let y = latitudes[vertex]
        let number = plain.number(of: KeyTable.key(x, y))
        if number == nodeNumbers.count {
          nodeNumbers.append(Int32(number))
          let key = abs(y) == Seam.pole ? (0, y) : (x == Seam.meridian ? -x : x, y)
          seamlessNodeNumbers.append(Int32(joined.number(of: KeyTable.key(key.0, key.1))))
        }
        ends.append(Int32(number))
      }
      let (kind, dispute) =
        arc.isSeam ? (.seam, nil) : judge.judgement(left: arc.left, right: arc.right)
      arcs.append(
        OutlineArc(
          kind: kind, left: arc.left < 0 ? nil : Int(arc.left),
          right: arc.right < 0 ? nil : Int(arc.right), dispute: dispute, vertices: arc.vertices,
          start: ends[0], end: ends[1]))
    }
  }

  private mutating func addProvince(
    _ feature: OutlineFeature, country: Int?, _ outlines: OutlineCollection,
    _ ringArcs: [[ArcReference]]
  ) {
    let cut = feature.polygons.map { polygon in
      let rings = outlines.polygons[polygon].map { ringArcs[$0] }
      return assembler.polygon(exterior: rings[0], holes: Array(rings.dropFirst()))
    }
    if let country { members[country].append(provinces.count) }
    provinces.append(
      Province(
        id: feature.id, name: feature.name, sourceCode: feature.countryCode, country: country,
        polygons: whole(cut) ?? cut, cutPolygons: cut))
  }

  func country(_ number: Int, overrides: [ClusterOverride]) -> CountryOutline {
    let cut = polygons(along: outerArcs(of: number), nodeNumbers)
    let polygons = whole(cut) ?? cut
    let marker = markers[codes[number]]
    let box =
      GeoBox(covering: polygons.map(\.box)) ?? GeoBox(covering: [marker].compactMap { $0 })
      ?? GeoBox(south: 0, north: 0, longitudes: LongitudeInterval(west: 0, width: 0))
    return CountryOutline(
      code: codes[number], provinces: members[number], polygons: polygons, cutPolygons: cut,
      marker: marker, area: cut.reduce(0) { $0 + $1.area }, box: box,
      grouping: Lazy {
        Clustering(polygons: polygons, overrides: overrides) {
          coordinates(of: polygons[$0].rings[0])
        }.clusters()
      },
      label: Lazy { polygons.first.flatMap { labelPoint(of: $0) } ?? marker ?? box.center })
  }

  /// The arcs that have the country on only one side.
  private func outerArcs(of number: Int) -> [ArcReference] {
    members[number].flatMap { provinces[$0].cutPolygons.flatMap { $0.rings.flatMap { $0 } } }
      .filter {
        let arc = arcs[$0.arc]
        guard let left = arc.left, let right = arc.right else { return true }
        return provinces[left].country != provinces[right].country
      }
  }

  /// Joins the parts of polygons across the seam; `nil` if no polygon touches the seam.
  private func whole(_ cut: [OutlinePolygon]) -> [OutlinePolygon]? {
    let references = cut.flatMap { $0.rings.flatMap { $0 } }
    guard references.contains(where: { arcs[$0.arc].kind == .seam }) else { return nil }
    func ends(_ reference: ArcReference) -> UInt64 {
      let arc = arcs[reference.arc]
      let start = seamlessNodeNumbers[Int(arc.start)]
      let end = seamlessNodeNumbers[Int(arc.end)]
      return reference.isReversed ? KeyTable.key(end, start) : KeyTable.key(start, end)
    }
    let present = Set(references.filter { arcs[$0.arc].kind == .seam }.map { ends($0) })
    let kept = references.filter { reference in
      guard arcs[reference.arc].kind == .seam else { return true }
      let own = ends(reference)
      let opposite = ends(reference.reversed)
      return own != opposite && !present.contains(opposite)
    }
    return polygons(along: kept, seamlessNodeNumbers)
  }

  private var assembler: PolygonAssembler {
    PolygonAssembler(arcs: arcs, longitudes: longitudes, latitudes: latitudes)
  }

  /// The polygons of an area, given the arcs that have the area on only one side.
  private func polygons(along outer: [ArcReference], _ nodeNumbers: [Int32]) -> [OutlinePolygon] {
    let stitcher = RingStitcher(
      arcs: arcs, longitudes: longitudes, latitudes: latitudes, nodeNumbers: nodeNumbers)
    return assembler.polygons(of: stitcher.rings(of: outer))
  }

  private func coordinates(of ring: [ArcReference]) -> [Coordinate] {
    var result: [Coordinate] = []
    arcs.forEachVertex(ofRing: ring) { vertex in
      result.append(
        Coordinate(
          latitude: Double(latitudes[vertex]) / Atlas.unitsPerDegree,
          longitude: Double(longitudes[vertex]) / Atlas.unitsPerDegree))
    }
    return result
  }

  /// The pole of inaccessibility, on an equal-area projection centred on the polygon.
  private func labelPoint(of polygon: OutlinePolygon) -> Coordinate? {
    let projection = LambertAzimuthalEqualArea(center: polygon.box.center)
    let rings = polygon.rings.map { coordinates(of: $0).compactMap { projection.forward($0) } }
    guard let exterior = rings.first, let bounds = Rect(containing: exterior) else { return nil }
    // Thin the rings, because the finest bends of a coast do not affect the position of a label.
    let detail = max(bounds.width, bounds.height) / 400
    let thinned = rings.map { ring in
      var last = Point(x: .infinity, y: 0)
      return ring.filter { point in
        guard !(point.distance(to: last) < detail) else { return false }
        last = point
        return true
      }
    }
    let usable = (thinned.first?.count ?? 0) >= 8 ? thinned.filter { $0.count > 2 } : rings
    return PoleOfInaccessibility.find(in: usable).flatMap { projection.inverse($0) }
  }
}
