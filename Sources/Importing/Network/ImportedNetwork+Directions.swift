extension ImportedNetwork {
  /// The ends of links, whatever their direction, with their mode and label.
  private struct Pair: Hashable {
    let low: Int
    let high: Int
    let mode: Int
    let label: Int?
  }

  /// Makes two links one-way that join the same places, each in its own direction and with its own costs: the
  /// way up a mountain takes longer than the way down.
  ///
  /// - Returns: the number of such pairs.
  mutating func separateDirections() -> Int {
    let measures = linkColumns.indices.filter {
      linkColumns[$0].unit != nil && !linkColumns[$0].isMeasured
    }
    var groups: [Pair: [Int]] = [:]
    for (index, link) in links.enumerated() where !link.isDirected {
      let pair = Pair(
        low: min(link.from, link.to), high: max(link.from, link.to), mode: link.mode,
        label: link.label)
      groups[pair, default: []].append(index)
    }
    var separated: Set<Link> = []
    for group in groups.values where group.count == 2 {
      let (there, back) = (links[group[0]], links[group[1]])
      guard there.from == back.to, there.from != there.to,
        there.cost != back.cost
          || measures.contains(where: { there.values[$0] != back.values[$0] })
      else { continue }
      for index in group {
        separated.insert(links[index].withoutFacts)
        links[index].isDirected = true
      }
    }
    for (index, line) in lines.enumerated() {
      let link = Link(from: line.from, to: line.to, mode: line.mode, cost: line.cost)
      if separated.contains(link) { lines[index].isDirected = true }
    }
    return separated.count / 2
  }
}

extension ImportedNetwork.Link {
  /// The part of a link that its line states too.
  fileprivate var withoutFacts: ImportedNetwork.Link {
    ImportedNetwork.Link(from: from, to: to, mode: mode, cost: cost)
  }
}
