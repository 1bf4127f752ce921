public import Input

extension PlaceReader {
  /// Checks the rows for duplicate ids and returns the table sorted by id. If two files have the
  /// same place, the file that was read first wins.
  public mutating func finish(into diagnostics: inout Diagnostics) -> PlaceTable {
    thin()
    reportLeft(into: &diagnostics)
    table.admin1Values = admin1.values
    table.timeZoneValues = timeZones.values
    table.featureValues = features.values.map { value in
      String(value.map { $0 == "\t" ? "." : $0 })
    }
    for row in table.ids.indices.dropFirst() where table.ids[row - 1] >= table.ids[row] {
      return sorted(into: &diagnostics)
    }
    return table
  }

  private func sorted(into diagnostics: inout Diagnostics) -> PlaceTable {
    // The row number is the second sort key, so that the first of two equal ids is kept.
    let order = table.ids.indices.map { UInt64(table.ids[$0]) << 32 | UInt64($0) }.sorted()
    var kept: [Int] = []
    kept.reserveCapacity(order.count)
    var shared: [[UInt16]: Int] = [:]
    var previous = -1
    for key in order {
      let row = Int(key & 0xFFFF_FFFF)
      let before = previous
      previous = row
      guard let last = kept.last, table.ids[last] == table.ids[row] else {
        kept.append(row)
        continue
      }
      if rowFile[before] == rowFile[row] {
        diagnostics.error(
          at: location(row), "duplicate GeoNames id \(table.ids[row])",
          hint: "a row above has it: \(location(before))")
      } else {
        shared[[rowFile[row], rowFile[last]], default: 0] += 1
      }
    }
    for (files, count) in shared.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      diagnostics.warning(
        at: SourceLocation(path: paths[Int(files[0])]),
        "\(count) of its places \(count == 1 ? "is" : "are") in \(paths[Int(files[1])]) too",
        hint: "what is said there counts")
    }
    return table.reordered(kept)
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
