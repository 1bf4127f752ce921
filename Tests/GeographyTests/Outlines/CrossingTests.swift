import Geography
import Testing

@Suite struct CrossingTests {
  private let atlas = Atlas(Invented.neighbors, worldview: .asInData)

  private func crossing(
    _ from: (Double, Double), _ to: (Double, Double), of code: String = "AA"
  ) throws -> Crossing {
    atlas.crossing(
      from: Coordinate(latitude: from.0, longitude: from.1),
      to: Coordinate(latitude: to.0, longitude: to.1), of: try #require(atlas.countryIndex(code)))
  }

  @Test func ownLandIsNoCrossing() throws {
    // The first line runs through both provinces of the country.
    #expect(try crossing((5, 1), (5, 19)) == .none)
    #expect(try crossing((5, 5), (5, 5)) == .none)
  }

  @Test func theSeaIsOne() throws {
    #expect(try crossing((0.5, 19), (0.5, 30.5)) == .sea)
    // The line starts on land and leaves the coast at a small angle.
    #expect(try crossing((0.001, 1), (-0.3, 10)) == .sea)
  }

  @Test func anotherCountryIsOne() throws {
    let other = try #require(atlas.countryIndex("BB"))
    // The great circle bends to the north of the parallel, beyond the border.
    #expect(try crossing((9.99, 1), (9.99, 19)) == .country(other))
    // The longest part outside the country determines the result: 15 degrees are in BB, 10 in AA,
    // and 3 over the sea.
    #expect(try crossing((25, 1), (-3, 1), of: "CC") == .country(other))
  }

  @Test func aLittleIsNone() throws {
    // A line of 113 km whose last 2 km are over the sea does not count as a crossing.
    #expect(try crossing((5, 19), (5, 20.02)) == .none)
    // The last 2.2 km of a line of 4.4 km are over the sea. At an end of the line, a stretch over
    // the sea counts from 2 km.
    #expect(try crossing((5, 19.98), (5, 20.02)) == .sea)
    // The last 1.8 km of a line of 3.6 km do not count.
    #expect(try crossing((5, 19.984), (5, 20.016)) == .none)
    // A line that is wholly over the sea counts from 3 km.
    #expect(try crossing((5, 20.1), (5, 20.126)) == .none)
    #expect(try crossing((5, 20.1), (5, 20.128)) == .sea)
  }

  @Test func aCountryWithoutLandHasNothingToLeave() throws {
    #expect(try crossing((5, 25), (6, 25), of: "DD") == .none)
  }
}
