public import Geography
public import Input

/// Reads networks in the format of the 9th DIMACS Implementation Challenge (Shortest Paths, 2006).
/// Road networks are published in this format. A network is a `.gr` file of arcs and an optional
/// `.co` file of coordinates.
///
/// ```
/// c a comment
/// p sp 3 2
/// a 1 2 5
/// a 2 3 7
/// ```
///
/// Places are numbered from 1 in the files, and from 0 in a ``Network``. The arc in the nth `a`
/// line has the index n - 1. Coordinates are whole millionths of a degree, longitude before
/// latitude.
///
/// Each malformed line is reported with its location in the file. At most
/// ``Input/Diagnostics/limit`` lines are reported.
public enum DIMACS {
  /// The content of a `.gr` file.
  public struct Arcs: Hashable, Sendable {
    /// The number of places.
    public var placeCount: Int
    /// The arcs, as directed links.
    public var links: [Link]

    /// The links after joining arcs. Each pair of opposite arcs with the same cost becomes one
    /// undirected link, at the position of the first arc of the pair. Files of road networks list
    /// every road as two arcs. Joining them halves the memory that a ``Network`` takes.
    public var joined: [Link] {
      // In this order, arcs with the same ends and the same cost are next to each other.
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

  /// Reads a `.gr` file, and reports all errors in it.
  /// - Returns: the arcs, or `nil` if there is an error.
  public static func readArcs(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> Arcs? {
    var reader = DIMACSReader(path: path, kind: .arcs)
    reader.read(bytes.span)
    diagnostics.append(contentsOf: reader.diagnostics)
    return reader.diagnostics.hasErrors
      ? nil : Arcs(placeCount: reader.placeCount, links: reader.links)
  }

  /// Reads a `.co` file, and reports all errors in it.
  ///
  /// - Parameter placeCount: the expected number of places; `nil` to accept any.
  /// - Returns: a coordinate for each place, or `nil` if there is an error.
  public static func readCoordinates(
    _ bytes: [UInt8], path: String, placeCount: Int? = nil, into diagnostics: inout Diagnostics
  ) -> [Coordinate]? {
    var reader = DIMACSReader(path: path, kind: .coordinates(expected: placeCount))
    reader.read(bytes.span)
    diagnostics.append(contentsOf: reader.diagnostics)
    return reader.diagnostics.hasErrors ? nil : reader.coordinates
  }
}
