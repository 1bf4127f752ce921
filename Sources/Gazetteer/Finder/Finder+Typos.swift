extension Finder {
  /// Returns places with a name, or the beginning of a name, that differs from a text by one or two
  /// edits.
  ///
  /// - Parameter asBeginning: true if a region in the query may be only the beginning of the
  ///   region's name.
  func suggestions(
    _ query: FinderQuery, asBeginning: Bool = true, limit: Int
  ) -> [BestAnswers.Answer] {
    let text = TypoForgiveness.codePoints(query.name)
    guard text.count >= TypoForgiveness.minimumLength else { return [] }
    let isMeant = filter(query.regions, asBeginning: asBeginning)
    var frequent = typos.rows(beginningWith: TypoNames.firstLetter(query.name))
    var near = nearest(text, frequent)
    if near.isEmpty {
      frequent = typos.any
      near = nearest(text, frequent)
    }
    // A rare name with one error is more probable than a frequent name with two errors.
    if !near.isEmpty, nearest(text, frequent, [.whole, .beginning]).isEmpty {
      let rare = nearest(text, rowsAround(query.name), [.whole])
      let known = rare.map { rows.key($0) }
      near = rare + near.filter { row in !known.contains { $0 == rows.key(row) } }
    }
    return places(named: near.prefix(TypoForgiveness.candidates), limit: limit, isMeant)
  }

  /// Returns the places for a misspelled name that is followed by a region, such as `kanzawa
  /// ishikawa`. The region is the shortest end of the text that names a country or a province; if
  /// there is none, the last word.
  func misspelledInRegion(_ query: FinderQuery, limit: Int) -> [FoundPlace] {
    let cuts = query.cuts
    guard let cut = cuts.first(where: { regions.isNamed($0.region) }) ?? cuts.first
    else { return [] }
    var query = cut.query
    query.regions = [cut.region]
    return suggestions(query, asBeginning: false, limit: limit).map { answer($0) }
  }

  /// Returns the places with a name that differs by one edit from a text that matches nothing. Only
  /// the names in the shard of the text are compared, because the browser has already loaded this
  /// shard.
  func misspelled(_ name: [UInt8], limit: Int) -> [FoundPlace] {
    let text = TypoForgiveness.codePoints(name)
    guard text.count >= TypoForgiveness.minimumLength else { return [] }
    let near = nearest(text, rowsAround(name), [.whole])
    return places(named: near, limit: limit).map { answer($0) }
  }

  /// Returns the rows in the shard of a text, one for each name.
  private func rowsAround(_ name: [UInt8]) -> [Int] {
    guard partition.count > 0 else { return [] }
    let shard = partition.rows(partition.shard(of: name))
    return shard.filter { $0 == shard.lowerBound || rows.key($0) != rows.key($0 - 1) }
  }

  /// Returns the places with exactly the names of the given rows, in the order of the rows.
  private func places(
    named near: some Sequence<Int>, limit: Int, _ isMeant: ((Int32) -> Bool)? = nil
  ) -> [BestAnswers.Answer] {
    var shards: [Int] = []
    var result: [BestAnswers.Answer] = []
    for row in near {
      let key = Array(rows.key(row))
      let shard = partition.shard(of: key)
      if !shards.contains(shard) {
        guard shards.count < TypoForgiveness.shards else { continue }
        shards.append(shard)
      }
      let range = rows.range(of: key)
      let answers = best(key, rows.exact(key, in: range), limit: limit) {
        isMeant?($0) ?? true
      }
      for answer in answers
      where result.count < limit
        && !result.contains(where: { $0.place == answer.place })
      {
        result.append(answer)
      }
    }
    return result
  }

  /// Returns the rows with the nearest names, nearest first. Equally near rows keep their order.
  ///
  /// - Parameter included: the degrees of nearness to include.
  private func nearest(
    _ text: [UInt32], _ names: [Int],
    _ included: [TypoForgiveness.Nearness] = TypoForgiveness.Nearness.allCases
  ) -> [Int] {
    var near: [(nearness: Int, order: Int, row: Int)] = []
    for (order, row) in names.enumerated() {
      let name = TypoForgiveness.codePoints(rows.key(row))
      if let nearness = TypoForgiveness.nearness(text, name), included.contains(nearness) {
        near.append((nearness.rawValue, order, row))
      }
    }
    near.sort { ($0.nearness, $0.order) < ($1.nearness, $1.order) }
    return near.prefix(TypoForgiveness.candidates).map(\.row)
  }
}
