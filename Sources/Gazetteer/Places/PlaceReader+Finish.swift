public import Input

extension PlaceReader {
  /// Checks the rows for duplicate ids and returns the table sorted by id. If two files have the
  /// same place, the row of the file that was read first is kept.
  public mutating func finish(into diagnostics: inout Diagnostics) -> PlaceTable {
    thin()
    reportLeft(into: &diagnostics)
    table.admin1Values = admin1.texts
    table.timeZoneValues = timeZones.texts
    table.featureValues = features.texts.map { value in
      String(value.map { $0 == "\t" ? "." : $0 })
    }
    let ids = table.ids
    if ids.indices.dropFirst().contains(where: { ids[$0 - 1] >= ids[$0] }) {
      removeRepeated()
      let order = table.ids.indices.map { UInt64(table.ids[$0]) << 32 | UInt64($0) }.sorted()
      table = table.reordered(order.map { Int($0 & 0xFFFF_FFFF) })
    }
    reportRepeated(into: &diagnostics)
    return table
  }

  private func reportRepeated(into diagnostics: inout Diagnostics) {
    for (location, above, id) in repeated {
      diagnostics.error(
        at: location, "duplicate GeoNames id \(id)", hint: "it is first used at \(above)")
    }
    for (files, count) in shared.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      diagnostics.warning(
        at: SourceLocation(path: paths[Int(files[0])]),
        "\(count) of its places \(count == 1 ? "is" : "are") also in \(paths[Int(files[1])])",
        hint: "the rows in \(paths[Int(files[1])]) are used")
    }
  }

  /// Removes each row that has the same id as an earlier row. An id that occurs twice in one file
  /// is an error.
  mutating func removeRepeated() {
    struct Rows {
      let first: Int
      var last: Int
    }
    var rows: [Int32: Rows] = [:]
    let kept = table.indices.filter { row in
      let id = table.ids[row]
      guard let known = rows.updateValue(Rows(first: rows[id]?.first ?? row, last: row), forKey: id)
      else { return true }
      if rowFile[known.last] == rowFile[row] {
        repeated.append((location(row), location(known.last), id))
      } else {
        shared[[rowFile[row], rowFile[known.first]], default: 0] += 1
      }
      return false
    }
    if kept.count < table.count { keep(kept) }
  }

  /// Keeps the given rows, in the given order.
  mutating func keep(_ rows: [Int]) {
    rowFile = rows.map { rowFile[$0] }
    rowLine = rows.map { rowLine[$0] }
    table = table.reordered(rows)
  }

  private func location(_ row: Int) -> SourceLocation {
    SourceLocation(path: paths[Int(rowFile[row])], line: Int(rowLine[row]), column: 1)
  }
}

extension PlaceTable {
  func reordered(_ rows: [Int]) -> PlaceTable {
    var result = self
    result.names = rows.map { names[$0] }
    result.asciiNames = rows.map { asciiNames[$0] }
    result.alternates = rows.map { alternates[$0] }
    result.ids = rows.map { ids[$0] }
    result.latitudes = rows.map { latitudes[$0] }
    result.longitudes = rows.map { longitudes[$0] }
    result.countries = rows.map { countries[$0] }
    result.populations = rows.map { populations[$0] }
    result.admin1 = rows.map { admin1[$0] }
    result.timeZones = rows.map { timeZones[$0] }
    result.features = rows.map { features[$0] }
    return result
  }
}
