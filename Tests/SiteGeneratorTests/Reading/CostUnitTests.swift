import Input
import Routing
import Testing

@testable import SiteGenerator

@Suite("Units of costs")
struct CostUnitTests {
  private typealias Unit = NetworkSettings.Unit

  private static let hours = NetworkSettings.Unit(name: "hours", symbol: "h", decimals: 1)
  private static let minutes = NetworkSettings.Unit(name: "minutes", symbol: "min")

  private func read(_ unit: String) -> (NetworkSettings.Unit?, [String]) {
    var diagnostics = Diagnostics()
    let text = "title: T\nsummary: S.\nmodes: {road: {name: road}}\n\(unit)\n"
    let settings = NetworkSettings(
      bytes: Array(text.utf8), path: "network.yml", into: &diagnostics)
    return (settings?.unit, diagnostics.all.map(\.description))
  }

  @Test("A unit is a word, or a mapping that needs only the name")
  func reading() {
    #expect(read("") == (.km, []))
    #expect(read("unit: km") == (.km, []))
    #expect(read("unit: steps") == (.steps, []))
    let minutes = read("unit: {name: minutes}")
    #expect(minutes == (Unit(name: "minutes"), []))
    #expect(minutes.0?.singular == "minute" && minutes.0?.symbol == "minutes")
    #expect(minutes.0?.decimals == 0 && minutes.0?.kind == .time)
    let feet = read("unit: {name: feet, singular: foot, symbol: ft, decimals: 6}").0
    #expect(feet?.singular == "foot" && feet?.symbol == "ft" && feet?.scale == 1_000_000)
    #expect(feet?.kind == .length && feet?.countsMetres == false)
    #expect(read("unit: {name: sheep}").0?.singular == "sheep")
  }

  private func translate(_ text: String, _ words: String) -> (NetworkSettings?, [String]) {
    var diagnostics = Diagnostics()
    let text = "title: T\nsummary: S.\nmodes: {road: {name: road}}\n\(text)\n"
    let settings = NetworkSettings(
      files: [
        (Array(text.utf8), "network.yml"), (Array(words.utf8), "network.uk.yml"),
      ], into: &diagnostics)
    return (settings, diagnostics.all.map(\.description))
  }

  @Test("A translation of a unit does not change how times are read, or which words are used")
  func translation() {
    let (settings, faults) = translate(
      "unit: {name: Stunden, symbol: h}\nmeasures: {walk: {unit: {name: minutes}, per-km: 1}}",
      "unit: {name: години, symbol: год}\nmeasures: {walk: {unit: {name: хвилини}}}")
    #expect(faults.isEmpty)
    #expect(settings?.unit.name == "години" && settings?.unit.symbol == "год")
    #expect(settings?.unit.kind == .time && settings?.unit.clock == .hours)
    let walk = settings?.measures.first?.unit
    #expect(walk?.symbol == "хвилини" && walk?.kind == .time && walk?.clock == .minutes)
  }

  @Test(
    "A translation cannot change a predefined unit, a number, or the unit as a whole",
    arguments: [
      ("unit: km", "unit: steps", "1:7: error: a translation cannot change the unit 'km'; its"),
      ("", "unit: {name: м}", "1:7: error: a translation cannot change the unit 'km'; its"),
      ("unit: steps", "unit: м", "1:7: error: a translation cannot change the unit 'steps'; its"),
      (
        "unit: {name: hours}", "unit: км",
        "1:7: error: a translation cannot replace the whole unit; replace its texts, as in unit: "
      ),
      ("unit: {name: hours}", "unit: {decimals: 2}", "1:8: error: a translation cannot change"),
      (
        "measures: {far: {unit: km}}", "measures: {far: {unit: {name: км}}}",
        "1:24: error: a translation cannot change the unit 'km'; its"
      ),
    ])
  func translationFaults(text: String, words: String, start: String) {
    let (_, faults) = translate(text, words)
    #expect(faults.first?.hasPrefix("network.uk.yml:\(start)") == true, "\(faults)")
  }

  @Test(
    "Errors in a unit are reported at their position",
    arguments: [
      (
        "unit: miles",
        "network.yml:4:7: error: unknown unit 'miles'; one of km, steps, or a unit of your own, as "
          + "in {name: minutes, symbol: min}"
      ),
      ("unit: {symbol: min}", "network.yml:4:7: error: the key 'name' is missing"),
      ("unit: {name: hours, decimals: 7}", "network.yml:4:31: error: a unit has 0 to 6 decimals"),
      ("unit: {name: hours, decimals: -1}", "network.yml:4:31: error: a unit has 0 to 6 decimals"),
      ("unit: {name: hours, decimals: x}", "network.yml:4:31: error: decimals: 'x' where"),
      ("unit: {name: hours, simbol: h}", "network.yml:4:21: error: unknown key 'simbol'"),
      ("unit: {name: hours, symbol: ' h'}", "network.yml:4:29: error: ' h' cannot be the symbol"),
      ("unit: {name: 7th}", "network.yml:4:14: error: '7th' cannot be the name of a unit"),
      ("unit: [km]", "network.yml:4:7: error: a list where a mapping is expected"),
    ])
  func faults(text: String, start: String) {
    let (_, faults) = read(text)
    #expect(faults.count == 1 && faults.first?.hasPrefix(start) == true, "\(faults)")
  }

