import Input
import SiteGenerator

extension ReaderEntry {
  static let site = [
    ReaderEntry(name: "site", weight: 5) { place in
      let folder = try place.copyAtlas()
      let file = Path.join(folder, "site.yml")
      return Reader(
        seeds: [try place.atlas("site.yml"), try place.seed("Content/site.yml")], words: siteWords,
        path: file
      ) { bytes, diagnostics in
        place.write(bytes, to: file)
        _ = ContentReader(folder: folder).configuration(into: &diagnostics)
      }
    },
    network("network.yml", words: yamlWords + networkWords),
    network("places.csv", words: tableWords),
    network("links.csv", words: tableWords),
    content("countries/facts.tsv"), content("countries/outlines.geojson"),
    content("countries/provinces.geojson"), content("countries/worldview.yml"),
    content("pages/about.md"), content("places/cities.txt"), content("site.yml"),
  ]

  /// A network of which one file is the input.
  private static func network(_ name: String, words: [String]) -> ReaderEntry {
    ReaderEntry(name: name, weight: 4) { place in
      let folder = Path.join(try place.copyAtlas(), "networks/board")
      let file = Path.join(folder, name)
      return Reader(
        seeds: [
          try place.atlas("networks/board/\(name)"), try place.atlas("networks/roads/\(name)"),
        ],
        words: words, path: file
      ) { bytes, diagnostics in
        place.write(bytes, to: file)
        let network = NetworkContent.read(
          slug: "board", folder: folder, asked: SourceLocation(path: file),
          surroundings: NetworkSurroundings(countries: ["PL", "SK", "UA", "VA"]), into: &diagnostics
        )
        guard let network else { return }
        _ = network.solveDeals(into: &diagnostics)
        search(network.network)
      }
    }
  }

  /// A whole atlas of which one file is the input.
  private static func content(_ name: String) -> ReaderEntry {
    ReaderEntry(name: "content/\(name)", weight: 1) { place in
      let folder = try place.copyAtlas()
      let file = Path.join(folder, name)
      return Reader(
        seeds: [try place.atlas(name)], words: yamlWords + siteWords + tableWords, path: file
      ) { bytes, diagnostics in
        place.write(bytes, to: file)
        _ = ContentReader(folder: folder).read(jobs: 1, into: &diagnostics)
      }
    }
  }

  private static let siteWords = [
    "routes: none", "routes: {capitals: true, population: 0}", "searches: all", "slug: .",
    "places: {most: 0}",
    "places: {population: -1}", "country-networks: {places: 1000000000}",
    "country-networks: {places: -3}",
    "country-networks: {places: 2, except: [UA, PL, SK]}", "base-url: http://[::1]/",
    "base-url: javascript:x",
    "tickets: 99999999999", "tickets: -1", "language: xx", "trips:", "networks:", "comparison:",
    "comparison: {network: roads, from: lviv, to: lutsk}", "worldview: mars", "title: x",
  ]

  private static let networkWords = [
    "aspect: 0", "aspect: -1", "aspect: 1e308", "aspect: 1e-308", "width: 0", "width: 99999999",
    "outline: ZZ",
    "hand: one-of-each-region", "color: \"#fff\"", "color: red", "unit: furlongs", "line: dotted",
    "kind: earth",
    "kind: grid", "unit: km", "regions:", "modes:", "map:", "trips:", "tickets: 20",
    "labels: {folder: 7}",
  ]

  private static let tableWords = [
    ",", "\"", ",,,,,,", "\r\n", "\r", "lviv", "lutsk,lutsk,car,,true,", "lviv,lviv,car,0,false,",
    "maybe", "TRUE",
    ";", "\t", "name_zz", "latitude", "702550", "<b>", "E40/E50", "..", "/", "west", "car", "train",
    "true", "UA",
  ]
}
