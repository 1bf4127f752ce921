import Input
import Routing

extension NetworkReader {
  /// The ends of links, whatever their direction, with their mode.
  private struct Pair: Hashable {
    let low: Int32
    let high: Int32
    let mode: UInt8
  }

  /// Warns of two links that lead both ways, of which one states the cost there and the other that of the way
  /// back: routes take the cheaper one in both directions.
  func warnOfOtherWaysBack(into diagnostics: inout Diagnostics) {
    var known: [Pair: Int] = [:]
    // Few links have others beside them.
    var groups: [Pair: [Int]] = [:]
    for (index, link) in graphLinks.enumerated() where !link.isDirected {
      let pair = Pair(
        low: min(link.from, link.to), high: max(link.from, link.to), mode: link.mode)
      if let first = known[pair] {
        groups[pair, default: [first]].append(index)
      } else {
        known[pair] = index
      }
    }
    var complaints = Complaints()
    for group in groups.values.filter({ $0.count == 2 }).sorted(by: { $0[1] < $1[1] }) {
      let (there, back) = (group[0], group[1])
      guard graphLinks[there].from == graphLinks[back].to,
        graphLinks[there].from != graphLinks[there].to, links[there].labels == links[back].labels,
        links[there].bends.isEmpty, links[back].bends.isEmpty
      else { continue }
      complaints.add(
        at: links[back].location, "the way back of the link at \(links[there].location)",
        hint: "both lead both ways, so routes take the cheaper one; if each states the cost of one "
          + "direction, write true in the column 'directed'",
        into: &diagnostics)
    }
    complaints.finish("ways back of other links", into: &diagnostics)
  }
}
