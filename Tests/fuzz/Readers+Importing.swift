import Importing
import Input

extension ReaderEntry {
  static let importing: [ReaderEntry] = [
    source(
      .gpx, "in.gpx", [gpx], ["<trkpt lat=\"1\" lon=\"2\">", "</trkseg>", "<ele>", "lat=\"\""]),
    source(.geojson, "in.geojson", [geoJSON], mapWords),
    source(.osm, "in.geojson", [geoJSON], mapWords),
    source(
      .osm, "in.osm", [osm], ["<nd ref=\"1\"/>", "<tag k=\"highway\" v=\"path\"/>", "</way>"]),
    source(.csv, "in.csv", [links, "Von;Nach;km\r\nA;B;1,5\r\nB;C;2\r\n"], cellWords),
    source(.csv, "places.csv", [places], cellWords, beside: ["links.csv": links]),
    source(
      .dimacs, "in.gr", ["p sp 2 2\na 1 2 803\na 2 1 803\n"], lineWords, beside: ["in.co": co]),
    source(.dimacs, "in.co", [co], lineWords, beside: ["in.gr": "p sp 2 1\na 1 2 803\n"], "in.gr"),
    source(.gtfs, "stop_times.txt", [feed["stop_times.txt"] ?? ""], cellWords, beside: feed, ""),
    source(.gtfs, "stops.txt", [feed["stops.txt"] ?? ""], cellWords, beside: feed, ""),
    source(.gtfs, "shapes.txt", [feed["shapes.txt"] ?? ""], cellWords, beside: feed, ""),
    source(.gtfs, "routes.txt", [feed["routes.txt"] ?? ""], cellWords, beside: feed, ""),
    ReaderEntry(name: "archive", weight: 3) { _ in
      let path = "in.zip"
      return Reader(
        seeds: [Archive.bytes(feed), Archive.bytes(["UA.txt": "a\tb\n"], isLarge: true)],
        words: ["PK", "\u{1}\u{2}", "\u{6}\u{6}", "\u{6}\u{7}", "\u{0}\u{0}\u{0}\u{0}"], path: path
      ) { bytes, diagnostics in
        guard let archive = ZipArchive(bytes, path: path, into: &diagnostics) else { return }
        for entry in archive.entries {
          archive.forEachPiece(of: entry, into: &diagnostics) { _, _ in }
        }
      }
    },
  ]

  /// An import in which one file is the input.
  ///
  /// - Parameter source: the path to import, or an empty string for the folder of all files. The
  ///   default is the folder if `beside` has a `links.csv`, and otherwise the input itself.
  private static func source(
    _ format: Importer.Format, _ name: String, _ seeds: [String], _ words: [String],
    beside: [String: String] = [:], _ source: String? = nil
  ) -> ReaderEntry {
    let source = source ?? (beside["links.csv"] == nil ? name : "")
    return ReaderEntry(name: "import/\(format.rawValue)/\(name)", weight: 1) { place in
      let folder = place.file("\(format.rawValue)-\(name)")
      try FileSystem.makeDirectories(folder)
      for (other, text) in beside where other != name {
        place.write(Array(text.utf8), to: Path.join(folder, other))
      }
      let file = Path.join(folder, name)
      let root = source.isEmpty ? folder : Path.join(folder, source)
      return Reader(
        seeds: seeds.map { Array($0.utf8) }, words: words, path: file, companions: [root]
      ) { bytes, diagnostics in
        place.write(bytes, to: file)
        guard let (network, report) = Importer.read(format, root, into: &diagnostics) else {
          return
        }
        _ = report.lines
        _ = NetworkFiles(network, source: name).files
      }
    }
  }

