import Cartography
import Drawing
import Gazetteer
import Geography
import Input
import Routing

/// The JSON files of a network.
struct NetworkData {
  let network: NetworkSite

  var content: NetworkContent { network.content }

  func file() -> [UInt8] {
    var json = JSONWriter(reserving: 1 << 18)
    json.object { file in
      writeHead(&file)
      writePlaces(&file)
      writeLinks(&file)
      writeRegions(&file)
      writeLabels(&file)
      file.member("pages", network.ends)
      if network.published.count < content.named.count {
        file.member("searches", network.published)
      }
      file.member("pagesBothWays", content.isUndirected)
      if let hub = network.hub { file.member("hub", hub) }
    }
    return json.bytes
  }

  func writeHead(_ file: inout JSONWriter) {
    let settings = content.settings
    let size = network.map.map.size
    file.member("slug", network.slug)
    file.member("title", settings.title)
    writeUnit(settings.unit, to: &file)
    file.member("width", Int(size.width))
    file.member("height", Int(size.height))
    file.member("map", SiteMap.map(network: network.slug).string)
    file.member("quietMap", SiteMap.quietMap(network: network.slug).string)
    if content.hasLines { file.member("lines", SiteMap.lines(network.slug).string) }
    writeGround(&file)
    writeModes(&file)
  }

  /// Writes the keyword of a predefined unit, or the properties of any other unit.
  private func writeUnit(_ unit: NetworkSettings.Unit, to json: inout JSONWriter) {
    json.key("unit")
    if let keyword = unit.keyword {
      json.string(keyword)
      return
    }
    json.object { facts in
      facts.member("name", unit.name)
      facts.member("singular", unit.singular)
      facts.member("symbol", unit.symbol)
      facts.member("decimals", unit.decimals)
      facts.member("kind", unit.kind.rawValue)
    }
  }

  private func writeMeasures(
    _ links: [NetworkContent.LinkInfo], to json: inout JSONWriter
  ) {
    guard !content.settings.measures.isEmpty else { return }
    json.array("measures") { list in
      for (index, measure) in content.settings.measures.enumerated() {
        list.object { entry in
          entry.member("name", measure.name)
          write(measure, to: &entry)
          if content.isLength(measure: index) { entry.member("isLength", true) }
          entry.member("values", links.map { $0.measures[index] })
        }
      }
    }
  }

  /// Writes the properties of a measure except its name.
  private func write(_ measure: NetworkSettings.Measure, to entry: inout JSONWriter) {
    entry.member("id", measure.id)
    writeUnit(measure.unit, to: &entry)
    if let speed = measure.speed {
      entry.object("speed") {
        $0.member("value", speed.value, decimals: 3)
        $0.member("unit", speed.unit)
      }
    }
  }

  /// Returns the times that a route takes, as JSON objects: one for each measure that is computed
  /// from a speed. Readers can change this speed.
  func times(_ links: [Int32]) -> [String] {
    content.settings.measures.enumerated().filter { $1.speed != nil }.map { index, measure in
      var json = JSONWriter()
      json.object { entry in
        write(measure, to: &entry)
        entry.member("value", content.sum(ofMeasure: index, links))
      }
      return String(decoding: json.bytes, as: UTF8.self)
    }
  }

  private func writeGround(_ json: inout JSONWriter) {
    guard case .earth = content.settings.ground else { return }
    json.object("ground") { MapJSON.write(network.map.map.base.layout, to: &$0) }
  }

  private func writeModes(_ json: inout JSONWriter) {
    json.array("modes") { list in
      for mode in content.settings.modes {
        list.object { entry in
          entry.member("id", mode.id)
          entry.member("name", mode.name)
          if let plural = mode.plural { entry.member("plural", plural) }
          entry.member("line", mode.line.rawValue)
          entry.member("tickets", mode.takesTicket)
        }
      }
    }
  }

  private func writePlaces(_ json: inout JSONWriter) {
    let places = content.places[content.named]
    let points = network.map.map.points
    json.object("places") { columns in
      columns.member("id", places.map(\.id))
      columns.member("name", places.map(\.name))
      columns.member("country", places.map(\.country))
      writePositions(&columns)
      columns.member("x", points.map(\.x), decimals: 1)
      columns.member("y", points.map(\.y), decimals: 1)
      columns.array("page") { list in
        for index in places.indices {
          if let page = network.page(ofPlace: index) {
            list.string(page.string)
          } else {
            list.null()
          }
        }
      }
      Self.writeFacts(content.placeColumns, places.map(\.facts), to: &columns)
    }
  }

