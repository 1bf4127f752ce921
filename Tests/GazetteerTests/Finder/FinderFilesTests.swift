import Geography
import Input
import Testing

@testable import Gazetteer

/// Compares `Tests/js/fixtures/find.json`, the fixture of the browser's finder, with the results of
/// the Swift finder. If the environment variable UPDATE_FIXTURES is set, the file is rewritten.
@Suite struct FinderFilesTests {
  private static let path = #filePath.replacing(
    "GazetteerTests/Finder/FinderFilesTests.swift", with: "js/fixtures/find.json")

  private static func finder() throws -> Finder {
    let places = try Fixture.places()
    let countries = try Fixture.countries()
    return Finder(
      places, countries: countries, provinces: try Fixture.provinces(),
      capitals: countries.capitals(among: places).values, shardSize: 3000,
      // The fixture has few names. Most of them must be missing from the frequent names.
      frequentNames: 10)
  }

  private static let cellSize = 100

  private static func files(_ finder: Finder) -> FinderFiles {
    let slugs = PlaceSlugs(
      finder.places.indices.filter { finder.places.population($0) > 100_000 }, of: finder.places)
    return FinderFiles(
      finder, cells: PlaceCells(finder.places, limit: cellSize),
      page: { place in slugs[place].map { "places/\($0)/" } })
  }

  private static func contents(_ file: FinderFiles.File) throws -> [UInt8] {
    var diagnostics = Diagnostics()
    guard Gzip.isGzip(file.bytes) else { return file.bytes }
    return try #require(Gzip.inflate(file.bytes, path: file.path, into: &diagnostics))
  }

  private static let entries = FinderEntries(
    groups: [
      FinderGroup(
        kind: .country, folder: "countries/",
        entries: [
          FinderEntry(
            name: "United Kingdom", codes: ["GB", "GBR"], path: "countries/united-kingdom/",
            others: ["uk", "great britain"], foreign: ["Royaume-Uni", "Angleterre", "England"],
            weight: Ranking.magnitude(population: 66_488_991)),
          FinderEntry(
            name: "Paraguay", codes: ["PY", "PRY"], path: "countries/paraguay/",
            foreign: ["Парагвай", "Paragwaj", "Lviv", "Angleterre"],
            weight: Ranking.magnitude(population: 6_956_071)),
          FinderEntry(
            name: "Ukraine", codes: ["UA", "UKR"], path: "countries/ukraine/",
            weight: Ranking.magnitude(population: 44_622_516)),
        ]),
      FinderGroup(
        kind: .network, folder: "networks/",
        entries: [FinderEntry(name: "E-roads", path: "networks/e-roads/", weight: 5000)]),
      FinderGroup(
        kind: .network, note: "Lines between cities", folder: "networks/",
        entries: [
          FinderEntry(
            name: "Ukraine", codes: ["UA", "UKR"], path: "networks/ukraine/", weight: 2500)
        ]),
      FinderGroup(
        kind: .road, note: "E-roads", words: "road Україна", folder: "networks/e-roads/roads/",
        entries: ["E4", "E40", "E 50"].map {
          FinderEntry(
            name: $0, path: "networks/e-roads/roads/\(Folding.fold($0).filter { $0 != " " })/",
            weight: 4500)
        }),
      FinderGroup(
        kind: .page, note: "Learn", folder: "learn/",
        entries: [
          FinderEntry(
            name: "Dijkstra’s algorithm", path: "learn/dijkstra/",
            foreign: ["kürzester Weg"], words: ["The shortest path"],
            rareWords: ["class", "nearest", "planes", "queue"], weight: 4500),
          FinderEntry(
            name: "A*", path: "learn/a-star/", others: ["a star"],
            rareWords: ["curves", "planes"], weight: 4500),
        ]),
    ],
    countries: (try? Fixture.countries())?.countries.map(\.code) ?? [],
    routes: [
      FinderRoutes(
        note: "E-roads", title: "Routes of E-roads", folder: "networks/e-roads/routes/",
        isUndirected: true, data: nil,
        ends: [
          .init(id: "lviv", names: ["Lviv", "Львів"]), .init(id: "lisbon", names: ["Lisbon"]),
          .init(id: "new-york", names: ["New York"]),
        ], planner: "networks/e-roads/",
        others: [
          .init(id: "malmo", names: ["Malmö"]), .init(id: "hague", names: ["The Hague"]),
          .init(id: "york-2", names: ["York"]),
        ]),
      FinderRoutes(
        note: "One-way", title: "Routes of One-way", folder: "networks/one/routes/",
        isUndirected: false, data: nil,
        ends: [.init(id: "lisbon", names: ["Lisbon"]), .init(id: "lviv", names: ["Lviv"])]),
      FinderRoutes(
        note: "Ukraine", title: "Routes of Ukraine", folder: "networks/ukraine/routes/",
        isUndirected: true,
        data: "data/networks/ukraine/network.json",
        ends: [
          .init(id: "kyiv", names: ["Kyiv"]), .init(id: "lviv", names: ["Lviv"]),
          .init(id: "odesa", names: ["Odesa"]),
        ], planner: "networks/ukraine/"),
    ],
    // The browser's scripts have more filler words, but those words do not occur in the queries of
    // this test.
    fillers: "from is of to what", fromWords: "from path", fromParticles: "de", toWords: "to до",
    caseEndings: "ового овоі ого оі ии ова ева єва ів ом ем ам ям а я у ю и і о е є ь",
    changingVowels: "о е є і", fromTitle: "Routes from {place} onwards",
    foreignFiles: 4)

  /// Most of these queries find entries other than places, or nothing.
  private static let otherQueries = [
    "ukraine", "ukr", "uk", "ua", "PRY", "g", "gb", "gbr uk", "par", "great britain",
    "united", "kingdom", "e40", "e 40", "e4", "e50",
    "e", "e-roads", "roads", "dijkstra", "dijkstras algorithm", "algorithm", "a star",
    "lviv lisbon",
    "lviv to lisbon", "from Lisbon to Lviv", "lviv lis", "lviv l", "львів lisbon", "lviv new york",
    "new york lviv", "odesa kyiv", "kyiv odesa", "kyiv od", "odesa kyi", "lviv odesa", "lviv to",
    "what is dijkstra", "what is to", "routes of e-roads", "routes of one way",
    "routes from lviv onwards", "routes from львів onwards", "routes from kyiv onwards",
    "what is planes", "plane curved", "curved queues", "curve planes", "plane", "queues plane",
    "what is nearest planet", "queue of zzzz yyyy", "queue kyiv lviv nearest",
    "queue plane ukriane", "dijsktra planes", "malmo lviv", "malmö to york", "hague new york",
    "york the hague",
    "from malmo to львів", "ukrainia", "unitedkingdom", "what is of", "queue e40 zzzz",
    "ukraine zzzz kyiv", "ukraine lviv", "paraguay asuncion", "texas paris", "ukraine lvi",
    "is is is kyiv is is is", "what is a star to of",
    "what is e 4 0 of", "class", "classes nearest", "e40 україна", "E50 road",
    "what is dijkstra to", "kyiv, lviv", "lviv, lisbon", "львів, лондон",
    "london bridge", "e40 tokyo", "san e 50", "e40 e50 zzzz", "ukriane", "dijsktra",
    "lviv, ukraine", "paris", "zzzz", "", "royaume-uni", "royaume", "angleterre", "england",
    "парагвай", "paragwaj", "Kürzester Weg", "what is royaume uni", "royaume uni lviv",
    "zzzz paragwaj", "paragvaj", "ruyaume uni", "kurzestr weg", "york to kyiv", "new york to lviv",
    "kyiv to new york", "paris to lviv", "lviv to odesa", "lviv odesa",
    "distance from lviv to odesa",
    "miles from odesa to lvvi", "lviv to kharkiv", "from lviv to lviv", "miles from lviv",
    "weg kurzester",
    "wege kurzester", "uni royaume", "odesa izmail", "izmail odesa", "lviv odesa zzzz",
    "zzzz path lviv to odesa", "lviv odesa of", "lviv roads lisbon zzzz", "Łodz", "Kiïv",
    "edinbrugh uk",
    "from львова to lisbon", "東京 パリ", "東 京", "lisbon до львова", "львовом lisbona",
    "edinbrugh france",
    "edinbrugh zzzz",
  ]

  private static func write(
    _ answer: AtlasFinder.Answer, _ finder: Finder, to json: inout JSONWriter
  ) {
    switch answer {
    case .place(let place): json.string("place \(finder.places.id(place.place)) \(place.score)")
    case .entry(let entry):
      json.string("\(entry.kind.rawValue) \(entry.path) \(entry.name) \(entry.score)")
    }
  }

  private static func queries(_ finder: Finder) -> [String] {
    var queries = [
      "l", "s", "sa", "san", "san fran", "san jose, us", "san, cr", "sa, br", "s, france", "paris",
      "paris, us", "paris texas", "paris, tex", "paris, zz", "new yo", "york", "yor", "к", "ки",
      "Київ", "東京", "東", "القاهرة", "서우", "エ", "edinbrugh", "reykjavk", "istambul, turkey", "lvvi",
      "springfield illinois", "springfield, il, us", "", "  ", ",", "😀", "l'aquila", "aquila",
      "'s-her", "zzzzz", "<b>", "new york city new york", "a", "b", "с", "м", "new", "the hague",
      "San José", "san jose", "São", "Łódź", "Lodz", "Ł", "München", "paris t", "paris te",
      "paris, te",
      "san jose calif", "san, usa", "london, japan", "edimbrug", "philadelfia", "xdinburgh",
      "dinburgh",
      "vrankfurt", "istnabul, t",
    ]
    for row in stride(from: 5, to: finder.rows.count, by: finder.rows.count / 40) {
      let name = finder.places.string(finder.rows.spellings[row])
      queries.append(name)
      for length in [1, 2, 4] { queries.append(String(name.prefix(length))) }
      // Without its third character from the end, and with two of its characters exchanged.
      let misspelled = Array(name)
      guard misspelled.count > 6 else { continue }
      queries.append(String(misspelled.dropLast(3) + misspelled.suffix(2)))
      queries.append(
        String(misspelled.prefix(2) + [misspelled[3], misspelled[2]] + misspelled.dropFirst(4)))
    }
    return queries
  }

  private static func fixture() throws -> [UInt8] {
    let finder = try finder()
    let files = files(finder)
    let published = try files.files.map { ($0.path, try contents($0)) }
    var json = JSONWriter()
    json.object { json in
      json.key("files")
      json.object { json in
        for (path, contents) in published + [
          ("entries.json.gz", entries.json()), ("routes.json.gz", entries.routesJSON()),
          ("planner.json.gz", entries.plannerJSON()), ("texts.json.gz", entries.textsJSON()),
          (
            "../../data/networks/ukraine/network.json",
            Array(#"{"places":{"id":["kyiv","lviv","odesa"],"name":["Kyiv","Lviv","Odesa"]}}"#.utf8)
          ),
        ] + zip(FinderEntries.foreignFileNames(4), entries.foreignJSON()) {
          json.key(path)
          json.raw([0x0A] + contents)
        }
      }
      json.key("answers")
      json.array { json in
        for query in queries(finder) {
          let answers = finder.find(query)
          var line = JSONWriter()
          line.object { json in
            json.member("text", query)
            for (name, list) in [
              ("results", answers.results), ("suggestions", answers.suggestions),
            ] {
              json.member(name, list.map { finder.places.id($0.place) })
              json.member(name + "Names", list.map(\.matchedName))
            }
          }
          json.raw([0x0A] + line.bytes)
        }
      }
      json.key("all")
      let atlas = AtlasFinder(places: finder, entries: entries)
      json.array { json in
        for query in queries(finder) + otherQueries {
          let answers = atlas.find(query)
          var line = JSONWriter()
          line.object { line in
            line.member("text", query)
            for (name, list) in [
              ("results", answers.results), ("suggestions", answers.suggestions),
            ] {
              line.array(name) { json in for answer in list { write(answer, finder, to: &json) } }
            }
          }
          json.raw([0x0A] + line.bytes)
        }
      }
      json.key("places")
      let cells = files.cells.numbers
      json.array { json in
        for place in stride(from: 0, to: finder.places.count, by: 61) {
          let view = finder.places[place]
          json.object { json in
            json.member("id", view.id)
            json.member("name", view.name)
            json.member("country", view.country)
            json.member(
              "province", finder.labels.labels[Int(finder.labels.numbers[place])].name)
            json.member("population", view.population)
            json.member("cell", Int(cells[place]))
            json.member("names", PlaceNames.others(place, of: finder.places))
          }
        }
      }
    }
    return json.bytes
  }

  @Test func fixtureOfTheBrowsersTestsIsFresh() throws {
    let fresh = try Self.fixture()
    if Environment.has("UPDATE_FIXTURES") { try FileSystem.write(fresh, to: Self.path) }
    let stored = try FileSystem.read(Self.path)
    #expect(stored == fresh, "run the tests with UPDATE_FIXTURES=1 and look at what changed")
  }

  @Test("If the list has room, countries with similar names follow the place that was searched for")
  func nearlyTheName() throws {
    let country = { (name: String) in FinderEntry(name: name, path: "countries/x/", weight: 4500) }
    let entries = FinderEntries(
      groups: [FinderGroup(kind: .country, entries: [country("Lisbom"), country("Lisbob")])])
    let finder = AtlasFinder(places: try Self.finder(), entries: entries)
    let kinds = { (limit: Int) in finder.find("lisbon", limit: limit).results.map(\.kind) }
    #expect(kinds(1) == [.place])
    #expect(kinds(2) == [.place, .country])
    #expect(kinds(10).filter { $0 == .country }.count == 2)
  }

  @Test("A page is one answer, even if it matches both with and without the fillers")
  func onePagePerAnswer() throws {
    let page = { (name: String, words: [String]) in
      FinderEntry(name: name, path: "\(Folding.fold(name))/", words: words, weight: 4500)
    }
    let entries = FinderEntries(
      groups: [
        FinderGroup(
          kind: .page, entries: [page("Angels", ["los angels"]), page("Themes", ["css"])])
      ], fillers: "los")
    let finder = AtlasFinder(places: try Self.finder(), entries: entries)
    let paths = { (answers: [AtlasFinder.Answer]) in
      answers.compactMap { answer -> String? in
        if case .entry(let entry) = answer { entry.path } else { nil }
      }
    }
    let found = finder.find("los ange").results
    #expect(found.first?.kind == .place && paths(found) == ["angels/"])
    #expect(paths(finder.find("qwertz themes").suggestions) == ["themes/"])
  }

  @Test func writesTheSameFilesEveryTime() throws {
    let first = Self.files(try Self.finder())
    let second = Self.files(try Self.finder())
    #expect(first.files.map(\.path) == second.files.map(\.path))
    #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
    #expect(Set(first.files.map(\.path)).count == first.files.count)
    #expect(first.files.map(\.path) == first.files.map(\.path).sorted())
  }

  @Test func namesFilesInASCII() throws {
    let files = Self.files(try Self.finder())
    for file in files.files {
      #expect(
        file.path.utf8.allSatisfy {
          (0x61...0x7A).contains($0) || (0x2D...0x39).contains($0) || $0 == 0x5F
        })
    }
    #expect(files.files.map(\.path).contains("manifest.json"))
  }
}
