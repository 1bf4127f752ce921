import Routing

extension ImportedNetwork {
  /// Finds pairs of opposite links whose costs or measures differ, and makes both links of each
  /// pair one-way. For example, the way up a mountain takes longer than the way down. Returns the
  /// number of these pairs.
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
    // Copies of the changed links, reduced to the properties that distinguish lines on the map.
    var separated: Set<Link> = []
    for (there, back) in found {
      guard
        links[there].cost != links[back].cost
          || measures.contains(where: { links[there].values[$0] != links[back].values[$0] })
      else { continue }
      for index in [there, back] {
        let link = links[index]
        separated.insert(Link(from: link.from, to: link.to, mode: link.mode, cost: link.cost))
        links[index].isDirected = true
      }
    }
    for (index, line) in lines.enumerated() {
      let link = line.link
      if separated.contains(Link(from: link.from, to: link.to, mode: link.mode, cost: link.cost)) {
        lines[index].link.isDirected = true
      }
    }
    return separated.count / 2
  }
}
