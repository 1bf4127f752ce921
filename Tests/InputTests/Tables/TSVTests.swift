import Testing

@testable import Input

@Suite struct TSVTests {
  private func read(_ bytes: [UInt8], columns: Int) -> ([[String]], [String]) {
    var rows: [[String]] = []
    var diagnostics = Diagnostics()
    TSV.forEachRow(bytes, path: "t.txt", columns: columns, into: &diagnostics) { bytes, row, _ in
      rows.append((0..<row.count).map { String(copying: bytes, row[$0]) })
    }
    return (rows, lines(diagnostics))
  }

  @Test(arguments: ["1\tЛьвів\t\n\n2\t\tx\n", "\u{FEFF}1\tЛьвів\t\r\n\r\n2\t\tx"])
  func fields(text: String) {
    let (rows, problems) = read(Array(text.utf8), columns: 3)
    #expect(rows == [["1", "Львів", ""], ["2", "", "x"]])
    #expect(problems == [])
  }

  @Test func badRowsAreReportedAndLeftOut() {
    let (rows, problems) = read(
      Array("1\ta\n2\n3\tb\tc\tx\n4\t\u{E9}".utf8) + [0xFF] + Array("\n5\te\n".utf8), columns: 2)
    #expect(rows == [["1", "a"], ["5", "e"]])
    #expect(
      problems == [
        "t.txt:2:1: error: 1 column where 2 are expected; columns are separated by tabs",
        "t.txt:3:1: error: 4 columns where 2 are expected; columns are separated by tabs",
        "t.txt:4:5: error: invalid UTF-8: the byte 0xFF is not allowed here; save the file in UTF-8",
      ])
  }

  @Test func rowsInAnotherEncodingAreDescribedOnlyAtFirst() {
    let row = Array("1\t\u{FC}\n".unicodeScalars.map { UInt8($0.value) })
    let (rows, problems) = read(
      Array([[row], [Array("2\ta\n".utf8)], Array(repeating: row, count: 4)].joined().joined()),
      columns: 2)
    #expect(rows == [["2", "a"]])
    #expect(
      problems == [
        "t.txt:1:3: error: invalid UTF-8: the byte 0xFC is not allowed here; save the file in UTF-8",
        "t.txt:3:3: error: invalid UTF-8: the byte 0xFC is not allowed here; save the file in UTF-8",
        "t.txt:4:3: error: 3 more rows that are not UTF-8",
      ])
  }

  @Test(arguments: [[0xFF, 0xFE], []] as [[UInt8]])
  func aTableInUTF16IsOneError(mark: [UInt8]) {
    let text = (1...2000).map { "\($0)\ta\n" }.joined()
    let (rows, problems) = read(mark + text.utf16.flatMap { [UInt8($0), 0] }, columns: 2)
    #expect(rows == [])
    #expect(problems == ["t.txt:1:1: error: the file is in UTF-16; save the file in UTF-8"])
  }

  @Test func aFieldKnowsItsPlace() {
    var places: [String] = []
    var diagnostics = Diagnostics()
    TSV.forEachRow(Array("a\tb\nдв\tc\td".utf8), path: "t", columns: 2, into: &diagnostics) {
      _, row, _ in
      places.append(row.location(path: "t", column: 1).description)
    }
    #expect(places == ["t:1:3"])
    TSV.forEachRow(Array("a\tb\nдв\tc".utf8), path: "t", columns: 2, into: &diagnostics) {
      _, row, _ in
      places.append(row.location(path: "t", column: 1).description)
    }
    #expect(places == ["t:1:3", "t:1:3", "t:2:6"])
  }

  @Test(arguments: [false, true])
  func aFileInPiecesIsTheSame(isCompressed: Bool) throws {
    var text = ""
    for number in 0..<120_000 { text += "\(number)\tназва \(number)\t\(number * 7)\n" }
    let bytes = Array(text.utf8)
    try withTemporaryFolder { folder in
      let file = Path.join(folder, "table")
      try FileSystem.write(isCompressed ? Gzip.deflate(bytes, level: 1) : bytes, to: file)
      var count = 0
      var sum = 0
      var last = ""
      var diagnostics = Diagnostics()
      try TSV.forEachRow(ofFile: file, columns: 3, into: &diagnostics) { bytes, row, _ in
        count += 1
        sum += Number.integer(in: bytes, row[2]) ?? 0
        if count == 120_000 { last = String(copying: bytes, row[1]) }
        #expect(row.line == count)
      }
      #expect(count == 120_000)
      #expect(sum == 7 * 119_999 * 60_000)
      #expect(last == "назва 119999")
      #expect(lines(diagnostics) == [])
    }
  }

  @Test func aTruncatedFileIsReported() throws {
    let bytes = Gzip.deflate(Array("1\ta\n2\tb\n".utf8))
    try withTemporaryFolder { folder in
      let file = Path.join(folder, "table.gz")
      try FileSystem.write(Array(bytes.dropLast(3)), to: file)
      var diagnostics = Diagnostics()
      try TSV.forEachRow(ofFile: file, path: "p.gz", columns: 2, into: &diagnostics) { _, _, _ in }
      #expect(
        lines(diagnostics) == [
          "p.gz:1:1: error: the gzip data end early, after \(bytes.count - 3) bytes; download or compress the file again"
        ])
    }
  }

  @Test func aRowWithACharacterThatNoPageCanShowIsReportedAndHandedOn() {
    let (rows, problems) = read(
      Array("1\ta\r\n2\tä\u{FFFF}\n3\t\u{0}\n4\t\u{1B}\u{FFFD}\r\n".utf8), columns: 2)
    #expect(rows.map { $0[0] } == ["1", "2", "3", "4"])
    #expect(
      problems == [
        "t.txt:2:5: error: the character U+FFFF cannot be shown on a page; remove it",
        "t.txt:3:3: error: the character U+0000 cannot be shown on a page; remove it",
        "t.txt:4:3: error: the character U+001B cannot be shown on a page; remove it",
      ])
  }

  @Test func anotherTableIsToldOnce() {
    #expect(
      read(Array("a;b\nc\nd\n".utf8), columns: 2).1 == [
        "t.txt:1:1: error: 1 column where 2 are expected; columns are separated by tabs"
      ])
    #expect(
      read(Array("x\ny\na\tb\nc\n".utf8), columns: 2).1.map { String($0.prefix(8)) } == [
        "t.txt:1:", "t.txt:4:",
      ])
  }

  /// Each byte is scanned only once, not again for each later piece. The test overwrites bytes that
  /// were already scanned. The result must not change.
  @Test func aRowOfManyPiecesIsReadOnce() {
    var reader = TSVReader(path: "t", columns: 3)
    var diagnostics = Diagnostics()
    var rows: [[Int]] = []
    func read(_ text: String, isLast: Bool = false) -> Int {
      let bytes = Array(text.utf8)
      return reader.read(bytes.span, isLast: isLast, into: &diagnostics) { _, row, _ in
        rows.append([row.line] + (0..<3).map { row[$0].count })
      }
    }
    #expect(read("\u{FEFF}1\taa") == 3)
    #expect(read("\n\n\n\na\tb") == 0)
    #expect(read("\n\n\n\n\n\n\nb\n2\tc") == 9)
    #expect(read("\n\n\n\td", isLast: true) == 5)
    #expect(rows == [[1, 1, 3, 2], [2, 1, 1, 1]])
    #expect(lines(diagnostics) == [])
  }

  @Test func aFileWithoutLineBreaksCannotFillTheMemory() throws {
    let endless = Array("1\ta\n".utf8) + [UInt8](repeating: 0x61, count: 20_000_000)
    try withTemporaryFolder { folder in
      for bytes in [endless, Gzip.deflate(endless, level: 1)] {
        let file = Path.join(folder, "table")
        try FileSystem.write(bytes, to: file)
        var diagnostics = Diagnostics()
        try TSV.forEachRow(ofFile: file, path: "t", columns: 2, into: &diagnostics) { _, _, _ in }
        #expect(
          lines(diagnostics) == [
            "t:2:1: error: a row of more than 16777216 bytes; end each row with a line break"
          ])
      }
    }
  }

  @Test func aMissingFileIsThrown() {
    var diagnostics = Diagnostics()
    #expect(throws: FileError.self) {
      try TSV.forEachRow(ofFile: "/none/such", columns: 1, into: &diagnostics) { _, _, _ in }
    }
  }

  @Test func anyBytesAreSurvived() {
    for bytes in hostileInputs(alphabet: "a\t\r\né1", samples: ["1\ta\tb\r\n2\té\tc\n"], count: 900)
    {
      _ = read(bytes, columns: 3)
    }
  }
}
