import Input

/// A column that is not used for any ``ColumnRole``. It is kept as a measure of links, or as facts
/// about places or links.
struct OtherColumn {
  /// The maximum number of columns that are kept. Without a limit, a small file with short rows and
  /// a long header could become a very large file, because every row of the network's table has all
  /// columns.
  static let limit = 200
  /// The reserved column names of `places.csv` (key `false`) and of `links.csv` (key `true`).
  private static let known = [
    false: [
      "id", "name", "latitude", "longitude", "geonameid", "country", "region", "x", "y",
      "treaty_name",
    ],
    true: ["from", "to", "mode", "cost", "directed", "label", "in_article"],
  ]
  let header: String
  let column: ImportedNetwork.Column
  fileprivate let index: Int
  fileprivate let measure: (CostMeasure, NumberStyle)?

  /// The index and the style of the column if the points in its numbers are ambiguous; otherwise
  /// `nil`.
  var unclear: (column: Int, style: NumberStyle)? {
    measure.flatMap { $1.isUnclear ? (index, $1) : nil }
  }

  /// The header, followed by the column's name in the network's table if the two differ.
  var words: String { header == column.name ? header : "\(header) (as \(column.name))" }

  static func all(
    _ indices: some Sequence<Int>, of table: ForeignTable, ofLinks isOfLinks: Bool,
    style: (Int) -> NumberStyle
  ) -> [OtherColumn] {
    var names = Set(known[isOfLinks] ?? [])
    return indices.map { index in
      let header = table.header[index].text
      if isOfLinks, let (measure, style, unit) = Self.measure(index, of: table, style) {
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
      return OtherColumn(
        header: header,
        column: .init(
          name: isID ? "geonameid" : name(for: header, ofLinks: isOfLinks, besides: &names)),
        index: index, measure: nil)
    }
  }

  static func columns(
    _ headers: [String], ofLinks isOfLinks: Bool, besides others: [String] = []
  ) -> [ImportedNetwork.Column] {
    var names = Set((known[isOfLinks] ?? []) + others)
    return headers.map { .init(name: name(for: $0, ofLinks: isOfLinks, besides: &names)) }
  }

  /// A unique column name that cannot be mistaken for a reserved name in the network's table.
  private static func name(
    for header: String, ofLinks isOfLinks: Bool, besides names: inout Set<String>
  ) -> String {
    let language = isOfLinks || !header.hasPrefix("name_") ? nil : header.dropFirst("name_".count)
    let isOther =
      language.map { !LanguageTag.isWellFormed($0) }
      ?? (Suggestion.closest(to: header, among: known[isOfLinks] ?? []) != nil)
    return names.insertFree(isOther ? "source_" + header : header)
  }

  /// The measure of a column with its style and unit; `nil` if the header names no measure, or if
  /// any row lacks a valid value.
  private static func measure(
    _ index: Int, of table: ForeignTable, _ style: (Int) -> NumberStyle
  ) -> (CostMeasure, NumberStyle, ImportedUnit)? {
    guard case .cost(let measure) = ColumnRole(header: table.header[index].text) else { return nil }
    let texts = table.rows.map { table.cell($0, index).text }
    let style = style(index)
    let unit = measure.unit(of: style, texts)
    guard texts.allSatisfy({ measure.value(of: $0, in: unit, written: style) != nil }) else {
      return nil
    }
    return (measure, style, unit)
  }
}

extension RoledTable {
  /// The texts of a row in the columns without a role, in the form in which they are written to the
  /// network's table.
  func values(_ row: [ForeignTable.Cell]) -> [String] {
    others.map { other in
      let text = table.cell(row, other.index).text
      guard let (measure, style) = other.measure, let unit = other.column.unit else { return text }
      return measure.value(of: text, in: unit, written: style).map(unit.text) ?? ""
    }
  }

  func texts(of column: Int) -> some Sequence<String> { table.texts(of: column) }

  /// Warns about columns with numbers whose point is read as a decimal point, although it might
  /// group digits.
  func warnOfUnclearPoints(into diagnostics: inout Diagnostics) {
    let ofCosts = cost.flatMap { costStyle.isUnclear ? ($0.column, costStyle) : nil }
    for (column, style) in [ofCosts].compactMap(\.self) + others.compactMap(\.unclear) {
      let cells = table.rows.lazy.map { table.cell($0, column) }
      guard let cell = cells.first(where: { DecimalSign($0.text) == .unclearPoint }) else {
        continue
      }
      let number = style.number(cell.text).map { "\($0)" } ?? ""
      diagnostics.warning(
        at: table.location(cell),
        "'\(cell.text)' is read as \(number.hasSuffix(".0") ? String(number.dropLast(2)) : number)",
        hint: "if the point separates thousands, write \(cell.text.filter { $0 != "." })")
    }
  }
}
