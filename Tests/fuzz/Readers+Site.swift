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
    content("countries/facts.tsv"), content("countries/outlines.geojson"),
    content("countries/provinces.geojson"), content("countries/worldview.yml"),
    content("pages/about.md", more: [Array(figures.utf8)], words: markdownWords + figureWords),
    content("places/cities.txt"), content("site.yml"),
    content("places/corrections.csv", more: [Array(corrections.utf8)], words: tableWords),
    content("urls.csv", more: [Array(addresses.utf8)], words: tableWords),
  ]

  /// A whole atlas in which one file is the input.
  ///
  /// - Parameter more: further seeds, needed if the atlas does not have the file.
  private static func content(
    _ name: String, more: [[UInt8]] = [], words: [String] = yamlWords + siteWords + tableWords
  ) -> ReaderEntry {
    ReaderEntry(name: "content/\(name)", weight: 1) { place in
      let folder = try place.copyAtlas()
      let file = Path.join(folder, name)
      let own = FileSystem.exists(file) ? [try place.atlas(name)] : []
      return Reader(seeds: own + more, words: words, path: file) { bytes, diagnostics in
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

  private static let corrections = """
    geonameid,name,article,latitude,longitude,admin1,population,city,note
    702550,Lwów,,49.84,24.03,15,720000,,"by, hand"
    687700,,,,,,0,702550,a ward
    690791,Ukraine,the,,,,,,

    """

  private static let addresses = """
    page,url
    702550,places/lviv/
    702550,places/lemberg/
    UA,countries/ukraine/
    board/lutsk,places/lutsk/
    about/,about-us/

    """
}
