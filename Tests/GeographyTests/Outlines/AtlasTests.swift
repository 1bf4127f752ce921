import Geography
import Testing

@Suite struct AtlasTests {
  let atlas = Atlas(Invented.neighbors, worldview: .asInData)

  @Test func cutsBordersOnce() {
    #expect(atlas.edgeUses.twice == 7)
    #expect(atlas.edgeUses.more == 0)
    let kinds = Dictionary(grouping: atlas.arcs, by: \.kind).mapValues(\.count)
    // West, East, North and the island each have a coast. North borders on West, on
    // East and on the enclave.
    #expect(kinds == [.coast: 4, .province: 1, .country: 3])
  }

  @Test func knowsBothSides() throws {
    for (number, arc) in atlas.arcs.enumerated() {
      let line = atlas.coordinates(ofArc: number)
      // A point just to the right of the first edge is in the right-hand province.
      let dx = line[1].longitude - line[0].longitude
      let dy = line[1].latitude - line[0].latitude
      let right = Coordinate(
        latitude: line[0].latitude + dy / 2 - dx * 0.01,
        longitude: line[0].longitude + dx / 2 + dy * 0.01)
      #expect(atlas.province(at: right) == arc.right)
      let left = Coordinate(
        latitude: line[0].latitude + dy / 2 + dx * 0.01,
        longitude: line[0].longitude + dx / 2 - dy * 0.01)
      #expect(atlas.province(at: left) == arc.left)
    }
  }

  @Test func joinsProvinces() throws {
    #expect(atlas.countries.map(\.code) == ["AA", "BB", "CC", "DD"])
    let a = try #require(atlas.country("AA"))
    #expect(a.provinces == [0, 1])
    #expect(a.polygons.map(\.rings.count) == [1, 1])
    #expect(a.polygons[0].box.longitudes == LongitudeInterval(west: 0, width: 20))
    let b = try #require(atlas.country("BB"))
    #expect(b.polygons.map(\.rings.count) == [2])
    #expect(atlas.neighbors(of: "AA") == [1] && atlas.neighbors(of: "BB") == [0, 2])
    let rock = try #require(atlas.country("DD"))
    #expect(rock.polygons.isEmpty && rock.labelPoint == rock.marker)
    #expect(rock.box.center == rock.marker)
    #expect(atlas.country("XX") == nil)
  }

