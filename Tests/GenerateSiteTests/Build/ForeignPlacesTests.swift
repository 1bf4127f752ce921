import Foundation
import Input
import Testing

@Suite("Foreign places and outlines")
struct ForeignPlacesTests {
  @Test("A GeoNames archive is read as downloaded")
  func archive() throws {
    let place = try Workplace()
    #expect(try place.build().status == 0)
    let table = try place.read("Content/places/cities.txt")
    let readme = ("readme.txt", "Readme for GeoNames\n")
    try FileSystem.remove(place.path("Content/places/cities.txt"))
    try place.write("Content/places/UA.zip", Archive.zip([readme, ("UA.txt", table)]))
    let built = try place.build("--output", "other")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(
      try place.snapshot("site/places").keys.sorted()
        == place.snapshot("other/places").keys.sorted())
    try place.write(
      "Content/places/UA.zip", Archive.zip([readme, ("UA.txt", table + "1\tx\n")]))
    #expect(try place.build().errors.contains("Content/places/UA.zip/UA.txt:"))
    try place.write("Content/places/UA.zip", Archive.zip([readme]))
    #expect(
      try place.build().errors.hasPrefix(
        "Content/places/UA.zip:1:1: error: the archive has no table of places"))
  }

  @Test("Country outlines from Natural Earth are read as downloaded")
  func naturalEarth() throws {
    func feature(_ name: String, _ codes: (String, String), _ rings: String...) -> String {
      """
      {"type":"Feature","properties":{"featurecla":"Admin-0 country","scalerank":1,"ADMIN":"\(name)",\
      "POP_EST":44385155.0,"ISO_A2":"\(codes.0)","ISO_A2_EH":"\(codes.1)","NAME":"\(name)"},\
      "bbox":[17,46,34,54],"geometry":{"type":"MultiPolygon","coordinates":\
      [\(rings.map { "[[\($0)]]" }.joined(separator: ","))]}}
      """
    }
    let features = [
      feature("Ukraine", ("-99", "UA"), "[22,48],[22,51],[34,51],[34,46],[22,48]"),
      feature(
        "Poland", ("PL", "PL"), "[17,49],[17,54],[22,54],[22,49],[17,49]",
        "[180.0000000000002,-16.5],[179.4,-16.4],[179.1,-16.8],[180.0000000000002,-16.5]",
        "[-180,-16.5],[-179.8,-16],[-179.9,-16.6],[-180,-16.5]"),
      feature("N. Cyprus", ("-99", "-99"), "[32.7,35.1],[32.8,35.1],[33.2,35.2],[32.7,35.1]"),
    ]
    let place = try Workplace()
    for file in ["provinces.geojson", "worldview.yml"] {
      try FileSystem.remove(place.path("Content/countries/\(file)"))
    }
    try Edit("Content/site.yml", .replace("worldview: un\n", "")).apply(to: place)
    try place.write(
      "Content/countries/outlines.geojson",
      #"{"type":"FeatureCollection","name":"ne_110m_admin_0_countries","crs":{"type":"name","#
        + #""properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"features":["#
        + features.joined(separator: ",\n") + "]}")
    let built = try place.build()
    #expect(built.status == 0)
    #expect(
      built.lines == [
        "Content/networks/roads/places.csv:5:1: warning: the outlines lack SK: maps show sea there; add their outlines, or remove the others to have maps without sea"
      ])
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    #expect(try place.read("site/countries/ukraine/index.html").contains("class=\"map-base\""))
  }

  @Test("Three-letter codes in feature ids can identify the countries of outlines")
  func ids() throws {
    let place = try Workplace()
    for file in ["provinces.geojson", "worldview.yml"] {
      try FileSystem.remove(place.path("Content/countries/\(file)"))
    }
    try Edit("Content/site.yml", .replace("worldview: un\n", "outlines: {code: id}\n"))
      .apply(to: place)
    let outlines = "Content/countries/outlines.geojson"
    func write(_ geometry: String) throws {
      try place.write(
        outlines,
        #"{"type":"FeatureCollection","features":[{"type":"Feature","id":"UKR","properties":"#
          + #"{"name":"Ukraine"},"geometry":\#(geometry)}]}"#)
    }
    try write(
      #"{"type":"Polygon","coordinates":[[[22,48],[22,51],[34,51],[34,46],[22,48]]]}"#)
    let built = try place.build()
    #expect(built.status == 0 && built.lines.count == 1, "\(built.errors)")
    #expect(built.errors.contains("the outlines lack PL, SK: maps show sea there"))
    #expect(try place.read("site/countries/ukraine/index.html").contains("class=\"map-base\""))
    try write(#"{"type":"Point","coordinates":[30,50]}"#)
    #expect(try place.build().errors.hasPrefix("\(outlines):1:1: error: the file has no areas"))
    // Outlines are optional; without them, the list of countries has no map.
    try FileSystem.remove(place.path(outlines))
    try Edit("Content/site.yml", .replace("outlines: {code: id}\n", "")).apply(to: place)
    try Edit("Content/networks/board/network.yml", .replace(", outline: UA, aspect: 1.5", ""))
      .apply(to: place)
    #expect(try place.build().errors == "")
  }

  @Test("The settings can give the property names that outlines use")
  func properties() throws {
    let place = try Workplace()
    let provinces = "Content/countries/provinces.geojson"
    let text = try place.read(provinces)
    try place.write(provinces, text.replacing("\"ISO_A2\"", with: "\"land\""))
    let broken = try place.build()
    #expect(broken.errors.contains("error: the feature has no country code; add"))
    try Edit("Content/site.yml", .append("outlines: {code: LAND}\n")).apply(to: place)
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    try Edit("Content/site.yml", .replace("code: LAND", "code: LAND, name: nmae")).apply(to: place)
    #expect(
      try place.build().errors.contains(
        "error: no outline has the property 'nmae'; did you mean 'NAME'?"))
  }
}
