import Importing
import Testing

@Suite("Files in the wrong format")
struct SourceKindTests {
  @Test(
    "A single error names the file's format and says what to do",
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
        "this is an OpenStreetMap extract, not a table; read it with: import osm"
      ),
      (
        .geojson, "from,to,km\nA,B,5\n",
        "this is a table or other text, not GeoJSON; read a table with: import csv"
      ),
      (.gpx, "", "this is an empty file, not GPX; download or export it again"),
      (
        .osm, "%PDF-1.7\n",
        "this is a PDF, not OpenStreetMap XML or GeoJSON; ask for the table or map that it was made from"
      ),
      (.dimacs, "<kml/>", "this is KML, not a .gr file; save it as GeoJSON or GPX"),
      (
        .gtfs, "<!DOCTYPE html>\n<title>404</title>",
        "this is a web page, not a GTFS feed; download the file itself"
      ),
      (
        .csv, "PK\u{3}\u{4}",
        "this is a ZIP archive, not a table; save a spreadsheet as CSV, read a GTFS feed with: import "
          + "gtfs, or unpack any other archive"
      ),
      (
        .osm, "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
        "this is a Git LFS pointer, not OpenStreetMap XML or GeoJSON; fetch the file itself with: "
          + "git lfs pull"
      ),
      (
        .csv, "[ {\"from\": \"A\", \"to\": \"B\"} ]",
        "this is JSON, not a table; read GeoJSON with: import geojson"
      ),
      (
        .gpx, "BZh91AY",
        "this is compressed with bzip2, not GPX; decompress it first: bunzip2 FILE"
      ),
      (
        .geojson, "SQLite format 3\0\u{10}",
        "this is an SQLite database, such as a GeoPackage, not GeoJSON; convert one of its layers: "
          + "ogr2ogr -f GeoJSON lines.geojson FILE LAYER"
      ),
      (
        .osm, "\0\0\0\r\n\tOSMHeader\u{18}",
        "this is an OpenStreetMap PBF file, not OpenStreetMap XML or GeoJSON; convert it: osmium export "
          + "-o roads.geojson FILE, or osmium cat -o roads.osm FILE"
      ),
      (
        .csv, "<?xml version=\"1.0\"?><graphml/>",
        "this is a GraphML or GEXF graph, not a table; export its nodes and edges as CSV into one "
          + "folder, and read that with: import csv"
      ),
      (
        .csv, "<gexf/>",
        "this is a GraphML or GEXF graph, not a table; export its nodes and edges as CSV into one "
          + "folder, and read that with: import csv"
      ),
      (
        .geojson, "<gml/>",
        "this is XML in an unknown format, not GeoJSON; if it is a map, convert it: ogr2ogr -f GeoJSON lines.geojson FILE"
      ),
      (
        .geojson, "\0\0\u{27}\n\0\0\0\0",
        "this is a binary file, not GeoJSON; save a table as CSV, or convert a map: ogr2ogr -f GeoJSON "
          + "lines.geojson FILE"
      ),
    ])
  func files(format: Importer.Format, text: String, problem: String) throws {
    let imported = try Imported(format, "file", texts: ["file": text])
    #expect(imported.problems == ["file:1:1: error: \(problem)"])
  }

  @Test("An error says that a file is a 7-Zip archive")
  func sevenZip() throws {
    let bytes: [UInt8] = [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]
    #expect(
      try Imported(.csv, "t", files: ["t": bytes]).problems == [
        "t:1:1: error: this is a 7-Zip archive, not a table; unpack it first: 7z x FILE"
      ])
  }

  @Test(
    "Formats that cannot be read from a folder ask for a file",
    arguments: [Importer.Format.geojson, .osm, .dimacs])
  func folders(format: Importer.Format) throws {
    let problems = try Imported(format, texts: ["a.gr": "", "a.geojson": ""]).problems
    #expect(problems.count == 1 && problems[0].hasSuffix("; give one of its files"))
  }

  @Test("Git LFS pointers are reported once per file")
  func folder() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\n"
    let imported = try Imported(
      .gtfs, texts: ["stops.txt": pointer, "trips.txt": pointer, "README.md": "# Feed\n"])
    #expect(
      imported.problems
        == ["stops.txt", "trips.txt"].map {
          "\($0):1:1: error: this is a Git LFS pointer, not a GTFS feed; fetch the file itself with: "
            + "git lfs pull"
        })
  }
}
