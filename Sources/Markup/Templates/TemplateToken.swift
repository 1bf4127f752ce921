/// A token of a template file: a tag, or text of at most one line.
struct TemplateToken {
  enum Kind: Equatable {
    case text
    case variable, unescaped, comment, delimiters
    case section, inverted, close
    case partial, parent, block

    /// A Boolean value that is true if a tag of this kind is standalone when it is alone on its
    /// line. Parent and block tags have their own rules; see ``TemplateLayout``.
    var canStandAlone: Bool {
      switch self {
      case .comment, .delimiters, .section, .inverted, .close, .partial: true
      case .text, .variable, .unescaped, .parent, .block: false
      }
    }
  }

  let kind: Kind
  /// The token's bytes: the text, or the whole tag with its delimiters.
  let range: Range<Int>
  /// The name in the tag; a dynamic name includes its `*`.
  let name: String
  let nameOffset: Int
}
