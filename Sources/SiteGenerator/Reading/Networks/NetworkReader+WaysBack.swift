import Input
import Routing

extension NetworkReader {
  /// Warns about pairs of links between the same places. Both links of a pair run both ways,
  /// although each seems to state the cost of only one direction. Routes take the cheaper link in
  /// both directions.
  func warnOfOtherWaysBack(into diagnostics: inout Diagnostics) {
    let found = WaysBack.pairs(
      in: graphLinks.enumerated().lazy.filter { !$1.isDirected }.map { index, link in
        WaysBack.Link(
          index: index, from: Int(link.from), to: Int(link.to), kind: Int(link.mode))
      })
    var complaints = Complaints()
    for (there, back) in found where links[there].labels == links[back].labels {
      guard links[there].bends.isEmpty, links[back].bends.isEmpty else { continue }
      complaints.add(
        at: links[back].location,
        "this link is the reverse of the link at \(links[there].location)",
        hint: "both links run both ways, so routes take the cheaper one; if each has the cost of "
          + "one direction, write true in the column 'directed'",
        into: &diagnostics)
    }
    complaints.finish("links that are the reverse of other links", into: &diagnostics)
  }

  /// Warns about links that differ only in their costs, so that routes never take the more
  /// expensive one.
  func warnOfOtherCosts(into diagnostics: inout Diagnostics) {
    struct Alike: Hashable {
      let ends: Ends
      let labels: [String]
      let measures: [Int64]
      let facts: [[String]]
    }
    var first: [Alike: Int] = [:]
    var complaints = Complaints()
    for (index, link) in graphLinks.enumerated()
    where link.from != link.to && links[index].bends.isEmpty {
      let ends = Ends(
        from: Int(link.from), to: Int(link.to), mode: Int(link.mode), isDirected: link.isDirected)
      let info = links[index]
      let alike = Alike(
        ends: ends, labels: info.labels, measures: info.measures, facts: info.facts)
      guard let known = first[alike] else {
        first[alike] = index
        continue
      }
      complaints.add(
        at: info.location,
        "this link differs from the link at \(links[known].location) only in its cost",
        hint: "routes take the cheaper one; remove the other, or give each a label",
        into: &diagnostics)
    }
    complaints.finish("links that differ from other links only in their cost", into: &diagnostics)
  }
}
