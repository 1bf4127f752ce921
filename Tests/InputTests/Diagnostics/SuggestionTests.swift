import Growth
import Input
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("lvvi", "lviv"), ("Kyev", "kyiv"), ("odesa", "odessa"), ("krakow", "kraków"),
    ("dnirpo", "dnipro"),
  ])
  func aSlipIsUnderstood(written: String, meant: String) {
    let names = ["lviv", "kyiv", "odessa", "kraków", "dnipro"]
    #expect(Suggestion.closest(to: written, among: names) == meant)
  }

  @Test(arguments: ["", "x", "zz", "warszawa", "ll"])
  func anotherNameIsNotASlip(name: String) {
    #expect(Suggestion.closest(to: name, among: ["lviv", "kyiv", "ab"]) == nil)
  }

  @Test(arguments: [
    ("lat", "latitude"), ("LON", "longitude"), ("lng", "longitude"), ("Long", "longitude"),
  ])
  func anAbbreviationIsUnderstood(written: String, meant: String) {
    #expect(Suggestion.closest(to: written, among: ["id", "latitude", "longitude"]) == meant)
    #expect(Suggestion.closest(to: written, among: ["id", "name_uk"]) == nil)
  }

  @Test func longNamesAreNotCompared() {
    let ratio = Growth.ratio(5_000, { String(repeating: "a", count: $0) }) { name in
      #expect(Suggestion.closest(to: name + "b", among: [name + "a", "lviv"]) == nil)
      #expect(Suggestion.closest(to: "lvvi", among: [name, "lviv"]) == "lviv")
    }
    #expect(ratio < Growth.limit)
  }

  @Test(arguments: [
    ("static", 1, "statics"), ("STATIC", 0, nil), ("Statics", 0, "statics"),
    ("stats", 2, "statics"), ("stats", 1, nil), ("", 1, nil), ("x", 1, nil),
  ])
  func onlySoManyEditsAreASlip(name: String, distance: Int, meant: String?) {
    let names = ["pages", "statics", "y"]
    #expect(Suggestion.closest(to: name, among: names, within: distance) == meant)
  }

  @Test func nearestFirst() {
    let names = ["lvi", "lviv", "lvivv", "odesa"]
    #expect(Suggestion.closest(to: "lviv", among: names, limit: 3) == ["lviv", "lvi", "lvivv"])
  }

  @Test func exchangedNeighboursCountOnce() {
    #expect(Suggestion.distance("abcd", "abdc") == 1)
    #expect(Suggestion.distance("", "abc") == 3)
    #expect(Suggestion.distance("ca", "abc") == 3)
    #expect(Suggestion.distance("kitten", "sitting") == 3)
  }

  @Test func aHintIsAQuestion() {
    #expect(Suggestion.hint(for: "lvvi", among: ["lviv"]) == "did you mean 'lviv'?")
    #expect(Suggestion.hint(for: "paris", among: ["lviv"]) == nil)
  }
}
