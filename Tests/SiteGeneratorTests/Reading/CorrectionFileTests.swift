import Foundation
import Input
import Testing

@testable import Gazetteer
@testable import SiteGenerator

@Suite("The corrections file")
struct CorrectionFileTests {
  private static let file = "places/corrections.csv"
  private static let columns =
    "geonameid,name,article,latitude,longitude,admin1,population,city,note\n"

  private func read(
    _ rows: String, settings: String = ""
  ) throws -> (content: Content?, messages: [String]) {
    let small = try SmallContent()
    defer { small.remove() }
    try small.write(Self.file, Self.columns + rows)
    try small.replace("language: en\n", "language: en\n" + settings, in: "site.yml")
    return small.read()
  }

  @Test(
    "Corrections with wrong values are errors",
    arguments: [
      ("702569,,,,,,,702569,", "2:14: error: a place cannot be part of itself; "),
      ("702569,\"Lu\ntsk\",,,,,,,", "2:8: error: the name has a line break or another "),
      ("702569,,,,,99999,,,", "2:1: error: UA has no province with the code '99999'; "),
    ])
  func faults(row: String, message: String) throws {
    let (content, messages) = try read(row + "\n")
    #expect(content == nil)
    #expect(messages.count == 1 && messages.first?.hasPrefix("\(Self.file):\(message)") == true)
  }

  @Test("Corrections that have no effect cause warnings")
  func warnings() throws {
    let rows = """
      999999,Nowhere,,,,,,,
      702569,,the,,,,,123,
      798544,Polska,,50,20,,,,
      698740,Odessa,,,,,,,

      """
    let (content, messages) = try read(rows)
    #expect(content != nil)
    let starts = [
      "2:1: warning: no place or country has the id 999999; ",
      "3:1: warning: 702569 is the place Lutsk, which has no article; ",
      "3:1: warning: no place has the id 123; ",
      "4:1: warning: 798544 is a country, Polska: only its name and article are corrected; ",
    ]
    #expect(messages.count == starts.count, "\(messages)")
    for (message, start) in zip(messages, starts) {
      #expect(message.hasPrefix("\(Self.file):\(start)"), "\(message)")
    }
    // If the settings exclude places, an unknown id might be the id of an excluded place, so it
    // causes no message.
    let few = try read("999999,Nowhere,,,,,,,\n", settings: "places: {population: 10}\n")
    #expect(few.messages == [])
  }

  @Test("A renamed country keeps its address, and is found by both names")
  func country() throws {
    let content = try #require(try read("798544,Polska,,,,,,,\n").content)
    var diagnostics = Diagnostics()
    let slugs = content.countrySlugs(facts: "facts.tsv", into: &diagnostics)
    #expect(slugs["PL"] == "poland" && diagnostics.isEmpty)
    let entries = FinderEntries(
      content, sections: Sections(content), countrySlugs: slugs, pages: .none)
    let poland = entries.groups.flatMap(\.entries).first { $0.name == "Polska" }
    #expect(poland?.others.contains("Poland") == true)
    #expect(content.countries.code(named: "poland") == "PL")
  }

  @Test("Errors are also reported for an atlas without countries")
  func withoutCountries() throws {
    let small = try SmallContent()
    defer { small.remove() }
    try FileManager.default.removeItem(at: small.folder.appending(path: "countries"))
    try small.write(Self.file, Self.columns + "702569,,,,,,,702569,\n")
    let (content, messages) = small.read()
    #expect(content == nil)
    #expect(
      messages.contains {
        $0.hasPrefix("\(Self.file):2:14: error: a place cannot be part of itself; ")
      }, "\(messages)")
  }

  @Test("The network of cities of a renamed country keeps its address")
  func countryNetwork() throws {
    let content = try #require(try read("798544,Polska,,,,,,,\n").content)
    let network = content.networks.first { $0.derivation?.country == "PL" }
    #expect(network?.slug == "poland")
  }
}
