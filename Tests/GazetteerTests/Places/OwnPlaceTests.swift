import Geography
import Testing

@testable import Gazetteer

@Suite("Places in an atlas that are missing from GeoNames")
struct OwnPlaceTests {
  private func place(_ key: String, _ names: String...) -> OwnPlace {
    OwnPlace(
      key: key, names: names, country: .none,
      coordinate: Coordinate(latitude: 47, longitude: 11))
  }

  @Test("An atlas's own places follow those of GeoNames and have no GeoNames id")
  func order() throws {
    let tables = Fixture.table([Fixture.row(id: 7, name: "Town", population: 10)])
    let (table, positions) = tables.adding([
      place("huts/tarn", "Tarn Hut", "Bergseehütte"), place("huts/ash", "Ash Hut"),
    ])
    #expect(table.count == 3 && table.own == 1..<3 && tables.own.isEmpty)
    let tarn = table[try #require(positions[0])]
    #expect(tarn.name == "Tarn Hut" && tarn.alternateNames == ["Bergseehütte"])
    #expect(tarn.geonameID == nil && tarn.knownPopulation == nil && tarn.country.isEmpty)
    #expect(table.index(ofGeonameID: tarn.id) == positions[0])
    #expect(table.indices.map { table.id($0) } == table.indices.map { table.id($0) }.sorted())
  }

  @Test("An atlas's own place can have a GeoNames id that the tables lack")
  func geonameID() throws {
    let tarn = OwnPlace(
      key: "huts/tarn", names: ["Tarn"], geonameID: 99, country: .none,
      coordinate: Coordinate(latitude: 47, longitude: 11))
    let (table, positions) = PlaceTable().adding([place("huts/ash", "Ash"), tarn])
    let index = try #require(positions[1])
    #expect(table[index].geonameID == 99 && table.isOwn(index) && table[index].id != 99)
    #expect(table[try #require(positions[0])].geonameID == nil)
  }

  @Test("The id of an atlas's own place does not change when others are added or removed")
  func ids() throws {
    let alone = PlaceTable().adding([place("huts/tarn", "Tarn")])
    let many = PlaceTable().adding(
      (0..<500).map { place("huts/\($0)", "H") } + [place("huts/tarn", "Tarn")])
    #expect(many.table.id(try #require(many.positions[500] ?? nil)) == alone.table.id(0))
    #expect(Set(many.table.ids).count == 501)
  }

  @Test("The finder lists an atlas's own place before a town with the same name")
  func finding() {
    let tables = Fixture.table([Fixture.row(id: 7, name: "Refuge", population: 900)])
    let (table, positions) = tables.adding([place("huts/refuge", "Refuge", "Укриття")])
    let finder = Finder(table)
    #expect(finder.find("refu").results.map { $0.place } == [positions[0], 0])
    #expect(finder.find("укр").results.map { $0.place } == [positions[0]])
  }
}
