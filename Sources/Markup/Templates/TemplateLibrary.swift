public import Input

/// The template files of a site: `NAME.mustache` for pages, `partials/NAME.mustache` for the parts
/// that pages share.
public struct TemplateLibrary: Sendable {
  /// A file that was read and cut into nodes.
  struct File: Sendable {
    let source: TemplateSource
    let nodes: [TemplateNode]
    let diagnostics: [Diagnostic]
  }

  /// Returns the path of a named file, for messages.
  let path: @Sendable (String) -> String
  private let parsed: [String: File]

  /// Makes a library of files given as bytes.
  ///
  /// - Parameters:
  ///   - files: the bytes by names within a folder (`home.mustache`, `partials/layout.mustache`).
  ///   - words: the texts that tags such as `{{words.route.legs}}` stand for, by their names without
  ///     `words.`; each is a piece of template in which `{name}` stands for the tag `{{name}}`.
  ///   - path: the name of a file in messages.
  public init(
    files: [String: [UInt8]], words: [String: String] = [:],
    path: @escaping @Sendable (String) -> String = { Path.join("Templates", $0) }
  ) {
    self.path = path
    parsed = files.reduce(into: [:]) { parsed, file in
      let words = TemplateWords(file.value, words: words)
      let source = TemplateSource(path: path(file.key), words: words)
      var parser = TemplateParser(source: source)
      let nodes = parser.parse()
      parsed[file.key] = File(
        source: source, nodes: nodes,
        diagnostics: words.diagnostics(in: source) + parser.diagnostics)
    }
  }

  /// The `.mustache` files of a folder.
  /// - Throws: The files that cannot be read.
  public init(folder: String) throws(Diagnostics) {
    var files: [String: [UInt8]] = [:]
    var diagnostics = Diagnostics()
    do {
      for name in try FileSystem.list(folder) where name.hasSuffix(".mustache") {
        do {
          files[name] = try FileSystem.read(Path.join(folder, name))
        } catch {
          diagnostics.append(error.diagnostic())
        }
      }
    } catch {
      diagnostics.append(error.diagnostic(hint: "this is where the templates of the pages live"))
    }
    if diagnostics.hasErrors { throw diagnostics }
    self.init(files: files) { Path.join(folder, $0) }
  }

  /// The names of all files, sorted.
  public var names: [String] {
    parsed.keys.sorted()
  }

  /// The bytes of all files, with words in place of their tags.
  public var files: [String: [UInt8]] { parsed.mapValues(\.source.bytes) }

  /// A file by its name within the folder.
  func file(_ name: String) -> File? {
    parsed[name]
  }

  /// Returns the file that `{{> name}}` and `{{< name}}` mean.
  func partial(_ name: String) -> File? {
    parsed["partials/\(name).mustache"]
  }

  /// The names that `{{> name}}` may use, sorted.
  var partialNames: [String] {
    names.filter { $0.hasPrefix("partials/") && $0.hasSuffix(".mustache") }
      .map { String($0.dropFirst("partials/".count).dropLast(".mustache".count)) }
  }
}
