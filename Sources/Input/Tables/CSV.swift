/// Reads comma-separated values with a header row (RFC 4180).
///
/// Fields may be quoted, and quotation marks within a quoted field are doubled. Quoted fields may
/// contain commas and line breaks. Lines end with CR LF, LF or CR. A byte order mark, empty lines
/// and lines whose fields are all empty are skipped.
public enum CSV {
  /// Reads a table. Rows with a wrong number of fields are reported and left out. If the header has
  /// semicolons or tabs but no comma, reports an error and returns an empty table.
  public static func read(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> CSVTable {
    guard UTF8Check.check(bytes, path: path, into: &diagnostics) else {
      return CSVTable(path: path)
    }
    PageText.check(bytes, path: path, into: &diagnostics)
    var reader = CSVReader(path: path)
    reader.read(bytes.span, into: &diagnostics)
    return reader.table
  }
}
