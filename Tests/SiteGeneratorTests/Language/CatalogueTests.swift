import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("The catalogue of words")
struct CatalogueTests {
  /// Reads the words of a language from layers of files, the last of which is the standard theme.
  private func read(
    _ language: String, _ layers: [String: String]...
  ) throws -> (words: PageWords, faults: [String]) {
    let place = NSTemporaryDirectory() + "words-" + UUID().uuidString
    defer { try? FileSystem.remove(place) }
    var folders: [String] = []
    for (index, files) in layers.enumerated() {
      let folder = Input.Path.join(place, "\(index)")
      folders.append(folder)
      try FileSystem.makeDirectories(folder)
      for (name, text) in files {
        let path = Input.Path.join(folder, "words/\(name)")
        try FileSystem.makeDirectories(Input.Path.parent(of: path) ?? folder)
        try FileSystem.write(Array(text.utf8), to: path)
      }
    }
    var diagnostics = Diagnostics()
    let theme = Theme(folders, into: &diagnostics)
    let words = PageWords(Catalogue(language: language, of: theme, into: &diagnostics))
    return (words, diagnostics.all.map { $0.description.replacing(place + "/", with: "") })
  }

  @Test("Words can have values and forms")
  func texts() throws {
    let (words, faults) = try read(
      "en",
      [
        "en/route.yml": """
        legs: Legs
        ends: "{from} to {to}, {from} first"
        places: {one: "{count} place in {country}", other: "{count} places in {country}"}
        best: {length: shortest, time: fastest, cost: cheapest}
        """
      ])
    #expect(faults == [])
    #expect(words("route.legs") == "Legs")
    #expect(words("route.ends", ["from": "Lviv", "to": "Kyiv"]) == "Lviv to Kyiv, Lviv first")
    #expect(words("route.places", count: 1, ["country": "Malta"]) == "1 place in Malta")
    #expect(words("route.places", count: 1200, ["country": "Malta"]) == "1,200 places in Malta")
    #expect(words("route.best", kind: .time) == "fastest")
  }

  @Test("Units, plural forms and the separators in numbers follow the language")
  func numbers() throws {
    let (words, faults) = try read(
      "uk",
      [
        "en/number.yml": "group: \",\"\npoint: \".\"",
        "en/route.yml": "legs: {one: \"{count} leg\", other: \"{count} legs\"}",
        "en/units.yml": "km: km\nsteps: {one: step, other: steps}",
        "uk/units.yml": "km: км\nsteps: {one: крок, few: кроки, many: кроків, other: кроку}",
        "uk/number.yml": "group: \"\u{A0}\"\npoint: \",\"",
        "uk/route.yml":
          "legs: {one: \"{count} відрізок\", few: \"{count} відрізки\", many: \"{count} відрізків\"}",
      ])
    #expect(faults == [])
    #expect(words.cost(1_234_500_000, .km) == "1\u{A0}234\u{A0}500\u{A0}км")
    #expect(words.cost(9_400, .km) == "9,4\u{A0}км")
    #expect(words.cost(22, .steps) == "22\u{A0}кроки")
    #expect(words.meanCost(24.35, .steps) == "24,35\u{A0}кроку")
    #expect(words.meanCost(24.999, .steps) == "25\u{A0}кроків")
    #expect(words("route.legs", count: 21) == "21 відрізок")
    #expect(words("route.legs", count: 3) == "3 відрізки")
    #expect(words("route.legs", count: 11_000) == "11\u{A0}000 відрізків")
  }

  @Test("A theme changes single words")
  func layers() throws {
    let (words, faults) = try read(
      "en", ["en/route.yml": "legs: Steps"], ["en/route.yml": "legs: Legs\nnone: No route"])
    #expect(faults == [])
    #expect(words("route.legs") == "Steps")
    #expect(words("route.none") == "No route")
  }

  @Test("A theme's words need the same forms as the standard words")
  func otherForms() throws {
    let standard = ["en/a.yml": "legs: Legs\nplaces: {one: place, other: places}"]
    let faults = try read(
      "en", ["en/a.yml": "legs: {one: leg, other: legs}\nplaces: some"], standard
    ).faults
    #expect(
      faults == [
        "0/words/en/a.yml:1:7: error: this text does not have the right forms; write a single text, without forms",
        "0/words/en/a.yml:2:9: error: this text does not have the right forms; "
          + "write a text for each plural form: one, other",
      ])
  }

  @Test("Words outside a language's folder cause a warning")
  func misplaced() throws {
    let faults = try read("en", ["en.yml": "legs: Steps"], ["en/planner.yml": "legs: Legs"]).faults
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("0/words/en.yml:1:1: warning: the file is not read") == true)
  }

  @Test(
    "Errors in words are reported at their position",
    arguments: [
      ("legs Legs", "0/words/en/a.yml:1:1: error: a text where a mapping is expected"),
      ("my-legs: x", "0/words/en/a.yml:1:1: error: 'my-legs' cannot be the key of a text"),
      ("legs: [x]", "0/words/en/a.yml:1:7: error: a list where a text is expected"),
      ("legs: \"{a\"", "0/words/en/a.yml:1:7: error: braces can only enclose the name"),
      ("legs: \"a}\"", "0/words/en/a.yml:1:7: error: braces can only enclose the name"),
      ("legs: {one: a}", "0/words/en/a.yml:1:7: error: the form 'other' is missing"),
      ("legs: {oen: a, other: b}", "0/words/en/a.yml:1:8: error: unknown form 'oen'"),
      ("legs: {length: a, time: b}", "0/words/en/a.yml:1:7: error: the form 'cost' is missing"),
    ])
  func faults(file: String, fault: String) throws {
    let faults = try read("en", ["en/a.yml": file]).faults
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  @Test("A language that lacks any of the English words is an error")
  func completeness() throws {
    let english =
      "start: Start\nlegs: Legs\nends: \"{from} to {to}\"\nbest: {length: a, time: b, cost: c}"
    let faults = try read(
      "de",
      [
        "en/a.yml": english,
        "de/a.yml": "lges: x\nends: \"{form} nach {to}\"\nbest: {one: a, other: b}",
        "en/b.yml": "none: None", "de/b.yml": "none: [",
      ]
    ).faults
    // An invalid text is not also reported as missing.
    #expect(faults.last?.hasPrefix("0/words/de/b.yml:1:") == true)
    #expect(
      faults.dropLast() == [
        "0/words/de/a.yml:1:1: error: this language has no text for 'start'; "
          + "translate the English text in words/en/a.yml",
        "0/words/de/a.yml:1:1: error: no page uses the text 'a.lges'; did you mean 'legs'?",
        "0/words/de/a.yml:2:7: error: this text has no variable '{form}'; did you mean 'from'?",
        "0/words/de/a.yml:3:7: error: this text does not have the right forms; "
          + "write a text for each of length, time and cost",
      ])
  }
}
