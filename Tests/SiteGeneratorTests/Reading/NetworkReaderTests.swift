import Input
import Routing
import Testing

@testable import SiteGenerator

@Suite("Tables of a network")
struct NetworkReaderTests {
  let settings = """
    title: Test
    summary: A test.
    unit: km
    modes:
      road: {name: road}
      ferry: {name: ferry, line: dotted}
    labels: {folder: roads, singular: road, plural: roads}
    """

  private let places = """
    id,name,geonameid,country,latitude,longitude
    a,A,,UA,50,30
    b,B,,UA,50,31
    c,C,,PL,50,20
    """

  func read(
    settings: String? = nil, places: String? = nil, links: String
  ) throws -> (NetworkReader, [String]) {
    var diagnostics = Diagnostics()
    let parsed = NetworkSettings(
      bytes: Array((settings ?? self.settings).utf8), path: "network.yml", into: &diagnostics)
    var reader = NetworkReader(
      settings: try #require(parsed),
      surroundings: NetworkSurroundings(countries: ["UA", "PL"]))
    reader.readPlaces(
      Array((places ?? self.places).utf8), path: "places.csv", into: &diagnostics)
    reader.readLinks(Array(links.utf8), path: "links.csv", into: &diagnostics)
    _ = reader.network(into: &diagnostics)
    return (reader, diagnostics.all.map(\.description))
  }

  @Test("A link without a cost has the length of its great circle, to the metre")
  func greatCircle() throws {
    let (reader, faults) = try read(links: "from,to,mode\na,b,road\nb,c,road")
    #expect(faults.isEmpty)
    var diagnostics = Diagnostics()
    let network = try #require(reader.network(into: &diagnostics))
    // The link is one degree of longitude at 50 degrees north, on a sphere with a radius of
    // 6371.0088 km.
    #expect(network.links.first?.cost == 71_474)
  }

