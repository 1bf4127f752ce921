import Input

/// Writes rows of the index and their places as JSON.
struct ShardWriter {
  let finder: Finder
  let page: (Int) -> String?
  private var positions: [Int32]

  init(finder: Finder, page: @escaping (Int) -> String?) {
    self.finder = finder
    self.page = page
    positions = Array(repeating: -1, count: finder.places.count)
  }

  /// A shard: every row of a range, sorted by key.
  mutating func shard(_ range: Range<Int>) -> [UInt8] {
    let rows = finder.rows
    var records = RecordColumns(finder, positions: positions, page: page)
    positions = []
    var keys = FrontCoding()
    var kinds: [UInt8] = []
    var back: [Int] = []
    var spellings: [UInt8] = []
    var hasSpelling = false
    for row in range {
      keys.append(rows.key(row))
      kinds.append(UInt8(ascii: "0") + rows.kinds[row].rawValue)
      back.append(records.back(to: rows.places[row], row: row))
      guard rows.kinds[row] == .alternate else { continue }
      if hasSpelling { spellings.append(UInt8(ascii: "|")) }
      hasSpelling = true
      let spelling = finder.places.text[rows.spellings[row].range]
      if !Capitalization.makes(spelling, of: rows.key(row)) {
        spellings.append(contentsOf: spelling)
      }
    }
    var json = JSONWriter(reserving: range.count * 50)
    json.object { json in
      keys.write(to: &json)
      json.member("kind", String(decoding: kinds, as: UTF8.self))
      json.member("back", back)
      json.member("spelling", String(decoding: spellings, as: UTF8.self))
      records.write(to: &json)
    }
    positions = records.released()
    return json.bytes
  }

  /// The best answers to each of some texts, as an object.
  mutating func tops(_ texts: [[UInt8]]) -> [UInt8] {
    var json = JSONWriter()
    json.object { writeTops(texts, to: &$0) }
    return json.bytes
  }

  /// The best answers to each of some texts, as members of the open object.
  mutating func writeTops(_ texts: [[UInt8]], provinceNames: Bool = true, to json: inout JSONWriter)
  {
    let rows = finder.rows
    var records = RecordColumns(
      finder, positions: positions, provinceNames: provinceNames, page: page)
    positions = []
    var prefixes = FrontCoding()
    var counts: [Int] = []
    var kinds: [UInt8] = []
    var matches: [UInt8] = []
    var back: [Int] = []
    var spellings: [UInt8] = []
    for text in texts {
      prefixes.append(text)
      let answers = finder.best(text, rows.range(of: text), limit: Finder.answersShown) { _ in true
      }
      counts.append(answers.count)
      for answer in answers {
        kinds.append(UInt8(ascii: "0") + answer.kind.rawValue)
        matches.append(UInt8(ascii: "0") + finder.match(answer.row, text).rawValue)
        back.append(records.back(to: answer.place, row: nil))
        guard answer.kind == .alternate else { continue }
        if !spellings.isEmpty { spellings.append(UInt8(ascii: "|")) }
        spellings.append(contentsOf: finder.places.text[rows.spellings[answer.row].range])
      }
    }
    prefixes.write(to: &json)
    json.member("count", counts)
    json.member("kind", String(decoding: kinds, as: UTF8.self))
    json.member("match", String(decoding: matches, as: UTF8.self))
    json.member("back", back)
    json.member("spelling", String(decoding: spellings, as: UTF8.self))
    records.write(to: &json)
    positions = records.released()
  }
}
