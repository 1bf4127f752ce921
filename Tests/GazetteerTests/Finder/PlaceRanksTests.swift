import Input
import Testing

@testable import Gazetteer

/// Tests the part of a place's score that does not contain the logarithm of its population.
@Suite struct PlaceRanksTests {
  private static func row(
    _ id: Int, _ name: String, _ alternates: Int, _ latitude: Double, _ country: String,
    _ population: Int
  ) -> String {
    let names = (0..<alternates).map { "Name \($0)" }.joined(separator: ",")
    return "\(id)\t\(name)\t\t\(names)\t\(latitude)\t20\tP\t\t\(country)\t\t1\t\t\t\t\(population)"
      + "\t\t\t\t\n"
  }

  private static func ranks(capitals: Set<Int>, language: String) throws -> [UInt8] {
    let text =
      row(1, "City", 16, 10, "GB", 400_000) + row(2, "District", 0, 10.05, "GB", 100_000)
      + row(3, "Twin", 0, 10.1, "FR", 300_000) + row(4, "Far", 0, 10.4, "GB", 100_000)
      + row(5, "Village", 0, 50, "UA", 10)
    var diagnostics = Diagnostics()
    let places = PlaceReader.read([("places.txt", Array(text.utf8))], into: &diagnostics)
    #expect(!diagnostics.hasErrors)
    return PlaceRanks.ranks(
      of: places, capitals: capitals, countries: try Fixture.countries(), language: language)
  }

  @Test func districtsCountLess() throws {
    let ranks = try Self.ranks(capitals: [], language: "xx")
    // The default rank is 4. The city's rank is 5 higher, because it has 16 alternate names. The
    // first neighbour counts as a district of the city. The other places are too large or too far
    // away.
    #expect(ranks[0] > 4 + 4)
    #expect(ranks[1...] == [0, 4, 4, 4])
  }

  @Test func capitalsCountMore() throws {
    let ranks = try Self.ranks(capitals: [1, 4], language: "xx")
    #expect(ranks[1...] == [8, 4, 4, 8])
  }

  @Test func theReadersLanguageCountsLittle() throws {
    let ranks = try Self.ranks(capitals: [], language: "en")
    #expect(ranks[1...] == [1, 4, 5, 4])
  }

  @Test func fameGrowsWithNames() {
    #expect((0...8).map { Ranking.fame(alternates: $0) }.allSatisfy { $0 == 0 })
    #expect(Ranking.fame(alternates: 17) == 6)
    #expect(Ranking.fame(alternates: 35) == 12)
    #expect(
      (0..<500).allSatisfy { Ranking.fame(alternates: $0) <= Ranking.fame(alternates: $0 + 1) })
  }
}
