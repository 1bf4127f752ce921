import Input

/// Writes rows of the index and their places as JSON.
struct ShardWriter {
  let finder: Finder
  /// The cell of each place.
  let cells: [Int32]
  let page: (Int) -> String?
  private var positions: [Int32]

  init(finder: Finder, cells: [Int32], page: @escaping (Int) -> String?) {
    self.finder = finder
    self.cells = cells
    self.page = page
    positions = Array(repeating: -1, count: finder.places.count)
  }

  /// A table without rows. It takes the array of positions, which has to be put back.
  private func newTable() -> RowTable {
    RowTable(RecordColumns(finder, cells: cells, positions: positions, page: page), finder)
  }

  /// A shard: every row of a range, sorted by key.
  mutating func shard(_ range: Range<Int>) -> [UInt8] {
    let rows = finder.rows
    var table = newTable()
    positions = []
    var keys = FrontCoding()
    for row in range {
      keys.append(rows.key(row))
      table.append(row, guess: Capitalization.capitalized(rows.key(row)))
    }
    var json = JSONWriter(reserving: range.count * 40)
    json.object { json in
      keys.write(to: &json)
      table.write(to: &json)
    }
    positions = table.records.released()
    return json.bytes
  }

  /// The best answers to each of some texts, as an object.
  mutating func tops(_ texts: [[UInt8]]) -> [UInt8] {
    var json = JSONWriter()
    json.object { writeTops(texts, to: &$0) }
    return json.bytes
  }

  /// The best answers to each of some texts, as members of the open object.
  mutating func writeTops(_ texts: [[UInt8]], to json: inout JSONWriter) {
    var table = newTable()
    positions = []
    var prefixes = FrontCoding()
    var counts = NumberText()
    var matches: [UInt8] = []
    for text in texts {
      prefixes.append(text)
      let answers = finder.tops(text)
      counts.append(answers.count)
      let guess = Capitalization.capitalized(text[...])
      for answer in answers {
        matches.append(UInt8(ascii: "0") + finder.match(answer.row, text).rawValue)
        table.append(answer.row, guess: guess)
      }
    }
    prefixes.write(to: &json)
    json.member("count", counts.text)
    json.member("match", String(decoding: matches, as: UTF8.self))
    table.write(to: &json)
    positions = table.records.released()
  }
}

/// The rows of a file without their keys, and the places that they name.
///
/// `kind` has a digit for each row, a ``NameKind``; `back` says how many places ago the row's place
/// was first used, 0 for a new one; `spelling` has the alternate names.
private struct RowTable {
  var records: RecordColumns
  private let finder: Finder
  private var kinds: [UInt8] = []
  private var back = NumberText()
  private var spellings = SpellingColumn()

  init(_ records: consuming RecordColumns, _ finder: Finder) {
    self.records = records
    self.finder = finder
  }

  mutating func append(_ row: Int, guess: [UInt8]) {
    let kind = finder.rows.kinds[row]
    kinds.append(UInt8(ascii: "0") + kind.rawValue)
    guard kind == .alternate else {
      back.append(records.back(to: finder.rows.places[row], guess: guess[...]))
      return
    }
    let spelling = finder.places.text[finder.rows.spellings[row].range]
    spellings.append(spelling, guess: guess[...])
    back.append(records.back(to: finder.rows.places[row], guess: spelling))
  }

  func write(to json: inout JSONWriter) {
    json.member("kind", String(decoding: kinds, as: UTF8.self))
    json.member("back", back.text)
    spellings.write("spelling", to: &json)
    records.write(to: &json)
  }
}
