import Importing
import Input
import SeededRandom
import Testing

/// Damaged and hostile inputs. Each is imported or reported as an error; nothing crashes.
@Suite struct HostileTests {
  private static let lines = """
    {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"A","oneway":"yes"},
    "geometry":{"type":"LineString","coordinates":[[10,47],[10.01,47.005],[10.02,47.01],[10,47]]}},
    {"type":"Feature","properties":{"name":"P"},"geometry":{"type":"Point","coordinates":[10,47]}},
    {"type":"Feature","properties":{"ref":1},"geometry":{"type":"MultiLineString","coordinates":[[[10,47],[1e1,-9e1]],
    [[180,0],[-180,0],[0,90]]]}}]}
    """

  private static let samples: [(Importer.Format, String, String)] = [
    (
      .csv, "l.csv",
      "from;to;km;directed;from_lat;from_lon\nA;B;1.204,5;ja;49,8;24\n\"C;\"\"\";A;12;;;\n"
    ),
    (.csv, "p.csv", "id,name,lat,lon,country\n1,A,1.5,2,UA\n2,B,-90,180,DE\n3,C,0,-180,\n"),
    (.geojson, "m.json", lines), (.osm, "o.json", lines),
    (.gpx, "t.gpx", LineTests.track),
    (
      .osm, "x.osm",
      "<osm><node id=\"1\" lat=\"1\" lon=\"1\"/><node id=\"2\" lat=\"2\" lon=\"1\"/><way><nd ref=\"1\"/><nd ref=\"2\"/><tag k=\"highway\" v=\"path\"/></way></osm>"
    ),
    (.dimacs, "g.gr", "c x\np sp 3 3\na 1 2 5\na 2 1 5\na 2 3 7\n"),
  ]

  private func check(_ format: Importer.Format, _ name: String, _ files: [String: [UInt8]]) throws {
    let options = ImportOptions(tolerance: 100, nearest: 2)
    let imported = try Imported(format, name, options: options, files: files)
    let hasErrors = imported.problems.contains { $0.contains(": error: ") }
    #expect(hasErrors == imported.files.isEmpty)
  }

  @Test(arguments: samples.indices)
  func changedFiles(index: Int) throws {
    let (format, name, text) = Self.samples[index]
    let beside = ["g.co": Array("p aux sp co 3\nv 1 1 1\nv 2 1 2\nv 3 2 2\n".utf8)]
    var random = Random(seed: 71)
    let letters = Array("\"\"'<>/&;,:.{}[]()-+eE0123456789 \n\r\tNaNinf\u{0}ü".utf8)
    for round in 0..<250 {
      var bytes = Array(text.utf8)
      for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        let letter = letters.randomElement(using: &random) ?? 0
        switch (round + place) % 4 {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] = letter
        case 2: bytes.insert(letter, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + Int(letter) % 20))
        }
      }
      try check(format, name, beside.merging([name: bytes]) { $1 })
    }
  }

  @Test func changedFeeds() throws {
    var random = Random(seed: 72)
    let letters = Array("\",;:-0123456789 \n\r\tA".utf8)
    let names = GTFSTests.feed.keys.sorted()
    for _ in 0..<400 {
      var files = GTFSTests.feed.mapValues { Array($0.utf8) }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let name = names.randomElement(using: &random) ?? ""
        guard var bytes = files[name], !bytes.isEmpty else { continue }
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = letters.randomElement(using: &random) ?? 0
        if place % 5 == 0 { bytes.removeSubrange(place...) }
        files[name] = bytes
      }
      try check(.gtfs, "", files)
    }
  }
}
