/// Reads tab-separated tables in the format of GeoNames: no header, no quoting, one row per line.
///
/// Files can have millions of rows, so reading takes one pass over the bytes, and two more passes
/// over rows with control or non-ASCII characters. Reading creates no string and allocates nothing
/// for a row, because fields are ranges of bytes.
public enum TSV {
  /// The maximum length of a row in bytes. Without a limit, a file with no line break would fill
  /// the memory.
  static let rowLimit = 1 << 24

  /// Calls `body` for each row of a table that is in memory.
  ///
  /// Rows with a wrong number of columns, and rows that are not UTF-8, are reported and left out.
  /// Characters that no page can show are reported. Empty lines are skipped.
  ///
  /// - Parameter body: receives all bytes and one row, whose fields are ranges of these bytes.
  public static func forEachRow(
    _ bytes: [UInt8], path: String, columns: Int, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, TSVRow, inout Diagnostics) -> Void
  ) {
    var reader = TSVReader(path: path, columns: columns)
    reader.read(bytes.span, isLast: true, into: &diagnostics, body)
  }

  /// Calls `body` for each row of a file, which may be compressed with gzip. Uses bounded memory,
  /// and time proportional to the length of the file.
  ///
  /// - Parameters:
  ///   - path: the name of the file in diagnostics; `nil` means the path of the file.
  ///   - body: receives some of the file's bytes and one row, whose fields are ranges of these
  ///     bytes. Both are valid only during the call.
  public static func forEachRow(
    ofFile file: String, path: String? = nil, columns: Int, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, TSVRow, inout Diagnostics) -> Void
  ) throws(FileError) {
    let path = path ?? file
    var rows = TSVPieces(path: path, columns: columns)
    var pieces = try PieceReader(file, path: path)
    var step = PieceReader.Step.more
    while step == .more {
      step = try pieces.read(appendingTo: &rows.buffer, into: &diagnostics)
      guard step != .faulty, rows.read(isLast: step == .end, into: &diagnostics, body)
      else { return }
    }
  }

  /// Calls `body` for each row of a file in a ZIP archive. The file is read in pieces.
  ///
  /// - Parameters:
  ///   - path: the name of the file in diagnostics.
  ///   - body: receives some of the file's bytes and one row, whose fields are ranges of these
  ///     bytes. Both are valid only during the call.
  public static func forEachRow(
    of entry: ZipArchive.Entry, in archive: ZipArchive, path: String, columns: Int,
    into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, TSVRow, inout Diagnostics) -> Void
  ) {
    var rows = TSVPieces(path: path, columns: columns)
    var isGood = true
    let isWhole = archive.forEachPiece(of: entry, into: &diagnostics) { piece, diagnostics in
      guard isGood else { return }
      piece.withUnsafeBufferPointer { rows.buffer.append(contentsOf: $0) }
      isGood = rows.read(isLast: false, into: &diagnostics, body)
    }
    if isWhole, isGood { rows.read(isLast: true, into: &diagnostics, body) }
  }
}

/// The rows of a table that arrives in pieces.
private struct TSVPieces {
  private var reader: TSVReader
  /// The incomplete row at the end of the previous piece, followed by the next piece.
  var buffer: [UInt8] = []

  init(path: String, columns: Int) { reader = TSVReader(path: path, columns: columns) }

  /// Calls `body` for each complete row. Reports an error and returns false if the incomplete row
  /// at the end is too long.
  @discardableResult
  mutating func read(
    isLast: Bool, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, TSVRow, inout Diagnostics) -> Void
  ) -> Bool {
    var rows: [UInt8] = []
    swap(&rows, &buffer)
    let used = reader.read(rows.span, isLast: isLast, into: &diagnostics, body)
    rows.removeFirst(isLast ? rows.count : used)
    swap(&rows, &buffer)
    guard buffer.count > TSV.rowLimit else { return true }
    diagnostics.error(
      at: reader.nextRow, "a row of more than \(TSV.rowLimit) bytes",
      hint: "end each row with a line break")
    return false
  }
}
