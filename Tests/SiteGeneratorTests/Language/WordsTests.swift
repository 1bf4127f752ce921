import Foundation
import Gazetteer
import Geography
import Input
import Testing

@testable import SiteGenerator

@Suite("Numbers in words")
struct WordsTests {
  @Test(
    "Lengths",
    arguments: [
      (Int64(0), "0 m"), (999, "999 m"), (1000, "1 km"), (9_449, "9.4 km"),
      (9_949, "9.9 km"),
      (9_950, "10 km"), (3_202_062, "3,202 km"), (12_345_678_900, "12,345,679 km"),
      (.max, "9,223,372,036,854,776 km"),
    ])
  func lengths(metres: Int64, text: String) {
    #expect(Words.length(metres: metres) == text)
  }

  @Test("Counts", arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1234567, "−1,234,567")])
  func counts(number: Int, text: String) {
    #expect(Words.count(number) == text)
  }

  @Test("Nouns agree with their number")
  func nouns() {
    #expect(Words.count(1, "place") == "1 place")
    #expect(Words.count(1041, "place") == "1,041 places")
    #expect(Words.count(2, "country", "countries") == "2 countries")
    #expect(Words.cost(1, .steps) == "1 step")
  }

  @Test(
    "Numbers with decimal places",
    arguments: [
      (0.44, 2, "0.44"), (603_700, 0, "603700"), (1.05, 1, "1.1"), (2.0, 3, "2"), (0.05, 2, "0.05"),
      (-1.5, 1, "−1.5"),
    ])
  func decimals(value: Double, decimals: Int, text: String) {
    #expect(Words.decimal(value, decimals: decimals) == text)
  }

  @Test("Coordinates in two notations")
  func coordinates() {
    let lviv = Coordinate(latitude: 49.83826, longitude: 24.02324)
    #expect(Words.degrees(lviv) == "49.83826° N, 24.02324° E")
    #expect(
      PageWords.english.degreesMinutesSeconds(lviv)
        == "49°\u{A0}50′\u{A0}18″\u{A0}N, 24°\u{A0}1′\u{A0}24″\u{A0}E")
    let south = Coordinate(latitude: -0.5, longitude: -179.99999)
    #expect(
      PageWords.english.degreesMinutesSeconds(south)
        == "0°\u{A0}30′\u{A0}0″\u{A0}S, 180°\u{A0}0′\u{A0}0″\u{A0}W")
  }

  @Test("Lists")
  func lists() {
    #expect(Words.list([]) == "")
    #expect(Words.list(["E40"]) == "E40")
    #expect(Words.list(["E40", "E50", "E80"]) == "E40, E50 and E80")
  }

  @Test(
    "Directions", arguments: [(0.0, "north"), (359, "north"), (46, "north-east"), (270, "west")])
  func directions(bearing: Double, name: String) {
    #expect(PageWords.english.direction(bearing) == name)
  }

  @Test("A name has the script of its letters; a name in two scripts has none")
  func scripts() {
    #expect(Script(of: "Львів") == .cyrillic)
    #expect(Script(of: "東京") == .han)
    #expect(Script(of: "さいたま市") == .kana)
    #expect(Script(of: "서울") == .hangul)
    #expect(Script(of: "القاهرة") == .arabic)
    #expect(Script(of: "Łódź") == .latin)
    #expect(Script(of: "Lviv Львів") == nil)
    #expect(Script(of: "123") == nil)
  }

  @Test("Every language of a country has a name")
  func languages() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Content/countries/facts.tsv")
    let rows = try String(contentsOf: root, encoding: .utf8).split(separator: "\n").dropFirst()
    let tags = rows.flatMap {
      $0.split(separator: "\t", omittingEmptySubsequences: false)[12].split(separator: ",")
    }
    #expect(tags.count > 500)
    let nameless = Set(tags.map(String.init).filter { Languages.name($0) == $0 })
    #expect(nameless == [])
    #expect(Languages.name("kv") == "Komi" && Languages.name("uk-UA") == "Ukrainian")
  }

  private func words(_ language: String) throws -> PageWords {
    var diagnostics = Diagnostics()
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Templates").path()
    let theme = Theme([folder], into: &diagnostics)
    let words = PageWords(Catalogue(language: language, of: theme, into: &diagnostics))
    #expect(diagnostics.all.map(\.description) == [])
    return words
  }

  @Test("Every country, currency, language and script has a Ukrainian name")
  func ukrainianNames() throws {
    let words = try words("uk")
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Content/countries/facts.tsv")
    var diagnostics = Diagnostics()
    let table = CountryTable.read(
      Array(try Data(contentsOf: root)), path: "facts.tsv", into: &diagnostics)
    let codes = table.countries.flatMap { country in
      [country.code, country.currencyCode]
        + country.languages.map { String($0.prefix { $0 != "-" }) }
    }
    let scripts = Script.allCases.map(\.rawValue)
    let nameless = Set(codes + scripts).filter { !$0.isEmpty && words.catalogue.names[$0] == nil }
    #expect(nameless == [])
    let latin = words.catalogue.names.filter { $0.value.contains { $0.isASCII && $0.isLetter } }
    #expect(latin == [:])

    let named = table.named(words.catalogue.names)
    let france = try #require(named["FR"])
    #expect(france.name == "Франція" && france.addressName == "France")
    #expect(named["GB"]?.nameInText == "Велика Британія")
    #expect(named["UA"]?.currencyName == "Гривня")
    #expect(words.language("uk-UA") == "українська" && words.script(.cyrillic) == "кирилиця")
    #expect(words.continent("EU") == "Європа")
    #expect(try self.words("en").language("uk-UA") == "Ukrainian")
  }

  @Test("Digits are sorted first, then the Ukrainian alphabet, then other letters")
  func ukrainianOrder() throws {
    let words = try words("uk")
    let sorted = [
      "42", "Ган", "Гана", "Ґен", "Дон", "Едем", "Єва", "Зал", "Ива", "Івана", "Їжа", "Йод",
      "Рязань",
      "Слова", "Слов’янськ", "Яр", "Lviv", "Łódź",
    ]
    #expect(sorted.reversed().sorted { words.order($0) < words.order($1) } == sorted)
    #expect(words.letter(of: "Єва") == "Є" && words.letter(of: "Lviv") == nil)
    let english = try self.words("en")
    let names = ["Åland", "Zambia", "a"].sorted { english.order($0) < english.order($1) }
    #expect(names == ["a", "Åland", "Zambia"])
    #expect(english.letter(of: "Zambia") == nil)
  }
}
