/// Reads tab-separated tables as GeoNames publishes them: no header, no quoting, one row per line.
///
/// Made for files of millions of rows: it takes one pass over the bytes, and two more over rows that are
/// not ASCII. It creates no string and allocates nothing for a row; fields are ranges of bytes.
public enum TSV {
  /// The maximum number of bytes in a row of a file: without a limit, a file without line breaks would
  /// fill the memory.
  static let rowLimit = 1 << 24

  /// Calls `body` for each row of a table that is in memory.
  ///
  /// Rows with another number of columns are reported and left out, as are rows that are not UTF-8.
  /// Characters that no page can show are reported. Empty lines are skipped.
  ///
  /// - Parameters:
  ///   - columns: how many columns a row must have.
  ///   - body: takes all the bytes and a row, whose fields are ranges of these bytes.
  public static func forEachRow(
    _ bytes: [UInt8], path: String, columns: Int, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, TSVRow, inout Diagnostics) -> Void
  ) {
    var reader = TSVReader(path: path, columns: columns)
    reader.read(bytes.span, isLast: true, into: &diagnostics, body)
  }

  /// Calls `body` for each row of a file, plain or gzip, in bounded memory and in time in proportion
  /// to its length.
  ///
  /// - Parameters:
  ///   - file: the file to open.
  ///   - path: how diagnostics name the file; the file's path if nil.
  ///   - columns: how many columns a row must have.
  ///   - body: takes some of the file's bytes and a row, whose fields are ranges of these bytes. They
  ///     are valid only within the call.
  /// - Throws: a `FileError` if the file cannot be read.
  public static func forEachRow(
    ofFile file: String, path: String? = nil, columns: Int, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, TSVRow, inout Diagnostics) -> Void
  ) throws(FileError) {
    let path = path ?? file
    var rows = TSVPieces(path: path, columns: columns)
    var pieces = try PieceReader(file, path: path)
    reading: while true {
      switch try pieces.read(appendingTo: &rows.buffer, into: &diagnostics) {
      case .more: break
      case .end: break reading
      case .faulty: return
      }
      guard rows.read(isLast: false, into: &diagnostics, body) else { return }
    }
    rows.read(isLast: true, into: &diagnostics, body)
  }

  /// Calls `body` for each row of a file in an archive, piece by piece.
  ///
  /// - Parameters:
  ///   - entry: the file.
  ///   - path: how diagnostics name the file.
  ///   - columns: how many columns a row must have.
  ///   - body: takes some of the file's bytes and a row, whose fields are ranges of these bytes. They
  ///     are valid only within the call.
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
  /// The incomplete row at the end of the last piece, and the bytes after it.
  var buffer: [UInt8] = []

  init(path: String, columns: Int) { reader = TSVReader(path: path, columns: columns) }

  /// Calls `body` for each row in the buffer that is complete; returns false if one is too long, which is
  /// reported.
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
      hint: "rows end with line breaks")
    return false
  }
}
