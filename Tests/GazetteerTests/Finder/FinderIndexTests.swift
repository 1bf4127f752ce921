import Testing

@testable import Gazetteer

/// Compares the index with a scan of all rows.
@Suite struct FinderIndexTests {
  private static func finder(shardSize: Int) throws -> Finder {
    let places = try Fixture.places()
    let countries = try Fixture.countries()
    return Finder(
      places, countries: countries, provinces: try Fixture.provinces(),
      capitals: countries.capitals(among: places).values, shardSize: shardSize)
  }

  private static func prefixes(_ finder: Finder) -> [[UInt8]] {
    stride(from: 0, to: finder.rows.count, by: 97).flatMap { row -> [[UInt8]] in
      let scalars = String(decoding: finder.rows.key(row), as: UTF8.self).unicodeScalars
      return [1, 2, 3, 5].filter { $0 <= scalars.count }.map { length in
        Array(String(String.UnicodeScalarView(scalars.prefix(length))).utf8)
      }
    }
  }

  @Test(arguments: [400, 1500, 15_000])
  func cutsWhereQueriesFindAll(shardSize: Int) throws {
    let finder = try Self.finder(shardSize: shardSize)
    let partition = finder.partition
    let divided = Set(partition.dividedTexts)
    #expect(shardSize > 5000 || !divided.isEmpty)
    for prefix in Self.prefixes(finder) {
      let scan = (0..<finder.rows.count).filter { finder.rows.key($0).starts(with: prefix) }
      #expect(finder.rows.range(of: prefix) == scan[0]..<(scan[scan.count - 1] + 1))
      #expect(partition.isDivided(prefix) == divided.contains(prefix))
      if !partition.isDivided(prefix) {
        let shard = partition.rows(partition.shard(of: prefix))
        #expect(scan.allSatisfy { shard.contains($0) })
      }
    }
  }

  @Test func ranksAsAScanDoes() throws {
    let finder = try Self.finder(shardSize: 1500)
    for prefix in Self.prefixes(finder) {
      var best: [Int32: BestAnswers.Answer] = [:]
      for row in 0..<finder.rows.count where finder.rows.key(row).starts(with: prefix) {
        let answer = finder.rate(row, prefix)
        if let old = best[answer.place], !answer.precedes(old) { continue }
        best[answer.place] = answer
      }
      let scan = best.values.sorted { $0.precedes($1) }.prefix(10).map(\.place)
      #expect(finder.matches(prefix, limit: 10).map(\.place) == scan)
    }
  }

  @Test func sortsRowsByBytes() throws {
    let rows = try Self.finder(shardSize: 15_000).rows
    for row in 1..<rows.count {
      #expect(!rows.key(row).lexicographicallyPrecedes(rows.key(row - 1)))
    }
  }

  @Test func cutsLongNamesBetweenCharacters() {
    // Each letter has two bytes, so that the limit of 120 bytes falls within a letter.
    let places = Fixture.table([
      Fixture.row(id: 1, name: "x" + String(repeating: "ж", count: 80), latitude: "50.0")
    ])
    let rows = NameRowsBuilder.rows(of: places)
    #expect(rows.count == 1)
    #expect(
      String(decoding: rows.key(0), as: UTF8.self) == "x" + String(repeating: "ж", count: 59))
  }

  @Test(arguments: [
    ("edinbrugh", "edinburgh", 0), ("edinbrug", "edinburgh", 1), ("edinburg", "edinburgh", 0),
    ("edinburghh", "edinburgh", 0), ("edimburgh", "edinburgh", 0), ("edbinurgh", "edinburgh", 2),
    ("reykjavk", "reykjavik", 0), ("reykyav", "reykjavik", 1), ("abcde", "vwxyz", nil),
    ("xdinburgh", "edinburgh", 0), ("dinburgh", "edinburgh", 0), ("xedinburgh", "edinburgh", 0),
    ("deinburgh", "edinburgh", 0), ("philadelfia", "philadelphia", 2), ("edibrg", "edinburgh", nil),
    ("philadelf", "philadelphia", 1), ("filadelf", "philadelphia", nil),
    ("filadel", "philadelphia", 3), ("edxxnburgh", "edinburgh", 2),
    ("londno", "london", 0), ("lonnod", "london", nil),
  ])
  func measuresTypos(text: String, name: String, nearness: Int?) {
    let result = TypoForgiveness.nearness(
      TypoForgiveness.codePoints(Array(text.utf8)), TypoForgiveness.codePoints(Array(name.utf8)))
    #expect(result?.rawValue == nearness)
  }

  @Test func weighsPopulations() {
    #expect(Ranking.magnitude(population: 0) == 0)
    #expect(Ranking.magnitude(population: 1) == 256)
    #expect(Ranking.magnitude(population: 2) == 384)
    #expect(Ranking.magnitude(population: 1023) == 2560)
    for population in 0..<3000 {
      #expect(
        Ranking.magnitude(population: population) <= Ranking.magnitude(population: population + 1))
    }
  }

  @Test func filtersAlternates() {
    func keeps(_ name: String) -> Bool {
      AlternateFilter.isWorthTyping(Array(name.utf8), 0..<name.utf8.count)
    }
    #expect(keeps("Lemberg"))
    #expect(keeps("LWO"))
    #expect(keeps("Львів"))
    #expect(keeps("'s-Gravenhage"))
    #expect(keeps("ʿAmmān"))
    #expect(!keeps("lwf"))
    #expect(!keeps("ʿman"))
    #expect(!keeps("`mn"))
    #expect(!keeps("‘mn"))
    #expect(!keeps("https://en.wikipedia.org/wiki/Lviv"))
    #expect(!keeps("12345"))
    #expect(!keeps(""))
  }
}
