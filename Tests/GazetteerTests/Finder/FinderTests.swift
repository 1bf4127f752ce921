import Gazetteer
import Testing

@Suite struct FinderTests {
  private static let shared = Result { try make() }

  private static func finder() throws -> Finder { try shared.get() }

  private static func make() throws -> Finder {
    let places = try Fixture.places()
    let countries = try Fixture.countries()
    return Finder(
      places, countries: countries, provinces: try Fixture.provinces(),
      capitals: countries.capitals(among: places).values)
  }

  @Test(arguments: [
    ("Львів", 702550), ("lviv", 702550), ("LEMBERG", 702550), ("leopolis", 702550),
    ("sao paulo", 3448439), ("São Paulo", 3448439), ("Łódź", 3093133), ("lodz", 3093133),
    ("東京", 1850147), ("new yo", 5128581), ("new york", 5128581), ("par", 2988507),
    ("paris", 2988507), ("york", 2633352), ("san fran", 5391959), ("kiev", 703448),
    ("київ", 703448), ("القاهرة", 360630), ("aquila", 3175121),
    ("paris, us", 4717560), ("paris, tx", 4717560),
    ("paris texas", 4717560), ("paris france", 2988507), ("athina", 264371), ("αθήνα", 264371),
    ("izmir", 311046), ("서울", 1835848), ("서우", 1835848), ("दिल्ली", 1273294), ("den haag", 2747373),
    ("springfield, illinois", 4250542),
  ])
  func putsTheMeantPlaceFirst(text: String, id: Int) throws {
    let finder = try Self.finder()
    let first = try #require(finder.find(text).results.first, "nothing for \(text)")
    #expect(finder.places.id(first.place) == id)
  }

  @Test func findsNothingAmongNoPlaces() {
    #expect(Finder(PlaceTable()).find("lviv").results.isEmpty)
  }

  @Test(arguments: [("edinbrugh", 2650225), ("reykjavk", 3413829), ("gdanks", 3099434)])
  func suggestsWhereOneLetterIsWrong(text: String, id: Int) throws {
    let finder = try Self.finder()
    let answers = finder.find(text)
    #expect(answers.results.isEmpty)
    #expect(answers.suggestions.first.map { finder.places.id($0.place) } == id)
  }

  @Test func namesEachPlaceOnceAndAllNamesakes() throws {
    let finder = try Self.finder()
    let found = finder.find("springfield", limit: 40).results.map(\.place)
    #expect(Set(found).count == found.count)
    let exact = found.filter { finder.places.name($0) == "Springfield" }
    #expect(exact.count > 5)
    // The capital of Illinois has names in more languages than the larger cities of the same name.
    #expect(exact.first.map { finder.places.id($0) } == 4_250_542)
    #expect(exact == Array(found.prefix(exact.count)))
  }

  private static func atlas() throws -> AtlasFinder {
    AtlasFinder(
      places: try finder(),
      entries: FinderEntries(
        groups: [
          FinderGroup(
            kind: .country, words: "country",
            entries: [
              FinderEntry(
                name: "Ukraine", codes: ["UA", "UKR"], path: "ukraine", weight: 6400)
            ]),
          FinderGroup(
            kind: .network, words: "network",
            entries: [
              FinderEntry(
                name: "Sea lanes", path: "sea", words: ["Strait of Malacca"], weight: 5000)
            ]),
          FinderGroup(
            kind: .road, words: "road European",
            entries: [
              FinderEntry(name: "E40", path: "e40", weight: 4500),
              FinderEntry(name: "E95", path: "e95", weight: 4500),
            ]),
          FinderGroup(
            kind: .page,
            entries: [
              FinderEntry(
                name: "Your data", path: "data", words: ["Public transport: GTFS, buses"],
                weight: 4500)
            ]),
        ],
        routes: [
          FinderRoutes(
            note: "E-roads", title: "Routes of E-roads", folder: "routes/", isUndirected: true,
            data: nil,
            ends: ["Lviv", "London", "Paris"].map { .init(id: $0.lowercased(), names: [$0]) })
        ],
        fillers: "how the of do is"))
  }

