import Importing
import Testing

@Suite struct GTFSPlaceTests {
  /// A bus that runs along a street and back. All stops in the street have the same name, and each
  /// direction has stops of its own.
  private static let street = [
    "stops.txt": """
    stop_id,stop_name,stop_lat,stop_lon
    S,Start,50.0,10.0
    A1,Long Street,50.0020,10.0
    A2,Long Street,50.0040,10.0
    A3,Long Street,50.0050,10.0
    B3,Long Street,50.0051,10.0001
    B2,Long Street,50.0041,10.0001
    B1,Long Street,50.0021,10.0001
    """,
    "routes.txt": "route_id,route_short_name,route_type\nb,7,3\n",
    "trips.txt": "route_id,trip_id\nb,there\nb,back\n",
    "stop_times.txt": """
    trip_id,arrival_time,departure_time,stop_id,stop_sequence
    there,08:00:00,08:00:00,S,1
    there,08:01:00,08:01:00,A1,2
    there,,,A2,3
    there,08:05:00,08:05:00,A3,4
    back,09:00:00,09:00:00,B3,1
    back,09:02:00,09:02:00,B2,2
    back,09:04:00,09:04:00,B1,3
    back,09:05:00,09:05:00,S,4
    """,
  ]

  @Test("Stops with the same name that follow each other in a trip are separate places")
  func stopsAlongAStreet() throws {
    let imported = try Imported(.gtfs, texts: Self.street)
    #expect(imported.problems == [])
    #expect(
      imported.places == """
        id,name,latitude,longitude
        start,Start,50,10
        long-street,Long Street,50.00205,10.00005
        long-street-2,Long Street (2),50.00405,10.00005
        long-street-3,Long Street (3),50.00505,10.00005

        """)
    #expect(
      imported.rows == [
        "start,long-street,bus,1,false,7", "long-street,long-street-2,bus,2,false,7",
        "long-street-2,long-street-3,bus,2,false,7",
      ])
    #expect(
      imported.report[1]
        == "7 stops became 4 places: stops with the same name within 250 m share a place, unless a "
        + "trip serves one after the other.")
    #expect(imported.report[2].hasPrefix("6 rides between stops became 3 links"))
    #expect(imported.report.contains { $0.hasPrefix("Estimated: 1 missing stop time;") })
    #expect(!imported.report.contains { $0.hasPrefix("Left out") })
  }

  @Test("Rides within a station are counted")
  func ridesWithinAPlace() throws {
    var feed = Self.street
    feed["stops.txt"] = """
      stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
      L,Long Street,50.0040,10.0,1,
      S,Start,50.0,10.0,,
      A1,Long Street,50.0020,10.0,,L
      A2,Long Street,50.0040,10.0,,L
      A3,Other Street,50.0050,10.0,,
      """
    feed["stop_times.txt"] = feed["stop_times.txt"]?.split(separator: "\n")
      .filter { !$0.hasPrefix("back") }.joined(separator: "\n")
    let imported = try Imported(.gtfs, texts: feed)
    #expect(
      imported.rows == [
        "start,long-street,bus,1,true,7", "long-street,other-street,bus,2,true,7",
      ])
    #expect(imported.report.contains("Left out: 1 ride within one place."))
  }

  @Test(
    "The title consists of the agencies whose routes are used, each once",
    arguments: [
      ("1,City\n2,Rural\n3,Rural\n", "2", "Rural"), ("1,City\n2,City\n", "1", "City"),
      ("1,City\n2,City\n3,Rural\n", "", "City and Rural"), (",City\n", "", "City"),
    ])
  func titles(agencies: String, agency: String, title: String) throws {
    var feed = Self.street
    feed["agency.txt"] = "agency_id,agency_name\n" + agencies
    feed["routes.txt"] =
      "route_id,route_short_name,route_type,agency_id\nb,7,3,\(agency)\nunused,8,3,1\n"
    #expect(try Imported(.gtfs, texts: feed).settings.contains("title: \(title)\n"))
  }

  @Test func blanksMayPrecedeTheNamesOfColumns() throws {
    var feed = Self.street
    feed["stops.txt"] = feed["stops.txt"]?
      .replacing("stop_id,stop_name,", with: "\"stop_id\" , \"stop_name\",\t")
    let imported = try Imported(.gtfs, texts: feed)
    #expect(imported.problems == [])
    #expect(imported.rows.count == 3)
  }
}
