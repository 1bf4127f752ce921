public import Input

/// The result of checking a page: its faults, and the facts that other pages or the build need.
public struct PageFacts: Sendable {
  /// The id of an element. The fragment of an address can refer to the id.
  public struct ID: Sendable, Equatable {
    /// The value of the `id` attribute.
    public let value: String
    /// The line of the element that has the id.
    public let line: Int
  }

  /// An address in an attribute.
  public struct Reference: Sendable, Equatable {
    /// The purpose of an address.
    public enum Kind: Sendable {
      /// A link that a reader can follow (`a`).
      case link
      /// A file that the page needs (`img`, `script`, `link`, `use`, data attributes that name
      /// files).
      case resource
      /// Another element of the same page, named by its bare id (`for`, `aria-labelledby`, ...).
      case id
    }

    /// The purpose of the address.
    public let kind: Kind
    /// The address in the attribute, with entities resolved. It is relative, absolute, a
    /// `#fragment`, or a bare id if the kind is ``Kind/id``.
    public let value: String
    /// The line of the element that has the attribute.
    public let line: Int
    /// The element and the attribute, such as `a href`.
    public let place: String
  }

  /// The page's path, as it appears in messages.
  public let path: String
  /// The faults in the page, sorted by line; at most 200.
  public var diagnostics: [Diagnostic] = []
  /// The text of the page's `title` element, without leading and trailing white space.
  public var title = ""
  /// All ids, in document order.
  public var ids: [ID] = []
  /// All addresses, in document order.
  public var references: [Reference] = []

  /// A Boolean value that is true if the page is not well-formed. Some of its ids may then be
  /// missing.
  public var isBroken = false
  /// A Boolean value that is true if the page has markup that no earlier page had: an element in a
  /// new position, or with a new attribute.
  public var isNovel = false
}
