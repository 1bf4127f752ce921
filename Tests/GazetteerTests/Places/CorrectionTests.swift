import Gazetteer
import Geography
import Input
import Testing

struct CorrectionTests {
  private let places = Fixture.table([
    Fixture.row(id: 1, name: "City", latitude: "50.0", population: 900_000),
    Fixture.row(id: 2, name: "Zaporizhzhya", alternates: "Zaporizhzhia,Saporoschje"),
    Fixture.row(id: 3, name: "Ward", latitude: "40.0", admin1: "07", population: 600_000),
  ]).corrected(by: [
    Correction(id: 2, name: "Zaporizhzhia"),
    Correction(
      id: 3, coordinate: Coordinate(latitude: 50.01, longitude: 24.02), admin1: "99",
      population: 5, cityID: 1),
    Correction(id: 4, name: "Nowhere"),
  ])

  @Test func aNameIsOneEverywhereAndTheOtherIsStillFound() {
    #expect(places.name(1) == "Zaporizhzhia")
    #expect(places[1].alternateNames == ["Saporoschje", "Zaporizhzhya"])
    #expect(PlaceSlugs([1], of: places)[1] == "ua/zaporizhzhya")
    #expect(places.addressName(0) == "City")
  }

  @Test func aDistrictIsNoCity() {
    #expect(places.coordinate(2) == Coordinate(latitude: 50.01, longitude: 24.02))
    #expect(places[2].admin1 == "99" && places.population(2) == 5)
    #expect(places.city(ofDistrict: 2) == 0 && places.city(ofDistrict: 0) == nil)
    #expect(places.largestCities(of: [0, 1, 2], limit: 9) == [0, 1])
  }

  @Test func aCountryHasAnArticleWithinASentence() throws {
    let countries = try Fixture.countries()
    let id = try #require(countries["UA"]?.geonameID)
    let corrected = countries.corrected(by: [
      Correction(id: id, name: "United Test", article: "the")
    ])
    #expect(corrected["UA"]?.name == "United Test")
    #expect(corrected["UA"]?.nameInText == "the United Test")
    #expect(corrected["UA"]?.addressName == "Ukraine")
    #expect(countries["UA"]?.nameInText == "Ukraine" && countries["UA"]?.formerName == nil)
    let named = countries.naming(capitals: ["UA": 1], of: places)
    #expect(named["UA"]?.capital == "Zaporizhzhia")
  }

  @Test func correctedPeopleDecideWhichPlacesAreKept() {
    let rows = [
      Fixture.row(id: 1, name: "Ward", population: 900_000),
      Fixture.row(id: 2, name: "Town", population: 50_000),
      Fixture.row(id: 3, name: "City", population: 0),
    ].joined()
    let corrections = [Correction(id: 1, population: 0), Correction(id: 3, population: 700_000)]
    func kept(_ reader: PlaceReader) -> [Int] {
      var (reader, diagnostics) = (reader, Diagnostics())
      reader.read(Array(rows.utf8), path: "p.txt", into: &diagnostics)
      let places = reader.finish(into: &diagnostics)
      return places.indices.map { places.id($0) }
    }
    #expect(kept(PlaceReader(limit: 1, corrections: corrections)) == [3])
    #expect(kept(PlaceReader(leastPopulation: 1, corrections: corrections)) == [2, 3])
  }
}
