import Importing
import Input
import Testing

@Suite struct LinkLineImportTests {
  private func line(_ coordinates: String, _ properties: String = "") -> String {
    "{\"type\":\"Feature\",\"properties\":{\(properties)},\"geometry\":"
      + "{\"type\":\"LineString\",\"coordinates\":\(coordinates)}}"
  }

  private func imported(_ lines: String...) throws -> Imported {
    try Imported(
      .geojson, "m.geojson",
      texts: [
        "m.geojson":
          "{\"type\":\"FeatureCollection\",\"features\":[\(lines.joined(separator: ","))]}"
      ])
  }

  @Test func linesKeepTheirPoints() throws {
    // Three consecutive lines, of which the second is drawn in the opposite direction.
    let imported = try imported(
      line("[[10,47],[10.01,47.005],[10.02,47.01]]"),
      line("[[10.04,47.01],[10.03,47.02],[10.02,47.01]]"),
      line("[[10.04,47.01],[10.05,47.01]]"), line("[[10.05,47.01],[10.05,47.2]]", "\"ref\":1"))
    #expect(
      imported.files["links.geojson"] == """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{"from":"junction-1","to":"junction-2","mode":"road"},"geometry":{"type":"LineString","coordinates":[[10,47],[10.01,47.005],[10.02,47.01],[10.03,47.02],[10.04,47.01],[10.05,47.01]]}}
        ]}

        """)
    #expect(try self.imported(line("[[10,47],[10.01,47]]")).files["links.geojson"] == nil)
  }

  @Test("A known mode has its style, however it is spelled")
  func knownModes() throws {
    let imported = try imported(
      line("[[10,47],[10.01,47]]", "\"mode\":\"Ferry\""),
      line("[[10.01,47],[10.02,47]]", "\"mode\":\"Cable car\""),
      line("[[10.02,47],[10.03,47]]", "\"mode\":\"Chair Lift\""),
      line("[[10.03,47],[10.04,47]]", "\"mode\":\"ferry\""))
    let modes = imported.settings.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map(String.init)
    #expect(
      modes.contains("  ferry: {name: ferry, plural: ferries, line: dotted, sea: true}"), "\(modes)"
    )
    #expect(modes.contains("  cable-car: {name: cable car, line: dotted}"))
    #expect(modes.contains("  chair-lift: {name: Chair Lift, line: solid}"))
    #expect(modes.count { $0.contains("ferry") } == 1)
  }

  @Test func linesOfTheSamePlacesHaveTheirCosts() throws {
    let imported = try imported(
      line("[[10,47],[10.01,47.01],[10.02,47]]", "\"ref\":\"A\""),
      line("[[10,47],[10.01,46.9],[10.02,47]]", "\"ref\":\"B\",\"oneway\":\"yes\""),
      line("[[10,47],[10.01,46.98],[10.02,47]]", "\"ref\":\"C\""))
    let text = try #require(imported.files["links.geojson"])
    #expect(text.contains(#""mode":"road","cost":"2.692"}"#), "\(text)")
    #expect(imported.rows.contains { $0.contains(",2.692,") })
  }

  @Test func manyPartsAreJoinedAtOnce() throws {
    // A chain whose parts come in random order, with every third part drawn backwards.
    let count = 20_000
    let parts = (0..<count).map { index in
      let number = index * 7919 % count
      let ends = [number, number + 1].map { "[\(Double($0) / 1000),\($0 % 2)]" }
      return line("[\((number % 3 == 0 ? ends.reversed() : ends).joined(separator: ","))]")
    }
    let imported = try Imported(
      .geojson, "m.geojson",
      texts: [
        "m.geojson":
          "{\"type\":\"FeatureCollection\",\"features\":[\(parts.joined(separator: ","))]}"
      ])
    #expect(imported.rows.count == 1)
    #expect(imported.files["links.geojson"]?.split(separator: "],[").count == count + 1)
  }

  @Test func shapesAreCutBetweenStops() throws {
    var feed = GTFSTests.feed
    feed["trips.txt"] =
      "route_id,trip_id,shape_id\nm,m1,there\nm,m2,\nm,m3,there\nn,n1,far\n"
    // The shape passes to the east of Beta, and its rows are out of order.
    feed["shapes.txt"] = """
      shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence
      there,50,10,1
      there,50.01,10.02,2
      there,50.04,10,5
      there,50.02,10.001,3
      there,50.03,10.01,4
      far,51,10,1
      far,52,10,2
      unused,1,1,1
      """
    let imported = try Imported(.gtfs, texts: feed)
    #expect(imported.problems == [])
    #expect(
      imported.files["links.geojson"]?.split(separator: "\n").dropFirst().dropLast() == [
        #"{"type":"Feature","properties":{"from":"alpha","to":"beta-east","mode":"metro"},"geometry":{"type":"LineString","coordinates":[[10,50],[10.02,50.01],[10.001,50.02],[10,50.02]]}},"#,
        #"{"type":"Feature","properties":{"from":"beta-east","to":"gamma","mode":"metro"},"geometry":{"type":"LineString","coordinates":[[10,50.02],[10.001,50.02],[10.01,50.03],[10,50.04]]}}"#,
      ])
    #expect(
      imported.report.contains(
        "2 links follow the shape of a trip; 2 are straight, because the trips have no shape, or one "
          + "that is more than 300 m from a stop."))
  }

  @Test func aShapeOfVeryManyPointsAndStopsIsLeftOut() throws {
    var feed = GTFSTests.feed
    feed["stops.txt"] = "stop_id,stop_name,stop_lat,stop_lon\nA,A,50,10\nB,B,50,10.02\n"
    // A trip of 4,001 visits, alternating between two stops, along a shape of 5,001 points.
    let visits = (0...4000).map { visit in
      let seconds = 8 * 3600 + visit * 10
      let time = [seconds / 3600, seconds / 60 % 60, seconds % 60]
        .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
      return "m1,\(time),\(time),\(visit % 2 == 0 ? "A" : "B"),\(visit + 1)\n"
    }
    feed["stop_times.txt"] =
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n" + visits.joined()
    feed["trips.txt"] = "route_id,trip_id,shape_id\nm,m1,s\n"
    let points = (0...5000).map { "s,50,10.\($0 % 2 == 0 ? "00" : "02"),\($0)\n" }
    feed["shapes.txt"] =
      "shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\n" + points.joined()
    let imported = try Imported(.gtfs, texts: feed)
    #expect(imported.files["links.geojson"] == nil)
    #expect(
      imported.report.contains {
        $0.contains("1 shape of a stop pattern with more than 20,000,000 points times stops")
      }, "\(imported.report)")
  }

  @Test func aLineThereAndBackIsCutInOrder() throws {
    var feed = GTFSTests.feed
    // The trip goes out to B and back, so the shape passes C twice.
    feed["stops.txt"] =
      "stop_id,stop_name,stop_lat,stop_lon\nA,A,50,10\nB,B,50,10.02\nC,C,50.0001,10.01\nD,D,50.01,10.01\n"
    feed["stop_times.txt"] = """
      trip_id,arrival_time,departure_time,stop_id,stop_sequence
      m1,08:00:00,08:00:00,A,1
      m1,08:04:00,08:05:00,B,2
      m1,08:09:00,08:09:00,C,3
      m1,08:19:00,08:19:00,D,4
      """
    feed["trips.txt"] = "route_id,trip_id,shape_id\nm,m1,s\n"
    feed["shapes.txt"] = """
      shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence
      s,50,10,1
      s,50,10.01,2
      s,50,10.02,3
      s,50.0001,10.01,4
      s,50.01,10.01,5
      """
    let text = try #require(try Imported(.gtfs, texts: feed).files["links.geojson"])
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\"coordinates\":").last ?? ""
    }
    #expect(lines[1].hasPrefix("[[10,50],[10.01,50],[10.02,50]"), "\(text)")
    // Only the link from A to B has a line: between the other stops, the shape is straight.
    #expect(lines.count == 3, "\(text)")
  }
}
