import Geography

/// The places and links of a country's network. They are cached, because finding them takes most of
/// the time needed to derive a network.
struct CountryShape: Sendable {
  struct Link: Sendable {
    /// An index in ``CountryShape/places``, like `to`.
    let from: Int
    let to: Int
    let crossing: Crossing
  }

  /// Indices in the table of places.
  let places: [Int]
  let links: [Link]
}

extension Findings {
  func shapes(_ digest: Digest, _ find: () -> [CountryShape]) -> [CountryShape] {
    let bytes = bytes("country networks", digest) {
      var writer = ByteWriter()
      let shapes = find()
      writer.number(shapes.count)
      for shape in shapes { shape.write(to: &writer) }
      return writer.bytes
    }
    var reader = ByteReader(bytes[...])
    return (try? CountryShape.all(&reader)) ?? find()
  }
}

extension CountryShape {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.number(places.count)
    for place in places { writer.number(place) }
    writer.number(links.count)
    for link in links {
      writer.number(link.from)
      writer.number(link.to)
      switch link.crossing {
      case .none: writer.number(0)
      case .sea: writer.number(1)
      case .country(let index): writer.number(2 + index)
      }
    }
  }

  fileprivate static func all(
    _ reader: inout ByteReader
  ) throws(ByteReader.Damage) -> [CountryShape] {
    var shapes: [CountryShape] = []
    for _ in 0..<(try reader.count()) { shapes.append(try CountryShape(&reader)) }
    return shapes
  }

  private init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    var places: [Int] = []
    for _ in 0..<(try reader.count()) { places.append(try reader.number()) }
    var links: [Link] = []
    for _ in 0..<(try reader.count()) {
      let (from, to, crossing) = (try reader.number(), try reader.number(), try reader.number())
      let kinds: [Crossing] = [.none, .sea]
      links.append(
        Link(
          from: from, to: to,
          crossing: crossing < kinds.count ? kinds[crossing] : .country(crossing - kinds.count)))
    }
    self.init(places: places, links: links)
  }
}
