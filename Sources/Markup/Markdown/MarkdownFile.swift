public import Input

/// A file that a link or an image in a text refers to.
public struct MarkdownFile: Sendable {
  /// A function that finds the file that an address refers to, and reports faults in the address.
  public typealias Search = (MarkdownDocument.Link, inout Diagnostics) -> MarkdownFile?

  /// The address that the page uses for the file.
  public var address: String
  /// The picture in the file; `nil` for a link, or if the picture is unknown.
  public var picture: Picture?

  /// Makes a file from its address and its picture.
  public init(address: String, picture: Picture? = nil) {
    self.address = address
    self.picture = picture
  }
}
