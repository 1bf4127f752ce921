struct CSVReader {
  private(set) var table: CSVTable
  private var record: [CSVTable.Field] = []
  private var line = 1
  /// The offset at which the current line begins.
  private var lineStart = 0
  private var hasHeader = false
  /// A Boolean value that is true if an unclosed quoted field contains the rest of the table.
  private var endsInQuotes = false

  init(path: String) {
    table = CSVTable(path: path)
  }

  mutating func read(_ bytes: Span<UInt8>, into diagnostics: inout Diagnostics) {
    var i = ByteOrderMark.length(in: bytes)
    // The byte order mark does not count as a column, because no editor shows it.
    lineStart = i
    while i < bytes.count {
      if !hasHeader, let separator = otherSeparator(bytes, from: i) {
        diagnostics.error(
          at: SourceLocation(path: table.path, line: line, column: 1),
          "the columns are separated by \(separator)",
          hint: "separate them with commas, and write decimals with a point")
        return
      }
      if let next = afterLineBreak(bytes, i) {
        i = next
        startLine(at: i)
        continue
      }
      record.removeAll(keepingCapacity: true)
      let recordLine = line
      readRecord(bytes, &i, into: &diagnostics)
      finishRecord(line: recordLine, into: &diagnostics)
    }
    if !hasHeader {
      diagnostics.error(
        at: table.location, "the table is empty",
        hint: "its first line must name its columns")
    }
  }

  /// The name of the separator, such as "semicolons", in a header without commas. `nil` if the
  /// header has a comma, or has neither semicolons nor tabs.
  private func otherSeparator(_ bytes: Span<UInt8>, from start: Int) -> String? {
    var separator: String?
    var i = start
    while i < bytes.count, afterLineBreak(bytes, i) == nil {
      switch bytes[i] {
      case UInt8(ascii: ","): return nil
      case UInt8(ascii: ";"): separator = "semicolons"
      case UInt8(ascii: "\t"): separator = separator ?? "tabs"
      default: break
      }
      i += 1
    }
    return separator
  }

  private mutating func readRecord(
    _ bytes: Span<UInt8>, _ i: inout Int, into diagnostics: inout Diagnostics
  ) {
    while true {
      readField(bytes, &i, into: &diagnostics)
      if i < bytes.count, bytes[i] == UInt8(ascii: ",") {
        i += 1
        continue
      }
      if let next = afterLineBreak(bytes, i) {
        i = next
        startLine(at: i)
      }
      return
    }
  }

  /// Reads a field and stops after it: at a comma, a line break or the end.
  private mutating func readField(
    _ bytes: Span<UInt8>, _ i: inout Int, into diagnostics: inout Diagnostics
  ) {
    let column = i - lineStart + 1
    if i < bytes.count, bytes[i] == UInt8(ascii: "\"") {
      let text = readQuoted(bytes, &i, column: column, into: &diagnostics)
      record.append(CSVTable.Field(text: text.text, line: text.line, column: column))
      return
    }
    let start = i
    var reported = false
    while i < bytes.count, bytes[i] != UInt8(ascii: ","), afterLineBreak(bytes, i) == nil {
      if bytes[i] == UInt8(ascii: "\""), !reported {
        reported = true
        diagnostics.error(
          at: SourceLocation(path: table.path, line: line, column: i - lineStart + 1),
          "a quotation mark within a field that is not quoted",
          hint: "quote the whole field, and double each quotation mark in it")
      }
      i += 1
    }
    let text = String(copying: bytes, start..<i)
    record.append(CSVTable.Field(text: text, line: line, column: column))
  }

  private mutating func readQuoted(
    _ bytes: Span<UInt8>, _ i: inout Int, column: Int, into diagnostics: inout Diagnostics
  ) -> (text: String, line: Int) {
    let opening = SourceLocation(path: table.path, line: line, column: column)
    var content: [UInt8] = []
    i += 1
    while i < bytes.count {
      if bytes[i] == UInt8(ascii: "\"") {
        i += 1
        guard i < bytes.count, bytes[i] == UInt8(ascii: "\"") else {
          skipRest(bytes, &i, into: &diagnostics)
          return (String(decoding: content, as: UTF8.self), opening.line)
        }
        content.append(UInt8(ascii: "\""))
        i += 1
      } else if let next = afterLineBreak(bytes, i) {
        for k in i..<next { content.append(bytes[k]) }
        i = next
        startLine(at: i)
      } else {
        content.append(bytes[i])
        i += 1
      }
    }
    endsInQuotes = true
    diagnostics.error(
      at: opening, "a quoted field is not closed", hint: "end it with a quotation mark")
    return (String(decoding: content, as: UTF8.self), opening.line)
  }

  /// Skips and reports the text between a closing quotation mark and the next comma or line break.
  private func skipRest(
    _ bytes: Span<UInt8>, _ i: inout Int, into diagnostics: inout Diagnostics
  ) {
    let start = i
    while i < bytes.count, bytes[i] != UInt8(ascii: ","), afterLineBreak(bytes, i) == nil {
      i += 1
    }
    guard i > start else { return }
    diagnostics.error(
      at: SourceLocation(path: table.path, line: line, column: start - lineStart + 1),
      "text after the closing quotation mark of a field",
      hint: "move it before the mark, or double the mark if it belongs to the text")
  }

  private mutating func finishRecord(line: Int, into diagnostics: inout Diagnostics) {
    guard hasHeader else {
      hasHeader = true
      table.setHeader(record, into: &diagnostics)
      return
    }
    // Skip a row of empty fields, which spreadsheets write for a row whose cells have been emptied.
    if record.count > 1, record.allSatisfy(\.text.isEmpty) { return }
    let count = table.columns.count
    guard record.count == count else {
      if endsInQuotes { return }
      diagnostics.error(
        at: SourceLocation(path: table.path, line: line, column: 1),
        "\(record.count) field\(record.count == 1 ? "" : "s") where the header has \(count)",
        hint: record.count > count ? "quote a field that holds a comma" : nil)
      return
    }
    table.append(record)
  }

  private mutating func startLine(at offset: Int) {
    line += 1
    lineStart = offset
  }

  /// The offset after the line break at `i`; `nil` if there is no line break.
  private func afterLineBreak(_ bytes: Span<UInt8>, _ i: Int) -> Int? {
    guard i < bytes.count else { return nil }
    if bytes[i] == UInt8(ascii: "\n") { return i + 1 }
    guard bytes[i] == UInt8(ascii: "\r") else { return nil }
    return i + 1 < bytes.count && bytes[i + 1] == UInt8(ascii: "\n") ? i + 2 : i + 1
  }
}