  private static let gpx = """
    <gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><name>A</name><trkseg>
    <trkpt lat="47.1" lon="11.1"><ele>900</ele><time>2026-01-01T00:00:00Z</time></trkpt>
    <trkpt lat="47.2" lon="11.2"/></trkseg></trk><wpt lat="47.1" lon="11.1"><name>Hut</name></wpt></gpx>
    """
  private static let geoJSON = """
    {"type":"FeatureCollection","features":[
    {"type":"Feature","properties":{"name":"A","highway":"path"},"geometry":{"type":"LineString","coordinates":[[11,47],[11.1,47.1],[11.2,47]]}},
    {"type":"Feature","properties":{"ref":7},"geometry":{"type":"LineString","coordinates":[[11.2,47],[11.3,47,9]]}},
    {"type":"Feature","properties":{"name":"Inn"},"geometry":{"type":"Point","coordinates":[11.2,47]}},
    {"type":"Feature","properties":{"name":"Hut"},"geometry":{"type":"Point","coordinates":[11,47]}}]}
    """
  private static let osm = """
    <osm><node id="1" lat="47" lon="11"><tag k="name" v="A"/></node><node id="2" lat="47.1" lon="11.1"/>
    <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="path"/></way></osm>
    """
  private static let links = "from,to,minutes\na,b,5\nb,c,7\n"
  private static let places = "id,name,lat,lon\na,A,47,11\nb,B,47.1,11.1\nc,C,47.2,11.2\n"
  private static let co = "p aux sp co 2\nv 1 11000000 47000000\nv 2 11100000 47100000\n"
  private static let feed = [
    "agency.txt": "agency_id,agency_name,agency_url,agency_timezone\n1,A,https://a.example,UTC\n",
    "routes.txt": "route_id,agency_id,route_short_name,route_type,route_color\nr,1,7,0,FF0000\n",
    "trips.txt": "route_id,service_id,trip_id,shape_id\nr,s,t,h\n",
    "stops.txt": "stop_id,stop_name,stop_lat,stop_lon\na,A,47,11\nb,B,47.1,11.1\nc,C,47.2,11\n",
    "stop_times.txt":
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,8:00:00,8:00:00,a,1\n"
      + "t,8:05:00,8:05:30,b,2\nt,24:10:00,24:10:00,c,3\n",
    "calendar.txt":
      "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
      + "s,1,1,1,1,1,0,0,20260101,20261231\n",
    "shapes.txt":
      "shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\nh,47,11,1\nh,47.1,11.1,2\nh,47.2,11,3\n",
  ]

  private static let cellWords = [
    ",", ";", "\t", "\"", "\r\n", "8:05", "25:61:99", "1,5", "-", "lat", "Längengrad", "from", "to",
  ]
  private static let lineWords = ["p sp 3 9", "a 1 1 1", "v 9 0 0", "c x", "-1", "p aux sp co 0"]
  private static let mapWords = [
    "[11,47]", "null", "\"LineString\"", "\"MultiLineString\"", "\"oneway\":\"yes\"", "[[]]", "{}",
  ]
}

/// Seed archives with deflated files.
private enum Archive {
  /// - Parameter isLarge: true for a ZIP64 archive, which stores sizes and offsets in other fields.
  static func bytes(_ files: [String: String], isLarge: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let content = Array(text.utf8)
      // A gzip stream begins with a header of ten bytes, and ends with the checksum and the length.
      let packed = Array(Gzip.deflate(content))
      let data = packed.dropFirst(10).dropLast(8)
      let names = little(name.utf8.count, 2)
      let common = [8, 0, 0, 0, 0, 0] + packed.suffix(8).prefix(4) + little(data.count, 4)
      let size = isLarge ? [255, 255, 255, 255] : little(content.count, 4)
      let extra = isLarge ? [1, 0, 8, 0] + little(content.count, 8) : []
      list += [0x50, 0x4B, 1, 2, 45, 0, 45, 0, 0, 0] + common + size + names
      list += little(extra.count, 2) + [UInt8](repeating: 0, count: 10) + little(bytes.count, 4)
      list += Array(name.utf8) + extra
      bytes +=
        [0x50, 0x4B, 3, 4, 45, 0, 0, 0] + common + little(content.count, 4) + names + [0, 0]
      bytes += Array(name.utf8) + data
    }
    var end: [UInt8] = []
    let (count, offset) = (files.count, bytes.count)
    if isLarge {
      end += [0x50, 0x4B, 6, 6] + little(44, 8) + [45, 0, 45, 0] + little(0, 8)
      end += little(count, 8) + little(count, 8) + little(list.count, 8) + little(offset, 8)
      end += [0x50, 0x4B, 6, 7] + little(0, 4) + little(offset + list.count, 8) + little(1, 4)
    }
    let numbers =
      isLarge
      ? [UInt8](repeating: 255, count: 12)
      : little(count, 2) + little(count, 2) + little(list.count, 4) + little(offset, 4)
    return bytes + list + end + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + numbers + [0, 0]
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
