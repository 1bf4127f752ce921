import Input
import Markup

extension KeyReference {
  static let blockKind = "keys"

  /// Returns the table that a block names. Reports an unknown table.
  static func table(
    of block: MarkdownDocument.Block, into diagnostics: inout Diagnostics
  ) -> FileKeys? {
    let lines = String(decoding: block.bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 1, let name = lines.first.map(String.init) else {
      diagnostics.error(
        at: block.location,
        lines.isEmpty ? "the block 'keys' is empty" : "the block 'keys' has several lines",
        hint: "write the name of one table, such as \(FileKeys.site.name)")
      return nil
    }
    if let table = all.first(where: { $0.name == name }) { return table }
    var location = block.location
    location.line += 1
    location.column = 1
    diagnostics.error(
      at: location, "unknown table of keys '\(name)'",
      hint: Suggestion.hint(for: name, among: all.map(\.name))
        ?? "write the name of a file, such as \(FileKeys.site.name)")
    return nil
  }

  static func html(_ table: FileKeys, in words: PageWords) -> HTML {
    var list = "<dl class=\"keys\">\n"
    for key in table.keys {
      let type = text("keyTypes", key.type, of: key, in: words)
      let presence =
        key.fallback.map {
          words(
            "keyTypes.optional",
            ["type": type, "fallback": text("keyDefaults", $0, of: key, in: words)])
        } ?? words("keyTypes.required", ["type": type])
      let meaning =
        self.meaning(of: key, in: table, words)
        .flatMap { words.catalogue.text($0)?.filled(values(of: key)) } ?? ""
      list += """
        <dt><code>\(escaped(key.name))</code> \
        <span class="count">\(phrase(presence))</span></dt>
        <dd>\(phrase(meaning)) <code>\(escaped(key.example))</code></dd>

        """
    }
    return HTML(list + "</dl>\n")
  }

  /// Returns the name of the catalogue text that explains a key; `nil` if there is none. Prefers a
  /// text for the key in this table, then a text for all tables of the same kind, such as the
  /// tables of figures, then a text for any table.
  static func meaning(of key: FileKeys.Key, in table: FileKeys, _ words: PageWords) -> String? {
    let file = parts(of: table.name)
    let name = parts(of: key.name)
    return [file + name, file.prefix(1) + name, name].lazy.map { "keys.\(identifier($0))" }
      .first { words.catalogue.text($0) != nil }
  }

  /// Returns the catalogue text with the given name. Returns the name itself if it is a number or
  /// code, or if the catalogue has no such text.
  private static func text(
    _ area: String, _ name: String, of key: FileKeys.Key, in words: PageWords
  ) -> String {
    WordText.isName(name)
      ? words.catalogue.text("\(area).\(name)")?.filled(values(of: key)) ?? name : name
  }

  private static func values(of key: FileKeys.Key) -> KeyValuePairs<String, String> {
    ["value": key.value ?? ""]
  }

  /// Returns the words of a name, without a file extension.
  private static func parts(of name: String) -> [Substring] {
    name.split { !($0.isLetter || $0.isNumber) }.filter { !["yml", "csv", "tsv"].contains($0) }
  }

  /// Joins words into a name in the catalogue, such as "networkRegionsColorDark".
  private static func identifier(_ parts: [Substring]) -> String {
    guard let first = parts.first else { return "" }
    return first + parts.dropFirst().map { String($0).capitalizedFirst }.joined()
  }

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
