import Gazetteer
import Geography
import Input
import Testing

@Suite struct NearestFilesTests {
  struct Member: Hashable {
    let name: String
    let latitude: Int
    let longitude: Int
    let country: String
    let zone: String
  }

  static func object(_ bytes: [UInt8], _ path: String) throws -> JSONNode {
    var diagnostics = Diagnostics()
    let plain = Gzip.isGzip(bytes) ? Gzip.inflate(bytes, path: path, into: &diagnostics) : bytes
    let node = JSON.read(plain ?? [], path: path, into: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(node)
  }

  static func object(_ files: NearestFiles, _ name: String) throws -> JSONNode {
    let file = try #require(files.files.first { $0.path == "near/\(name)" })
    return try object(file.bytes, name)
  }

  /// Reads the places of a cell, using only what the documentation describes.
  static func members(_ cell: JSONNode) throws -> [Member] {
    let names = Array(try #require(cell["name"]).elements)
    return try names.indices.map { place in
      Member(
        name: try #require(names[place].string),
        latitude: try #require(cell["latitude"]?[place]?.int),
        longitude: try #require(cell["longitude"]?[place]?.int),
        country: try #require(cell["country"]?[place]?.string),
        zone: try #require(cell["zone"]?[place]?.string))
    }
  }

  @Test(arguments: [1, 7, 100, 5000])
  func cellsHoldEveryPlaceOnce(limit: Int) throws {
    let places = try Fixture.places()
    let files = NearestFiles(
      places, cells: PlaceCells(places, limit: limit), page: { _ in nil }, nodes: { _ in [] })
    let manifest = try Self.object(files, "manifest.json")
    #expect(manifest["places"]?.int == places.count)
    var found: [Member] = []
    for (number, file) in files.files.dropLast(2).enumerated() {
      let cell = try Self.members(Self.object(file.bytes, file.path))
      let sides = ["south", "west", "north", "east"].map { manifest[$0]?[number]?.int }
      #expect(cell.count <= limit && !cell.isEmpty)
      #expect(sides[0] == cell.map(\.latitude).min() && sides[2] == cell.map(\.latitude).max())
      #expect(sides[1] == cell.map(\.longitude).min() && sides[3] == cell.map(\.longitude).max())
      found += cell
    }
    let expected = places.indices.map { index in
      let place = places[index]
      return Member(
        name: place.name, latitude: Int((place.coordinate.latitude * 10_000).rounded()),
        longitude: Int((place.coordinate.longitude * 10_000).rounded()), country: place.country,
        zone: place.timeZone)
    }
    #expect(found.count == expected.count)
    #expect(Set(found) == Set(expected))
  }

  private func texts(_ list: JSONNode?) -> [String?] { list?.elements.map(\.string) ?? [] }

  @Test func saysWhoHasAPageAndWhoIsOnNetworks() throws {
    let places = Fixture.table([
      Fixture.row(id: 1), Fixture.row(id: 2, name: "Ham|let", longitude: "25"),
      Fixture.row(id: 3, name: "Lviv", longitude: "26"),
    ])
    let files = NearestFiles(
      places, cells: PlaceCells(places),
      page: { ["places/ua/lviv/", nil, "places/ua/lviv-3/"][$0] },
      nodes: { $0 == 2 ? ["roads/lviv", "rails/l"] : [] }, networks: [("roads", "Roads")])
    let manifest = try Self.object(files, "manifest.json")
    #expect(manifest["nodes"]?[0]?.int == 1)
    let cell = try Self.object(files.files[0].bytes, files.files[0].path)
    #expect(try Self.object(files, "networks.json")["roads"]?.string == "Roads")
    #expect(texts(cell["name"]) == ["Lviv", "Ham|let", "Lviv"])
    #expect(texts(cell["page"]) == ["places/ua/lviv/", nil, "places/ua/lviv-3/"])
    #expect(cell["nodes"]?["0"] == nil)
    #expect(texts(cell["nodes"]?["2"]) == ["roads/lviv", "rails/l"])
  }

  @Test func placesOfOneNameHaveTheirIDs() throws {
    let places = Fixture.table([
      Fixture.row(id: 20, longitude: "24.5"), Fixture.row(id: 7, name: "Kyiv", longitude: "25"),
      Fixture.row(id: 300, longitude: "26"),
    ])
    let files = NearestFiles(
      places, cells: PlaceCells(places), page: { _ in nil }, nodes: { _ in [] })
    let cell = try Self.object(files.files[0].bytes, files.files[0].path)
    #expect(texts(cell["name"]) == ["Lviv", "Kyiv", "Lviv"])
    #expect(cell["id"]?.elements.map(\.int) == [20, 0, 300])
  }

  @Test func namesAreThoseThatTheFinderKnows() throws {
    let places = Fixture.table([
      Fixture.row(
        id: 1, alternates: "Lemberg,LWO,Lwow,Lwów,L'wow,lvuv,Львів,http://a.b,Lemberg,Lviv,ليفيف",
        population: 99_999),
      Fixture.row(id: 2, name: "Kyiv", longitude: "20"),
      Fixture.row(id: 3, alternates: "Lvov,Ľvov,L'vov,LWO"),
    ])
    let groups = PlaceNames.byScript(0, of: places)
    #expect(groups.map(\.script) == [.latin, .cyrillic, .arabic])
    #expect(groups.map(\.names) == [["Lemberg", "Lwów"], ["Львів"], ["ليفيف"]])
    #expect(PlaceNames.byScript(1, of: places).isEmpty)
    #expect(PlaceNames.others(2, of: places) == ["Lvov", "Ľvov", "L'vov"])
    #expect(Script.arabic.isRightToLeft && Script.arabic.tag == "und-Arab")
  }
}
