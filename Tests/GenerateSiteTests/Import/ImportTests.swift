import Foundation
import Input
import Testing

@Suite struct ImportTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(
      "huts/places.csv", "Name;lat;lng\nHigh Hut;47,1;11,1\nLow Hut;47,05;11,2\nInn;47,0;11,25\n")
    try place.write(
      "huts/paths.csv", "from;to;km;line\nHigh Hut;Low Hut;10,5;12\nLow Hut;Inn;8;12\n")
  }

  @Test func folderOutsideAnAtlasHasToBeMoved() throws {
    let outcome = try place.run("import", "csv", "huts", "alps")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output.hasSuffix(
        "To show it, move the folder into the folder networks/ of an atlas.\n"))
  }

  @Test func folderIsMadeAndShown() throws {
    let outcome = try place.run("import", "csv", "huts", "Content/networks/alps")
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        Read huts/paths.csv: 2 rows of links (UTF-8, semicolons, decimal commas).
        Read huts/places.csv: 3 rows of places (UTF-8, semicolons, decimal commas).
        3 places and 2 links; lengths are from 'km', read as kilometres.
        Wrote Content/networks/alps: network.yml, places.csv (3 places) and links.csv (2 links).
        To show it, add alps to networks in site.yml; without that key, every network is shown.

        """)
    #expect(outcome.status == 0)
    #expect(
      try place.read("Content/networks/alps/links.csv") == """
        from,to,mode,cost,directed,label
        high-hut,low-hut,road,10.5,false,12
        low-hut,inn,road,8,false,12

        """)
    let route = try place.run(
      "route", "--network", "alps", "--from", "Inn", "--to", "High Hut")
    #expect(route.errors == "")
    #expect(route.output.contains("18.500"))
  }

  @Test func theReportNamesEveryFileAndOneOfAThing() throws {
    try place.write(
      "way.geojson",
      """
      {"type": "Feature", "properties": {"ref": "7", "name": "High Way"},
       "geometry": {"type": "LineString", "coordinates": [[11, 47], [11.1, 47.1], [11.2, 47]]}}
      """)
    let outcome = try place.run("import", "geojson", "way.geojson", "networks/way")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        "places.csv (2 places), links.csv (1 link) and links.geojson (1 line)."))
    #expect(
      outcome.output.contains(
        "Left out: 1 line name where the line's number is the label."))
  }

  @Test func aNetworkWithJunctionsIsLinesAlone() throws {
    try place.write("networks/way/links.csv", "mine")
    try place.write(
      "way.geojson",
      """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {"name": "High Hut"},
         "geometry": {"type": "Point", "coordinates": [11, 47]}},
        {"type": "Feature", "properties": {"name": "Low Hut"},
         "geometry": {"type": "Point", "coordinates": [11.2, 47]}},
        {"type": "Feature", "properties": {},
         "geometry": {"type": "MultiLineString", "coordinates":
           [[[11, 47], [11.1, 47.1]], [[11.1, 47.1], [11.2, 47]], [[11.1, 47.1], [11.1, 47.2]]]}}]}
      """)
    let outcome = try place.run("import", "geojson", "way.geojson", "networks/way", "--force")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        "Wrote networks/way: network.yml, places.csv (2 places) and links.geojson (3 links).\n"))
    // Files of an earlier import are removed, because their rows would become links too.
    #expect(
      try place.snapshot("networks/way").keys.sorted() == [
        "links.geojson", "network.yml", "places.csv",
      ])
  }

  @Test func filesAreKeptUnlessForced() throws {
    try place.write("networks/alps/links.csv", "mine")
    let kept = try place.run("import", "csv", "huts", "networks/alps")
    #expect(
      kept.errors
        == "generate-site: error: networks/alps already has links.csv; name another folder, or replace the files with --force\n"
    )
    #expect(kept.output == "")
    #expect(kept.status == 3)
    #expect(try place.snapshot("networks/alps").keys.sorted() == ["links.csv"])
    let forced = try place.run("import", "csv", "huts", "networks/alps", "--force", "--quiet")
    #expect(forced.errors + forced.output == "")
    #expect(forced.status == 0)
    #expect(
      try place.snapshot("networks/alps").keys.sorted() == [
        "links.csv", "network.yml", "places.csv",
      ])
  }

  @Test func nothingIsWrittenOfWrongInput() throws {
    try place.write("huts/paths.csv", "from;to;km\nHigh Hutt;Inn;x\n")
    let outcome = try place.run("import", "csv", "huts", "networks/alps")
    #expect(
      outcome.lines == [
        "huts/paths.csv:2:1: error: unknown place 'High Hutt'; did you mean 'High Hut'?",
        "huts/paths.csv:2:15: error: 'x' is not a cost; write a number of 0 or more, as in 12.5",
      ])
    #expect(outcome.status == 1)
    #expect(!FileSystem.exists(place.path("networks")))
    let blocked = try place.run("import", "csv", "huts", "huts/places.csv/x")
    #expect(blocked.status == 1 || blocked.status == 3)
  }
}
