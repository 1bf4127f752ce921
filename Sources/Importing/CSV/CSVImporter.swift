import Geography
import Input

/// Imports tables from other programs. The source is a table of links, or a folder with a table of
/// places and a table of links. If ``ImportOptions/nearest`` is set, a table of places is enough.
struct CSVImporter: NetworkImporter {
  let options: ImportOptions
  private(set) var report = ImportReport()

  mutating func read(_ path: String, into diagnostics: inout Diagnostics) -> ImportedNetwork? {
    let files = SourceFile.files(
      of: path, endings: ["csv", "tsv", "txt"], "tables",
      hint: "add a table of places and a table of links, as .csv, .tsv or .txt files",
      into: &diagnostics)
    var tables = files.compactMap { file in
      ForeignTable(file, into: &diagnostics).map { RoledTable($0) }
    }
    if diagnostics.hasErrors { return nil }
    if tables.contains(where: \.hasCommas) {
      tables = tables.map { RoledTable($0.table, isBesideCommas: true) }
    }
    for table in tables where table.table.isMatrix {
      diagnostics.error(
        at: SourceLocation(path: table.table.path), "this is a distance matrix",
        hint: "write one row for each link instead, with the columns from,to,distance")
    }
    for table in tables where !table.hasLinks && !table.hasPlaces && !table.table.isMatrix {
      let columns = table.table.header.map { "'\($0.text)'" }
      diagnostics.error(
        at: SourceLocation(path: table.table.path, line: 1, column: 1),
        columns.count == 1
          ? "the only column, \(columns[0]), describes neither places nor links"
          : "the columns \(listed(Array(columns.prefix(8)))) describe neither places nor links",
        hint: "name the columns name,latitude,longitude for places, or from,to,distance for links")
    }
    let placeTables = tables.filter(\.hasPlaces)
    let linkTables = tables.filter(\.hasLinks)
    for others in [placeTables, linkTables] where others.count > 1 {
      diagnostics.error(
        at: SourceLocation(path: others[1].table.path),
        "the folder has a second table of \(others[1].hasLinks ? "links" : "places")",
        hint: "the first is \(others[0].table.path); merge them, or move one out of the folder")
    }
    if diagnostics.hasErrors { return nil }
    var places = CSVPlaces()
    var links = CSVLinks()
    if let table = placeTables.first { places.read(table, into: &diagnostics) }
    if let table = linkTables.first {
      links.read(table, places: &places, into: &diagnostics)
    } else if options.nearest == nil {
      diagnostics.error(
        at: SourceLocation(path: path), "there are places, but no links between them",
        hint:
          "import a folder that also has a table with the columns from,to,distance, or link each "
          + "place to its three nearest with --nearest 3")
    }
    if diagnostics.hasErrors { return nil }
    if let table = linkTables.first, options.nearest != nil {
      diagnostics.warning(
        at: SourceLocation(path: table.table.path),
        "--nearest is ignored, because this table has the links",
        hint: "use --nearest only for places without a table of links")
    }
    for table in tables {
      table.warnOfUnclearPoints(into: &diagnostics)
      tell(table, places)
    }
    return network(path, places, links, linkTables.first, into: &diagnostics)
  }

  private mutating func tell(_ source: RoledTable, _ places: CSVPlaces) {
    report.add(
      "Read \(source.table.path): \(counted(source.table.rows.count, ("row", "rows"))) of "
        + "\(source.hasLinks ? "links" : "places") (\(source.findings)).")
    let facts = source.others.filter { $0.column.unit == nil }
    if !facts.isEmpty {
      report.add(
        "Kept as \(facts.count == 1 ? "a fact" : "facts"): the "
          + "\(facts.count == 1 ? "column" : "columns") \(listed(facts.map(\.words), limit: 12)).")
    }
    for measure in source.others {
      if let unit = measure.column.unit {
        report.add(
          "Kept as a measure: \(measure.words), in \(unit.name); routes can be planned by it.")
      }
    }
    // Numeric ids of places are not kept, because they only identify the ends of links.
    let keepsIDs =
      source.hasPlaces && (!source.has(.name) || places.places.contains { $0.sourceID != nil })
    let ids = source.has(.id) && !keepsIDs ? [source.header(.id)] : []
    report.leaveOut(source.table.titleRows, ("row", "rows"), "above the header")
    report.leaveOut(ids + source.surplus, ("column", "columns"))
    report.leaveOut(source.nameless, ("column", "columns"), "without a name")
  }

