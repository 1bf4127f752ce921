extension Finder {
  /// The places whose names are one edit away from a text.
  func suggestions(
    _ name: [UInt8], _ isMeant: ((Int32) -> Bool)?
  ) -> [BestAnswers.Answer] {
    let text = TypoForgiveness.codePoints(name)
    guard text.count >= TypoForgiveness.minimumLength else { return [] }
    var letter = 1
    while letter < name.count, name[letter] & 0xC0 == 0x80 { letter += 1 }
    var near: [(nearness: Int, order: Int, row: Int)] = []
    for (order, row) in frequentNames(beginningWith: Array(name[..<letter])).enumerated() {
      let candidate = TypoForgiveness.codePoints(rows.key(row))
      if let nearness = TypoForgiveness.nearness(text, candidate) {
        near.append((nearness.rawValue, order, row))
      }
    }
    near.sort { ($0.nearness, $0.order) < ($1.nearness, $1.order) }
    var shards: [Int] = []
    var result: [BestAnswers.Answer] = []
    for candidate in near.prefix(TypoForgiveness.candidates) {
      let key = Array(rows.key(candidate.row))
      let shard = partition.shard(of: key)
      if !shards.contains(shard) {
        guard shards.count < TypoForgiveness.shards else { continue }
        shards.append(shard)
      }
      let range = rows.range(of: key)
      let answers = best(key, rows.exact(key, in: range), limit: Self.answersShown) {
        isMeant?($0) ?? true
      }
      for answer in answers
      where result.count < Self.answersShown
        && !result.contains(where: { $0.place == answer.place })
      {
        result.append(answer)
      }
    }
    return result
  }

  /// Rows of the names that are compared with a text of this first letter: those that count most,
  /// main and alternate names of five letters or more, each key once.
  func frequentNames(beginningWith letter: [UInt8]) -> [Int] {
    var rated: [BestAnswers.Answer] = []
    var row = rows.range(of: letter).lowerBound
    let end = rows.range(of: letter).upperBound
    while row < end {
      let key = Array(rows.key(row))
      var best: BestAnswers.Answer?
      while row < end, rows.key(row).elementsEqual(key) {
        let answer = rate(row, key)
        if answer.kind != .innerWord, best.map({ answer.precedes($0) }) ?? true { best = answer }
        row += 1
      }
      let length = key.count(where: { $0 & 0xC0 != 0x80 })
      if let best, length >= TypoForgiveness.minimumLength { rated.append(best) }
    }
    // A place has several names: its row, the position in the index, decides among them.
    rated.sort { $0.precedes($1) || (!$1.precedes($0) && $0.row < $1.row) }
    return rated.prefix(TypoForgiveness.namesPerLetter).map(\.row)
  }
}
