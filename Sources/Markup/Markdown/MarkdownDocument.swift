public import Input

/// A text written in Markdown, rendered and analysed.
public struct MarkdownDocument: Sendable {
  /// A heading of the text.
  public struct Heading: Sendable, Equatable {
    /// 2 for a chapter, 3 for a part of it, and so on (1 is the title).
    public let level: Int
    /// Its words, without markup.
    public let text: String
    /// The fragment under which it can be linked to, unique in the text.
    public let id: String
    /// The location in the source file.
    public let location: SourceLocation
  }

  /// A link or an image of the text.
  public struct Link: Sendable, Equatable {
    /// The address as written, with Markdown's escapes resolved, or that of the file that it refers
    /// to.
    public let destination: String
    /// A Boolean value that is true if it is an image to show rather than a link to follow.
    public let isImage: Bool
    /// The location in the source file.
    public var location: SourceLocation
  }

  /// A fenced block that the page replaces, for example with a map.
  public struct Block: Sendable, Equatable {
    /// The word after the fence.
    public let kind: String
    /// Its lines, with line breaks between them.
    public let bytes: [UInt8]
    /// The location of the fence in the source file.
    public let location: SourceLocation
    /// The number of bytes of markup before it.
    public let offset: Int
  }

  /// The words of the level 1 heading at the start of the text; `nil` if it has none there.
  public let title: String?
  /// The text as XHTML, without the title: the page that shows it has a place for that.
  public let html: HTML
  /// The headings after the title, in order.
  public let headings: [Heading]
  /// The words in bold, in order, without markup.
  public let strongTerms: [String]
  /// The links and images, in order.
  public let links: [Link]
  /// The blocks that the page replaces, in order; they are not in the markup.
  public let blocks: [Block]
}

extension MarkdownDocument {
  /// The markup before the first block, between blocks, and after the last: one part more than there
  /// are blocks.
  public var parts: [HTML] {
    let bounds = [0] + blocks.map(\.offset) + [html.bytes.count]
    return zip(bounds, bounds.dropFirst()).map { html.part($0..<$1) }
  }
}