  private mutating func network(
    _ path: String, _ places: CSVPlaces, _ links: CSVLinks, _ source: RoledTable?,
    into diagnostics: inout Diagnostics
  ) -> ImportedNetwork? {
    var network = ImportedNetwork(
      title: SourceName.title(of: path),
      costNote: costNote(links, source), unit: links.unit)
    network.places = places.places
    network.links = links.links
    network.modes = links.modes
    network.labels = links.labels
    network.labelWords = .roads
    network.placeColumns = places.columns
    network.linkColumns = source?.others.map(\.column) ?? []
    if source == nil, let nearest = options.nearest {
      network.modes = [ImportedNetwork.Mode(id: "link", name: "link")]
      network.links = NearestLinks(places.places.map(\.coordinate), count: nearest).links
      report.add(
        "Each place is linked to the \(counted(nearest, ("nearest place", "nearest places"))).")
    }
    guard !network.links.isEmpty else {
      diagnostics.error(
        at: SourceLocation(path: path), "there are no links between places",
        hint: source == nil
          ? "--nearest needs at least two places with a position"
          : "a link is a row with the names or ids of two different places")
      return nil
    }
    let pairs = network.separateDirections()
    let lost = places.places.count { $0.coordinate == nil }
    if lost > 0 {
      diagnostics.warning(
        at: SourceLocation(path: path),
        "\(counted(lost, ("place has", "places have"))) no position",
        hint:
          "fill in latitude and longitude in places.csv, or import a folder with this table and a "
          + "table with the columns name,latitude,longitude")
    }
    report.add(
      "\(counted(network.places.count, ("place", "places"))) and "
        + "\(counted(network.linkCount, ("link", "links"))); \(costs(links, source)).")
    report.tellDirections(pairs)
    report.leaveOut(places.nameless, ("row", "rows"), "without a name")
    report.leaveOut(places.repeated, ("row that repeats", "rows that repeat"), "a place")
    report.leaveOut(
      places.namedCountries, ("country", "countries"), "not given as a two-letter ISO code")
    report.leaveOut(links.repeated, ("row that repeats", "rows that repeat"), "a link")
    report.leaveOut(links.loops, ("link", "links"), "from a place to itself")
    return network
  }

  private func costs(_ links: CSVLinks, _ source: RoledTable?) -> String {
    guard let (column, measure) = source?.cost, let source else {
      return "lengths are great-circle distances"
    }
    let name = "'\(source.table.header[column].text)'"
    switch measure {
    case .kilometres(let factor):
      let measured =
        links.measured > 0
        ? "; " + counted(links.measured, ("link without one has", "links without one have"))
          + " the great-circle distance" : ""
      return "lengths are from \(name)"
        + (factor == 1 ? ", read as kilometres" : ", converted to kilometres") + measured
    case .minutes(let factor):
      return "times are from \(name)"
        + (factor == 1 ? ", read as minutes" : ", converted to minutes")
    case .units: return "costs are from \(name); you can name their unit in network.yml"
    }
  }

  private func costNote(_ links: CSVLinks, _ source: RoledTable?) -> String {
    switch source?.cost?.measure {
    case nil: "Lengths are great circles from place to place."
    case .kilometres: "Lengths are those of the imported table."
    case .minutes: "Times are those of the imported table."
    case .units: "Costs are those of the imported table."
    }
  }
}
