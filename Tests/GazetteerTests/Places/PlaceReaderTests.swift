import Foundation
import Gazetteer
import Geography
import Input
import Testing

@Suite struct PlaceReaderTests {
  private func read(
    _ text: String, countries: CountryTable? = nil
  ) -> (table: PlaceTable, faults: [String]) {
    var diagnostics = Diagnostics()
    let table = PlaceReader.read(
      [("p.txt", Array(text.utf8))], countries: countries, into: &diagnostics)
    return (table, diagnostics.all.map(\.description))
  }

  @Test func readsAllColumns() throws {
    let (table, faults) = read(
      Fixture.row(id: 7, name: "Łódź", alternates: "Lodz,Лодзь", latitude: "-0.5", country: "PL"))
    #expect(faults.isEmpty)
    let place = table[0]
    #expect(place.geonameID == 7)
    #expect(place.name == "Łódź")
    #expect(place.alternateNames == ["Lodz", "Лодзь"])
    #expect(place.coordinate.latitude == -0.5)
    #expect(place.coordinate.longitude == 24.02)
    #expect(place.country == "PL")
    #expect(place.admin1 == "15")
    #expect(place.feature == "P.PPL")
    #expect(place.population == 700_000)
    #expect(place.timeZone == "Europe/Kyiv")
    #expect(table.index(ofGeonameID: 7) == 0)
    #expect(table.index(ofGeonameID: 8) == nil)
  }

  /// The name of the first place has lost the letter that its mark belongs to. The first alternate
  /// name of that place has a vowel sign before the letter that the sign belongs to.
  @Test func namesDoNotBeginWithMarks() {
    let (table, faults) = read(
      Fixture.row(id: 7, name: "\u{0650}Al Taif", alternates: "\u{0DD9}\u{0D9A}a,A\u{0301}b")
        + Fixture.row(id: 8, name: "\u{0301}"))
    #expect(faults.isEmpty)
    #expect(Array(table[0].name.unicodeScalars) == Array("Al Taif".unicodeScalars))
    #expect(table[1].name == "\u{0301}")
    #expect(PlaceNames.others(0, of: table) == ["A\u{0301}b"])
  }

  @Test func sortsByID() {
    let (table, faults) = read(Fixture.row(id: 9) + Fixture.row(id: 3) + Fixture.row(id: 5))
    #expect(faults.isEmpty)
    #expect(table.indices.map { table.id($0) } == [3, 5, 9])
  }

  @Test func skipsOtherFeatureClasses() {
    let mountain = Fixture.row().replacing("\tP\tPPL\t", with: "\tT\tMT\t")
    #expect(read(mountain + Fixture.row(id: 2)).table.count == 1)
  }

  @Test(arguments: [
    (Fixture.row(latitude: "91"), "p.txt:1:10: error: '91' is not a latitude"),
    (Fixture.row(latitude: "north"), "p.txt:1:10: error: 'north' is not a latitude"),
    (Fixture.row(longitude: "-180.1"), "p.txt:1:16: error: '-180.1' is not a longitude"),
    (Fixture.row(country: "ua"), "p.txt:1:28: error: unknown country 'ua'"),
    (Fixture.row(country: "XX"), "p.txt:1:28: error: unknown country 'XX'"),
    (Fixture.row(population: -5), "p.txt:1:38: error: '-5' is not a population"),
    (
      Fixture.row(population: .max),
      "p.txt:1:38: error: '9223372036854775807' is not a population; write a whole number up to 200000000000"
    ),
    (
      Fixture.row(name: String(repeating: "a", count: 801)),
      "p.txt:1:3: error: the name has 801 bytes; use at most 800"
    ),
    (
      Fixture.row(alternates: String(repeating: "ab,", count: 15_000)),
      "p.txt:1:9: error: the alternate names have 45000 bytes; use at most 40000"
    ),
    (Fixture.row(id: 0), "p.txt:1:1: error: '0' is not a GeoNames id"),
    (Fixture.row(name: ""), "p.txt:1:3: error: the name is empty"),
    ("1\tLviv\n", "p.txt:1:1: error: 2 columns where 19 are expected"),
  ])
  func tellsFaultsAtTheirPlace(row: String, message: String) throws {
    let (table, faults) = read(row, countries: try Fixture.countries())
    #expect(table.count == 0)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(message) == true, "\(faults)")
  }

  @Test func tellsAllFaultsOfARow() {
    let (_, faults) = read(Fixture.row(id: -1, latitude: "x", longitude: "y"))
    #expect(faults.count == 3)
  }

