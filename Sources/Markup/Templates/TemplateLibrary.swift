public import Input

/// The template files of a site: `NAME.mustache` for pages, `partials/NAME.mustache` for the parts
/// that pages share.
public struct TemplateLibrary: Sendable {
  struct File: Sendable {
    let source: TemplateSource
    let nodes: [TemplateNode]
    let diagnostics: [Diagnostic]
  }

  /// The names of the texts that have replaced `{{words.…}}` tags in the files.
  public private(set) var usedWords: Set<String> = []
  /// Returns the path of a named file, for messages.
  let path: @Sendable (String) -> String
  private let parsed: [String: File]

  /// Makes a library from files given as bytes.
  ///
  /// - Parameters:
  ///   - files: The content of each file, keyed by its path in the folder, such as `home.mustache`
  ///     or `partials/layout.mustache`.
  ///   - words: The texts that replace tags such as `{{words.route.legs}}`, keyed by the name
  ///     without `words.`. In a text, `{name}` becomes the tag `{{name}}`.
  public init(
    files: [String: [UInt8]], words: [String: String] = [:],
    path: @escaping @Sendable (String) -> String = { Path.join("Templates", $0) }
  ) {
    self.path = path
    var usedWords: Set<String> = []
    parsed = files.reduce(into: [:]) { parsed, file in
      // Some editors write a byte order mark, which must not reach the page.
      let hasMark = file.value.starts(with: [0xEF, 0xBB, 0xBF])
      let words = TemplateWords(Array(file.value.dropFirst(hasMark ? 3 : 0)), words: words)
      usedWords.formUnion(words.used)
      let source = TemplateSource(path: path(file.key), words: words)
      var parser = TemplateParser(source: source)
      let nodes = parser.parse()
      parsed[file.key] = File(
        source: source, nodes: nodes,
        diagnostics: words.diagnostics(in: source) + parser.diagnostics)
    }
    self.usedWords = usedWords
  }

  /// The names of all files, sorted.
  public var names: [String] {
    parsed.keys.sorted()
  }

  /// The content of all files, with texts in place of their `{{words.…}}` tags.
  public var files: [String: [UInt8]] { parsed.mapValues(\.source.bytes) }

  func file(_ name: String) -> File? {
    parsed[name]
  }

  /// Returns the file that `{{> name}}` and `{{< name}}` refer to; `nil` if there is no such file.
  func partial(_ name: String) -> File? {
    parsed["partials/\(name).mustache"]
  }

  /// The names that `{{> name}}` may use, sorted.
  var partialNames: [String] {
    names.filter { $0.hasPrefix("partials/") && $0.hasSuffix(".mustache") }
      .map { String($0.dropFirst("partials/".count).dropLast(".mustache".count)) }
  }
}
