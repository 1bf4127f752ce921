public import Input

/// A file that a link or an image in a text refers to.
public struct MarkdownFile: Sendable {
  /// Finds the file that an address refers to; reports what is wrong with it.
  public typealias Search = (MarkdownDocument.Link, inout Diagnostics) -> MarkdownFile?

  /// The address that the page has for it.
  public var address: String
  /// The picture in it; `nil` for a link, or if it is unknown.
  public var picture: Picture?

  /// A file at an address.
  public init(address: String, picture: Picture? = nil) {
    self.address = address
    self.picture = picture
  }
}
