public import Geography
public import Input

/// Networks in the format of the 9th DIMACS Implementation Challenge (Shortest Paths, 2006), in which
/// road networks are published: a `.gr` file of arcs and an optional `.co` file of coordinates.
///
/// ```
/// c a comment
/// p sp 3 2
/// a 1 2 5
/// a 2 3 7
/// ```
///
/// Places are counted from 1 there, and from 0 in a ``Network``; the arc in the nth `a` line has the
/// index n - 1. Coordinates are whole millionths of a degree, east before north.
///
/// ```swift
/// var diagnostics = Diagnostics()
/// let arcs = DIMACS.readArcs(try FileSystem.read("ny.gr"), path: "ny.gr", into: &diagnostics)
/// let network = try arcs.map { try Network(placeCount: $0.placeCount, links: $0.links) }
/// ```
///
/// All malformed lines are reported with their location in the file, up to
/// ``Input/Diagnostics/limit``. While a file is read, only the result, the messages and, for
/// coordinates, a Boolean for each place are allocated.
public enum DIMACS {
  /// The content of a `.gr` file.
  public struct Arcs: Hashable, Sendable {
    /// The number of places.
    public var placeCount: Int
    /// The arcs, as links of one direction.
    public var links: [Link]

    /// The links, with each two opposite arcs of the same cost joined into a link that can be taken
    /// both ways, in the order of the first of the two. Road networks contain every road as two arcs;
    /// joined they take half the memory of a ``Network``.
    public var joined: [Link] {
      // Sorting by ends, cost and direction puts opposite arcs side by side.
      let order = links.indices.sorted { a, b in
        let (first, second) = (Self.key(links[a]), Self.key(links[b]))
        return first == second ? a < b : first < second
      }
      var result = links
      var isGone = [Bool](repeating: false, count: links.count)
      var waiting: [Int] = []
      for (position, index) in order.enumerated() {
        let link = links[index]
        if position > 0, Self.key(links[order[position - 1]]) != Self.key(link) {
          waiting.removeAll(keepingCapacity: true)
        }
        guard link.isDirected, link.from != link.to else { continue }
        if let other = waiting.last, links[other].from != link.from {
          waiting.removeLast()
          let kept = min(index, other)
          result[kept].isDirected = false
          isGone[max(index, other)] = true
        } else {
          waiting.append(index)
        }
      }
      return zip(result, isGone).filter { !$0.1 }.map(\.0)
    }

    private static func key(_ link: Link) -> (Int32, Int32, Int64) {
      (min(link.from, link.to), max(link.from, link.to), link.cost)
    }
  }

  /// Reads a `.gr` file; everything wrong with it is reported.
  /// - Returns: `nil` if anything is wrong.
  public static func readArcs(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> Arcs? {
    var reader = DIMACSReader(path: path, kind: .arcs)
    reader.read(bytes.span)
    diagnostics.append(contentsOf: reader.diagnostics)
    return reader.diagnostics.hasErrors
      ? nil : Arcs(placeCount: reader.placeCount, links: reader.links)
  }

  /// Reads a `.co` file; everything wrong with it is reported.
  ///
  /// - Parameter placeCount: the expected number of places; `nil` to accept any.
  /// - Returns: a coordinate for each place, or `nil` if anything is wrong.
  public static func readCoordinates(
    _ bytes: [UInt8], path: String, placeCount: Int? = nil, into diagnostics: inout Diagnostics
  ) -> [Coordinate]? {
    var reader = DIMACSReader(path: path, kind: .coordinates(expected: placeCount))
    reader.read(bytes.span)
    diagnostics.append(contentsOf: reader.diagnostics)
    return reader.diagnostics.hasErrors ? nil : reader.coordinates
  }
}
