indirect enum TemplateNode: Sendable {
  /// Bytes to copy.
  case text(Range<Int>)
  /// The beginning of a line that is output, with the line's own indentation. The indentation of a
  /// partial is inserted here.
  case lineStart(Range<Int>)
  case variable(TemplateName, escaped: Bool)
  case section(TemplateName, inverted: Bool, body: [TemplateNode])
  /// A partial, or a parent (a partial with arguments). `indentation` is the white space before a
  /// tag that is alone on its line.
  case partial(PartialName, offset: Int, indentation: Range<Int>, arguments: [TemplateBlock])
  case block(TemplateBlock)
}

enum PartialName: Sendable {
  /// The name of a partial, as in `{{>name}}`.
  case fixed(String)
  /// A field whose value is the name of a partial, as in `{{>*field}}`.
  case dynamic(TemplateName)
}

/// A `{{$name}}…{{/name}}` block. Directly inside a parent tag, a block replaces the parent's block
/// of the same name. Anywhere else, a block is content that a parent tag can replace.
struct TemplateBlock: Sendable {
  let name: String
  let offset: Int
  /// A Boolean value that is true if the opening tag is alone on its line. Such a line is not part
  /// of the output.
  let isStandalone: Bool
  /// The white space before the opening tag; empty if other text precedes the tag on its line.
  let indentation: Range<Int>
  let body: [TemplateNode]

  /// The indentation of the first line of the content; `nil` if the opening tag is not standalone,
  /// or if the content does not begin with a line.
  var intrinsicIndentation: Range<Int>? {
    isStandalone ? Self.firstLineStart(of: body) : nil
  }

  var startsWithLine: Bool {
    if case .lineStart = body.first { true } else { false }
  }

  private static func firstLineStart(of nodes: [TemplateNode]) -> Range<Int>? {
    for node in nodes {
      switch node {
      case .lineStart(let range): return range
      case .section(_, _, let body):
        if let range = firstLineStart(of: body) { return range }
      default: return nil
      }
    }
    return nil
  }
}

struct TemplateName: Sendable {
  let text: String
  let offset: Int
  /// The parts between the dots; empty for `.` alone.
  let parts: [String]
  /// A Boolean value that is true if the name begins with a dot. Then only the innermost context is
  /// searched.
  let isLocal: Bool

  init(text: String, offset: Int) {
    self.text = text
    self.offset = offset
    isLocal = text.hasPrefix(".")
    parts = text == "." ? [] : text.split(separator: ".").map(String.init)
  }

  /// A Boolean value that is true if the dots are in valid places.
  var isWellFormed: Bool {
    if text == "." { return true }
    let inner = isLocal ? text.dropFirst() : text[...]
    return !inner.isEmpty
      && inner.split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty }
  }
}
