import Input
import SiteGenerator

extension ReaderEntry {
  static let networks = [
    network("network.yml", words: yamlWords + networkWords),
    network("places.csv", words: tableWords),
    network("links.csv", words: tableWords),
    line("network.yml", words: yamlWords + networkWords),
    line("places.csv", words: tableWords),
    line("links.csv", words: tableWords + costWords),
    line("links.geojson", words: jsonWords + featureWords),
  ]

  /// A network of the small atlas in which one file is the input.
  private static func network(_ name: String, words: [String]) -> ReaderEntry {
    ReaderEntry(name: name, weight: 4) { place in
      let folder = Path.join(try place.copyAtlas(), "networks/board")
      let seeds = try ["board", "roads"].map { try place.atlas("networks/\($0)/\(name)") }
      return reader(folder, name, seeds: seeds, words: words, of: place)
    }
  }

  /// A network with lines, measures, times and colours in which one file is the input.
  private static func line(_ name: String, words: [String]) -> ReaderEntry {
    ReaderEntry(name: "lines/\(name)", weight: 2) { place in
      let folder = place.file("lines")
      try FileSystem.makeDirectories(folder)
      for (other, text) in lineNetwork { place.write(Array(text.utf8), to: "\(folder)/\(other)") }
      return reader(
        folder, name, seeds: [Array((lineNetwork[name] ?? "").utf8)], words: words, of: place)
    }
  }

  private static func reader(
    _ folder: String, _ name: String, seeds: [[UInt8]], words: [String], of place: Workplace
  ) -> Reader {
    let file = Path.join(folder, name)
    return Reader(seeds: seeds, words: words, path: file) { bytes, diagnostics in
      place.write(bytes, to: file)
      let network = NetworkContent.read(
        slug: Path.name(of: folder), folder: folder, asked: SourceLocation(path: file),
        surroundings: NetworkSurroundings(countries: ["PL", "SK", "UA", "VA"]), into: &diagnostics)
      guard let network else { return }
      _ = network.solveDeals(into: &diagnostics)
      search(network.network)
    }
  }
}
