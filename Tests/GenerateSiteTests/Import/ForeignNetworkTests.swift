import Foundation
import Input
import Testing

@Suite("Imported networks")
struct ForeignNetworkTests {
  struct Source: Sendable, CustomTestStringConvertible {
    let format: String
    /// The import reads `folder`, or the first file if `folder` is `nil`.
    let files: [(name: String, text: String)]
    /// The ids of all places; the last two are the ends of a route.
    let places: [String]
    let cost: String
    var folder: String?

    var testDescription: String { format }
  }

  private static let sources = [
    Source(
      format: "dimacs",
      files: [
        ("ny.gr", "c x\np sp 3 3\na 1 2 5\na 2 1 5\na 2 3 7\n"),
        (
          "ny.co",
          "p aux sp co 3\nv 1 10000000 50000000\nv 2 10100000 50000000\nv 3 10200000 50000001\n"
        ),
      ], places: ["node-2", "node-1", "node-3"], cost: "12"),
    Source(
      format: "gpx",
      files: [
        (
          "days.gpx",
          """
          <?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="x">
          <wpt lat="47.01" lon="10.01"><name>Hut</name></wpt>
          <trk><name>Day 1</name><trkseg><trkpt lat="47" lon="10"/><trkpt lat="47.01" lon="10.01"/>
          <trkpt lat="47.02" lon="10.02"/></trkseg></trk>
          <trk><name>Day 2</name><trkseg><trkpt lat="47.0201" lon="10.02"/><trkpt lat="47.03" lon="10.03"/>
          </trkseg></trk></gpx>
          """
        )
      ], places: ["hut", "day-1-start", "day-2-end"], cost: "4.03"),
    Source(
      format: "osm",
      files: [
        (
          "valley.osm",
          """
          <?xml version="1.0"?><osm version="0.6">
          <node id="1" lat="50" lon="10"><tag k="place" v="village"/><tag k="name" v="Dorf"/></node>
          <node id="2" lat="50.01" lon="10"/><node id="3" lat="50.02" lon="10"/>
          <node id="4" lat="50.01" lon="10.02"><tag k="railway" v="halt"/><tag k="name" v="Halt"/></node>
          <way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/>
          <tag k="ref" v="B 1;B 2"/></way>
          <node id="5" lat="50.0102" lon="10"/>
          <way id="3"><nd ref="3"/><nd ref="5"/><tag k="highway" v="track"/></way>
          <way id="2"><nd ref="2"/><nd ref="4"/><nd ref="99"/><tag k="highway" v="path"/></way></osm>
          """
        )
      ], places: ["dorf", "halt"], cost: "2.541"),
    // Some columns share the name of a column in a network's own tables, but not always its
    // meaning.
    Source(
      format: "csv",
      files: [
        (
          "sheets/places.csv",
          """
          Name,Lat,Lon,region,x,Y,regions,geonameid,treaty name,Beds,mode
          Ash,47,10,North,a,b,c,,d,12,hut
          Birch,47.1,10.1,,,,,,,,
          Cairn,47.2,10.2,,,,,,,,
          """
        ),
        (
          "sheets/links.csv",
          """
          id,From,To,Minutes,km,cost,Costs,note,labels,modes,in_articles,total,Unit
          1,Ash,Birch,90,12.5,3,4,steep,a,b,c,d,e
          2,Birch,Cairn,30.5,13,,5,,,,,,
          """
        ),
      ], places: ["ash", "birch", "cairn"], cost: "30.5", folder: "sheets"),
    Source(
      format: "geojson",
      files: [
        (
          "trails.geojson",
          """
          {"type": "FeatureCollection", "features": [
          {"type": "Feature", "properties": {"minutes": 30, "effort": 2, "cost": 1.5},
          "geometry": {"type": "LineString", "coordinates": [[10, 47], [10.01, 47.01]]}},
          {"type": "Feature", "properties": {"minutes": "0:20", "effort": 1, "cost": 2},
          "geometry": {"type": "LineString", "coordinates": [[10.01, 47.01], [10.02, 47]]}},
          {"type": "Feature", "properties": {"minutes": 45.5, "effort": 1, "cost": 4},
          "geometry": {"type": "LineString", "coordinates": [[10.01, 47.01], [10.01, 47.03]]}},
          {"type": "Feature", "properties": {"name": "Hut"},
          "geometry": {"type": "Point", "coordinates": [10, 47]}},
          {"type": "Feature", "properties": {"name": "Inn"},
          "geometry": {"type": "Point", "coordinates": [10.01, 47.03]}}]}
          """
        )
      ], places: ["hut", "inn"], cost: "5.5"),
  ]

  @Test(
    "An imported network can be built, and its routes run through junctions",
    arguments: sources)
  func site(_ source: Source) throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Imported\nbase-url: https://imported.example/\n")
    for (name, text) in source.files { try place.write(name, text) }
    let imported = try place.run(
      "import", source.format, source.folder ?? source.files[0].name, "networks/imported")
    #expect(imported.status == 0 && imported.errors.isEmpty, "\(imported.errors)")
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    // Junctions have no page, and are not ends of routes.
    #expect(try place.folders(in: "site/places") == Set(source.places))
    let (from, to) = (
      source.places[source.places.count - 2], source.places[source.places.count - 1]
    )
    let page = "site/networks/imported/routes/\(from)/\(to)/index.html"
    #expect(FileSystem.exists(place.path(page)))
    let route = try place.run(
      "route", "--network", "imported", "--from", from, "--to", to, "--json")
    #expect(
      route.errors.isEmpty && route.output.contains("\"cost\":\(source.cost)"), "\(route.output)")
  }
}
