import Input

/// The styles, scripts and pictures of the pages, each published under a name that contains a hash
/// of its bytes.
struct Assets: Sendable {
  struct File: Sendable {
    let path: SitePath
    let bytes: [UInt8]
    let location: SourceLocation
    /// The names of the files that the file imports statically.
    var imports: [String] = []
    /// The file's references to files of the site that are not assets.
    var references: [StyleReference] = []
  }

  /// The published files. The key is the file name in `assets/`, or the name of a script's module
  /// in `scripts/`. A file of shared modules has a key of its own.
  let files: [String: File]

  func path(_ name: String) -> String? { files[name]?.path.string }

  /// Returns the files that scripts import, directly or indirectly, without duplicates. A page
  /// preloads them, so that a browser need not discover them one after another.
  func imports(of scripts: [String]) -> [String] {
    var queue = scripts
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
  /// Reads the assets of a theme, and bundles its scripts. The files of a folder in `assets/`
  /// become one file: those in `site.css/` are joined into `site.css` in the order of their names.
  ///
  /// - Parameters:
  ///   - left: the names of assets to omit, because the site does not use them.
  ///   - pages: the modules that pages load, in groups that are bundled separately.
  ///   - shared: the module that every page loads.
  ///   - flags: the members of `import.meta` that are true in modules.
  static func read(
    _ theme: Theme, needed: [String] = [], left: Set<String> = [], pages: [[String]] = [[]],
    shared: String? = nil, flags: [String] = [], words: [(name: String, text: String)] = [],
    accent: Accent? = nil,
    memory: ReadingMemory = ReadingMemory(),
    interruption: Interruption = Interruption(),
    into diagnostics: inout Diagnostics
  ) -> Assets {
    let path = { @Sendable (name: String) in theme.path(Path.join("assets", name)) }
    var parts: [String: [String]] = [:]
    for name in theme.names(in: "assets") {
      parts[name.split(separator: "/").first.map(String.init) ?? name, default: []].append(name)
    }
    for name in needed where parts[name] == nil {
      diagnostics.error(
        at: SourceLocation(path: theme.path("assets")), "there is no \(name)",
        hint: "every page needs it")
    }
    var files: [String: File] = [:]
    var sheets: [String: [(path: String, bytes: [UInt8])]] = [:]
    for (name, unsorted) in parts.sorted(by: { $0.key < $1.key }) where !left.contains(name) {
      let parts = unsorted.sorted()
      let location = SourceLocation(path: path(name))
      var pieces: [(path: String, bytes: [UInt8])] = []
      do {
        for part in parts { pieces.append((path(part), try FileSystem.read(path(part)))) }
      } catch {
        diagnostics.append(error.diagnostic())
        continue
      }
      if name == "site.css", let accent {
        // If the theme has a part with the same name, that part comes before the accent.
        let place = parts.firstIndex { $0 > Accent.part } ?? parts.endIndex
        pieces.insert((path(Accent.part), accent.sheet), at: place)
      }
      if name.hasSuffix(".css") {
        sheets[name] = pieces
        continue
      }
      let bytes = Array(pieces.map(\.bytes).joined())
      if name.hasSuffix(".js") {
        diagnostics.error(
          at: location, "a script in assets/ is not read", hint: "move it to the theme's scripts/")
        continue
      }
      files[name] = File(
        path: SiteMap.asset(name, hash: ContentHash.hexadecimal(bytes)), bytes: bytes,
        location: location)
    }
    files = StyleAssets(sheets, files: files, into: &diagnostics).files
    let scripts = scripts(
      theme, pages: pages, shared: shared, flags: flags, words: words, memory: memory,
      interruption: interruption, into: &diagnostics)
    return Assets(files: files.merging(scripts) { _, script in script })
  }

  private static func scripts(
    _ theme: Theme, pages: [[String]], shared: String?, flags: [String],
    words: [(name: String, text: String)], memory: ReadingMemory, interruption: Interruption,
    into diagnostics: inout Diagnostics
  ) -> [String: File] {
    let path = { @Sendable (name: String) in
      theme.path(name.isEmpty ? "scripts" : Path.join("scripts", name))
    }
    let names = theme.names(in: "scripts").filter { $0.hasSuffix(".js") }
    let missing = Set(pages.joined()).subtracting(names).sorted()
    for name in missing {
      diagnostics.error(
        at: SourceLocation(path: path("")), "there is no \(name)", hint: "pages need it")
    }
    var modules: [String: [UInt8]] = [:]
    for name in names {
      guard name.utf8.allSatisfy(StaticFile.isPlain) else {
        diagnostics.error(
          at: SourceLocation(path: path(name)), "a script cannot have this name",
          hint: "use letters a to z, digits, '-', '_' and '.'")
        continue
      }
      do {
        modules[name] = try FileSystem.read(path(name))
      } catch {
        diagnostics.append(error.diagnostic())
      }
    }
    // If a module is missing, the modules that import it would cause further errors.
    if !missing.isEmpty { return [:] }
    var digester = Digester()
    for word in words {
      digester.mix(word.name)
      digester.mix(word.text)
    }
    return memory.recall(
      "scripts", from: names.map(path), settings: "\(pages) \(flags) \(digester.digest)",
      into: &diagnostics
    ) { found in
      var files: [String: File] = [:]
      for (index, pages) in pages.enumerated() {
        let bundle = ScriptBundle(
          modules, path: path, pages: pages,
          others: index == 0 ? theme.addedNames(in: "scripts") : [], shared: shared, flags: flags,
          words: words, beside: files, interruption: interruption, into: &found)
        files.merge(bundle.files) { first, _ in first }
      }
      return files
    }
  }
}
