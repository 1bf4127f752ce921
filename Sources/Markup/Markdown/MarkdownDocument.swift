public import Input

/// A text written in Markdown, rendered and analysed.
public struct MarkdownDocument: Sendable {
  /// A heading of the text.
  public struct Heading: Sendable, Equatable {
    /// The level: 1 for the title, 2 for a chapter, 3 for a section of a chapter, and so on.
    public let level: Int
    /// The words of the heading without markup.
    public let text: String
    /// The id that links can use as a fragment. It is unique in the text.
    public let id: String
    /// The location in the source file.
    public let location: SourceLocation
  }

  /// A link or an image of the text.
  public struct Link: Sendable, Equatable {
    /// For a link to a known file, the address that the page uses for the file. For other links,
    /// the address as written, with Markdown's escapes resolved.
    public let destination: String
    /// A Boolean value that is true for an image and false for a link.
    public let isImage: Bool
    /// The location in the source file.
    public var location: SourceLocation
  }

  /// A fenced block that the page replaces, for example with a map.
  public struct Block: Sendable, Equatable {
    /// The word after the fence.
    public let kind: String
    /// The lines of the block, with line breaks between them.
    public let bytes: [UInt8]
    /// The location of the fence in the source file.
    public let location: SourceLocation
    /// The offset in the document's markup at which the page inserts the replacement.
    public let offset: Int
  }

  /// The words of the level 1 heading at the start of the text; `nil` if the text does not start
  /// with such a heading.
  public let title: String?
  /// The text as XHTML without the title, which the page shows elsewhere.
  public let html: HTML
  /// The headings after the title, in order.
  public let headings: [Heading]
  /// The words in bold, in order, without markup.
  public let strongTerms: [String]
  /// The links and images, in order.
  public let links: [Link]
  /// The blocks that the page replaces, in order. The markup does not contain them.
  public let blocks: [Block]
}

extension MarkdownDocument {
  /// The markup before the first block, between neighbouring blocks, and after the last block.
  public var parts: [HTML] {
    let bounds = [0] + blocks.map(\.offset) + [html.bytes.count]
    return zip(bounds, bounds.dropFirst()).map { html.part($0..<$1) }
  }

  /// A Boolean value that is true if a block is in the introduction, before every heading except
  /// the title.
  public var hasBlockBeforeHeadings: Bool {
    guard let block = blocks.first else { return false }
    return headings.first.map { block.location.line < $0.location.line } ?? true
  }
}