  @Test("A speed unit without a speed is an error")
  func speedUnit() throws {
    var diagnostics = Diagnostics()
    _ = NetworkSettings(
      bytes: Array(
        (settings + "\nmeasures: {time: {unit: minutes, speed-unit: knots}}").utf8),
      path: "network.yml", into: &diagnostics)
    #expect(
      diagnostics.all.map(\.description).contains {
        $0.hasPrefix(
          "network.yml:8:46: error: the measure 'time' has a speed-unit but no speed; write")
      }, "\(diagnostics)")
  }

  @Test(
    "An impossible value of `per-km` causes one error",
    arguments: ["-9223372036854775808", "-1", "1000001", "1e300"])
  func perKilometre(number: String) throws {
    let (_, faults) = try read(
      settings: settings + "\nmeasures: {miles: {unit: {name: miles}, per-km: \(number)}}",
      links: "from,to,mode\na,b,road\nb,c,road\n")
    #expect(faults.count == 1, "\(faults)")
    #expect(faults.first?.hasPrefix("network.yml:8:49: error: per-km cannot be ") == true)
  }

  @Test("An id that is too long for a URL is an error, and a long label is shortened")
  func lengths() throws {
    let long = String(repeating: "a", count: 101)
    let (reader, faults) = try read(
      places: "id,name,country,latitude,longitude\n\(long),A,UA,50,30\nb,B,UA,50,31\n",
      links: "from,to,mode,label\nb,b,road,\(long)\n")
    #expect(
      faults == [
        "links.csv:2:1: warning: the link leads from 'b' to itself; no route takes it; remove it, or "
          + "correct one end",
        "places.csv:2:1: error: a text of 101 bytes cannot be a place id, which is part of URLs; "
          + "use at most 100",
      ])
    var diagnostics = Diagnostics()
    #expect(reader.roads(into: &diagnostics).map(\.slug.utf8.count) == [100])
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "Costs are parsed exactly",
    arguments: [("12", 12000), ("0.001", 1), ("3.5", 3500), ("0", 0)])
  func costs(text: String, metres: Int64) throws {
    #expect(try LinkCost.parse(text, unit: .km) == metres)
  }

  @Test(
    "Invalid costs are rejected",
    arguments: ["", ".", "1.", ".5", "1.2345", "-1", "1e3", "a", "99999999999999999999", "1.2.3"])
  func noCosts(text: String) {
    #expect((try? LinkCost.parse(text, unit: .km)) == nil)
  }

  @Test(
    "Errors in a links table are reported at the field",
    arguments: [
      ("a,x,road,,,", "links.csv:2:3: error: unknown place 'x'"),
      ("a,b,raod,,,", "links.csv:2:5: error: unknown mode 'raod'; did you mean 'road'?"),
      ("a,b,road,-3,,", "links.csv:2:10: error: the cost -3 is negative"),
      ("a,b,road,x,,", "links.csv:2:10: error: 'x' is not a cost in km"),
      ("a,b,road,,maybe,", "links.csv:2:11: error: 'maybe' is neither true nor false"),
      (",b,road,,,", "links.csv:2:1: error: the field 'from' is empty"),
    ])
  func linkFaults(row: String, start: String) throws {
    let (_, faults) = try read(links: "from,to,mode,cost,directed,label\n" + row)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(start) == true, "\(faults)")
  }

  @Test(
    "Errors in a places table are reported at the field",
    arguments: [
      ("a,A,,UA,91,30", "places.csv:2:9: error: latitude 91 is out of range"),
      ("a,A,,UA,50,181", "places.csv:2:12: error: longitude 181 is out of range"),
      ("a,A,,UX,50,30", "places.csv:2:6: error: unknown country 'UX'"),
      ("A B,A,,UA,50,30", "places.csv:2:1: error: 'A B' cannot be a place id"),
      ("a,,,UA,50,30", "places.csv:2:3: error: the field 'name' is empty"),
      ("a,A,,UA,,", "places.csv:2:1: error: the place has no position"),
      ("a,A,12,UA,,", "places.csv:2:5: error: no place of GeoNames has the id 12"),
      ("a,A,,UA,50,", "places.csv:2:1: error: a place needs both latitude and longitude"),
    ])
  func placeFaults(row: String, start: String) throws {
    let (_, faults) = try read(
      places: "id,name,geonameid,country,latitude,longitude\n" + row, links: "from,to,mode\n")
    #expect(faults.contains { $0.hasPrefix(start) }, "\(faults)")
  }

  @Test("A misspelt column causes one error, not one for each row")
  func misspeltColumn() throws {
    let (_, faults) = try read(
      places: "id,name,latitud,longitude\na,A,50,30\nb,B,50,31\n", links: "from,to,mode\n")
    #expect(
      faults == [
        "places.csv:1:9: error: unknown column 'latitud'; did you mean 'latitude'?"
      ])
  }

  @Test("A duplicate id is reported with its first use")
  func duplicateID() throws {
    let (_, faults) = try read(places: places + "\na,Again,,UA,1,1", links: "from,to,mode\n")
    #expect(
      faults == [
        "places.csv:5:1: error: duplicate place id 'a'; it is first used at places.csv:2:1"
      ])
  }

  @Test("Further columns are facts, and the facts of rows that form one link are joined")
  func facts() throws {
    let (reader, faults) = try read(
      places: "id,name,beds,country,latitude,longitude,opening_hours\na,A,12,UA,50,30,\n"
        + "b,B,,UA,50,31,May to October\n",
      links: "from,to,surface,mode,label\na,b,gravel,road,E1\nb,a,sand,road,E2\n"
        + "a,b,gravel,road,E3\nb,a,,ferry,\n")
    #expect(faults == [])
    #expect(reader.placeColumns == ["beds", "opening_hours"])
    #expect(reader.places.map(\.facts) == [["12", ""], ["", "May to October"]])
    #expect(reader.linkColumns == ["surface"])
    #expect(reader.links.map(\.facts) == [[["gravel", "sand"]], [[]]])
  }

  @Test("A misspelt column is an error, unless the table also has the correct one")
  func misspeltColumns() throws {
    let (_, faults) = try read(
      places: "id,name,contry,latitude,longitude\na,A,UA,50,30\nb,B,UA,50,31\n",
      links: "from,to,mode,costs\na,b,road,5\n")
    #expect(
      faults == [
        "links.csv:1:14: error: unknown column 'costs'; did you mean 'cost'?",
        "places.csv:1:9: error: unknown column 'contry'; did you mean 'country'?",
      ])
    let (reader, none) = try read(
      places: "id,name,latitude,longitude,altitude\na,A,50,30,1200\nb,B,50,31,9\n",
      links: "from,to,mode,cost,costs\na,b,road,75,6\n")
    #expect(none == [])
    #expect(reader.placeColumns == ["altitude"] && reader.linkColumns == ["costs"])
  }

  @Test("A link without a cost is an error if the unit is not km")
  func missingTime() throws {
    let hours = settings.replacing("unit: km", with: "unit: {name: hours, symbol: h, decimals: 1}")
    let (_, faults) = try read(
      settings: hours, links: "from,to,mode,cost\na,b,road,\nb,c,road,2:30\n")
    #expect(
      faults == [
        "links.csv:2:10: error: the link has no cost; write hours with at most one decimal, as in "
          + "12.3, or hours and minutes, as in 2:30; only costs in km can be left out: "
          + "the default is the length of the link"
      ])
  }

  @Test("Times are rounded to the decimal places of their unit, with a single warning")
  func roundedTimes() throws {
    let hours = settings.replacing("unit: km", with: "unit: {name: hours, symbol: h, decimals: 1}")
    let (reader, faults) = try read(
      settings: hours, links: "from,to,mode,cost\na,b,road,2:30\nb,c,road,0:20\na,c,road,2:20\n")
    #expect(reader.graphLinks.map(\.cost) == [25, 3, 23])
    #expect(
      faults == [
        "links.csv:3:10: warning: times are rounded to one decimal, such as '0:20' to 0.3 h; "
          + "unit: {name: minutes, symbol: min} in network.yml keeps times exact"
      ])
  }

  @Test("A time that would be rounded to zero is an error")
  func shortTime() throws {
    let hours = settings.replacing("unit: km", with: "unit: {name: hours, symbol: h, decimals: 1}")
    let (_, faults) = try read(settings: hours, links: "from,to,mode,cost\na,b,road,0:02\n")
    #expect(
      faults == [
        "links.csv:2:10: error: the time 0:02 is rounded to 0 h with one decimal; "
          + "unit: {name: minutes, symbol: min} in network.yml keeps times exact"
      ])
  }

  @Test("A misspelt column does not hide errors in other columns or in the other file")
  func otherColumns() throws {
    let minutes = settings.replacing("unit: km", with: "unit: {name: minutes}")
    let noCost =
      "error: the link has no cost; write a whole number of minutes, as in 3, or hours and minutes, as in 2:30; only "
      + "costs in km can be left out: the default is the length of the link"
    let (_, faults) = try read(
      settings: minutes, links: "from,to,mode,cost,labl\na,b,road,,E1\nb,c,road,3,\n")
    #expect(
      faults == [
        "links.csv:1:19: error: unknown column 'labl'; did you mean 'label'?",
        "links.csv:2:10: \(noCost)",
      ])
    let (_, other) = try read(
      settings: minutes, places: places.replacing("country", with: "contry"),
      links: "from,to,mode,cost\na,b,road,\nb,c,road,3\n")
    #expect(
      other == [
        "links.csv:2:10: \(noCost)",
        "places.csv:1:19: error: unknown column 'contry'; did you mean 'country'?",
      ])
    let (_, positions) = try read(
      places: "id,name,contry,latitude,longitude\na,A,UA,,\nb,B,UA,50,\n",
      links: "from,to,mode\n")
    #expect(
      positions == [
        "places.csv:1:9: error: unknown column 'contry'; did you mean 'country'?",
        "places.csv:2:1: error: the place has no position; give latitude and longitude, or a geonameid",
        "places.csv:3:1: error: a place needs both latitude and longitude",
      ])
  }

  @Test(
    "A misspelt key is not reported again for each row that needs it",
    arguments: [
      (
        "map: {kind: grid, width: 9, height: 9}", "mpa: {kind: grid, width: 9, height: 9}",
        "id,name,x,y\na,A,1,2\nb,B,3,4\nc,C,5,6",
        "network.yml:8:1: error: unknown key 'mpa'; did you mean 'map'?"
      ),
      (
        "regions: {north: {name: North}}", "regoins: {north: {name: North}}",
        "id,name,latitude,longitude,region\na,A,50,30,north\nb,B,50,31,north\nc,C,50,20,",
        "network.yml:8:1: error: unknown key 'regoins'; did you mean 'regions'?"
      ),
    ])
  func misspeltKeys(right: String, wrong: String, places: String, fault: String) throws {
    let steps = settings.replacing("unit: km", with: "unit: steps")
    let links = "from,to,mode,cost\na,b,road,1\nb,c,road,1\n"
    #expect(try read(settings: "\(steps)\n\(right)", places: places, links: links).1 == [])
    #expect(try read(settings: "\(steps)\n\(wrong)", places: places, links: links).1 == [fault])
  }

  @Test("A misspelt `modes` is not reported again for each use of a mode")
  func misspeltModes() throws {
    let more = "trips: {tickets: 1, tickets-mode: road}\nconnectors: {mode: road}"
    let (_, faults) = try read(
      settings: settings.replacing("modes:", with: "mods:") + "\n" + more,
      links: "from,to,mode\na,b,road\n")
    #expect(faults == ["network.yml:4:1: error: unknown key 'mods'; did you mean 'modes'?"])
  }

  @Test(
    "One cause is reported once, however many rows it affects",
    arguments: [
      (
        "mode,cots\na,b,road,2\nb,c,road,3\n", "unit:", "unit:",
        "links.csv:1:14: error: unknown column 'cots'; did you mean 'cost'?"
      ),
      (
        "mdoe,cost\na,b,road,2\nb,c,road,3\n", "unit:", "unit:",
        "links.csv:1:9: error: unknown column 'mdoe'; did you mean 'mode'?"
      ),
      (
        "mode,cost\na,b,raod,2\nb,c,raod,3\n", "unit:", "unit:",
        "links.csv:2:5: error: unknown mode 'raod' here and in 1 more row; did you mean 'road'?"
      ),
      (
        "mode,cost,climb\na,b,road,2,1\nb,c,road,3,4\n", "unit:",
        "measures: {clim: {unit: {name: metres}}}\nunit:",
        "links.csv:1:19: error: unknown column 'climb'; did you mean 'clim'?"
      ),
      (
        "mode,cost\na,b,road,0:50\nb,c,road,3:00\n", "unit:", "unti:",
        "network.yml:3:1: error: unknown key 'unti'; did you mean 'unit'?"
      ),
      (
        "mode,cost\na,b,road,2\nb,c,road,3\n", "modes:", "mods:",
        "network.yml:4:1: error: unknown key 'mods'; did you mean 'modes'?"
      ),
      (
        "mode,cost\na,b,road,2\nb,c,road,3\n", "title:", "titel:",
        "network.yml:1:1: error: unknown key 'titel'; did you mean 'title'?"
      ),
    ])
  func oneCause(links: String, key: String, written: String, fault: String) throws {
    let minutes = settings.replacing("unit: km", with: "unit: {name: minutes}")
    let (_, faults) = try read(
      settings: minutes.replacing(key, with: written), links: "from,to," + links)
    #expect(faults == [fault])
  }

  @Test("A place without links causes a warning, unless the network has no links")
  func lonePlaces() throws {
    #expect(
      try read(links: "from,to,mode\na,b,road\n").1 == [
        "places.csv:4:1: warning: no link leads to the place 'c'; add one, or remove the place: no "
          + "route leads there"
      ])
    #expect(try read(links: "from,to,mode\n").1 == [])
  }

  @Test("All errors are reported, not only the first")
  func allFaults() throws {
    let (_, faults) = try read(links: "from,to,mode\na,x,road\ny,b,road\na,b,boat\n")
    #expect(faults.count == 3)
  }

  @Test("A misspelt key of network.yml is reported with a suggestion")
  func settingsFaults() throws {
    let (_, faults) = try read(
      settings: settings + "\nsumary: x\n", links: "from,to,mode\n")
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("network.yml:8:1: error:") == true)
    #expect(
      faults.first?.contains("did you mean") == false || faults.first?.contains("summary") == true)
  }
}