  @Test func measuresAreasOnTheSphere() throws {
    let sphere = 4 * Double.pi * GreatCircle.earthRadius * GreatCircle.earthRadius
    let a = try #require(atlas.country("AA"))
    let b = try #require(atlas.country("BB"))
    let c = try #require(atlas.country("CC"))
    // A quarter of the sphere is between the equator and 30 degrees north. The countries cover 20
    // of its 360 degrees of longitude.
    let island = a.polygons[1].area
    let whole = a.area - island + b.area + c.area
    #expect(abs(whole / (sphere / 4 * 20 / 360) - 1) < 1e-9)
    #expect(
      abs(
        atlas.provinces.reduce(0) { $0 + $1.polygons.reduce(0) { $0 + $1.area } }
          / atlas.countries.reduce(0) { $0 + $1.area } - 1) < 1e-12)
  }

  @Test func aViewMovesAProvinceAndDashesItsBorder() throws {
    let view = Worldview(
      id: "v", name: "", description: "", provinces: [2: "BB", 4: ""],
      disputes: [
        Dispute(
          name: "two", kind: .border,
          borders: [
            DashedBorder(.province(2), .country("BB")), DashedBorder(.country("AA"), .province(2)),
          ])
      ])
    let atlas = Atlas(Invented.neighbors, worldview: view)
    #expect(atlas.countries.map(\.code) == ["AA", "BB", "DD"])
    #expect(atlas.country("BB")?.provinces == [1, 2])
    #expect(atlas.provinces[3].country == nil)
    #expect(atlas.arcs.filter { $0.kind == .disputed }.count == 2)
    #expect(atlas.country("AA")?.polygons.count == 1)
    // The neutral enclave is not a neighbour of any country, but it is still a hole in BB.
    #expect(atlas.neighbors(of: "BB") == [0])
    #expect(atlas.country("BB")?.polygons[0].rings.count == 2)
    #expect(atlas.country(at: Coordinate(latitude: 17, longitude: 6)) == nil)
  }

  @Test func findsPlacesAndTheNearestShore() {
    #expect(atlas.province(at: Coordinate(latitude: 5, longitude: 5)) == 0)
    #expect(atlas.province(at: Coordinate(latitude: 5, longitude: 15)) == 1)
    #expect(atlas.province(at: Coordinate(latitude: 17, longitude: 6)) == 3)
    #expect(atlas.province(at: Coordinate(latitude: 0.5, longitude: 30.5)) == 1)
    let offshore = Coordinate(latitude: 20, longitude: 20.5)
    #expect(atlas.province(at: offshore) == nil)
    #expect(atlas.isPlace(offshore, inCountry: "BB", orWithin: 60_000))
    #expect(!atlas.isPlace(offshore, inCountry: "BB", orWithin: 40_000))
    #expect(atlas.province(at: Coordinate(latitude: .nan, longitude: 5)) == nil)
  }

  @Test func tellsPlacesNearACountry() {
    let place = Coordinate(latitude: 5, longitude: 5)
    #expect(atlas.isPlace(place, inCountry: "AA", orWithin: 0))
    #expect(!atlas.isPlace(place, inCountry: "BB", orWithin: 100_000))
    #expect(atlas.isPlace(place, inCountry: "BB", orWithin: 2_000_000))
    // The place keeps its country even if a worldview assigns the land to no country.
    let moved = Atlas(
      Invented.dateline,
      worldview: Worldview(id: "v", name: "V", description: "", provinces: [1: ""], disputes: []))
    #expect(
      moved.isPlace(Coordinate(latitude: 65, longitude: 180), inCountry: "EE", orWithin: 1000))
  }

  @Test func isWholeAcrossTheAntimeridian() throws {
    let atlas = Atlas(Invented.dateline, worldview: .asInData)
    let country = try #require(atlas.country("EE"))
    #expect(country.polygons.count == 1)
    #expect(country.cutPolygons.count == 2)
    #expect(country.polygons[0].box.longitudes.west == 170)
    #expect(abs(country.box.longitudes.width - 18) < 1e-9)
    #expect(abs(country.polygons[0].area / country.area - 1) < 1e-12)
    #expect(abs(country.labelPoint.longitude - 179) < 1)
    #expect(atlas.provinces[0].polygons.count == 1)
    #expect(atlas.arcs.filter { $0.kind == .seam }.count == 4)
    #expect(atlas.province(at: Coordinate(latitude: 65, longitude: 180)) == 0)
    #expect(
      atlas.isPlace(
        Coordinate(latitude: 65, longitude: -171.9), inCountry: "EE", orWithin: 10_000))
  }

  /// All land within ten degrees of the south pole, cut along the antimeridian.
  @Test func isWholeAroundThePole() throws {
    var land = OutlineCollection()
    var ring = stride(from: -180.0, through: 180, by: 10).map {
      Coordinate(latitude: -80, longitude: $0)
    }
    ring += [
      Coordinate(latitude: -90, longitude: 180), Coordinate(latitude: -90, longitude: -180),
    ]
    land.append(id: 1, countryCode: "AQ", name: "", polygons: [[ring]])
    let atlas = Atlas(land, worldview: .asInData)
    let country = try #require(atlas.country("AQ"))
    try #require(country.polygons.count == 1)
    #expect(atlas.coordinates(ofRing: country.polygons[0].rings[0]).count == 36)
    #expect(country.polygons[0].box.south == -90)
    let sphere = 4 * Double.pi * GreatCircle.earthRadius * GreatCircle.earthRadius
    let cap = sphere * 0.5 * (1 - 0.984807753012208)
    #expect(abs(country.polygons[0].area / cap - 1) < 1e-9)
    #expect(abs(country.area / cap - 1) < 1e-9)
    #expect(country.labelPoint.latitude < -88)
  }

  @Test func putsFarPartsInFrames() throws {
    var land = OutlineCollection()
    land.append(
      id: 1, countryCode: "FR", name: "",
      polygons: [
        [Invented.ring(0, 43, 6, 49)], [Invented.ring(8, 42, 9, 43)],
        [Invented.ring(55, -22, 56, -21)],
      ])
    let country = try #require(Atlas(land, worldview: .asInData).country("FR"))
    #expect(country.clusters.map(\.role) == [.main, .inset])
    #expect(country.clusters[0].polygons.count == 2)
    #expect(country.mainBox.longitudes == LongitudeInterval(west: 0, width: 9))
    let near = ClusterOverride(
      country: "FR", place: Coordinate(latitude: -20, longitude: 50), role: .included)
    let whole = try #require(
      Atlas(land, worldview: .asInData, overrides: [near]).country("FR"))
    #expect(whole.clusters.map(\.role) == [.main, .included])
  }
}
