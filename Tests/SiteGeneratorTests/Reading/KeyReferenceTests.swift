import Foundation
import Gazetteer
import Geography
import Input
import Markup
import Testing

@testable import SiteGenerator

@Suite("The tables of keys in the manual")
struct KeyReferenceTests {
  /// The files that the tests read, keyed by the name of a table of keys. The tests replace
  /// `EXAMPLES` with the examples of the keys.
  private static let files: [String: String] = [
    "site.yml": "EXAMPLES",
    "site.yml map": "title: T\nbase-url: https://t.example/\nmap: {EXAMPLES}",
    "site.yml networks": "title: T\nbase-url: https://t.example/\nnetworks: [{EXAMPLES}]",
    "site.yml networks routes":
      "title: T\nbase-url: https://t.example/\nnetworks: [{slug: huts, routes: {EXAMPLES}}]",
    "site.yml sections": "title: T\nbase-url: https://t.example/\nsections: {EXAMPLES}",
    "site.yml trips":
      "title: T\nbase-url: https://t.example/\nnetworks: [huts]\ntrips: [{EXAMPLES}]",
    "site.yml comparison":
      "title: T\nbase-url: https://t.example/\nnetworks: [huts]\ncomparison: {EXAMPLES}",
    "site.yml places": "title: T\nbase-url: https://t.example/\nplaces: {EXAMPLES}",
    "site.yml outlines": "title: T\nbase-url: https://t.example/\noutlines: {EXAMPLES}",
    "site.yml country-networks":
      "title: T\nbase-url: https://t.example/\ncountry-networks: {EXAMPLES}",
    "network.yml": "EXAMPLES",
    "network.yml unit": "title: T\nsummary: S\nmodes: {path: {}}\nunit: {EXAMPLES}",
    "network.yml measures":
      "title: T\nsummary: S\nmodes: {path: {}}\nmeasures: {climb: {EXAMPLES}}",
    "network.yml connectors":
      "title: T\nsummary: S\nmodes: {path: {name: p}}\nconnectors: {EXAMPLES}",
    "network.yml modes": "title: T\nsummary: S\nmodes: {path: {EXAMPLES}}",
    "network.yml labels": "title: T\nsummary: S\nmodes: {path: {name: p}}\nlabels: {EXAMPLES}",
    "network.yml map": "title: T\nsummary: S\nmodes: {path: {name: p}}\nmap: {EXAMPLES}",
    "network.yml regions":
      "title: T\nsummary: S\nmodes: {path: {name: p}}\nregions: {north: {EXAMPLES}}",
    "network.yml trips":
      "title: T\nsummary: S\nmodes: {ferry: {tickets: true}}\ntrips: {EXAMPLES}",
    "front matter": "---\nEXAMPLES\n---\nWords.\n",
    "worldview.yml": "EXAMPLES",
    "worldview.yml views": "views: {un: {EXAMPLES}}",
  ]

  private func faults(_ table: FileKeys, _ keys: [FileKeys.Key]) throws -> [String] {
    let figure = table.name.split(separator: " ").last.map {
      "---\ntitle: T\ndescription: D\n---\n```\($0)\nEXAMPLES\n```\n"
    }
    let isFigure = table.name.hasPrefix("figure ")
    let file = try #require(isFigure ? figure : Self.files[table.name], "\(table.name)")
    let isBlock = file == "EXAMPLES" || isFigure || table.name == "front matter"
    let text = file.replacing(
      "EXAMPLES", with: keys.map(\.example).joined(separator: isBlock ? "\n" : ", "))
    let bytes = Array(text.utf8)
    var diagnostics = Diagnostics()
    switch table.name.split(separator: " ").first {
    case "site.yml":
      _ = SiteConfiguration(bytes: bytes, path: "f", baseURL: nil, into: &diagnostics)
    case "network.yml": _ = NetworkSettings(bytes: bytes, path: "f", into: &diagnostics)
    case "worldview.yml": _ = WorldviewTable.read(bytes, path: "f", into: &diagnostics)
    default:
      _ = TextContent(
        bytes: bytes, path: "f", name: "about.md", reservedIDs: ReservedIDs(),
        files: TextFiles(
          folder: "pages", names: ["about.md"], staticFiles: [], memory: ReadingMemory()),
        into: &diagnostics)
    }
    return diagnostics.all.map(\.description)
  }

