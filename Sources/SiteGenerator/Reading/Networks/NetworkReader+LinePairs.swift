import Input

extension NetworkReader {
  /// Pairs each row of `links.csv` with the line that describes the same link, if there is one.
  struct LinePairs {
    /// For each pair of ends, the indices of the lines between them, in ascending order.
    private(set) var lines: [Ends: [Int]]
    /// The number of rows for each pair of ends that several lines join.
    private var rowCounts: [Ends: Int] = [:]
    /// The index of each row's line. Rows that differ only in their labels can share a line.
    private var linesOfRows: [RowKey: Int] = [:]

    /// The contents of a row except its label.
    private struct RowKey: Hashable {
      let ends: Ends
      let texts: [String?]

      init(_ row: CSVRow, _ ends: Ends, columns: [String]) {
        self.ends = ends
        texts = columns.map { row.text($0) }
      }
    }

    init(_ indices: Range<Int>, byEnds ends: (Int) -> Ends) {
      lines = Dictionary(grouping: indices, by: ends)
    }

    var hasParallels: Bool { lines.values.contains { $0.count > 1 } }

    mutating func countRow(_ ends: Ends) {
      if let lines = lines[ends], lines.count > 1 { rowCounts[ends, default: 0] += 1 }
    }

    /// Returns true if more rows than lines join two ends, so that rows must share a line.
    func mustShare(_ ends: Ends) -> Bool {
      guard let rows = rowCounts[ends], let lines = lines[ends] else { return false }
      return rows > lines.count
    }

    /// Returns the index of the line that was paired with an earlier row, if the two rows are equal
    /// apart from their labels; `nil` if there is no such row.
    func line(of row: CSVRow, _ ends: Ends, columns: [String]) -> Int? {
      linesOfRows[RowKey(row, ends, columns: columns)]
    }

    mutating func note(_ line: Int, of row: CSVRow, _ ends: Ends, columns: [String]) {
      linesOfRows[RowKey(row, ends, columns: columns)] = line
    }
  }

  /// Counts the rows between each pair of ends that several lines join. Errors are not reported
  /// here, because the rows are read again later.
  mutating func count(_ table: CSVTable, into pairs: inout LinePairs) {
    guard pairs.hasParallels else { return }
    let (left, unknown) = (suggestionsLeft, unknownModes)
    defer { (suggestionsLeft, unknownModes) = (left, unknown) }
    for row in table.rows {
      suggestionsLeft = 0
      var unheard = Diagnostics()
      if let ends = ends(of: row, into: &unheard) { pairs.countRow(ends.either) }
    }
  }

  /// Returns the index of the line that describes the same link as a row; `nil` if there is none.
  ///
  /// A line whose feature states the row's cost or label is preferred. Next, a line that no other
  /// row has taken is preferred. If there are more rows than lines, rows that differ only in their
  /// labels share a line, because they are one link with several labels.
  func line(
    of row: CSVRow, _ ends: Ends, among lines: [LinkLine], _ pairs: inout LinePairs
  ) -> Int? {
    let ends = ends.either
    guard let parallels = pairs.lines[ends] else { return nil }
    if parallels.count == 1 {
      return isSame(row, lines[parallels[0]].feature) ? parallels[0] : nil
    }
    let columns = ["cost"] + settings.measures.map(\.id) + linkColumns
    let mustShare = pairs.mustShare(ends)
    let shared = mustShare ? pairs.line(of: row, ends, columns: columns) : nil
    var best: (line: Int, rank: Int)?
    for line in parallels where isSame(row, lines[line].feature) {
      var rank =
        3
        * ["cost", "label"].count {
          row.text($0) != nil && lines[line].feature.text($0) != nil
        }
      if line == shared { rank += 2 } else if !lines[line].isTaken { rank += 1 }
      if best.map({ rank > $0.rank }) ?? true { best = (line, rank) }
    }
    if mustShare, let best { pairs.note(best.line, of: row, ends, columns: columns) }
    return best?.line
  }
}
