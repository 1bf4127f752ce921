import Gazetteer
import Geography
import Testing

@Suite struct PlaceGridTests {
  @Test(arguments: [
    Coordinate(latitude: 49.84, longitude: 24.02), Coordinate(latitude: -17.8, longitude: 179.9),
    Coordinate(latitude: 89.5, longitude: 10), Coordinate(latitude: -89.9, longitude: -100),
    Coordinate(latitude: 0, longitude: -180), Coordinate(latitude: 69.6, longitude: 18.9),
  ])
  func findsWhatAScanFinds(centre: Coordinate) throws {
    let places = try Fixture.places()
    let grid = PlaceGrid(places)
    for metres in [1_000.0, 100_000, 900_000, 5_000_000, 19_000_000] {
      let scan = places.indices
        .map { (place: $0, distance: GreatCircle.distance(centre, places.coordinate($0))) }
        .filter { $0.distance <= metres }
        .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
      #expect(grid.places(within: metres, of: centre).map(\.place) == scan.map(\.place))
    }
  }
}
