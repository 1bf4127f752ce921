import Drawing
import Geography
import Input
import Testing

/// The repository's own outlines, under both of its worldviews. A debug build takes several seconds
/// to read eight megabytes, so all tests share one copy.
private let content = ContentAtlases.shared

struct ContentAtlases {
  static let shared = ContentAtlases()

  let un: Atlas?
  let deFacto: Atlas?
  let messages: [String]

  init() {
    var diagnostics = Diagnostics()
    var outlines = OutlineCollection()
    for name in ["provinces.geojson", "outlines.geojson", "disputed.geojson"] {
      let path = Fixtures.content + "/countries/" + name
      guard let bytes = try? FileSystem.read(path) else { continue }
      outlines.read(bytes, path: name, into: &diagnostics)
    }
    let views = (try? FileSystem.read(Fixtures.content + "/countries/worldview.yml")).map {
      WorldviewTable.read(
        $0, path: "worldview.yml", provinces: Set(outlines.features.filter(\.isArea).map(\.id)),
        lines: Set(outlines.features.filter { !$0.lines.isEmpty }.map(\.id)),
        into: &diagnostics)
    }
    un = views?.view("un").map { Atlas(outlines, worldview: $0) }
    deFacto = views?.view("de-facto").map { Atlas(outlines, worldview: $0) }
    messages = diagnostics.all.map(\.description)
  }
}

@Suite struct ContentTests {
  @Test func everyEdgeHasOneSideOrTwo() throws {
    let atlas = try #require(content.un)
    #expect(content.messages == [])
    #expect(atlas.edgeUses.more == 0)
    #expect(atlas.edgeUses.twice > 113_000 && atlas.edgeUses.once > 173_000)
  }

  @Test func hasAllCountries() throws {
    let atlas = try #require(content.un)
    #expect(atlas.countries.count == 250)
    #expect(Set(atlas.countries.map(\.code)).count == 250)
    #expect(atlas.countries.filter { $0.polygons.isEmpty }.map(\.code) == ["VA"])
    for country in atlas.countries where !country.polygons.isEmpty {
      let place = try #require(atlas.province(at: country.labelPoint), "\(country.code)")
      #expect(atlas.provinces[place].country.map { atlas.countries[$0].code } == country.code)
    }
  }

