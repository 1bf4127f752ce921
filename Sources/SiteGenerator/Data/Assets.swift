import Input

/// The styles, scripts and pictures of the pages, each under a name that changes with its bytes.
struct Assets: Sendable {
  /// A file to be written.
  struct File: Sendable {
    let path: SitePath
    let bytes: [UInt8]
    let location: SourceLocation
    /// The modules that it imports from the start, by their names in the folder; not those that it
    /// imports when they are wanted, `import('./name.js')`.
    let imports: [String]
  }

  /// The files, by their names in the assets folder.
  let files: [String: File]

  /// The path of a file by its name in `Templates/assets/`.
  func path(_ name: String) -> String? { files[name]?.path.string }

  /// The paths of all modules that some scripts import, directly or not, each once and without the
  /// scripts themselves: a page names them, so that a browser need not find them one by one.
  func imports(of scripts: [String]) -> [String] {
    var seen = Set(scripts)
    var queue = scripts
    var paths: [String] = []
    while !queue.isEmpty {
      for name in files[queue.removeFirst()]?.imports ?? [] where seen.insert(name).inserted {
        queue.append(name)
        if let path = path(name) { paths.append(path) }
      }
    }
    return paths
  }
}

extension Assets {
  /// Reads a folder. A module that imports another (`from './fold.js'`) gets the other's new name,
  /// so its own hash covers all that it depends on; modules that import each other in a circle
  /// cannot have such names and are reported, as are imports of what is not there. A folder in the
  /// folder is one file cut into parts: `site.css/` holds the parts of `site.css`, which are joined
  /// in the order of their names.
  static func read(folder: String, into diagnostics: inout Diagnostics) -> Assets {
    let names: [String]
    do {
      names = try FileSystem.list(folder)
    } catch {
      diagnostics.append(error.diagnostic(hint: "the styles and scripts of the pages are there"))
      return Assets(files: [:])
    }
    var parts: [String: [String]] = [:]
    var whole: [String] = []
    for name in names {
      if let slash = name.firstIndex(of: "/") {
        parts[String(name[..<slash]), default: []].append(name)
      } else {
        whole.append(name)
      }
    }
    let all = Set(whole).union(parts.keys)
    var reader = AssetReader(folder: folder, names: all, parts: parts)
    for name in all.sorted() { _ = reader.file(name, importedAt: nil, into: &diagnostics) }
    return Assets(files: reader.files)
  }
}

/// Reads assets in the order of their imports.
private struct AssetReader {
  let folder: String
  let names: Set<String>
  /// The parts of the files that are folders here.
  let parts: [String: [String]]
  var files: [String: Assets.File] = [:]
  /// The modules being read, from the one first asked for to the present one.
  var stack: [String] = []

  mutating func file(
    _ name: String, importedAt location: SourceLocation?, into diagnostics: inout Diagnostics
  ) -> Assets.File? {
    if let file = files[name] { return file }
    let path = Path.join(folder, name)
    let here = location ?? SourceLocation(path: path)
    if stack.contains(name) {
      diagnostics.error(
        at: here,
        "modules import each other in a circle: \((stack + [name]).joined(separator: ", "))")
      return nil
    }
    guard names.contains(name) else {
      diagnostics.error(
        at: here, "there is no \(path)", hint: Suggestion.hint(for: name, among: names.sorted()))
      return nil
    }
    do {
      var bytes: [UInt8] = []
      for part in parts[name] ?? [name] { bytes += try FileSystem.read(Path.join(folder, part)) }
      var imports: [String] = []
      if name.hasSuffix(".css") { bytes = Self.withoutComments(bytes) }
      stack.append(name)
      if name.hasSuffix(".js") {
        (bytes, imports) = published(bytes, path: path, into: &diagnostics)
      }
      stack.removeLast()
      let file = Assets.File(
        path: SiteMap.asset(name, hash: ContentHash.hexadecimal(bytes)), bytes: bytes,
        location: SourceLocation(path: path), imports: imports)
      files[name] = file
      return file
    } catch {
      diagnostics.append(error.diagnostic())
      return nil
    }
  }

  /// A style sheet as it is published: its comments are for those who read the sources.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    while let start = rest.firstRange(of: Array("/*".utf8)) {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: Array("*/".utf8)) else {
        return bytes
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// The module as it is published: the names of what it imports replaced, and comments, empty lines
  /// and indentation left out, which are for those who read the sources and would be half of the
  /// bytes. So no text of a module may go on in a next line.
  private mutating func published(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> ([UInt8], imports: [String]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var result = ""
    var imports: [String] = []
    var isDocumentation = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, full) in lines.enumerated() {
      var line = full
      if line.drop(while: { $0 == " " }).hasPrefix("/**") { isDocumentation = true }
      if isDocumentation {
        guard let end = line.firstRange(of: "*/") else { continue }
        isDocumentation = false
        line = line[end.upperBound...]
      }
      line = line.drop { $0 == " " }
      while let start = line.firstRange(of: "/**"),
        let end = line[start.upperBound...].firstRange(of: "*/")
      {
        let rest = line[end.upperBound...].drop { $0 == " " }
        line = line[..<start.lowerBound] + rest
      }
      if line.isEmpty || line.hasPrefix("//") { continue }
      if !result.isEmpty { result += "\n" }
      guard let (range, name, isLazy) = importedName(in: line) else {
        result += line
        continue
      }
      if !isLazy { imports.append(name) }
      let column = full.utf8.distance(from: full.startIndex, to: range.lowerBound) + 1
      let location = SourceLocation(path: path, line: index + 1, column: column)
      let new = file(name, importedAt: location, into: &diagnostics)?.path.file ?? "assets/\(name)"
      result += line[..<range.lowerBound] + "./" + new.dropFirst("assets/".count)
      result += line[range.upperBound...]
    }
    return (Array(result.utf8), imports)
  }

  /// The `./name.js` that a line imports, and where it stands.
  private func importedName(
    in line: Substring
  ) -> (range: Range<Substring.Index>, name: String, isLazy: Bool)? {
    for quote in ["'", "\""] {
      for keyword in ["from ", "import ", "import("] {
        guard let start = line.firstRange(of: "\(keyword)\(quote)./") else { continue }
        let name = line.index(start.upperBound, offsetBy: -2)
        guard let end = line[name...].firstIndex(of: Character(quote)) else { continue }
        return (name..<end, String(line[name..<end].dropFirst(2)), keyword == "import(")
      }
    }
    return nil
  }
}
