import Input

struct PlaceRowFaults {
  let path: String
  let row: TSVRow

  func report(
    _ bytes: Span<UInt8>, isKnown: (CountryCode) -> Bool, into diagnostics: inout Diagnostics
  ) {
    func fault(_ column: Int, _ message: String, _ hint: String? = nil) {
      diagnostics.error(at: row.location(path: path, column: column), message, hint: hint)
    }
    let id = Number.integer(in: bytes, row[0])
    if !(id.map(PlaceTable.geonameIDs.contains) ?? false) {
      fault(
        0, "'\(text(bytes, 0))' is not a GeoNames id",
        "write a whole number from 1 to \(PlaceTable.geonameIDs.upperBound)")
    }
    if row[1].isEmpty { fault(1, "the name is empty") }
    let longest = [
      PlaceReader.longestName, PlaceReader.longestName, PlaceReader.longestAlternates,
    ]
    for (column, longest) in zip(1..., longest) where row[column].count > longest {
      fault(
        column,
        "\(column == 3 ? "the alternate names have" : "the name has") \(row[column].count) bytes",
        "use at most \(longest)")
    }
    if Number.double(in: bytes, row[4]).map({ abs($0) > 90 }) ?? true {
      fault(4, "'\(text(bytes, 4))' is not a latitude", "write degrees between -90 and 90")
    }
    if Number.double(in: bytes, row[5]).map({ abs($0) > 180 }) ?? true {
      fault(5, "'\(text(bytes, 5))' is not a longitude", "write degrees between -180 and 180")
    }
    if !(CountryCode(utf8: bytes.extracting(row[8])).map(isKnown) ?? false) {
      fault(8, "unknown country '\(text(bytes, 8))'", "use its ISO code, as in UA")
    }
    if !row[14].isEmpty,
      !(Number.integer(in: bytes, row[14]).map(PlaceReader.populations.contains) ?? false)
    {
      fault(
        14, "'\(text(bytes, 14))' is not a population",
        "write a whole number up to \(PlaceReader.populations.upperBound), or 0 if unknown")
    }
  }

  /// Returns the beginning of a field, short enough for a message.
  private func text(_ bytes: Span<UInt8>, _ column: Int) -> String {
    String(copying: bytes, row[column].prefix(60))
  }
}
