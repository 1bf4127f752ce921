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
      writer.list(find()) { $1.write(to: &$0) }
      return writer.bytes
    }
    var reader = ByteReader(bytes[...])
    return (try? reader.list(CountryShape.init)) ?? find()
  }
}

extension CountryShape {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.list(places) { $0.number($1) }
    writer.list(links) { writer, link in
      writer.number(link.from)
      writer.number(link.to)
      switch link.crossing {
      case .none: writer.number(0)
      case .sea: writer.number(1)
      case .country(let index): writer.number(2 + index)
      }
    }
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let kinds: [Crossing] = [.none, .sea]
    places = try reader.list { (reader) throws(ByteReader.Damage) in try reader.number() }
    links = try reader.list { (reader) throws(ByteReader.Damage) in
      let (from, to, crossing) = (try reader.number(), try reader.number(), try reader.number())
      return Link(
        from: from, to: to,
        crossing: crossing < kinds.count ? kinds[crossing] : .country(crossing - kinds.count))
    }
  }
}
