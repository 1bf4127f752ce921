/// Finds pairs of undirected links that join the same two places but are written in opposite
/// directions. In such a pair, the cost of each link may apply only to the direction in which the
/// link is written.
public enum WaysBack {
  /// An undirected link in the direction in which it is written.
  public struct Link {
    let index: Int
    let from: Int32
    let to: Int32
    let kind: Int

    /// Makes a link with its position in a list of links.
    ///
    /// - Parameter kind: a number, such as the mode. Only links of the same kind can form a pair.
    public init(index: Int, from: Int, to: Int, kind: Int) {
      self.index = index
      self.from = Int32(truncatingIfNeeded: from)
      self.to = Int32(truncatingIfNeeded: to)
      self.kind = kind
    }
  }

  private struct Ends: Hashable {
    let low: Int32
    let high: Int32
    let kind: Int
  }

  /// The pairs, each with the positions of its two links, sorted by the position of the second
  /// link. If more than two links of a kind join the same places, none of them is returned, because
  /// it is unknown which two form a pair.
  public static func pairs(in links: some Sequence<Link>) -> [(there: Int, back: Int)] {
    var first: [Ends: Link] = [:]
    var others: [Ends: [Link]] = [:]
    for link in links where link.from != link.to {
      let ends = Ends(
        low: min(link.from, link.to), high: max(link.from, link.to), kind: link.kind)
      if first[ends] == nil {
        first[ends] = link
      } else {
        others[ends, default: []].append(link)
      }
    }
    return others.compactMap { ends, later in
      guard later.count == 1, let link = first[ends], link.from == later[0].to else { return nil }
      return (link.index, later[0].index)
    }.sorted { $0.1 < $1.1 }
  }
}
