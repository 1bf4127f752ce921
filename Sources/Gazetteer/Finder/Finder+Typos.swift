extension Finder {
  /// Returns places with a name, or the beginning of a name, that differs from a text by one or two
  /// edits.
  func suggestions(_ query: FinderQuery, limit: Int) -> [BestAnswers.Answer] {
    let text = TypoForgiveness.codePoints(query.name)
    guard text.count >= TypoForgiveness.minimumLength else { return [] }
    let isMeant = filter(query.regions, asBeginning: true)
    var near = nearest(text, typos.rows(beginningWith: TypoNames.firstLetter(query.name)))
    if near.isEmpty { near = nearest(text, typos.any) }
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
  private func nearest(_ text: [UInt32], _ names: [Int]) -> [Int] {
    var near: [(nearness: Int, order: Int, row: Int)] = []
    for (order, row) in names.enumerated() {
      let name = TypoForgiveness.codePoints(rows.key(row))
      if let nearness = TypoForgiveness.nearness(text, name) {
        near.append((nearness.rawValue, order, row))
      }
    }
    near.sort { ($0.nearness, $0.order) < ($1.nearness, $1.order) }
    return near.prefix(TypoForgiveness.candidates).map(\.row)
  }
}
