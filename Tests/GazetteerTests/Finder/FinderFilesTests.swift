import Geography
import Input
import Testing

@testable import Gazetteer

/// The files for the browser, together with this code's own answers, are the fixture of the tests
/// in `Tests/js`. Written anew when the environment has UPDATE_FIXTURES.
@Suite struct FinderFilesTests {
  private static let path = #filePath.replacing(
    "GazetteerTests/Finder/FinderFilesTests.swift", with: "js/fixtures/find.json")

  private static func finder() throws -> Finder {
    let places = try Fixture.places()
    let countries = try Fixture.countries()
    return Finder(
      places, countries: countries, provinces: try Fixture.provinces(),
      capitals: countries.capitals(among: places).values, shardSize: 3000)
  }

  private static let cellSize = 100

  private static func files(_ finder: Finder) -> FinderFiles {
    let slugs = PlaceSlugs(
      finder.places.indices.filter { finder.places.population($0) > 100_000 }, of: finder.places)
    return FinderFiles(finder, cells: PlaceCells(finder.places, limit: cellSize)) { place in
      slugs[place].map { "places/\($0)/" }
    }
  }

  /// Texts of every kind: letters, beginnings, whole names, regions, errors, nonsense.
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
    }
    return queries
  }

  private static func fixture() throws -> [UInt8] {
    let finder = try finder()
    let files = files(finder)
    var json = JSONWriter()
    json.object { json in
      json.key("files")
      json.object { json in
        for file in files.files {
          json.key(file.path)
          json.raw([0x0A] + file.contents)
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

  @Test func writesTheSameFilesEveryTime() throws {
    let first = Self.files(try Self.finder())
    let second = Self.files(try Self.finder())
    #expect(first.files.map(\.path) == second.files.map(\.path))
    #expect(first.files.map(\.contents) == second.files.map(\.contents))
    #expect(Set(first.files.map(\.path)).count == first.count)
    #expect(first.files.map(\.path) == first.files.map(\.path).sorted())
  }

  @Test func namesFilesInASCII() throws {
    let files = Self.files(try Self.finder())
    for file in 0..<files.count {
      let path = files.path(file)
      #expect(
        path.utf8.allSatisfy {
          (0x61...0x7A).contains($0) || (0x2D...0x39).contains($0) || $0 == 0x5F
        })
      var diagnostics = Diagnostics()
      if path.hasSuffix(".gz") {
        #expect(
          Gzip.inflate(files.bytes(file), path: path, into: &diagnostics)
            == files.files[file].contents)
      }
    }
    #expect(files.files.map(\.path).contains("manifest.json"))
    #expect(FinderFileName.slug(Array("new y".utf8)) == "new_y")
    #expect(FinderFileName.slug(Array("ль".utf8)) == "-43b-44c")
  }
}