  @Test func countriesAreTheSumOfTheirProvinces() throws {
    for atlas in [content.un, content.deFacto] {
      let atlas = try #require(atlas)
      for country in atlas.countries where !country.polygons.isEmpty {
        let parts = country.provinces.reduce(0.0) {
          $0 + atlas.provinces[$1].cutPolygons.reduce(0) { $0 + $1.area }
        }
        #expect(abs(parts / country.area - 1) < 1e-9, "\(country.code)")
        let whole = country.polygons.reduce(0) { $0 + $1.area }
        // Joining land across the antimeridian can change its area slightly.
        #expect(abs(whole / country.area - 1) < 1e-5, "\(country.code)")
        let used = Set(country.cutPolygons.flatMap { $0.rings.joined() })
        for reference in used {
          let arc = atlas.arcs[reference.arc]
          let inside = reference.isReversed ? arc.left : arc.right
          #expect(
            inside.flatMap { atlas.provinces[$0].country } == atlas.countryIndex(country.code))
        }
      }
    }
  }

  @Test func viewsDifferWhereTheySay() throws {
    let un = try #require(content.un)
    let deFacto = try #require(content.deFacto)
    let simferopol = Coordinate(latitude: 44.9521, longitude: 34.1024)
    #expect(un.country(at: simferopol) == un.countryIndex("UA"))
    #expect(deFacto.country(at: simferopol) == deFacto.countryIndex("RU"))
    #expect(un.country("UA")?.provinces.count == 27)
    #expect(un.country("UA")?.polygons.count == 4)
    let hargeisa = Coordinate(latitude: 9.56, longitude: 44.065)
    #expect(un.country(at: hargeisa) == un.countryIndex("SO"))
    #expect(deFacto.country(at: hargeisa) == nil)
  }

  /// Every dispute has all of its lines, and no line belongs to two disputes.
  @Test func disputesHaveTheirLines() throws {
    for atlas in [content.un, content.deFacto] {
      let atlas = try #require(atlas)
      let view = atlas.worldview
      for (number, dispute) in view.disputes.enumerated() {
        let arcs = atlas.arcs.filter { $0.dispute == number }
        #expect(arcs.isEmpty == dispute.borders.isEmpty, "\(dispute.name)")
        #expect(
          atlas.disputedLines.count { $0.dispute == number } == dispute.lines.count,
          "\(dispute.name)")
        #expect(arcs.allSatisfy { $0.kind == (dispute.kind == .border ? .disputed : .claimed) })
      }
      let lines = view.disputes.flatMap(\.lines)
      #expect(Set(lines).count == lines.count && lines.count == 23)
      #expect(Set(view.disputes.map(\.name)).count == view.disputes.count)
    }
  }

  /// Disputed lines that follow no border run near a known place, and their middle is in the
  /// expected country.
  @Test(arguments: [
    ("the Essequibo, claimed by Venezuela", 6.4, -58.6, "GY"),
    ("Aksai Chin, claimed by India", 35.2, 80.3, "CN"),
    ("Arunachal Pradesh, claimed by China", 26.9, 92.0, "IN"),
    ("the Golan, claimed by Syria", 33.2, 35.6, "IL"),
    ("South Ossetia and the rest of Georgia", 42.1, 44.0, "GE"),
  ])
  func freeLinesRunWhereTheyShould(
    name: String, latitude: Double, longitude: Double, holder: String
  ) throws {
    let un = try #require(content.un)
    let number = try #require(un.worldview.disputes.firstIndex { $0.name == name })
    let place = Coordinate(latitude: latitude, longitude: longitude)
    let lines = un.disputedLines.filter { $0.dispute == number }
    let nearest = lines.flatMap(\.coordinates).map { GreatCircle.distance($0, place) }.min()
    #expect(try #require(nearest) < 20_000)
    #expect(lines.allSatisfy { $0.country == un.countryIndex(holder) })
  }

  @Test(arguments: [("FJ", 7.2), ("RU", 171.4), ("NZ", 18.0), ("US", 120.6), ("KI", 38.7)])
  func spansTheAntimeridian(code: String, width: Double) throws {
    let country = try #require(content.un?.country(code))
    #expect(abs(country.box.longitudes.width - width) < 0.05)
  }

  @Test func joinsTheHalves() throws {
    let atlas = try #require(content.un)
    for (code, count) in [("RU", 2), ("AQ", 0)] {
      let country = try #require(atlas.country(code))
      #expect(country.cutPolygons.count - country.polygons.count == count)
      let seams = country.polygons.flatMap { $0.rings.joined() }.filter {
        atlas.arcs[$0.arc].kind == .seam
      }
      // Parts of the cut along the antimeridian remain only if the coasts on its two sides differ.
      #expect(seams.count < 8, "\(code)")
    }
  }

  /// Only the two halves of Fiji cannot be joined, because 0.2 degrees are missing between them.
  @Test func onlyFijiHasAGap() throws {
    let atlas = try #require(content.un)
    let gaps = atlas.countries.indices.filter { atlas.gap(ofCountry: $0) != nil }
    #expect(gaps.map { atlas.countries[$0].code } == ["FJ"])
    let gap = try #require(gaps.first.flatMap { atlas.gap(ofCountry: $0) })
    #expect(abs(gap.longitudes.width - 0.2) < 0.01 && gap.south < -16.5 && gap.north > -16.9)
  }

  @Test func framesFarParts() throws {
    let atlas = try #require(content.un)
    for (code, count) in [
      ("ES", 1), ("PT", 2), ("EC", 1), ("FR", 1), ("US", 3), ("NO", 0), ("CL", 1),
    ] {
      let insets = atlas.country(code)?.clusters.filter { $0.role == .inset }
      #expect(insets?.count == count, "\(code)")
    }
    #expect(atlas.country("KI")?.clusters.allSatisfy { $0.role != .inset } == true)
  }

  @Test func ukrainesPlacesLieInUkraine() throws {
    let places = try placesOfUkraine()
    #expect(places.count == 5488)
    #expect(count(of: places, inRussia: try #require(content.un)) == 9)
    #expect(count(of: places, inRussia: try #require(content.deFacto)) == 529)
  }

  private func count(of places: [Coordinate], inRussia atlas: Atlas) -> Int {
    let russia = atlas.countryIndex("RU")
    return places.count { atlas.country(at: $0) == russia }
  }

  /// The places in Ukraine that GeoNames lists. Of the hundreds of thousands of other rows, only
  /// the country is read.
  private func placesOfUkraine() throws -> [Coordinate] {
    var diagnostics = Diagnostics()
    var places: [Coordinate] = []
    try TSV.forEachRow(
      ofFile: Fixtures.content + "/places/cities500.txt.gz", columns: 19, into: &diagnostics
    ) { bytes, row, _ in
      let country = row[8]
      guard country.count == 2, bytes[country.lowerBound] == UInt8(ascii: "U"),
        bytes[country.lowerBound + 1] == UInt8(ascii: "A"),
        let latitude = Number.double(in: bytes, row[4]),
        let longitude = Number.double(in: bytes, row[5])
      else { return }
      places.append(Coordinate(latitude: latitude, longitude: longitude))
    }
    #expect(!diagnostics.hasErrors)
    return places
  }
}
