import Input

/// The styles, scripts and pictures of the pages, each under a name that changes with its bytes.
struct Assets: Sendable {
  /// A file to be written.
  struct File: Sendable {
    let path: SitePath
    let bytes: [UInt8]
    let location: SourceLocation
    /// The files that it imports statically.
    var imports: [String] = []
    /// The files of the site that it refers to, besides assets.
    var references: [StyleReference] = []
  }

  /// The files of `assets/` by the names that they have there, those of scripts by the names of their
  /// modules in `scripts/`, and those of modules that several scripts need by their own.
  let files: [String: File]

  /// The path of the file that an asset or a script is published as.
  func path(_ name: String) -> String? { files[name]?.path.string }

  /// The paths of all files that some scripts import, directly or not, each once and without the
  /// scripts themselves: a page names them, so that a browser need not discover them one by one.
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
  /// Reads the assets of a theme, and bundles its scripts. A folder of `assets/` is one file in
  /// parts: `site.css/` has the parts of `site.css`, which are joined in the order of their names.
  ///
  /// - Parameters:
  ///   - needed: the assets that must be there.
  ///   - left: the assets that the site has no use for.
  ///   - pages: the modules that pages load, in groups that are bundled each by itself.
  ///   - shared: the module that every page loads.
  ///   - flags: the members of `import.meta` that are true in modules.
  ///   - words: the texts of scripts, by their names.
  ///   - accent: the colour of links and buttons; `nil` for that of the theme.
  ///   - memory: values that need not be read again.
  ///   - interruption: the way in which a signal ends the build.
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
        // A file of the theme may have its name.
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
          at: location, "a script is not read here", hint: "put it into the theme's scripts/")
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

  /// Bundles the modules of `scripts/` and the folders in it.
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
      guard name.utf8.allSatisfy(isForScripts) else {
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
    // Without one of them, others would be reported for importing it.
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

  /// Returns true for the bytes that names of scripts may have: the service worker finds them in
  /// scripts.
  private static func isForScripts(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
