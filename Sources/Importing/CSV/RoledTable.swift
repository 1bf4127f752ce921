import Geography
import Input

struct RoledTable {
  let table: ForeignTable
  private let columns: [ColumnRole: Int]
  let cost: (column: Int, measure: CostMeasure)?
  let style: NumberStyle
  let costStyle: NumberStyle
  /// A Boolean value that is true if one or more numbers in the table have decimal commas.
  let hasCommas: Bool
  let others: [OtherColumn]
  /// The names of the columns that are left out because the table has too many columns without a
  /// role.
  let surplus: [String]
  /// The number of columns with neither a role nor a name.
  let nameless: Int

  private static let rolesOfPlaces: Set<ColumnRole> = [
    .id, .name, .latitude, .longitude, .country,
  ]
  private static let rolesOfLinks: Set<ColumnRole> = [
    .id, .from, .to, .mode, .label, .directed, .fromLatitude, .fromLongitude, .toLatitude,
    .toLongitude,
  ]

  /// - Parameter isBesideCommas: true if another table of the import has decimal commas.
  init(_ table: ForeignTable, isBesideCommas: Bool = false) {
    self.table = table
    var columns: [ColumnRole: Int] = [:]
    var cost: (column: Int, measure: CostMeasure)?
    var unused: [Int] = []
    let names = table.header.map { ColumnRole.plain($0.text) }
    // "Länge" can mean length or longitude. It is a longitude if there is also a column of
    // latitudes, such as "Breite".
    let hasLatitude = table.header.contains { ColumnRole(header: $0.text) == .latitude }
    let pair = ColumnRole.pair(in: names)
    for (index, cell) in table.header.enumerated() {
      let role: ColumnRole? =
        names[index] == pair?.0
        ? .from
        : names[index] == pair?.1
          ? .to
          : hasLatitude && ["lange", "laenge"].contains(names[index])
            ? .longitude : ColumnRole(header: cell.text)
      if case .cost(let measure) = role {
        if cost == nil { cost = (index, measure) } else { unused.append(index) }
      } else if let role, columns[role] == nil {
        columns[role] = index
      } else {
        unused.append(index)
      }
    }
    // In a table of links, the name column serves as the label if there is no label column. A table
    // of places has no label, mode, direction or cost.
    if columns[.from] != nil, columns[.to] != nil {
      if columns[.label] == nil { columns[.label] = columns[.name] }
      // Gephi writes Directed or Undirected as the type of an edge.
      if columns[.directed] == nil, let type = columns[.mode],
        table.rows.allSatisfy({
          ["", "directed", "undirected"].contains(table.cell($0, type).text.lowercased())
        })
      {
        (columns[.directed], columns[.mode]) = (type, nil)
      }
    } else {
      // Gephi writes the names of nodes in a column "Label".
      if columns[.name] == nil, let label = columns[.label], names[label] == "label" {
        (columns[.name], columns[.label]) = (label, nil)
      }
      if let column = cost?.column { unused.append(column) }
      cost = nil
    }
    let roles: Set<ColumnRole> =
      columns[.from] != nil && columns[.to] != nil ? Self.rolesOfLinks : Self.rolesOfPlaces
    for (role, column) in columns where !roles.contains(role) {
      columns[role] = nil
      // A name column that serves as the label of links counts as used.
      if columns[.label] != column { unused.append(column) }
    }
    self.columns = columns
    self.cost = cost
    let positions = [
      ColumnRole.latitude, .longitude, .fromLatitude, .fromLongitude, .toLatitude, .toLongitude,
    ].compactMap { columns[$0] }
    let numbers = positions + unused + (cost.map { [$0.column] } ?? [])
    func styleOfColumn(_ index: Int) -> NumberStyle {
      NumberStyle(
        column: table.texts(of: index),
        beside: numbers.lazy.filter { $0 != index }.flatMap(table.texts),
        isBesideCommas: isBesideCommas, separator: table.separator)
    }
    costStyle = cost.map { styleOfColumn($0.column) } ?? NumberStyle([], separator: table.separator)
    let decided = positions + (costStyle.hasDecimalCommas ? cost.map { [$0.column] } ?? [] : [])
    style = NumberStyle(decided.lazy.flatMap(table.texts), separator: table.separator)
    hasCommas =
      costStyle.hasDecimalCommas || style.hasDecimalCommas
      || unused.contains { table.texts(of: $0).contains { DecimalSign($0) == .comma } }
    let named = unused.sorted().filter { !table.header[$0].text.isEmpty }
    nameless = unused.count - named.count
    surplus = named.dropFirst(OtherColumn.limit).map { table.header[$0].text }
    others = OtherColumn.all(
      named.prefix(OtherColumn.limit), of: table,
      ofLinks: columns[.from] != nil && columns[.to] != nil, style: styleOfColumn)
  }

  var hasLinks: Bool { has(.from) && has(.to) }
  var hasPlaces: Bool { !hasLinks && (has(.name) || has(.id)) && has(.latitude) && has(.longitude) }

  func has(_ role: ColumnRole) -> Bool { columns[role] != nil }

  func header(_ role: ColumnRole) -> String { columns[role].map { table.header[$0].text } ?? "" }

  /// Returns the cell of a row in the column that has a role; `nil` if no column has the role, or
  /// if the cell is empty.
  func cell(_ row: [ForeignTable.Cell], _ role: ColumnRole) -> ForeignTable.Cell? {
    guard let column = columns[role] else { return nil }
    let cell = table.cell(row, column)
    return cell.text.isEmpty ? nil : cell
  }

  /// The position of a row; `nil` if it is missing or wrong. A wrong position is reported.
  func position(
    _ row: [ForeignTable.Cell], _ latitude: ColumnRole, _ longitude: ColumnRole,
    into diagnostics: inout Diagnostics
  ) -> Coordinate? {
    let north = degrees(row, latitude, within: 90, "latitude", into: &diagnostics)
    let east = degrees(row, longitude, within: 180, "longitude", into: &diagnostics)
    guard let north, let east else { return nil }
    return Coordinate(latitude: north, longitude: east)
  }

  private func degrees(
    _ row: [ForeignTable.Cell], _ role: ColumnRole, within limit: Double, _ name: String,
    into diagnostics: inout Diagnostics
  ) -> Double? {
    guard let cell = cell(row, role) else { return nil }
    guard let value = style.degrees(cell.text) else {
      diagnostics.error(
        at: table.location(cell), "'\(cell.text)' is not a \(name)",
        hint: "write degrees, as in 49.84 or 49°50'24\"N")
      return nil
    }
    guard abs(value) <= limit else {
      diagnostics.error(
        at: table.location(cell), "the \(name) \(cell.text) is out of range",
        hint: abs(value) <= 180
          ? "latitudes are from -90 to 90; are the two columns swapped?"
          : "write degrees (WGS 84), as in 49.84")
      return nil
    }
    return value
  }

  var findings: String {
    let hasCommas = style.hasDecimalCommas || costStyle.hasDecimalCommas
    return "\(table.encoding.name), \(table.separatorName)\(hasCommas ? ", decimal commas" : "")"
  }
}
