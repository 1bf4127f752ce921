/// A text from a catalogue. Names in braces are variables: "{count} places".
struct WordText: Sendable {
  /// A literal part of a text, or a variable.
  enum Part: Sendable {
    case text(String)
    /// The name of a variable, without braces.
    case value(String)
  }

  /// The text with its variables in braces.
  let source: String
  let parts: [Part]

  /// Returns `nil` if a brace is unmatched, or if the text between two braces is not a valid name.
  init?(_ source: String) {
    self.source = source
    var parts: [Part] = []
    var rest = source[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else { return nil }
      let name = rest[rest.index(after: brace)..<end]
      guard Self.isName(name) else { return nil }
      if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
      parts.append(.value(String(name)))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  /// Returns true if a text is a valid name of a key or variable: ASCII letters and digits,
  /// starting with a lower-case letter.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7a).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (0x61...0x7a).contains($0 | 0x20) || (0x30...0x39).contains($0)
    }
  }

  /// A Boolean value that is true if the text contains `&` or `<`. Most texts contain neither, so
  /// their markup equals their source.
  var mayHaveMarkup: Bool {
    source.utf8.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }
  }

  /// The source as markup: `&` and `<` are escaped unless they begin an entity or a tag.
  var markup: String {
    guard mayHaveMarkup else { return source }
    return source.replacing(/&(?!#?[0-9A-Za-z]+;)/, with: "&amp;")
      .replacing(/<(?!\/?[A-Za-z])/, with: "&lt;")
  }

  var names: Set<String> {
    Set(parts.compactMap { if case .value(let name) = $0 { name } else { nil } })
  }

  /// Returns the text with its variables replaced by values. The argument `count` replaces the
  /// variable `count`, unless `values` has a value for that variable.
  func filled(_ values: KeyValuePairs<String, String>, count: String? = nil) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let name):
        result +=
          values.first { $0.key == name }?.value ?? (name == "count" ? count : nil) ?? "{\(name)}"
      }
    }
    return result
  }
}
