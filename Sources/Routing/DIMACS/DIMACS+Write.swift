public import Geography
internal import Input

extension DIMACS {
  /// A network as a `.gr` file. An undirected link is written as two consecutive arcs, a self-loop
  /// as one arc. Modes are not written.
  public static func graphFile(of network: Network) -> [UInt8] {
    let arcCount = network.links.reduce(0) { $0 + ($1.isDirected || $1.from == $1.to ? 1 : 2) }
    var bytes = Array("p sp \(network.placeCount) \(arcCount)\n".utf8)
    bytes.reserveCapacity(20 * arcCount)
    for link in network.links {
      append(&bytes, "a", Int(link.from) + 1, Int(link.to) + 1, Int(link.cost))
      if !link.isDirected, link.from != link.to {
        append(&bytes, "a", Int(link.to) + 1, Int(link.from) + 1, Int(link.cost))
      }
    }
    return bytes
  }

  /// Coordinates as a `.co` file, rounded to millionths of a degree (11 cm).
  /// - Returns: `nil` if a coordinate is not a place on the earth.
  public static func coordinateFile(of coordinates: [Coordinate]) -> [UInt8]? {
    guard coordinates.allSatisfy(\.isValid) else { return nil }
    var bytes = Array("p aux sp co \(coordinates.count)\n".utf8)
    bytes.reserveCapacity(28 * coordinates.count)
    for (place, coordinate) in coordinates.enumerated() {
      append(
        &bytes, "v", place + 1, Int((coordinate.longitude * 1e6).rounded()),
        Int((coordinate.latitude * 1e6).rounded()))
    }
    return bytes
  }

  private static func append(
    _ bytes: inout [UInt8], _ letter: Unicode.Scalar, _ a: Int, _ b: Int, _ c: Int
  ) {
    bytes.append(UInt8(ascii: letter))
    for number in [a, b, c] {
      bytes.append(UInt8(ascii: " "))
      bytes.append(integer: number)
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
