import Geography
import Input

extension NetworkFiles {
  /// The link, reduced to the properties by which lines and links are matched. A two-way link has
  /// the same key in both directions.
  private static func key(_ link: ImportedNetwork.Link) -> ImportedNetwork.Link {
    ImportedNetwork.Link(
      from: link.from, to: link.to, mode: link.mode, cost: nil, isDirected: link.isDirected
    ).undirected
  }

  /// The lines as GeoJSON. A line belongs to the row of `links.csv` with the same ends and mode. If
  /// several rows with these ends and this mode have different costs, the line states its cost. In
  /// a network with junctions, each line is itself a link, and lines are joined at their ends.
  static func lines(_ network: ImportedNetwork, _ ids: [String]) -> [UInt8] {
    var costs: [ImportedNetwork.Link: Set<Int64?>] = [:]
    for link in network.links { costs[key(link), default: []].insert(link.cost) }
    let (labels, hasJunctions) = (distinctLabels(network.labels), network.hasJunctions)
    var bytes = Array("{\"type\":\"FeatureCollection\",\"features\":[".utf8)
    for (index, line) in network.lines.enumerated() {
      let link = line.link
      bytes += Array(index == 0 ? "\n".utf8 : ",\n".utf8)
      bytes += JSONWriter.object { json in
        json.member("type", "Feature")
        json.object("properties") { properties in
          if !hasJunctions {
            properties.member("from", ids[link.from])
            properties.member("to", ids[link.to])
          }
          properties.member("mode", network.modes[link.mode].id)
          if let label = link.label { properties.member("label", labels[label]) }
          if let cost = link.cost, hasJunctions || costs[key(link), default: []].count > 1 {
            properties.member("cost", network.unit.text(of: cost))
          }
          if link.isDirected { properties.member("directed", true) }
          let columns = network.linkColumns.lazy.filter { !$0.isMeasured }
          for (column, value) in zip(columns, link.values) where !value.isEmpty {
            properties.member(column.name, value)
          }
        }
        json.object("geometry") { geometry in
          geometry.member("type", "LineString")
          geometry.array("coordinates") { json in
            let (start, end) = (network.places[link.from], network.places[link.to])
            for point in [start.coordinate] + line.bends + [end.coordinate] {
              guard let point else { continue }
              json.array { position in
                position.number(point.longitude, decimals: 6)
                position.number(point.latitude, decimals: 6)
              }
            }
          }
        }
      }
    }
    return bytes + Array("\n]}\n".utf8)
  }
}
