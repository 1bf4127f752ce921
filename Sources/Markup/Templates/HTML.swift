public import Input

/// Finished markup in UTF-8 that a template copies unchanged through `{{{name}}}`. Text from input
/// files must be escaped before an `HTML` value is made from it.
public struct HTML: Sendable, Equatable {
  /// The markup as UTF-8.
  public var bytes: [UInt8]
  /// The source locations of parts of the markup, sorted by offset.
  public var sources: [Source] = []

  /// The source location of the markup from `offset` up to the next source.
  public struct Source: Sendable, Equatable {
    /// The offset of the first byte.
    public var offset: Int
    /// The location in the source text.
    public var location: SourceLocation

    /// Makes a source for the markup that begins at a byte offset.
    public init(offset: Int, location: SourceLocation) {
      self.offset = offset
      self.location = location
    }
  }

  func location(at offset: Int) -> SourceLocation? {
    sources.last { $0.offset <= offset }?.location
  }

  func part(_ range: Range<Int>) -> HTML {
    var part = HTML(bytes: Array(bytes[range]))
    if let first = location(at: range.lowerBound) {
      part.sources = [Source(offset: 0, location: first)]
    }
    part.sources += sources.filter { $0.offset > range.lowerBound && $0.offset < range.upperBound }
      .map { Source(offset: $0.offset - range.lowerBound, location: $0.location) }
    return part
  }

  /// Appends markup and its source locations.
  public mutating func append(_ other: HTML) {
    sources += other.sources.map {
      Source(offset: bytes.count + $0.offset, location: $0.location)
    }
    bytes += other.bytes
  }

  /// Wraps finished markup.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Wraps finished markup given as text.
  public init(_ text: String) {
    self.bytes = Array(text.utf8)
  }

  /// Markup that shows `text`, with every special character escaped.
  public static func escaping(_ text: String) -> HTML {
    var bytes: [UInt8] = []
    Escape.append(text, for: .attribute, to: &bytes)
    return HTML(bytes: bytes)
  }
}
