/// Finds links that lead back: two links of the same places that each lead both ways, written in opposite
/// directions. Their costs may be those of one direction each.
public enum WaysBack {
  /// A link that leads both ways, as it is written.
  public struct Link {
    let index: Int
    let from: Int32
    let to: Int32
    let kind: Int

    /// Makes a link.
    ///
    /// - Parameters:
    ///   - index: its position in a list of links.
    ///   - kind: a number that only links which may belong together share, such as those of a mode.
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

  /// The positions of such links, in the order of the second ones. Of places that more than two links of a
  /// kind join, none are found: which of them belong together is unknown.
  public static func pairs(in links: some Sequence<Link>) -> [(there: Int, back: Int)] {
    var first: [Ends: Link] = [:]
    // Few links have others beside them.
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
