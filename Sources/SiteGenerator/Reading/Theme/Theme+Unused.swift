import Input

extension Theme {
  /// Reports unused partials, assets and scripts that replace no file of the standard theme. They
  /// were probably meant to replace one.
  func checkUse(
    templates: [String: [UInt8]], partials: Set<String>, into diagnostics: inout Diagnostics
  ) {
    // Without the standard theme, it is unknown which files are used.
    if standardFolder == nil { return }
    for name in addedNames(in: "partials").sorted()
    where name.hasSuffix(".mustache") && !partials.contains("partials/\(name)") {
      reportUnused(name, in: "partials", tag: "> \(name.dropLast(9))", into: &diagnostics)
    }
    checkScripts(Array(templates.values.joined()), into: &diagnostics)
    let standard = Set(standardNames(in: "assets"))
    let assets = Set(names(in: "assets").map { $0.prefix { $0 != "/" } }).subtracting(standard)
    if assets.isEmpty { return }
    let sheets = names(in: "assets").filter { $0.hasSuffix(".css") }
      .compactMap { try? FileSystem.read(path("assets/\($0)")) }
    let sources = Array(templates.values.joined()) + sheets.joined()
    let text = String(decoding: sources, as: UTF8.self)
    for name in assets.sorted() {
      let tag = "asset.\(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])"
      if text.contains(tag) || text.contains(name) { continue }
      reportUnused(String(name), in: "assets", tag: tag, into: &diagnostics)
    }
  }

  /// Warns about added modules that no other module imports and no template names.
  private func checkScripts(_ templates: [UInt8], into diagnostics: inout Diagnostics) {
    let added = addedNames(in: "scripts").filter { $0.hasSuffix(".js") }.sorted()
    if added.isEmpty { return }
    let sources = names(in: "scripts").compactMap { try? FileSystem.read(path("scripts/\($0)")) }
    let text = String(decoding: templates + Array(sources.joined()), as: UTF8.self)
    let known = standardNames
    for name in added where Self.mistyped("scripts/\(name)", among: known) == nil {
      let file = Path.name(of: name)
      if text.contains("asset.\(file.dropLast(3))") || text.contains("/\(file)") { continue }
      diagnostics.warning(
        at: SourceLocation(path: path("scripts/\(name)")), "nothing uses 'scripts/\(name)'",
        hint: "import it in another module, or name it in a template, as in "
          + "{{asset.\(file.dropLast(3))}}")
    }
  }

  private func standardNames(in folder: String) -> [Substring] {
    let added = addedNames(in: folder)
    return names(in: folder).filter { !added.contains($0) }.map { $0.prefix { $0 != "/" } }
  }

  /// The maximum number of edits between a misspelt file name and the name that was meant. File
  /// names are long, so the names of unrelated files usually differ by more edits.
  static let tolerance = 2

  private func reportUnused(
    _ name: String, in folder: String, tag: String, into diagnostics: inout Diagnostics
  ) {
    let location = SourceLocation(path: path("\(folder)/\(name)"))
    let message = "nothing uses '\(folder)/\(name)'"
    let standard = standardNames(in: folder).map(String.init)
    if let meant = Suggestion.closest(to: name, among: standard, within: Self.tolerance) {
      // A name that differs from a known name in two letters might be intentional.
      let isOther = Suggestion.distance(meant, name) > 1
      diagnostics.append(
        Diagnostic(
          isOther ? .warning : .error, at: location, message, hint: "did you mean '\(meant)'?"))
    } else {
      diagnostics.warning(at: location, message, hint: "name it in a template, as in {{\(tag)}}")
    }
  }
}
