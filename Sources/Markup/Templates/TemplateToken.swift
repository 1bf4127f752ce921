/// What a template file is made of before it is nested: text, at most one line each, and tags.
struct TemplateToken {
  enum Kind: Equatable {
    case text
    case variable, unescaped, comment, delimiters
    case section, inverted, close
    case partial, parent, block

    /// Whether a tag of this kind vanishes together with its line if it is alone there.
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
  /// The name in the tag; a dynamic name with its `*`.
  let name: String
  /// Where the name begins.
  let nameOffset: Int
}
