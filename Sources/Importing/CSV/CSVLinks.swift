import Geography
import Input

struct CSVLinks {
  private(set) var links: [ImportedNetwork.Link] = []
  private(set) var modes: [ImportedNetwork.Mode] = []
  private(set) var labels: [String] = []
  private(set) var unit = ImportedUnit.kilometres
  private(set) var loops = 0
  /// The number of links that have no cost in the table. The great-circle length is used as their
  /// cost.
  private(set) var measured = 0
  private(set) var repeated = 0
  private var modeIndices: [String: Int] = [:]
  private var modeSlugs = SlugTable()
  private var labelIndices: [String: Int] = [:]

  mutating func read(
    _ source: RoledTable, places: inout CSVPlaces, into diagnostics: inout Diagnostics
  ) {
    unit =
      source.cost.map { $0.measure.unit(of: source.costStyle, source.texts(of: $0.column)) }
      ?? .kilometres
    var known: Set<ImportedNetwork.Link> = []
    for row in source.table.rows {
      var ends: [Int] = []
      let roles: [(ColumnRole, ColumnRole, ColumnRole, String)] = [
        (.from, .fromLatitude, .fromLongitude, "starts"), (.to, .toLatitude, .toLongitude, "ends"),
      ]
      for (role, latitude, longitude, word) in roles {
        let position = source.position(row, latitude, longitude, into: &diagnostics)
        guard let cell = source.cell(row, role) else {
          diagnostics.error(
            at: source.table.location(row[0]), "the place where the link \(word) is missing",
            hint: "name it, or delete the row")
          continue
        }
        if let index = places.index(
          of: cell, position: position, in: source.table, column: source.header(role),
          into: &diagnostics)
        {
          ends.append(index)
        }
      }
      let cost = cost(row, of: source, into: &diagnostics)
      let isDirected = directed(row, of: source, into: &diagnostics)
      guard ends.count == 2, cost.isRight, let isDirected else { continue }
      guard ends[0] != ends[1] else {
        loops += 1
        continue
      }
      var link = ImportedNetwork.Link(
        from: ends[0], to: ends[1], mode: mode(source.cell(row, .mode)?.text ?? "road"),
        cost: cost.value, isDirected: isDirected,
        label: source.cell(row, .label).map { label($0.text) })
      link.values = source.values(row)
      guard known.insert(link.undirected).inserted else {
        repeated += 1
        continue
      }
      if cost.value == nil { measured += 1 }
      links.append(link)
    }
    places.finish(into: &diagnostics)
  }

  private mutating func mode(_ name: String) -> Int {
    if let index = modeIndices[name] { return index }
    modeIndices[name] = modes.count
    modes.append(ImportedNetwork.Mode(id: modeSlugs.slug(of: name), name: name))
    return modes.count - 1
  }

  private mutating func label(_ name: String) -> Int {
    if let index = labelIndices[name] { return index }
    labelIndices[name] = labels.count
    labels.append(name)
    return labels.count - 1
  }

  /// The cost of a row; `nil` if the row has none. Reports an error, and returns false as
  /// `isRight`, if the cost is invalid or if a cost other than a length is missing.
  private func cost(
    _ row: [ForeignTable.Cell], of source: RoledTable, into diagnostics: inout Diagnostics
  ) -> (value: Int64?, isRight: Bool) {
    guard let (column, measure) = source.cost else { return (nil, true) }
    let cell = source.table.cell(row, column)
    if cell.text.isEmpty {
      if unit == .kilometres { return (nil, true) }
      diagnostics.error(
        at: source.table.location(cell), "the link has no cost",
        hint: "give it one; only lengths can be left out, because they can be measured")
      return (nil, false)
    }
    guard let value = measure.value(of: cell.text, in: unit, written: source.costStyle) else {
      diagnostics.error(
        at: source.table.location(cell), "'\(cell.text)' is not a cost",
        hint: "write a number of 0 or more, as in 12.5")
      return (nil, false)
    }
    return (value, true)
  }

  private func directed(
    _ row: [ForeignTable.Cell], of source: RoledTable, into diagnostics: inout Diagnostics
  ) -> Bool? {
    guard let cell = source.cell(row, .directed) else { return false }
    switch LineFeature.Direction(cell.text.lowercased()) {
    case .forward: return true
    case .both: return false
    case .backward, nil:
      diagnostics.error(
        at: source.table.location(cell), "'\(cell.text)' is neither true nor false",
        hint: "true for one way, false or nothing for both")
      return nil
    }
  }
}
