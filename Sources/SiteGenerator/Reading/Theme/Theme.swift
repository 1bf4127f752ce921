import Input

/// The templates, styles, scripts and pictures of a site, in layers. A file of the site's own theme
/// replaces the file with the same name in the standard theme.
struct Theme: Sendable {
  /// The folders of the layers. A file is read from the first folder that has it.
  let folders: [String]
  private let files: [String: String]
  /// The names of the files that the standard theme does not have.
  private let added: Set<String>
  /// The folder of the standard theme; `nil` if it is not among the layers.
  let standardFolder: String?

  /// Lists the files of the layers, and reports files that are misspelt or cannot be used.
  ///
  /// - Parameter hasStandard: true if the last layer is the standard theme. It is false if the
  ///   command was moved away from its files.
  init(_ folders: [String], hasStandard: Bool = true, into diagnostics: inout Diagnostics) {
    self.folders = folders
    var files: [String: String] = [:]
    var standard: Set<String> = []
    for (layer, folder) in folders.enumerated().reversed() {
      let names: [String]
      do {
        names = try SourceFolder.files(in: folder, root: folder, into: &diagnostics)
      } catch {
        diagnostics.append(error.diagnostic(hint: "--theme names the folder of a theme"))
        continue
      }
      if layer < folders.count - 1 {
        Self.check(names, of: folder, standard: files.keys.sorted(), into: &diagnostics)
      }
      for name in names { files[name] = Path.join(folder, name) }
      if hasStandard, layer == folders.count - 1 { standard = Set(names) }
    }
    self.files = files
    standardFolder = hasStandard ? folders.last : nil
    added = Set(files.keys).subtracting(standard)
  }

  /// Returns the path of a file. If no layer has the file, returns its path in the first layer.
  func path(_ name: String) -> String {
    files[name] ?? Path.join(folders.first ?? "", name)
  }

  /// Returns the paths of a file in all layers that have it, starting with the standard theme.
  func layers(_ name: String) -> [String] {
    folders.reversed().map { Path.join($0, name) }.filter { FileSystem.kind(of: $0) == .file }
  }

  /// Returns the names of the files below a folder, relative to that folder, sorted by their UTF-8
  /// bytes.
  func names(in folder: String = "") -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return files.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the names of a folder's files that are not in the standard theme.
  func addedNames(in folder: String) -> Set<String> {
    Set(names(in: folder)).filter { added.contains(Path.join(folder, $0)) }
  }

  var standardNames: [String] { Set(files.keys).subtracting(added).sorted() }

  func isStandard(_ name: String) -> Bool {
    standardFolder.map { files[name] == Path.join($0, name) } ?? false
  }

  /// The files to which templates can refer as `{{asset.NAME}}`, keyed by `NAME`: the file name
  /// without its extension. They are files in `assets/`, and scripts that the standard theme does
  /// not have. Files whose names differ only in the extension are excluded.
  var namedAssets: [String: String] {
    let files = Set(names(in: "assets").map { String($0.prefix { $0 != "/" }) })
    let named = Dictionary(grouping: files.union(addedNames(in: "scripts"))) {
      let name = Path.name(of: $0)
      return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    }
    return named.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  func digest(in folder: String, of inputs: InputFiles) -> Digest {
    var digester = Digester()
    for name in names(in: folder) {
      let path = path(Path.join(folder, name))
      digester.mix(path)
      digester.mix(inputs.digest(path))
    }
    return digester.digest
  }

  /// Returns the standard file that an added file was probably meant to replace: their paths differ
  /// in one letter. Returns `nil` for a file directly in `partials/` or `assets/`, because such a
  /// file is reported only if nothing uses it. Files of words are compared only within one
  /// language, because the tags of two languages can differ in one letter.
  static func mistyped(_ name: String, among standard: [String]) -> String? {
    let folder = Path.parent(of: name) ?? ""
    if ["partials", "assets"].contains(folder) { return nil }
    let top = name.prefix { $0 != "/" }
    let near = top == "words" ? "\(folder)/" : "\(top)/"
    return Suggestion.closest(to: name, among: standard.filter { $0.hasPrefix(near) }, within: 1)
  }

  /// Reports files that replace no file of the standard theme, if their names seem misspelt or if a
  /// theme cannot add such files.
  private static func check(
    _ names: [String], of folder: String, standard: [String], into diagnostics: inout Diagnostics
  ) {
    let known = Set(standard)
    // For each folder, the endings that the names of added files may have.
    let endings = [
      "partials": [".mustache"], "assets": [""], "scripts": [".js"], "service-worker": [".js"],
      "schema": [], "words": [".yml", "/names.tsv"],
    ]
    for name in names where !known.contains(name) {
      let location = SourceLocation(path: Path.join(folder, name))
      let top = name.contains("/") ? String(name.prefix { $0 != "/" }) : nil
      // A file of words must be in the folder of a language.
      let isDeepEnough = top != "words" || name.split(separator: "/").count == 3
      if let top, endings[top]?.contains(where: name.hasSuffix) == true, isDeepEnough {
        if let meant = mistyped(name, among: standard) {
          diagnostics.error(
            at: location, "the standard theme has no '\(name)'", hint: "did you mean '\(meant)'?")
        }
        continue
      }
      let isMisplaced = top.map { endings[$0] == nil } ?? false
      let suggestion =
        isMisplaced
        ? top.flatMap { Suggestion.hint(for: $0, among: endings.keys.sorted()) }
        : Suggestion.closest(to: name, among: standard, within: tolerance).map {
          "did you mean '\($0)'?"
        }
      if name.hasSuffix(".mustache") {
        diagnostics.error(
          at: location, "no page uses a template named '\(name)'",
          hint: known.contains("partials/\(name)")
            ? "did you mean 'partials/\(name)'?"
            : Suggestion.hint(for: name, among: standard.filter { $0.hasSuffix(".mustache") })
              ?? "give it the name of a template of the standard theme, or move it to partials/")
      } else if let suggestion {
        diagnostics.error(
          at: location, "the standard theme has no '\(name)'", hint: suggestion)
      } else {
        diagnostics.warning(
          at: location, "the file is not read",
          hint: "a theme has templates, partials/, assets/, scripts/, words/, schema/ and "
            + "service-worker/")
      }
    }
  }
}
