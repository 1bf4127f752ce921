import Importing
import Input
import Testing

@Suite struct GTFSTests {
  /// Two lines that share a station: a metro in both directions, and a night bus in one direction.
  static let feed = [
    "agency.txt": "agency_id,agency_name\n1,City Transit\n",
    "stops.txt": """
    \u{FEFF}stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
    A,Alpha,50.0,10.0,1,
    A1,Alpha platform 1,50.0001,10.0,0,A
    A2,Alpha platform 2,50.0002,10.0,0,A
    B,"Beta, ""east""\",50.02,10.0,,
    C,Gamma,50.04,10.0,,
    D,Delta,50.06,10.0,,
    E,Nowhere,51,11,,
    """,
    "routes.txt":
      "route_id,route_short_name,route_long_name,route_type,route_color\nm,M1,,1,FF0000\nn,,Night,700,\n",
    "trips.txt": "route_id,trip_id\nm,m1\nm,m2\nm,m3\nn,n1\n",
    "stop_times.txt": """
    trip_id,arrival_time,departure_time,stop_id,stop_sequence
    m1,08:00:00,08:00:00,A1,1
    m1,08:04:00,08:05:00,B,2
    m1,08:09:00,08:09:00,C,3
    m2,09:00:00,09:00:00,C,1
    m2,09:06:00,09:06:00,B,2
    m2,09:12:00,09:12:00,A2,3
    m3,10:00:00,10:00:00,A1,10
    m3,10:05:00,10:05:00,B,20
    m3,10:09:00,10:09:00,C,30
    n1,23:50:00,23:50:00,A1,1
    n1,,,C,2
    n1,24:10:00,24:10:00,D,3
    """,
  ]