  @Test(
    "Costs are read exactly, and times with a colon are rounded to the unit",
    arguments: [
      ("2:30", hours, 25), ("0:06", hours, 1), ("12:00", hours, 120), ("2.5", hours, 25),
      ("2:30", minutes, 150), ("0:01", minutes, 1), ("90", minutes, 90),
      ("2:30", Unit(name: "seconds", symbol: "s", decimals: 2), 15_000),
      ("0:45", Unit(name: "hours", decimals: 2), 75),
      ("1:03", Unit(name: "Hours", decimals: 6), 1_050_000),
      ("2:20", hours, 23), ("0:20", hours, 3), ("2:01", hours, 20), ("0:03", hours, 1),
      ("0:00", hours, 0), ("0:30", Unit(name: "hours"), 1),
      ("0.000001", Unit(name: "points", decimals: 6), 1), ("7", .steps, 7), ("1.005", .km, 1005),
    ])
  private func costs(text: String, unit: Unit, cost: Int64) throws {
    #expect(try LinkCost.parse(text, unit: unit) == cost)
  }

  @Test(
    "If a text is not a cost, the error gives the reason",
    arguments: [
      ("2.25", hours, LinkCost.Fault.tooManyDecimals), ("2:60", hours, .notANumber),
      ("2:5", hours, .notANumber),
      (":30", hours, .notANumber), ("2:", hours, .notANumber), ("1:00:00", hours, .notANumber),
      ("2:3a", hours, .notANumber), ("-2:30", hours, .negative), ("-1", minutes, .negative),
      ("2:30", .km, .notANumber), ("2:30", .steps, .notANumber),
      ("2:30", Unit(name: "points"), .notANumber), ("2h30", hours, .notANumber),
      ("0:02", hours, .tooShort), ("0:29", Unit(name: "hours"), .tooShort),
      ("99999999999999999999:00", hours, .tooLarge), ("288230376151711744:59", minutes, .tooLarge),
      ("999999999999999:00", Unit(name: "seconds", decimals: 6), .tooLarge),
      ("288230376151711745", minutes, .tooLarge), ("99999999999999999999", .km, .tooLarge),
      ("", minutes, .notANumber), (".5", hours, .notANumber),
    ])
  private func noCosts(text: String, unit: Unit, fault: LinkCost.Fault) {
    #expect(throws: fault) { try LinkCost.parse(text, unit: unit) }
  }

  @Test(
    "Rounding is reported only if it changes a time by a minute or more",
    arguments: [
      ("0:20", 1, true), ("0:18", 1, false), ("2.5", 1, false), ("2:30", 0, true),
      ("2:00", 0, false), ("0:20", 2, false), ("late:20", 1, false),
      ("1:1000000000000000000", 1, false), ("0:02", 1, false), ("0:03", 1, true),
    ])
  func rounding(text: String, decimals: Int, isTold: Bool) {
    let unit = NetworkSettings.Unit(name: "hours", symbol: "h", decimals: decimals)
    let place = SourceLocation(path: "links.csv", line: 2, column: 9)
    #expect((LinkCost.rounding(text, in: unit, at: place) != nil) == isTold)
    #expect(LinkCost.rounding(text, in: Self.minutes, at: place) == nil)
  }

  @Test("The largest allowed cost is accepted")
  func largest() throws {
    #expect(try LinkCost.parse("288230376151711744", unit: Self.minutes) == Network.costLimit)
  }

  @Test(
    "Costs are shown with the significant decimal places, and with the right plural",
    arguments: [
      (25, hours, "2.5 h"), (10, hours, "1 h"), (1, hours, "0.1 h"),
      (0, hours, "0 h"),
      (12_345, hours, "1,234.5 h"), (1, minutes, "1 min"),
      (1500, minutes, "1,500 min"),
      (1, Unit(name: "days"), "1 day"), (2, Unit(name: "days"), "2 days"),
      (15, Unit(name: "days", decimals: 1), "1.5 days"),
      (10, Unit(name: "days", decimals: 1), "1 day"),
      (2_345, Unit(name: "miles", symbol: "mi", decimals: 3), "2.3 mi"),
      (9_949, Unit(name: "miles", symbol: "mi", decimals: 3), "9.9 mi"),
      (9_950, Unit(name: "miles", symbol: "mi", decimals: 3), "10 mi"),
      (345, Unit(name: "miles", symbol: "mi", decimals: 3), "0.345 mi"),
      (345, .km, "345 m"), (9_950, .km, "10 km"), (1, .steps, "1 step"),
    ])
  private func shown(cost: Int64, unit: Unit, text: String) {
    #expect(Words.cost(cost, unit) == text)
  }

  @Test("Exact costs have all decimal places of the unit, and means have two more")
  func exact() {
    #expect(Words.exactCost(3_201_570, .km) == "3,201.570 km")
    #expect(Words.exactCost(30, Self.hours) == "3.0 h")
    #expect(Words.exactCost(1, .steps) == "1 step")
    #expect(NetworkContent.decimal(3, Unit(name: "points", decimals: 4)) == "0.0003")
    #expect(NetworkContent.decimal(.max, .km) == "9223372036854775.807")
    #expect(PageWords.english.meanCost(24.346, .steps) == "24.35\u{A0}steps")
    #expect(PageWords.english.meanCost(24.346, Self.hours) == "2.435\u{A0}h")
    #expect(PageWords.english.meanCost(24_346.4, .km) == "24\u{A0}km")
  }

  @Test("Words depend on what a unit measures")
  func words() {
    func text(_ key: String, _ unit: Unit) -> String { PageWords.english(key, kind: unit.kind) }
    #expect(text("costs.least", .steps) == "shortest")
    #expect(text("costs.least", Self.hours) == "fastest")
    #expect(text("costs.title", Self.hours) == "Time")
    #expect(text("costs.least", Unit(name: "euros", symbol: "€")) == "cheapest")
    #expect(text("networkText.sameCost", Self.hours) == "another route of the same time")
  }
}
