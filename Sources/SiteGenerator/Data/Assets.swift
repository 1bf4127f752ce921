import Input

/// The styles, scripts and pictures of the pages, each under a name that changes with its bytes.
struct Assets: Sendable {
  /// A file to be written.
  struct File: Sendable {
    let path: SitePath
    let bytes: [UInt8]
    let location: SourceLocation
    /// The files that it imports from the start; not those that it imports when they are wanted,
    /// `import('./name.js')`.
    var imports: [String] = []
  }

  /// The files, by the names that they have without their hashes.
  let files: [String: File]
  /// The file that each module is published in.
  let chunks: [String: String]

  /// The path of the file that holds a file of `Templates/assets/`.
  func path(_ name: String) -> String? { files[chunks[name] ?? name]?.path.string }

  /// The paths of the files that some modules are published in, each once.
  func scripts(_ modules: [String]) -> [String] { modules.compactMap(path).unique }

  /// The paths of all files that some scripts import, directly or not, each once and without the
  /// scripts themselves: a page names them, so that a browser need not find them one by one.
  func imports(of scripts: [String]) -> [String] {
    var queue = scripts.map { chunks[$0] ?? $0 }
    var seen = Set(queue)
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
  /// Reads a folder. Modules that are always loaded together are published as one file, whose hash
  /// covers all that it depends on; modules that import each other in a circle are reported, as are
  /// imports of what is not there. A folder in the folder is one file cut into parts: `site.css/`
  /// holds the parts of `site.css`, which are joined in the order of their names.
  ///
  /// - Parameter pages: the modules that pages load, those that no page loads without the others
  ///   together.
  static func read(
    folder: String, pages: [[String]] = PageScript.together.map { $0.map(\.rawValue) },
    into diagnostics: inout Diagnostics
  ) -> Assets {
    let names: [String]
    do {
      names = try FileSystem.list(folder)
    } catch {
      diagnostics.append(error.diagnostic(hint: "the styles and scripts of the pages are there"))
      return Assets(files: [:], chunks: [:])
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
    for name in all.sorted() { reader.read(name, importedAt: nil, into: &diagnostics) }
    reader.checkNames(into: &diagnostics)
    let scripts = ScriptChunks(reader.modules, pages: pages)
    return Assets(
      files: reader.files.merging(scripts.files) { _, script in script }, chunks: scripts.chunks)
  }
}

/// Reads assets in the order of their imports.
private struct AssetReader {
  let folder: String
  let names: Set<String>
  /// The parts of the files that are folders here.
  let parts: [String: [String]]
  var files: [String: Assets.File] = [:]
  var modules: [String: ScriptModule] = [:]
  /// The modules being read, from the one first asked for to the present one.
  var stack: [String] = []

  mutating func read(
    _ name: String, importedAt location: SourceLocation?, into diagnostics: inout Diagnostics
  ) {
    if files[name] != nil || modules[name] != nil { return }
    let path = Path.join(folder, name)
    let here = location ?? SourceLocation(path: path)
    if stack.contains(name) {
      diagnostics.error(
        at: here,
        "modules import each other in a circle: \((stack + [name]).joined(separator: ", "))")
      return
    }
    guard names.contains(name) else {
      diagnostics.error(
        at: here, "there is no \(path)", hint: Suggestion.hint(for: name, among: names.sorted()))
      return
    }
    do {
      var bytes: [UInt8] = []
      for part in parts[name] ?? [name] { bytes += try FileSystem.read(Path.join(folder, part)) }
      if name.hasSuffix(".js") {
        let module = ScriptModule(name, bytes, path: path, into: &diagnostics)
        stack.append(name)
        for (target, location) in module.targets {
          read(target, importedAt: location, into: &diagnostics)
        }
        stack.removeLast()
        modules[name] = module
        return
      }
      if name.hasSuffix(".css") { bytes = Self.withoutComments(bytes) }
      files[name] = Assets.File(
        path: SiteMap.asset(name, hash: ContentHash.hexadecimal(bytes)), bytes: bytes,
        location: SourceLocation(path: path))
    } catch {
      diagnostics.append(error.diagnostic())
    }
  }

  /// Reports names that are imported from modules which do not export them: in a file of several
  /// modules no browser would.
  func checkNames(into diagnostics: inout Diagnostics) {
    for module in modules.values.sorted(by: { $0.name < $1.name }) {
      for one in module.imports {
        guard let exports = modules[one.module]?.exports else { continue }
        for (name, _) in one.names where !exports.contains(name) {
          diagnostics.error(
            at: one.location, "\(one.module) exports no '\(name)'",
            hint: Suggestion.hint(for: name, among: exports))
        }
      }
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
}