  private static func writeFacts(
    _ names: [String], _ rows: [[String]], to json: inout JSONWriter
  ) {
    guard !names.isEmpty else { return }
    json.array("facts") { list in
      for (column, name) in names.enumerated() {
        list.object { entry in
          entry.member("name", name)
          entry.member("texts", rows.map { $0[column] })
        }
      }
    }
  }

  private func writeLabels(_ json: inout JSONWriter) {
    let aliases = content.settings.aliases
    if !aliases.isEmpty {
      json.object("aliases") { for alias in aliases { $0.member(alias.label, alias.name) } }
    }
    guard let labels = content.settings.labels else { return }
    json.object("labels") { facts in
      facts.member("folder", labels.folder)
      facts.member("singular", labels.singular)
      facts.member("plural", labels.plural)
      guard !labels.colors.isEmpty else { return }
      facts.object("colors") { for entry in labels.colors { $0.member(entry.label, entry.color) } }
    }
  }

  func writePositions(_ columns: inout JSONWriter) {
    columns.array("latitude") { list in
      for place in content.places { list.optional(place.coordinate?.latitude, decimals: 5) }
    }
    columns.array("longitude") { list in
      for place in content.places { list.optional(place.coordinate?.longitude, decimals: 5) }
    }
  }

  private func writeLinks(_ json: inout JSONWriter) {
    let all = content.allLinks
    let (links, infos) = (all.map(\.link), all.map(\.info))
    json.object("links") { columns in
      columns.member("from", links.map(\.from))
      columns.member("to", links.map(\.to))
      columns.member("mode", links.map(\.mode))
      columns.member("cost", links.map(\.cost))
      columns.labels(of: infos)
      columns.member("directed", links.map { $0.isDirected ? 1 : 0 })
      let closed = content.links.count..<links.count
      if !closed.isEmpty {
        columns.member("closed", Array(closed))
        columns.member("closedLabels", content.closedLabels)
      }
      columns.array("path") { list in
        for (number, link) in links.enumerated() {
          if let path = curve(number, link) { list.string(path) } else { list.null() }
        }
      }
      writeMeasures(infos, to: &columns)
      Self.writeFacts(
        content.linkColumns,
        infos.map { $0.facts.map { $0.joined(separator: ", ") } }, to: &columns)
    }
  }

  /// Returns the path of a link on the map. Returns `nil` if the path is a straight line between
  /// the points at which its two places are drawn.
  func curve(_ number: Int, _ link: Link) -> String? {
    let map = network.map.map
    let ends = [link.from, link.to].map { map.points[Int($0)] }
    let isStraight =
      map.links[number].count == 1 && map.links[number][0].count == 2
      && zip(map.links[number][0], ends).allSatisfy { $0.distance(to: $1) < 1 }
    return isStraight ? nil : map.paths[number]
  }

  func writeRegions(_ json: inout JSONWriter) {
    guard !content.settings.regions.isEmpty else { return }
    json.object("regions") { columns in
      columns.member("id", content.settings.regions.map(\.id))
      columns.member("name", content.settings.regions.map(\.name))
      columns.member("place", content.places.map { $0.region ?? -1 })
    }
  }

  /// Returns a digest of everything that determines the file with the searches from a place.
  func digest(ofSearchesFrom place: Int) -> Digest {
    var digester = Digester()
    // The structure is included, because it determines the order of the links at each place.
    digester.mix(network.structure)
    for numbers in [
      network.searches.tree(from: place).predecessorLink,
      network.searches.trace(from: place).events,
    ] { numbers.withUnsafeBytes { digester.mix($0) } }
    return digester.digest
  }

  /// Returns the Dijkstra search from a place to all others as JSON. The search for a single goal
  /// consists of the events up to the event that settles the goal. The shortest-path tree is stored
  /// as the last link on the path to each place.
  func searches(from place: Int) -> [UInt8] {
    let trace = network.searches.trace(from: place)
    var json = JSONWriter(reserving: trace.events.count * 8)
    json.object { file in
      file.member("source", place)
      file.member("predecessor", network.searches.tree(from: place).predecessorLink)
      file.member("events", trace.publishedEvents(on: network.network))
    }
    return json.bytes
  }
}

extension JSONWriter {
  /// Writes the column of labels. A link with several labels has an array, because a label can
  /// contain a comma. Any other link has a string, which is empty if the link has no label.
  mutating func labels(of links: [NetworkContent.LinkInfo]) {
    key("label")
    array { list in
      for link in links {
        if link.labels.count > 1 {
          list.array { several in for label in link.labels { several.string(label) } }
        } else {
          list.string(link.labels.first ?? "")
        }
      }
    }
  }

  fileprivate mutating func optional(_ value: Double?, decimals: Int) {
    if let value { number(value, decimals: decimals) } else { null() }
  }
}
