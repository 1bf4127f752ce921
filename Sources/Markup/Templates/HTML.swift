public import Input

/// Finished markup made by our own code (a map, a rendered text): UTF-8 that a template copies
/// unchanged through `{{{name}}}`. Text from outside must be escaped before it is wrapped.
public struct HTML: Sendable, Equatable {
  /// The markup as UTF-8.
  public var bytes: [UInt8]
  /// The sources of stretches of it, in their order.
  public var sources: [Source] = []

  /// The source of the markup from `offset` on.
  public struct Source: Sendable, Equatable {
    /// The first byte.
    public var offset: Int
    /// The location in a text.
    public var location: SourceLocation

    /// Notes a place.
    public init(offset: Int, location: SourceLocation) {
      self.offset = offset
      self.location = location
    }
  }

  /// The location that a byte of the markup comes from, if it is known.
  func location(at offset: Int) -> SourceLocation? {
    sources.last { $0.offset <= offset }?.location
  }

  /// A part of the markup, with the sources of its stretches.
  func part(_ range: Range<Int>) -> HTML {
    var part = HTML(bytes: Array(bytes[range]))
    if let first = location(at: range.lowerBound) {
      part.sources = [Source(offset: 0, location: first)]
    }
    part.sources += sources.filter { $0.offset > range.lowerBound && $0.offset < range.upperBound }
      .map { Source(offset: $0.offset - range.lowerBound, location: $0.location) }
    return part
  }

  /// Adds markup at the end, with its sources.
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

  /// Markup that shows `text` and nothing else: every special character escaped.
  public static func escaping(_ text: String) -> HTML {
    var bytes: [UInt8] = []
    Escape.append(text, for: .attribute, to: &bytes)
    return HTML(bytes: bytes)
  }
}
