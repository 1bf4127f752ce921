import Gazetteer
import Geography
import Input
import Platform

/// Measures the cost of making the finder, step by step, and writes its files.
///
/// - `finder-bench CONTENT PLACES [OUTPUT]`: the content folder has the tables of countries and
///   provinces, and PLACES is a table in GeoNames' format.
/// - `finder-bench read PLACES [POPULATION [MOST]]`: only reads the table, and keeps at most MOST
///   places that have POPULATION people or more.
///
/// Prints one line of JSON: the processor time of each step in seconds, the numbers of places,
/// files and bytes, and the peak memory.
@main struct FinderBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      print("usage: finder-bench CONTENT PLACES [OUTPUT], finder-bench read PLACES POPULATION")
      exit(2)
    }
    var steps = Steps()
    if arguments[1] == "read" {
      let least = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
      let most = arguments.count > 4 ? Int(arguments[4]) : nil
      try read(arguments[2], least: least, most: most ?? PlaceReader.defaultLimit, &steps)
    } else {
      try make(
        content: arguments[1], table: arguments[2],
        output: arguments.count > 3 ? arguments[3] : nil, &steps)
    }
  }

  private static func read(
    _ table: String, least: Int, most: Int, _ steps: inout Steps
  ) throws {
    var diagnostics = Diagnostics()
    var reader = PlaceReader(leastPopulation: least, limit: most)
    if table.hasSuffix(".json") || table.hasSuffix(".json.gz") {
      try reader.readList(file: table, into: &diagnostics)
    } else {
      try reader.read(file: table, into: &diagnostics)
    }
    let places = reader.finish(into: &diagnostics)
    steps.end("places")
    steps.report(["places": places.count, "faulty": diagnostics.hasErrors ? 1 : 0])
  }

  private static func make(
    content: String, table: String, output: String?, _ steps: inout Steps
  ) throws {
    var diagnostics = Diagnostics()
    let facts = try FileSystem.read(content + "/countries/facts.tsv")
    let countries = CountryTable.read(facts, path: "facts.tsv", into: &diagnostics)
    let divisions = try FileSystem.read(content + "/places/admin1CodesASCII.txt")
    let provinces = ProvinceNames.read(
      divisions, path: "admin1CodesASCII.txt", into: &diagnostics)
    steps.end("countries")
    var reader = PlaceReader(countries: countries)
    try reader.read(file: table, into: &diagnostics)
    let places = reader.finish(into: &diagnostics)
    steps.end("places")
    let capitals = countries.capitals(among: places).values.sorted()
    steps.end("capitals")
    let finder = Finder(places, countries: countries, provinces: provinces, capitals: capitals)
    steps.end("index")
    let files = FinderFiles(finder, cells: PlaceCells(places))
    steps.end("files")
    var bytes = 0
    for file in files.files {
      let contents = file.bytes
      bytes += contents.count
      guard let output else { continue }
      let path = Path.join(output, file.path)
      if let folder = Path.parent(of: path) { try FileSystem.makeDirectories(folder) }
      try FileSystem.write(contents, to: path)
    }
    steps.end("compression")
    steps.report([
      "places": places.count, "files": files.files.count, "bytes": bytes,
      "faulty": diagnostics.hasErrors ? 1 : 0,
    ])
  }
}

private struct Steps {
  private var all: [(name: String, seconds: Double)] = []
  private var current = Stopwatch()

  mutating func end(_ name: String) {
    all.append((name, current.cpuSeconds))
    current = Stopwatch()
  }

  func report(_ counts: KeyValuePairs<String, Int>) {
    var json = JSONWriter()
    json.object { json in
      json.key("seconds")
      json.object { json in
        for step in all { json.member(step.name, step.seconds, decimals: 3) }
      }
      for (name, count) in counts { json.member(name, count) }
      json.member("memory", Stopwatch.peakMemory)
    }
    print(String(decoding: json.bytes, as: UTF8.self))
  }
}
