import Input
import Markup

extension KeyReference {
  /// The list that a page shows for a fenced block: the table that a block `keys` names.
  @Sendable
  static func block(_ language: String, _ text: String) -> HTML? {
    guard language == "keys" else { return nil }
    let name = String(text.split(separator: "\n").first ?? "")
    return all.first { $0.name == name }.map(html)
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
