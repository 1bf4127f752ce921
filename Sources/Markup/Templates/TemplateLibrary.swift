public import Input

/// The template files of a site: `NAME.mustache` a page, `partials/NAME.mustache` what pages share.
public struct TemplateLibrary: Sendable {
  /// A file that was read and cut into nodes.
  struct File: Sendable {
    let source: TemplateSource
    let nodes: [TemplateNode]
    let diagnostics: [Diagnostic]
  }

  /// The path of a file of a name, for messages.
  let path: @Sendable (String) -> String
  private let files: [String: File]

  /// A library of files given as bytes, by their names within a folder (`home.mustache`,
  /// `partials/layout.mustache`); `path` is what messages call a file of a name.
  public init(
    files: [String: [UInt8]],
    path: @escaping @Sendable (String) -> String = { Path.join("Templates", $0) }
  ) {
    self.path = path
    self.files = files.reduce(into: [:]) { parsed, file in
      let source = TemplateSource(path: path(file.key), bytes: file.value)
      var parser = TemplateParser(source: source)
      let nodes = parser.parse()
      parsed[file.key] = File(source: source, nodes: nodes, diagnostics: parser.diagnostics)
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
    files.keys.sorted()
  }

  /// A file by its name within the folder.
  func file(_ name: String) -> File? {
    files[name]
  }

  /// Returns the file that `{{> name}}` and `{{< name}}` mean.
  func partial(_ name: String) -> File? {
    files["partials/\(name).mustache"]
  }

  /// The names that `{{> name}}` may use, sorted.
  var partialNames: [String] {
    names.filter { $0.hasPrefix("partials/") && $0.hasSuffix(".mustache") }
      .map { String($0.dropFirst("partials/".count).dropLast(".mustache".count)) }
  }
}
