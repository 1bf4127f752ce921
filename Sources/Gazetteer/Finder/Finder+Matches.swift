extension Finder {
  /// Returns the best places among the rows whose keys begin with `name`.
  ///
  /// If these rows are divided among shards, the best answers to the name are stored in a separate
  /// file. With the filter `isMeant`, only those answers and exact matches are considered, because
  /// the browser does not load every shard.
  func matches(
    _ name: [UInt8], marks: TypedMarks = TypedMarks(), limit: Int,
    _ isMeant: ((Int32) -> Bool)? = nil
  ) -> [BestAnswers.Answer] {
    guard partition.isDivided(name) else {
      let range = rows.range(of: name, in: partition.rows(partition.shard(of: name)))
      return best(name, range, limit: limit, marks: marks) { isMeant?($0) ?? true }
    }
    var result = BestAnswers(limit: limit)
    if let isMeant {
      for row in rows.exact(name, in: rows.range(of: name)) where isMeant(rows.places[row]) {
        result.add(rate(row, name, marks))
      }
    }
    for answer in tops(name) where isMeant?(answer.place) ?? true {
      result.add(rate(answer.row, name, marks))
    }
    guard isMeant == nil, limit > Self.answersShown else { return result.answers }
    let others = best(name, rows.range(of: name), limit: limit) { _ in true }
    return result.answers + others.dropFirst(Self.answersShown)
  }

  /// Returns the answers that the build stores for a text whose rows are divided among shards.
  func tops(_ name: [UInt8]) -> [BestAnswers.Answer] {
    best(name, rows.range(of: name), limit: Self.answersShown) { _ in true }
  }

  func best(
    _ name: [UInt8], _ range: Range<Int>, limit: Int, marks: TypedMarks = TypedMarks(),
    _ isMeant: (Int32) -> Bool
  ) -> [BestAnswers.Answer] {
    var result = BestAnswers(limit: limit)
    for row in range where isMeant(rows.places[row]) { result.add(rate(row, name, marks)) }
    return result.answers
  }

  /// Rates a row as an answer to a text; the row's key must begin with the text.
  func rate(
    _ row: Int, _ name: [UInt8], _ marks: TypedMarks = TypedMarks()
  ) -> BestAnswers.Answer {
    let place = Int(rows.places[row])
    let kind = rows.kinds[row]
    let match = match(row, name)
    var score = Int(weights[place]) + Ranking.bonus(kind, match)
    if kind == .alternate, match == .whole,
      TypoNames.firstLetter(Folding.fold(places.name(place)).utf8)
        == TypoNames.firstLetter(name)
    {
      score += Ranking.variant
    }
    if !marks.isEmpty, kind != .innerWord, marks.begin(places.text, rows.spellings[row].range) {
      score += Ranking.marks
    }
    return BestAnswers.Answer(
      score: score, population: places.populations[place], id: places.ids[place], row: row,
      place: rows.places[row], kind: kind)
  }

  /// Returns the part of a row's key that a text covers; the key must begin with the text.
  func match(_ row: Int, _ name: [UInt8]) -> Ranking.Match {
    if Int(rows.lengths[row]) == name.count { return .whole }
    return rows.keys[Int(rows.starts[row]) + name.count] == 0x20 ? .words : .beginning
  }
}
