import Gazetteer
import Input
import Testing

@Suite struct CountryTableTests {
  @Test func readsTheFacts() throws {
    let countries = try Fixture.countries()
    #expect(countries.countries.count == 250)
    let ukraine = try #require(countries["UA"])
    #expect(ukraine.name == "Ukraine")
    #expect(ukraine.capital == "Kyiv")
    #expect(ukraine.area == 603_700)
    #expect(ukraine.numericCode == "804")
    #expect(ukraine.currencyName == "Hryvnia")
    #expect(ukraine.languages.first == "uk")
    #expect(ukraine.neighbours.contains("PL"))
    #expect(Country.continentName(ukraine.continent) == "Europe")
    #expect(countries["ua"] == nil)
  }

  @Test func matchesCapitals() throws {
    let places = try Fixture.places()
    let capitals = try Fixture.countries().capitals(among: places)
    #expect(capitals["UA"].map { places.id($0) } == 703448)
    #expect(capitals["FR"].map { places.id($0) } == 2988507)
    #expect(capitals["JP"].map { places.id($0) } == 1850147)
  }

  @Test(arguments: [
    ("code\tcapital\nUA\tKyiv\n", "f.tsv:1:1: error: the header row lacks name"),
    (
      "code,name\nUA,Ukraine\n",
      "f.tsv:1:1: error: the header row lacks code, name; separate the columns by tabs"
    ),
    (
      "code\tпрапор\tnam\nUA\t\tUkraine\n",
      "f.tsv:1:19: error: unknown column 'nam'; did you mean 'name'?"
    ),
    ("", "f.tsv:1:1: error: the header row lacks code, name"),
    ("code\tname\rUA\tUkraine\r", "f.tsv:1:1: error: the header row contains a carriage return"),
    ("U1", "f.tsv:2:1: error: 'U1' is not a country code"),
    ("UA\t\t\t", "f.tsv:2:6: error: the name is empty"),
    ("UA\t\t\tUkraine\t\tbig", "f.tsv:2:15: error: 'big' is not an area on the earth"),
    ("UA\t\t\tUkraine\t\t1e9", "f.tsv:2:15: error: '1e9' is not an area on the earth"),
    ("UA\t\t\tUkraine\t\t\t0.5", "f.tsv:2:16: error: '0.5' is not a whole number from 0 to"),
    (
      "UA\t\t\tUkraine\t\t\t9223372036854775807",
      "f.tsv:2:16: error: '9223372036854775807' is not a whole number from 0 to 200000000000"
    ),
    (
      "UA\t\t\tUkraine\t\t\t\t\t\t\t\t\t\tPL MD",
      "f.tsv:2:23: error: 'PL MD' is not a country code; write ISO codes with commas, as in PL,MD"
    ),
    ("UA\tUKR", "f.tsv:2:1: error: 2 columns where 15 are expected"),
  ])
  func tellsFaults(text: String, message: String) {
    let header =
      "code\tcode3\tnumeric\tname\tcapital\tarea_km2\tpopulation\tcontinent\ttld\tcurrency_code"
      + "\tcurrency_name\tcalling_code\tlanguages\tneighbours\tgeonameid\n"
    var file = text
    if !text.isEmpty, !text.hasPrefix("code") {
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false).count
      file = header + text + (fields == 2 ? "" : String(repeating: "\t", count: 15 - fields)) + "\n"
    }
    var diagnostics = Diagnostics()
    let table = CountryTable.read(Array(file.utf8), path: "f.tsv", into: &diagnostics)
    #expect(table.countries.isEmpty)
    #expect(
      diagnostics.all.first?.description.hasPrefix(message) == true, "\(diagnostics.description)")
  }

  @Test("Only the code and the name are required, and other columns are properties")
  func fewColumns() throws {
    var diagnostics = Diagnostics()
    let text = "name\tmotto\tcode\nUkraine\tFreedom\tUA\n"
    let table = CountryTable.read(Array(text.utf8), path: "f.tsv", into: &diagnostics)
    #expect(diagnostics.isEmpty)
    let country = try #require(table.countries.first)
    #expect(country.name == "Ukraine" && country.code == "UA" && country.population == nil)
    let warned = CountryTable.read(
      Array("code\tname\tcapitel\nUA\tUkraine\tKyiv\n".utf8), path: "f.tsv", into: &diagnostics)
    #expect(warned.countries.first?.properties.map(\.name) == ["capitel"])
    #expect(
      diagnostics.all.map(\.description) == [
        "f.tsv:1:11: warning: the column 'capitel' is only shown as a fact; did you mean 'capital'?"
      ])
    #expect(country.properties.map { [$0.name, $0.value] } == [["motto", "Freedom"]])
  }

  @Test func tellsDuplicates() throws {
    let text = String(decoding: try Fixture.bytes("facts.tsv"), as: UTF8.self)
    let lines = text.split(separator: "\n")
    var diagnostics = Diagnostics()
    let table = CountryTable.read(
      Array((text + lines[1] + "\n").utf8), path: "f.tsv", into: &diagnostics)
    #expect(table.countries.count == 250)
    #expect(
      diagnostics.all.map(\.description) == [
        "f.tsv:252:1: error: duplicate country AD; the first is on line 2"
      ])
  }
}
