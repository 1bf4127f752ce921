import Importing
import Testing

@Suite("Files of another format than was said")
struct SourceKindTests {
  @Test(
    "One line says what the file is and what to do",
    arguments: [
      (
        Importer.Format.gpx, " {\"type\": \"FeatureCollection\"}",
        "this is JSON, not GPX; read GeoJSON with: import geojson"
      ),
      (
        .geojson, "<?xml version=\"1.0\"?>\n<gpx/>",
        "this is GPX, not GeoJSON; read it with: import gpx"
      ),
      (
        .csv, "<osm version=\"0.6\"/>",
        "this is an extract of OpenStreetMap, not a table; read it with: import osm"
      ),
      (.dimacs, "<kml/>", "this is KML, not a .gr file; save it as GeoJSON or GPX"),
      (
        .gtfs, "<!DOCTYPE html>\n<title>404</title>",
        "this is a web page, not a feed; download the file itself"
      ),
      (
        .csv, "PK\u{3}\u{4}",
        "this is a ZIP archive, not a table; save a spreadsheet as CSV, unpack an archive, or read a "
          + "feed with: import gtfs"
      ),
      (
        .osm, "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
        "this is a pointer of Git LFS, not an extract of OpenStreetMap; fetch the file itself with: "
          + "git lfs pull"
      ),
    ])
  func files(format: Importer.Format, text: String, problem: String) throws {
    let imported = try Imported(format, "file", texts: ["file": text])
    #expect(imported.problems == ["file:1:1: error: \(problem)"])
  }

  @Test("A feed of pointers is told once a file")
  func folder() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\n"
    let imported = try Imported(
      .gtfs, texts: ["stops.txt": pointer, "trips.txt": pointer, "README.md": "# Feed\n"])
    #expect(
      imported.problems
        == ["stops.txt", "trips.txt"].map {
          "\($0):1:1: error: this is a pointer of Git LFS, not a feed; fetch the file itself with: "
            + "git lfs pull"
        })
  }
}
