import Input
import Markup

extension KeyReference {
  /// The word after the fence of a block that names a table.
  static let blockKind = "keys"

  /// Reads the fenced blocks of a text: for each that names a table, the list that its page shows;
  /// `nil` for one of another kind. A block that names no table is reported.
  static func read(
    _ blocks: [MarkdownDocument.Block], into diagnostics: inout Diagnostics
  ) -> [HTML?] {
    blocks.map { block in
      block.kind == blockKind ? list(for: block, into: &diagnostics) : nil
    }
  }

  private static func list(
    for block: MarkdownDocument.Block, into diagnostics: inout Diagnostics
  ) -> HTML? {
    let lines = String(decoding: block.bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 1, let name = lines.first.map(String.init) else {
      diagnostics.error(
        at: block.location,
        lines.isEmpty ? "the block 'keys' is empty" : "the block 'keys' has several lines",
        hint: "write the name of one table, such as \(FileKeys.site.name)")
      return nil
    }
    if let table = all.first(where: { $0.name == name }) { return html(table) }
    var location = block.location
    location.line += 1
    location.column = 1
    diagnostics.error(
      at: location, "unknown table of keys '\(name)'",
      hint: Suggestion.hint(for: name, among: all.map(\.name))
        ?? "write the name of a file, such as \(FileKeys.site.name)")
    return nil
  }

  private static func html(_ table: FileKeys) -> HTML {
    var text = "<dl class=\"keys\">\n"
    for key in table.keys {
      let presence = key.fallback.map { "default: \($0)" } ?? "required"
      text += """
        <dt><code>\(escaped(key.name))</code> \
        <span class="count">\(phrase("\(key.type); \(presence)"))</span></dt>
        <dd>\(phrase(key.meaning)) <code>\(escaped(key.example))</code></dd>

        """
    }
    return HTML(text + "</dl>\n")
  }

  /// A text in which words between backticks are code.
  private static func phrase(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    var phrase = ""
    for (index, part) in parts.enumerated() {
      let shown = escaped(String(part))
      phrase += index.isMultiple(of: 2) ? shown : "<code>\(shown)</code>"
    }
    return phrase
  }

  private static func escaped(_ text: String) -> String {
    String(decoding: HTML.escaping(text).bytes, as: UTF8.self)
  }
}
