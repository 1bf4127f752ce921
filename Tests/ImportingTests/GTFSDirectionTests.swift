import Importing
import Testing

@Suite struct GTFSDirectionTests {
  /// Imports the feed of ``GTFSTests`` with a change: the line Night also runs from Alpha to Beta,
  /// but not back.
  ///
  /// - Parameter type: the `route_type` of the line Night.
  private func links(nightIs type: Int) throws -> (rows: [Substring], report: [String]) {
    var feed = GTFSTests.feed
    feed["routes.txt"] =
      "route_id,route_short_name,route_long_name,route_type\nm,M1,,1\nn,,Night,\(type)\n"
    feed["trips.txt"]? += "n,n2\n"
    feed["stop_times.txt"]? += "\nn2,01:00:00,01:00:00,A1,1\nn2,01:05:00,01:05:00,B,2\n"
    let imported = try Imported(.gtfs, texts: feed)
    #expect(imported.problems == [])
    return (imported.links.split(separator: "\n"), imported.report)
  }

  @Test func aLineRunsOneWayEvenWhereAnotherModeRunsBack() throws {
    let rows = try links(nightIs: 700).rows
    #expect(rows.contains("alpha,beta-east,metro,5,false,M1"))
    #expect(rows.contains("alpha,beta-east,bus,5,true,Night"))
  }

  @Test func linesInTheSameDirectionShareALink() throws {
    let (rows, report) = try links(nightIs: 1)
    for row in [
      "alpha,beta-east,metro,5,true,M1", "beta-east,alpha,metro,5,true,M1",
      "alpha,beta-east,metro,5,true,Night", "beta-east,gamma,metro,4,false,M1",
    ] {
      #expect(rows.contains(row[...]), "\(row)")
    }
    #expect(report.contains { $0.contains("became 5 links, 4 of them one-way") })
  }
}
