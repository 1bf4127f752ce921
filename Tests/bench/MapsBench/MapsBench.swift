import Cartography
import Gazetteer
import Geography
import Input

/// Draws the maps of the atlas on one processor, and prints the processor time of each part in
/// seconds as JSON. Its argument is the content folder: `maps-bench Content`.
@main struct MapsBench {
  static func main() throws {
    let content = CommandLine.arguments.dropFirst().first ?? "Content"
    var diagnostics = Diagnostics()
    let watch = Stopwatch()
    var outlines = OutlineCollection()
    for name in ["provinces.geojson", "outlines.geojson", "disputed.geojson"] {
      let path = "\(content)/countries/\(name)"
      outlines.read(try FileSystem.read(path), path: path, into: &diagnostics)
    }
    let views = WorldviewTable.read(
      try FileSystem.read("\(content)/countries/worldview.yml"), path: "worldview.yml",
      into: &diagnostics)
    let table = CountryTable.read(
      try FileSystem.read("\(content)/countries/facts.tsv"), path: "facts.tsv",
      into: &diagnostics)
    let read = watch.cpuSeconds
    let cartographer = Cartographer(
      atlas: Atlas(outlines, worldview: views.view("un") ?? .asInData))
    let cut = watch.cpuSeconds
    let world = cartographer.worldMap(
      entries: table.countries.map {
        WorldMapEntry(code: $0.code, name: $0.name, href: "countries/\($0.code)/")
      }, text: { _ in MapText(title: "The world", description: "") })
    let drawn = watch.cpuSeconds
    let names = Dictionary(
      table.countries.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
    let maps = table.countries.compactMap { country in
      cartographer.countryMap(
        country.code, names: names, text: { _ in MapText(title: country.name, description: "") })
    }
    let end = watch.cpuSeconds
    var json = JSONWriter()
    json.object { result in
      result.member("read", read, decimals: 4)
      result.member("arcs", cut - read, decimals: 4)
      result.member("world", drawn - cut, decimals: 4)
      result.member("countries", end - drawn, decimals: 4)
      result.member("maps", maps.count)
      result.member("bytes", world.svg.count + maps.reduce(0) { $0 + $1.svg.count })
    }
    print(String(decoding: json.bytes, as: UTF8.self))
  }
}