  @Test func tellsDuplicateIDs() {
    let (table, faults) = read(Fixture.row(id: 4) + Fixture.row(id: 3) + Fixture.row(id: 4))
    #expect(table.count == 2)
    #expect(
      faults == ["p.txt:3:1: error: duplicate GeoNames id 4; it is first used at p.txt:1:1"])
  }

  @Test func takesAPlaceOfTwoFilesFromTheFirst() {
    var diagnostics = Diagnostics()
    let table = PlaceReader.read(
      [
        ("a.txt", Array((Fixture.row(id: 4, name: "A") + Fixture.row(id: 3)).utf8)),
        (
          "b.txt",
          Array(
            (Fixture.row(id: 4, name: "B") + Fixture.row(id: 5) + Fixture.row(id: 4, name: "C"))
              .utf8)
        ),
      ], into: &diagnostics)
    #expect(table.count == 3)
    #expect(table.index(ofGeonameID: 4).map { table[$0].name } == "A")
    #expect(
      diagnostics.all.map(\.description) == [
        "b.txt:1:1: warning: 1 of its places is also in a.txt; the rows in a.txt are used",
        "b.txt:3:1: error: duplicate GeoNames id 4; it is first used at b.txt:1:1",
      ])
  }

  @Test func passesOverALineOfColumnNames() {
    let names = "geonameid\tname" + String(repeating: "\tx", count: 17) + "\n"
    let (table, faults) = read(names + Fixture.row(id: 4))
    #expect(table.count == 1 && faults.isEmpty, "\(faults)")
  }

  @Test func tellsInvalidUTF8() {
    var bytes = Array(Fixture.row().utf8)
    bytes[3] = 0xFF
    var diagnostics = Diagnostics()
    let table = PlaceReader.read([("p.txt", bytes)], into: &diagnostics)
    #expect(table.count == 0)
    #expect(diagnostics.all.first?.description.hasPrefix("p.txt:1:4: error: invalid UTF-8") == true)
  }

  @Test func readsListsInJSON() throws {
    let text = """
      [
      {"_id": 702550, "name": "Lviv", "country": "UA", "coord": {"lon": 24.02, "lat": 49.84}},
      {"_id": 0, "name": "", "country": 1, "coord": {"lon": 181, "lat": "x"}},
      {"_id": 5, "name": "Nowhere", "country": "UA"},
      {"_id": 7, "name": "Earth", "country": "", "coord": {"lon": 0, "lat": 0}},
      {"id": 6, "name": "Rava", "state": "", "country": "UA", "coord": {"lon": 23.6, "lat": 50.2}}
      ]
      """
    var diagnostics = Diagnostics()
    var reader = PlaceReader()
    let file = NSTemporaryDirectory() + "places-" + UUID().uuidString + ".json"
    defer { try? FileSystem.remove(file) }
    try FileSystem.write(Array(text.utf8), to: file)
    try reader.readList(file: file, path: "l.json", into: &diagnostics)
    let table = reader.finish(into: &diagnostics)
    #expect(table.count == 2)
    #expect(table[0].name == "Rava")
    #expect(table[1].name == "Lviv")
    #expect(table[1].coordinate.latitude == 49.84)
    #expect(table[1].population == 0)
    #expect(table[1].feature == "P.")
    #expect(
      diagnostics.all.map { "\($0.location.line) \($0.message)" } == [
        "3 '_id' is not valid", "3 'name' is not valid", "3 'country' is not valid",
        "3 'lon' is not valid", "3 'lat' is not valid", "4 'lat' is missing", "4 'lon' is missing",
        "5 unknown country ''",
      ])
  }

  /// The limit must keep the start of a sorted list: the capitals by id, then the other places by
  /// descending population and ascending id.
  @Test(arguments: [1, 7, 100, 399, 400, 1000, .max])
  func keepsThePlacesThatMatterMost(limit: Int) throws {
    var state: UInt64 = 1
    func random(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    let rows = (0..<400).map { number in
      (
        id: number * 7919 % 400 + 1, people: random(3) == 0 ? random(50) : 0,
        isCapital: number % 97 == 5
      )
    }
    var diagnostics = Diagnostics()
    var reader = PlaceReader(limit: limit)
    for row in rows {
      let text = Fixture.row(
        id: row.id, name: "N\(row.id)", alternates: "A\(row.id)", population: row.people)
      let bytes = Array((row.isCapital ? text.replacing("PPL\t", with: "PPLC\t") : text).utf8)
      reader.read(bytes, path: "p.txt", into: &diagnostics)
    }
    let table = reader.finish(into: &diagnostics)
    let best = rows.sorted {
      if $0.isCapital != $1.isCapital { return $0.isCapital }
      return $0.isCapital || $0.people == $1.people ? $0.id < $1.id : $0.people > $1.people
    }.prefix(limit)
    #expect(table.indices.map { table.id($0) } == best.map(\.id).sorted())
    for place in table.indices {
      #expect(table[place].name == "N\(table.id(place))")
      #expect(table[place].alternateNames == ["A\(table.id(place))"])
    }
    let isCut = limit < rows.count
    #expect(!diagnostics.hasErrors && diagnostics.isEmpty == !isCut)
    if isCut {
      let left = rows.count - limit
      #expect(
        diagnostics.all.first?.message
          == "\(left) place\(left == 1 ? " is" : "s are") left out: the limit is \(limit), and "
          + "capitals and the places with the most people are kept")
    }
  }

  @Test func aPlaceOfTwoFilesCountsOnceForTheLimit() {
    var diagnostics = Diagnostics()
    var reader = PlaceReader(limit: 4)
    let rows = (1...8).map { Fixture.row(id: $0, population: $0) }.joined()
    for path in ["a.txt", "b.txt"] {
      reader.read(Array(rows.utf8), path: path, into: &diagnostics)
    }
    let table = reader.finish(into: &diagnostics)
    #expect(table.indices.map { table.id($0) } == [5, 6, 7, 8])
    #expect(
      diagnostics.all.contains { $0.message.hasSuffix("of its places are also in a.txt") })
    #expect(diagnostics.all.first?.message.hasPrefix("up to ") == true)
  }

  @Test func readsTheFixture() throws {
    #expect(try Fixture.places().count == 1308)
  }
}