  @Test func wordsBetweenPlacesAreThoseOfTheLanguage() {
    let ends = ["Львів", "Київ"].map { FinderRoutes.End(id: $0, names: [$0]) }
    let routes = FinderRoutes(
      note: "Поїзди", title: "Маршрути: Поїзди", folder: "routes/", isUndirected: true, data: nil,
      ends: ends)
    let finder = AtlasFinder(
      places: Finder(PlaceTable()),
      entries: FinderEntries(
        routes: [routes], fromWords: "з зі", toWords: "до", routeTitle: "{from} — {to}",
        fromTitle: "Маршрути з: {place}"))
    #expect(names(finder, "зі львів до київ") == ["Львів — Київ"])
    #expect(finder.find("from львів to київ").results.isEmpty)
    #expect(names(finder, "маршрути поїзди") == ["Маршрути: Поїзди"])
    #expect(names(finder, "маршрути з київ") == ["Маршрути з: Київ"])
  }

  private func names(_ finder: AtlasFinder, _ text: String) -> [String] {
    finder.find(text).results.compactMap {
      if case .entry(let found) = $0 { found.name } else { nil }
    }
  }

  @Test(arguments: [
    ("gtfs", "data"), ("transport", "data"), ("buses your data", "data"), ("data gtf", "data"),
    ("bus data", ""), ("da gt", ""), ("ukraine country", "ukraine"), ("country", ""),
    ("road e95", "e95"), ("european e 40", "e40"), ("е40", "e40"), ("road", ""),
    ("malacca strait", "sea"), ("network of lanes", "sea"), ("where is ukraine", ""),
    ("ua", "ukraine"), ("UKR", "ukraine"), ("ua country", ""), ("country uk", ""),
    ("how is the data of gtfs", "data"), ("the of", ""), ("the country of ukraine", "ukraine"),
    ("route from lviv to london", "routes/lviv/london/"),
  ])
  func findsEntriesByWordsInAnyOrder(text: String, path: String) throws {
    let first = try Self.atlas().find(text).results.first
    guard case .entry(let entry) = first else {
      #expect(path == "", "\(String(describing: first))")
      return
    }
    #expect(entry.path == path)
  }

  @Test(arguments: [
    ("from lviv to paris by road", "routes/lviv/paris/"),
    ("lwow to londno", "routes/lviv/london/"),
    ("e95 london", "e95"), ("tokyo e 95", "e95"),
  ])
  func suggestsWhatAPartOfTheTextMeans(text: String, path: String) throws {
    let answers = try Self.atlas().find(text)
    #expect(answers.results.isEmpty)
    guard case .entry(let entry) = answers.suggestions.first else {
      #expect(path == "")
      return
    }
    #expect(entry.path == path)
  }

  @Test(arguments: ["львів лондон", "from lwow to londres"])
  func findsRoutesBetweenPlacesByAnyOfTheirNames(text: String) throws {
    let answers = try Self.atlas().find(text)
    guard case .entry(let entry) = answers.results.first else {
      Issue.record("not found")
      return
    }
    #expect(entry.path == "routes/lviv/london/")
  }

  @Test(arguments: [
    ("london bridge", 2_643_743), ("port of lviv", 702_550),
    // The best match for "new york" is a longer name, "New York City".
    ("new york harbour", 5_128_581),
  ])
  func suggestsThePlaceOfThePartThatIsOne(text: String, id: Int) throws {
    let finder = try Self.finder()
    #expect(finder.find(text).suggestions.first.map { finder.places.id($0.place) } == id)
  }

  @Test func tellsWhichNameMatched() throws {
    let answer = try #require(try Self.finder().find("lember").results.first)
    #expect(answer.kind == .alternate)
    #expect(answer.matchedName.hasPrefix("Lember"))
  }

  @Test(arguments: [
    "", "   ", ",", "😀😀", "\u{202E}", String(repeating: "a", count: 10_000), "(.*)+$",
    "<b>lviv</b>x",
    ",us", "'''", "\u{0}", "xqzzyk", "lviv,,,,", "a, b, c, d",
  ])
  func answersAnything(text: String) throws {
    _ = try Self.finder().find(text)
  }
}
