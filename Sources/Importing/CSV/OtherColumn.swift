import Input

/// A column of a foreign table that has no role: a measure of links, or facts.
struct OtherColumn {
  /// The maximum number of columns that are kept. Rows may be shorter than the header, so without a
  /// limit a short file could become a very long one.
  static let limit = 200
  /// The names that mean something in `places.csv` and `links.csv`.
  private static let known = [
    false: [
      "id", "name", "latitude", "longitude", "geonameid", "country", "region", "x", "y",
      "treaty_name",
    ],
    true: ["from", "to", "mode", "cost", "directed", "label", "in_article"],
  ]
  /// The header in the source.
  let header: String
  /// The column of the network's table.
  let column: ImportedNetwork.Column
  fileprivate let index: Int
  fileprivate let measure: (CostMeasure, NumberStyle)?

  /// The header, followed by its name in the network's table if that differs.
  var words: String { header == column.name ? header : "\(header) (as \(column.name))" }

  /// The columns of a table whose indices are given.
  static func all(_ indices: some Sequence<Int>, of table: ForeignTable, ofLinks isOfLinks: Bool)
    -> [OtherColumn]
  {
    var names = Set(known[isOfLinks] ?? [])
    return indices.map { index in
      let header = table.header[index].text
      if isOfLinks, let (measure, style, unit) = Self.measure(index, of: table) {
        let name = names.insertFree(measure.columnName(for: header))
        return OtherColumn(
          header: header, column: .init(name: name, unit: unit), index: index,
          measure: (measure, style))
      }
      let isID =
        !isOfLinks && header.lowercased() == "geonameid"
        && table.rows.allSatisfy {
          let text = table.cell($0, index).text
          return text.isEmpty || (Number.integer(text) ?? 0) > 0
        } && names.remove("geonameid") != nil
      let isOther =
        !isID && !(header.hasPrefix("name_") && !isOfLinks)
        && Suggestion.closest(to: header, among: known[isOfLinks] ?? []) != nil
      return OtherColumn(
        header: header,
        column: .init(
          name: isID ? "geonameid" : names.insertFree(isOther ? "source_" + header : header)),
        index: index, measure: nil)
    }
  }

  /// The measure of a column, if every row states it.
  private static func measure(
    _ index: Int, of table: ForeignTable
  ) -> (CostMeasure, NumberStyle, ImportedUnit)? {
    guard case .cost(let measure) = ColumnRole(header: table.header[index].text) else { return nil }
    let texts = table.rows.map { table.cell($0, index).text }
    let style = NumberStyle(texts, separator: table.separator).grouped(asIn: texts)
    let unit = measure.unit(of: style, texts)
    guard texts.allSatisfy({ measure.value(of: $0, in: unit, written: style) != nil }) else {
      return nil
    }
    return (measure, style, unit)
  }
}

extension RoledTable {
  /// The texts of a row's further columns, as the network's table has them.
  func values(_ row: [ForeignTable.Cell]) -> [String] {
    others.map { other in
      let text = table.cell(row, other.index).text
      guard let (measure, style) = other.measure, let unit = other.column.unit else { return text }
      return measure.value(of: text, in: unit, written: style).map(unit.text) ?? ""
    }
  }

  /// The texts of a column.
  func texts(of column: Int) -> some Sequence<String> {
    table.rows.lazy.map { table.cell($0, column).text }
  }
}
