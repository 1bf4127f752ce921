import Routing

extension ImportedNetwork {
  /// Finds pairs of opposite links whose costs or measures differ, and makes both links of each
  /// pair one-way. Returns the number of these pairs. For example, the way up a mountain takes
  /// longer than the way down.
  mutating func separateDirections() -> Int {
    let measures = linkColumns.indices.filter {
      linkColumns[$0].unit != nil && !linkColumns[$0].isMeasured
    }
    let kinds = labels.count + 1
    let found = WaysBack.pairs(
      in: links.enumerated().lazy.filter { !$1.isDirected }.map { index, link in
        WaysBack.Link(
          index: index, from: link.from, to: link.to,
          kind: link.mode * kinds + (link.label ?? kinds - 1))
      })
    var separated: Set<Link> = []
    for (there, back) in found {
      guard
        links[there].cost != links[back].cost
          || measures.contains(where: { links[there].values[$0] != links[back].values[$0] })
      else { continue }
      for index in [there, back] {
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
  /// The link with only the properties that identify its line on the map.
  fileprivate var withoutFacts: ImportedNetwork.Link {
    ImportedNetwork.Link(from: from, to: to, mode: mode, cost: cost)
  }
}