  @Test("All examples of keys are valid, and exactly the keys listed as required are required")
  func examples() throws {
    for table in KeyReference.all where !isTable(table) {
      // A map shows either a network or a country, so each key of a map is tested alone.
      for keys in table.name == "figure map" ? table.keys.map({ [$0] }) : [table.keys] {
        #expect(try faults(table, keys) == [], "\(table.name)")
      }
      for key in table.keys {
        #expect(key.example.hasPrefix("\(key.name): "), "\(table.name): \(key.name)")
      }
      let required = table.keys.filter { $0.fallback == nil }
      if table.name != "network.yml modes", !required.isEmpty {
        #expect(try faults(table, required) == [], "\(table.name)")
      }
      for key in required where required.count > 1 {
        #expect(
          try faults(table, required.filter { $0 != key }) != [], "\(table.name): \(key.name)")
      }
    }
  }

  /// Returns true if the keys are the columns of a table, so that their examples form a row.
  private func isTable(_ table: FileKeys) -> Bool {
    table.name.hasSuffix(".csv") || table.name.hasSuffix(".tsv")
  }

  private func faults(_ table: FileKeys, columns: [FileKeys.Key]) -> [String] {
    let separator = table.name.hasSuffix(".tsv") ? "\t" : ","
    let bytes = Array(
      [columns.map(\.name), columns.map(\.example)].map { $0.joined(separator: separator) + "\n" }
        .joined().utf8)
    var diagnostics = Diagnostics()
    switch table {
    case AddressBook.columns: _ = AddressBook(bytes, path: "f", into: &diagnostics)
    case Corrections.columns: _ = Corrections.read(bytes, path: "f", into: &diagnostics)
    case CountryTable.columns: _ = CountryTable.read(bytes, path: "f", into: &diagnostics)
    default: diagnostics.error(at: SourceLocation(path: "f"), "no reader of \(table.name)")
    }
    return diagnostics.all.map(\.description)
  }

  @Test("All examples of columns are valid, and a missing required column is an error")
  func tables() {
    for table in KeyReference.all where isTable(table) && ![.places, .links].contains(table) {
      #expect(faults(table, columns: table.keys) == [], "\(table.name)")
      for key in table.keys where key.fallback == nil {
        #expect(
          faults(table, columns: table.keys.filter { $0 != key }) != [],
          "\(table.name): \(key.name)")
      }
    }
    // A country must have a code and a name; all other columns can be unknown.
    let columns = CountryTable.columns
    let row = columns.keys.map { $0.fallback == nil ? $0.example : "" }
    var diagnostics = Diagnostics()
    let text = [columns.names, row].map { $0.joined(separator: "\t") + "\n" }.joined()
    #expect(CountryTable.read(Array(text.utf8), path: "f", into: &diagnostics).countries.count == 1)
    #expect(diagnostics.isEmpty)
  }

  @Test("The tables of keys for places and links list the columns that the reader accepts")
  func columns() throws {
    var diagnostics = Diagnostics()
    let settings = """
      title: T
      summary: S
      unit: {name: hours, decimals: 1}
      modes: {path: {name: path}}
      map: {kind: grid, width: 30, height: 20}
      regions: {north: {name: North}}
      """
    let parsed = NetworkSettings(
      bytes: Array(settings.utf8), path: "network.yml", into: &diagnostics)
    var reader = NetworkReader(
      settings: try #require(parsed), surroundings: NetworkSurroundings(countries: ["UA"]))
    func csv(_ table: FileKeys) -> String {
      table.names.joined(separator: ",") + "\n"
        + table.keys.map(\.example).joined(separator: ",") + "\n"
    }
    reader.readPlaces(
      Array((csv(.places) + "beacon,Beacon,,,,,,2,2,\n").utf8), path: "p", into: &diagnostics)
    reader.readLinks(Array(csv(.links).utf8), path: "l", into: &diagnostics)
    #expect(diagnostics.all.map(\.description) == [])
    #expect(reader.placeColumns == [] && reader.linkColumns == [])
    #expect(reader.places.first?.name == "Ash Hut")
    #expect(reader.links.count == 1)
  }

  @Test("The words describe every key, and no others")
  func words() {
    let words = PageWords.english
    var used: Set = ["keyTypes.required", "keyTypes.optional"]
    for table in KeyReference.all {
      for key in table.keys {
        let meaning = KeyReference.meaning(of: key, in: table, words)
        #expect(meaning != nil, "\(table.name): \(key.name)")
        used.formUnion([meaning, "keyTypes.\(key.type)"].compactMap(\.self))
        if let fallback = key.fallback { used.insert("keyDefaults.\(fallback)") }
        for name in [key.type, key.fallback].compactMap(\.self) where WordText.isName(name) {
          let areas = ["keyTypes.\(name)", "keyDefaults.\(name)"]
          #expect(areas.contains { words.catalogue.text($0) != nil }, "\(table.name): \(name)")
        }
      }
    }
    let known = words.catalogue.entries.keys.filter {
      ["keys", "keyTypes", "keyDefaults"].contains($0.prefix { $0 != "." })
    }
    #expect(known.filter { !used.contains($0) }.sorted() == [])
  }

  @Test("Every table of keys is in the manual")
  func manual() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Content/pages/manual")
    let text = try ["files.md", "figures.md"].map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
    let shown = text.components(separatedBy: "```keys\n").dropFirst().map {
      String($0.prefix { $0 != "\n" })
    }
    #expect(shown == KeyReference.all.map(\.name))
  }

  /// The lists that replace the key blocks of a text, and the faults of these blocks.
  private func read(_ text: String) -> (lists: [HTML?], faults: [String]) {
    var diagnostics = Diagnostics()
    let document = Markdown.render(
      Array(text.utf8), path: "a.md", blocks: ["keys", "map"], into: &diagnostics)
    let lists = document.blocks.map { block in
      block.kind == KeyReference.blockKind
        ? KeyReference.table(of: block, into: &diagnostics)
          .map { KeyReference.html($0, in: .english) }
        : nil
    }
    return (lists, diagnostics.all.map(\.description))
  }

  @Test("A fenced block shows a table of keys")
  func block() throws {
    let (lists, faults) = read("```map\nsite.yml\n```\n\n```keys\nsite.yml comparison\n```\n")
    #expect(faults == [])
    try #require(lists.count == 2)
    #expect(lists[0] == nil)
    let text = String(decoding: try #require(lists[1]).bytes, as: UTF8.self)
    #expect(
      text.contains("<dt><code>from</code> <span class=\"count\">place id; required</span></dt>"))
    #expect(text.contains("<dd>The start of the route. <code>from: ash</code></dd>"))
  }

  @Test(
    "An unknown table in a fenced block is an error",
    arguments: [
      (
        "site.yaml\n",
        "a.md:4:1: error: unknown table of keys 'site.yaml'; did you mean 'site.yml'?"
      ),
      (
        "pictures\n",
        "a.md:4:1: error: unknown table of keys 'pictures'; write the name of a file, such as "
          + "site.yml"
      ),
      (
        "",
        "a.md:3:1: error: the block 'keys' is empty; write the name of one table, such as site.yml"
      ),
      (
        "site.yml\nsite.yml trips\n",
        "a.md:3:1: error: the block 'keys' has several lines; write the name of one table, such as "
          + "site.yml"
      ),
    ])
  func unknownTable(lines: String, message: String) {
    let (lists, faults) = read("A\n\n```keys\n\(lines)```\n")
    #expect(lists == [nil])
    #expect(faults == [message])
  }
}