  @Test func stationsLinesAndMinutes() throws {
    let imported = try Imported(.gtfs, texts: Self.feed)
    #expect(imported.problems == [])
    #expect(
      imported.places == """
        id,name,latitude,longitude
        alpha,Alpha,50,10
        beta-east,"Beta, ""east""\",50.02,10
        gamma,Gamma,50.04,10
        delta,Delta,50.06,10

        """)
    #expect(
      imported.links == """
        from,to,mode,cost,directed,label
        alpha,beta-east,metro,5,false,M1
        beta-east,gamma,metro,4,false,M1
        alpha,gamma,bus,10,true,Night
        gamma,delta,bus,10,true,Night

        """)
    #expect(imported.settings.contains("title: City Transit\n"))
    #expect(
      imported.settings.contains(
        "unit: {name: minutes, singular: minute, symbol: min, decimals: 0}\n"))
    #expect(
      imported.settings.contains(
        "  metro: {name: metro, line: solid}\n  bus: {name: bus, plural: buses, line: solid}\n"))
    #expect(
      imported.settings.contains(
        """
        labels:
          folder: lines
          singular: line
          plural: lines
          # For each label, the colour in which maps draw the links that have it.
          colors:
            M1: "#ff0000"

        """))
    #expect(
      imported.report == [
        "Read .: 7 stops, 2 routes, 4 trips and 12 stop times.",
        "5 stops became 4 places: stops of the same parent station share a place.",
        "8 rides between stops became 4 links, 2 of them one-way. The cost is the median time in minutes over all lines of the mode in both directions. Each trip counts once, however often it runs.",
        "Estimated: 1 missing stop time; the time between two known times is divided equally among the rides.",
        "Left out: 1 row of stops.txt not served by any trip.",
      ])
  }

  @Test func tablesThatAreNotReadAreNamed() throws {
    var feed = Self.feed
    feed["calendar.txt"] = "service_id\n"
    feed["fare_rules.txt"] = "fare_id\n"
    feed["shapes.txt"] = "shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\n"
    let imported = try Imported(.gtfs, texts: feed)
    #expect(
      imported.report.contains("Left out: the tables 'calendar.txt' and 'fare_rules.txt'."))
  }

  @Test func aLineWithoutLinksHasNoColour() throws {
    var feed = Self.feed
    feed["routes.txt", default: ""] += "r,R2,,1,00FF00\n"
    feed["trips.txt", default: ""] += "r,r1\n"
    feed["stop_times.txt", default: ""] += "\nr1,08:00:00,08:00:00,B,1\n"
    let imported = try Imported(.gtfs, texts: feed)
    #expect(imported.problems == [])
    #expect(imported.settings.contains("  colors:\n    M1: \"#ff0000\"\n"))
    #expect(!imported.settings.contains("R2"))
    #expect(imported.settings.contains("4 links of 2 lines"))
    #expect(imported.rows.last == "gamma,delta,bus,10,true,Night")
  }

  @Test func aLineHasTheColourOfItsFirstRouteWithOne() throws {
    var feed = Self.feed
    feed["routes.txt"] = """
      route_id,route_short_name,route_type,route_color
      l,7,1,
      m,7,1,#00AAff
      n,7,1,123456
      o,7,1,red
      """
    feed["trips.txt"] = "route_id,trip_id\nl,m1\nm,m2\nn,m3\no,n1\n"
    let imported = try Imported(.gtfs, texts: feed)
    #expect(
      imported.problems == [
        "routes.txt:5:7: warning: 'red' is not a colour; write six hexadecimal digits, as in D40000; the route gets no colour"
      ])
    #expect(imported.settings.contains("  colors:\n    \"7\": \"#00aaff\"\n"))
    #expect(
      imported.report.contains(
        "Left out: 1 route colour because a line has the colour of its first route that has one."))
  }

  @Test(arguments: [
    ("", false), ("t1,06:00:00,07:00:00,600\n", true),
  ])
  func frequenciesAreNamedIfThereAreAny(rows: String, isNamed: Bool) throws {
    var feed = Self.feed
    feed["frequencies.txt"] = "trip_id,start_time,end_time,headway_secs\n" + rows
    let imported = try Imported(.gtfs, texts: feed)
    #expect(imported.report.contains { $0.contains("frequencies.txt") } == isNamed)
  }

  @Test func stopsOfOneNameAreOnePlace() throws {
    var feed = Self.feed
    feed["stops.txt"] = """
      stop_id,stop_name,stop_lat,stop_lon
      A1,Square,50.0,10.0
      A2,Square,50.0010,10.0
      B,Square,50.02,10.0
      C,Gamma,50.04,10.0
      D,Delta,50.06,10.0
      """
    let near = try Imported(.gtfs, texts: feed)
    #expect(
      near.places.hasPrefix(
        "id,name,latitude,longitude\nsquare,Square,50.0005,10\nsquare-2,Square,50.02,10\n"))
    #expect(
      near.report.contains(
        "5 stops became 4 places: stops with the same name within 250 m share a place."
      ))
    let apart = try Imported(.gtfs, options: ImportOptions(tolerance: 0), texts: feed)
    #expect(apart.places.contains("square-3,Square,50.02,10\n"))
  }

  @Test func transfersAreWalks() throws {
    var feed = Self.feed
    feed["transfers.txt"] = """
      from_stop_id,to_stop_id,transfer_type,min_transfer_time
      A1,A2,2,60
      B,D,2,200
      C,D,3,
      X,D,2,60
      """
    let imported = try Imported(.gtfs, texts: feed)
    #expect(imported.rows.last == "beta-east,delta,walk,3,true,")
    #expect(imported.settings.contains("  walk: {name: walk, line: dotted}\n"))
    #expect(
      imported.problems == [
        "transfers.txt:5:1: warning: unknown stop 'X'; stops.txt has no such stop_id; the row is left out"
      ])
  }

  @Test func namesThatSeveralLinesHave() throws {
    var feed = Self.feed
    feed["routes.txt"] = "route_id,route_short_name,route_type\nm,1,0\nn,1,3\n"
    let imported = try Imported(.gtfs, texts: feed)
    #expect(
      imported.rows.map { String($0.split(separator: ",").last ?? "") } == [
        "Bus 1", "Bus 1", "Tram 1", "Tram 1",
      ])
  }

  /// If all lines have the agency's name as their short name, the long names distinguish them.
  @Test func longNamesWhereShortOnesAreOne() throws {
    var feed = Self.feed
    feed["routes.txt"] =
      "route_id,route_short_name,route_long_name,route_type\nm,CT,Red,1\nn,CT,Night,3\no,CT,Blue,3\n"
    feed["trips.txt"] = "route_id,trip_id\nm,m1\nm,m2\no,m3\nn,n1\n"
    feed["stop_times.txt"]? += "\nm1,08:20:00,08:20:00,,9\n"
    let imported = try Imported(.gtfs, texts: feed)
    #expect(
      imported.rows == [
        "alpha,beta-east,bus,5,true,Blue", "beta-east,gamma,bus,4,true,Blue",
        "alpha,gamma,bus,10,true,Night", "gamma,delta,bus,10,true,Night",
        "alpha,beta-east,metro,5,false,Red", "beta-east,gamma,metro,5,false,Red",
      ])
    #expect(imported.report.contains("Left out: 1 stop time for an area instead of a stop."))
  }

  @Test(arguments: [
    (
      "stop_times.txt", nil,
      [
        ".:1:1: error: the feed has no stop_times.txt; every GTFS feed has this table; is this a GTFS feed?"
      ]
    ),
    (
      "stops.txt", "",
      ["stops.txt:1:1: error: the table is empty; its first line must name its columns"]
    ),
    (
      "routes.txt", "route_id\nm\n",
      ["routes.txt:1:1: error: the column 'route_type' is missing; the first line must name it"]
    ),
    (
      "stops.txt", feed["stops.txt"]?.replacing("stop_lat", with: "stop_latt"),
      [
        "stops.txt:1:1: error: no stop has a position; give positions in the columns stop_lat and stop_lon",
        "stops.txt:1:19: warning: the column 'stop_latt' is not read; did you mean 'stop_lat'?",
      ]
    ),
    (
      "stop_times.txt",
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nm1,8:00:00,,A1,1\nm1,8:03:00,,Q,2\nm9,8:03:00,,B,2\nm1,late,,B,x\nm1,08:61:00,,B,3\nm1,8:07:00,,C,4\n",
      [
        "stop_times.txt:3:13: warning: unknown stop 'Q'; stops.txt has no such stop_id; the row is left out",
        "stop_times.txt:4:1: warning: unknown trip 'm9'; trips.txt has no such trip_id; the row is left out",
        "stop_times.txt:5:12: warning: 'x' is not a stop_sequence; write a whole number; the row is left out",
        "stop_times.txt:6:4: warning: '08:61:00' is not a time; write it as in 08:30:00; the time counts as missing",
      ]
    ),
    (
      "stop_times.txt", "trip_id,stop_id,stop_sequence\nm1,A1,1\nm1,\"B,2\n",
      ["stop_times.txt:3:4: error: a quoted field is not closed; end it with a quotation mark"]
    ),
    (
      "stop_times.txt", "trip_id,stop_id,stop_sequence\nm1,A1,1\n",
      [
        "stop_times.txt:1:1: error: no trip has valid times at two different stops; stop_times.txt must have rows with arrival_time and departure_time"
      ]
    ),
    (
      "stop_times.txt", "trip_id,stop_id,stop_sequence\nm1,Q,1\n",
      [
        "stop_times.txt:1:1: error: no trip has valid times at two different stops; its rows need a trip of trips.txt, a stop of stops.txt and a whole stop_sequence",
        "stop_times.txt:2:4: warning: unknown stop 'Q'; stops.txt has no such stop_id; the row is left out",
      ]
    ),
    (
      "stops.txt", "stop_id;stop_name;stop_lat;stop_lon\nA1;A;1,5;1\n",
      ["stops.txt:1:1: error: the column 'stop_id' is missing; separate the columns with commas"]
    ),
    (
      "stop_times.txt", "trip_id,stop_id,stop_sequence,location_id\nm1,,1,west\nm1,,2,east\n",
      [
        "stop_times.txt:1:1: error: no trip has valid times at two different stops; all stop times are for areas instead of stops; import a feed with lines that have stops"
      ]
    ),
    (
      "stops.txt",
      "stop_id,stop_name,stop_lat,stop_lon\nA1,A,NaN,10\nA2,A,95,10\nA1,A,1,1\nB,B,50,10\nC,C,51,10\nD,D,0,0\n",
      [
        "stops.txt:2:6: warning: the stop 'A1' has no valid position; stop_lat is from -90 to 90, stop_lon from -180 to 180; they cannot both be 0",
        "stops.txt:3:6: warning: the stop 'A2' has no valid position; stop_lat is from -90 to 90, stop_lon from -180 to 180; they cannot both be 0",
        "stops.txt:4:1: warning: duplicate stop_id 'A1'; only the first row is used",
        "stops.txt:7:5: warning: the stop 'D' has no valid position; stop_lat is from -90 to 90, stop_lon from -180 to 180; they cannot both be 0",
      ]
    ),
    (
      "trips.txt", "route_id,trip_id\nm,m1\nq,m2\n",
      [
        "trips.txt:3:1: warning: unknown route 'q'; routes.txt has no such route_id; the trip is left out"
      ]
    ),
  ])
  func brokenFeeds(file: String, text: String?, messages: [String]) throws {
    var feed = Self.feed
    feed[file] = text
    let problems = try Imported(.gtfs, texts: feed).problems
    #expect(Array(problems.filter { file != "trips.txt" || $0.hasPrefix(file) }) == messages)
  }

  @Test func tripsOfUnknownRoutesOnly() throws {
    var feed = Self.feed
    feed["trips.txt"] = "route_id,trip_id\nq,m1\n"
    #expect(
      try Imported(.gtfs, texts: feed).problems.contains(
        "trips.txt:1:1: error: no trip has a known route; each route_id in trips.txt must be in "
          + "routes.txt"))
  }

  @Test func aRepeatedTripOfAnUnknownRouteCountsOnce() throws {
    var feed = Self.feed
    feed["trips.txt"] = "route_id,trip_id\nm,m1\nq,m2\nq,m2\n"
    let imported = try Imported(.gtfs, texts: feed)
    #expect(!imported.links.isEmpty)
    #expect(imported.report.contains { $0.contains("1 trip with an unknown route") })
  }

  @Test func shortRidesAreCounted() throws {
    var feed = Self.feed
    feed["stop_times.txt", default: ""] += "\nm4,08:00:00,08:00:00,C,1\nm4,08:00:00,08:00:00,D,2\n"
    feed["trips.txt", default: ""] += "m,m4\n"
    let imported = try Imported(.gtfs, texts: feed)
    #expect(imported.rows.contains("gamma,delta,metro,1,true,M1"))
    #expect(
      imported.report.contains(
        "1 link takes less than half a minute: the cost is raised to 1 minute, the minimum for a link."
      ))
  }

  @Test func timesWithSecondsHaveDecimals() throws {
    var feed = Self.feed
    feed["stop_times.txt"] = """
      trip_id,arrival_time,departure_time,stop_id,stop_sequence
      m1,08:00:00,08:00:00,A1,1
      m1,08:00:20,08:00:20,B,2
      m1,08:05:00,08:05:00,C,3
      m1,08:05:00,08:05:00,D,4
      m2,08:00:00,08:00:00,B,1
      m2,08:00:20,08:00:20,A1,2
      """
    let imported = try Imported(.gtfs, texts: feed)
    #expect(
      imported.rows == [
        "alpha,beta-east,metro,0.3,false,M1", "beta-east,gamma,metro,4.7,true,M1",
        "gamma,delta,metro,0.1,true,M1",
      ])
    #expect(
      imported.settings.contains(
        "unit: {name: minutes, singular: minute, symbol: min, decimals: 1}\n"))
    #expect(
      imported.report.contains(
        "1 link takes less than 3 seconds: the cost is raised to 0.1 minutes, the minimum for a link."
      ))
  }

  @Test func tablesInACodePageAreReadAndNamed() throws {
    var files = Self.feed.mapValues { Array($0.utf8) }
    // The word Сад in Windows-1251.
    files["stops.txt"]?.replace(Array("Gamma".utf8), with: [0xD1, 0xE0, 0xE4])
    let imported = try Imported(.gtfs, files: files)
    #expect(
      imported.problems == [
        "stops.txt:6:1: warning: the file is not in UTF-8: 'Сад' is read as Windows-1251; if that is "
          + "wrong, save the file in UTF-8"
      ])
    #expect(imported.places.contains("sad,Сад,50.04,10\n"))
  }

  @Test(arguments: [[0xFF, 0xFE], []] as [[UInt8]])
  func tablesInUTF16AreNamed(mark: [UInt8]) throws {
    var files = Self.feed.mapValues { Array($0.utf8) }
    let stops = Self.feed["stops.txt"] ?? ""
    files["stops.txt"] = mark + stops.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(
      try Imported(.gtfs, files: files).problems
        == ["stops.txt:1:1: error: the file is in UTF-16; save the file in UTF-8"])
  }

  /// The cost of a link is the median time of all trips between its two stops, in both directions.
  @Test func mediansAreThoseOfAllTrips() throws {
    var feed = Self.feed
    var times = "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
    var trips = "route_id,trip_id\n"
    var seconds: [Int] = []
    for trip in 0..<101 {
      let ride = 60 + (trip * 7919) % 1000
      seconds.append(ride)
      trips += "m,t\(trip)\n"
      let (from, to) = trip % 3 == 0 ? ("C", "B") : ("B", "C")
      func time(_ value: Int) -> String {
        [value / 3600, value / 60 % 60, value % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
          .joined(separator: ":")
      }
      times += "t\(trip),\(time(90_000)),\(time(90_000)),\(from),1\n"
      times += "t\(trip),\(time(90_000 + ride)),\(time(90_000 + ride)),\(to),2\n"
    }
    feed["trips.txt"] = trips
    feed["stop_times.txt"] = times
    let median = seconds.sorted()[50]
    let imported = try Imported(.gtfs, texts: feed)
    #expect(imported.rows.count == 1)
    #expect(imported.rows[0].contains(",metro,\(Double((median * 10 + 30) / 60) / 10),false,M1"))
  }
}
