import Testing

@testable import Gazetteer

@Suite struct LargestPlacesTests {
  @Test func leavesDistrictsOut() {
    let places = Fixture.table([
      Fixture.row(id: 1, name: "City", latitude: "50.0", population: 1000),
      Fixture.row(id: 2, name: "District", latitude: "50.05", population: 400),
      Fixture.row(id: 3, name: "Twin", latitude: "50.06", population: 600),
      Fixture.row(id: 4, name: "Far", latitude: "50.2", population: 300),
      Fixture.row(id: 5, name: "Neighbour", latitude: "50.04", population: 350),
    ])
    let sorted = places.placesByCountry()["UA"] ?? []
    #expect(sorted == [0, 2, 1, 4, 3])
    #expect(places.largestCities(of: sorted, limit: 9) == [0, 2, 3])
    #expect(places.largestCities(of: sorted, limit: 9, keeping: [5]) == [0, 2, 4, 3])
    #expect(places.largestCities(of: sorted, limit: 2) == [0, 2])
  }

  @Test func theSamePlaceTwiceIsOne() {
    let places = Fixture.table([
      Fixture.row(id: 1, name: "New Town", latitude: "50.0", population: 1234),
      Fixture.row(id: 2, name: "Newtown", latitude: "50.02", population: 1234),
      Fixture.row(id: 3, name: "Other", latitude: "50.08", population: 1234),
    ])
    let sorted = places.placesByCountry()["UA"] ?? []
    #expect(places.largestCities(of: sorted, limit: 9) == [0, 2])
    #expect(places.largestCities(capitals: ["UA": 1])["UA"] == [0, 1, 2])
  }

  @Test(arguments: [.max, 3_074_457_345_618_258_602, .max / 2 + 1] as [Int64])
  func noNumberOfPeopleIsTooLargeToCompare(people: Int64) {
    var places = Fixture.table(
      (1...3).map { Fixture.row(id: $0, name: "P\($0)", latitude: "50.0\($0)") })
    places.populations = [people, people, people / 2]
    #expect(places.largestCities(of: [0, 1, 2], limit: 9) == [0])
    #expect(places.citiesApart(among: [0, 1, 2], keeping: nil) == [0, 1, 2])
    let ranks = PlaceRanks.ranks(
      of: places, capitals: [], countries: CountryTable([]), language: "en")
    #expect(ranks == [4, 4, 0])
    #expect(Ranking.magnitude(population: Int(people)) > 61 * 256)
  }

  @Test func townsInTheSprawlOfAMillionAreLeftOut() {
    var rows = [
      Fixture.row(id: 1, name: "City", latitude: "50.0", population: 5_000_000),
      Fixture.row(id: 2, name: "Suburb", latitude: "50.2", population: 1_000_000),
      Fixture.row(id: 3, name: "Twin", latitude: "49.8", population: 1_000_001),
      Fixture.row(id: 4, name: "Capital", latitude: "50.15", population: 9),
    ]
    for id in 5...7 {
      rows.append(
        Fixture.row(id: id, name: "Far \(id)", latitude: "4\(id).0", population: 100 * id))
    }
    let places = Fixture.table(rows)
    let sorted = places.placesByCountry()["UA"] ?? []
    #expect(places.citiesApart(among: sorted, keeping: nil) == [0, 2, 6, 5, 4])
    #expect(places.citiesApart(among: sorted, keeping: 3) == [0, 2, 6, 5, 4, 3])
    // In a city state, too few places would remain without the suburbs, so all places are kept.
    #expect(places.citiesApart(among: [0, 2, 1, 6, 5], keeping: nil) == [0, 2, 1, 6, 5])
  }
}

@Suite struct PlaceSlugsTests {
  @Test func tellsNamesakesApart() {
    let places = Fixture.table([
      Fixture.row(id: 1, name: "Springfield", country: "US", admin1: "IL"),
      Fixture.row(id: 2, name: "Springfield", country: "US", admin1: "MO"),
      Fixture.row(id: 3, name: "Springfield", country: "US", admin1: "MO"),
      Fixture.row(id: 4, name: "Springfield", country: "AU", admin1: "02"),
      Fixture.row(id: 5, name: "Łódź", country: "PL", admin1: "74"),
    ])
    let slugs = PlaceSlugs(
      [4, 3, 2, 1, 0], of: places, provinces: ProvinceNames(["US.IL": "Illinois"]))
    #expect(slugs[0] == "us/springfield-illinois")
    #expect(slugs[1] == "us/springfield-mo-2")
    #expect(slugs[2] == "us/springfield-mo-3")
    #expect(slugs[3] == "au/springfield")
    #expect(slugs[4] == "pl/lodz")
    #expect(PlaceSlugs([0, 3], of: places)[0] == "us/springfield")
    #expect(PlaceSlugs([0], of: places)[1] == nil)
  }

  @Test func cutsLongNamesAndStillTellsThemApart() throws {
    let long = String(repeating: "Llanfair ", count: 40)
    let places = Fixture.table([
      Fixture.row(id: 1, name: long + "a", country: "US", admin1: "IL"),
      Fixture.row(id: 2, name: long + "b", country: "US", admin1: "IL"),
      Fixture.row(id: 3, name: long + "c", country: "AU"),
    ])
    let provinces = ProvinceNames(["US.IL": String(repeating: "Illinois ", count: 40)])
    let slugs = PlaceSlugs([0, 1, 2], of: places, provinces: provinces)
    let found = try (0..<3).map { try #require(slugs[$0]) }
    #expect(Set(found).count == 3)
    for slug in found {
      #expect(slug.utf8.count <= 123 && !slug.hasSuffix("-"), "\(slug)")
    }
  }
}

@Suite struct PlaceDirectoryTests {
  @Test func findsByAnyNameAndByID() throws {
    let places = try Fixture.places()
    let directory = PlaceDirectory(places)
    let lviv = try #require(places.index(ofGeonameID: 702550))
    #expect(directory.places(named: "Львів").first == lviv)
    #expect(directory.places(named: "LVIV").first == lviv)
    #expect(directory.places(named: "702550") == [lviv])
    #expect(directory.places(named: "lvi") == [])
    let paris = directory.places(named: "paris").first
    #expect(paris.map { places[$0].country } == "FR")
  }
}
