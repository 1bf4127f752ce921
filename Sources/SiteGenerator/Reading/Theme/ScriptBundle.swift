import Input

/// The published modules for the browser. They are minified and bundled, so that a page loads few
/// files and no module twice.
struct ScriptBundle {
  /// The published files. The file of an entry module is keyed by the name of the module, and a
  /// file of shared modules by a name of its own.
  private(set) var files: [String: Assets.File] = [:]

  private let modules: [String: [UInt8]]
  private let flags: [String]
  private let words: [(name: String, text: String)]
  private let path: @Sendable (String) -> String
  /// The location of errors that belong to no single module.
  private var folder: String { path("") }

  /// Bundles modules. Each error is reported at its location in a module.
  ///
  /// - Parameters:
  ///   - modules: the bytes of the modules, keyed by their paths in the folder of the scripts.
  ///   - pages: the modules that pages load.
  ///   - others: modules that are published even if no page imports them.
  ///   - shared: the module that every page loads; `nil` if there is none.
  ///   - flags: the members of `import.meta` that are true. Each flag stands for a section that the
  ///     site lacks.
  ///   - words: the texts of scripts, each with its name: the text named `route.legs` replaces
  ///     `WORDS.route.legs`.
  ///   - beside: the files of other bundles of the same modules. If another bundle has a different
  ///     file for a module, this bundle's file is keyed by its file name from esbuild, not by the
  ///     name of the module.
  init(
    _ modules: [String: [UInt8]], path: @escaping @Sendable (String) -> String, pages: [String],
    others: Set<String> = [],
    shared: String? = nil, flags: [String] = [],
    words: [(name: String, text: String)] = [], beside: [String: Assets.File] = [:],
    interruption: Interruption, into diagnostics: inout Diagnostics
  ) {
    self.modules = modules
    self.flags = flags
    var faults = Diagnostics()
    self.words = Self.used(words, in: modules, path: path, into: &faults)
    self.path = path
    let here = SourceLocation(path: path(""))
    diagnostics.append(contentsOf: faults)
    if faults.hasErrors { return }
    do throws(Esbuild.Failure) {
      try bundle(
        pages: pages, others: others, shared: shared, beside: beside, interruption: interruption,
        into: &diagnostics)
    } catch {
      switch error {
      case .missing:
        diagnostics.error(
          at: here, "the scripts cannot be bundled: the program 'esbuild' was not found",
          hint: "install it: apt-get install esbuild, or brew install esbuild")
      case .slow:
        diagnostics.error(
          at: here, "the scripts cannot be bundled: esbuild took more than a minute",
          hint: "check what the scripts import")
      case .file(let error):
        diagnostics.append(error.diagnostic(hint: "the scripts are bundled in a temporary folder"))
      }
    }
  }

  private mutating func bundle(
    pages: [String], others: Set<String>, shared: String?, beside: [String: Assets.File],
    interruption: Interruption, into diagnostics: inout Diagnostics
  ) throws(Esbuild.Failure) {
    var entries = pages.filter { modules[$0] != nil }
    if entries.isEmpty { entries = modules.keys.sorted() }
    guard !entries.isEmpty else { return }
    let esbuild = try Esbuild(modules, interruption: interruption)
    var result = try metafile(esbuild, entries, shared: shared, into: &diagnostics)
    if !others.isEmpty, let inputs = result?.inputs {
      let others = others.intersection(modules.keys).subtracting(inputs.map(\.name)).sorted()
      if !others.isEmpty {
        result = try metafile(esbuild, entries + others, shared: shared, into: &diagnostics)
      }
    }
    guard let result else { return }
    let strangers = result.strangers(to: Set(modules.keys))
    for (importer, name) in strangers {
      diagnostics.error(
        at: SourceLocation(path: path(importer)),
        "the script imports '\(name)', which is not a script of the theme",
        hint: "import only scripts of the theme, as in './name.js' or '../folder/name.js'")
    }
    guard strangers.isEmpty else { return }
    let published = { (name: String) in SitePath("assets/" + name.lowercased()) }
    let keys = Dictionary(
      keepingFirst: result.outputs.map { output in
        let other = output.entry.flatMap { beside[$0]?.path }
        let isTaken = other != nil && other != published(output.name)
        return (output.name, isTaken ? output.name : output.entry ?? output.name)
      })
    for output in result.outputs {
      let bytes = Self.withPublishedNames(try esbuild.output(output.name), keys)
      files[keys[output.name] ?? output.name] = Assets.File(
        path: published(output.name),
        // An empty published file would be treated as damaged.
        bytes: bytes.isEmpty ? Array("export{};\n".utf8) : bytes,
        location: SourceLocation(path: path(output.entry ?? "")),
        imports: output.imports.compactMap { keys[$0] })
    }
  }

  /// Returns the texts that modules use. Reports missing texts.
  private static func used(
    _ words: [(name: String, text: String)], in modules: [String: [UInt8]],
    path: (String) -> String, into diagnostics: inout Diagnostics
  ) -> [(name: String, text: String)] {
    let known = Set(words.map(\.name))
    let prefix = Array("WORDS.".utf8)
    let isPart = { (byte: UInt8) in
      (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }
    var used: Set<String> = []
    for (module, bytes) in modules.sorted(by: { $0.key < $1.key }) {
      var index = 0
      while let start = bytes[index...].firstIndex(of: prefix[0]) {
        index = start + 1
        guard bytes[start...].starts(with: prefix), start == 0 || !isPart(bytes[start - 1]) else {
          continue
        }
        var end = start + prefix.count
        while end < bytes.count, isPart(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
        // The first two parts are the name of the text. A third part is a JavaScript member of that
        // text, such as a method.
        let name = String(decoding: bytes[(start + prefix.count)..<end], as: UTF8.self)
          .split(separator: ".").prefix(2).joined(separator: ".")
        index = end
        if used.insert(name).inserted, !known.contains(name) {
          diagnostics.error(
            at: LineCounter.location(of: start, in: bytes.span, path: path(module)),
            "unknown text '\(name)'",
            hint: Suggestion.hint(for: name, among: words.map(\.name)))
        }
      }
    }
    return words.filter { used.contains($0.name) }
  }

  /// Bundles some entry modules. If the bundling fails, reports an error and returns `nil`.
  private func metafile(
    _ esbuild: Esbuild, _ entries: [String], shared: String?, into diagnostics: inout Diagnostics
  ) throws(Esbuild.Failure) -> EsbuildMetafile? {
    let (metafile, bytes) = try esbuild.bundle(
      entries, shared: shared.flatMap { modules[$0] == nil ? nil : $0 }, flags: flags, words: words)
    let log = EsbuildLog(bytes)
    let found = log.diagnostics(path: path, modules: modules.keys.sorted())
    diagnostics.append(contentsOf: found)
    if let metafile {
      return JSON.read(metafile, path: folder, into: &diagnostics).map(EsbuildMetafile.init)
    }
    if !found.hasErrors {
      diagnostics.error(
        at: SourceLocation(path: folder), "the scripts cannot be bundled",
        hint: log.firstLine.map { "esbuild says: \($0)" })
    }
    return nil
  }

  /// Returns a file in which the names of other files are in lower case. Files are published under
  /// names in lower case, but the hashes in esbuild's file names have capital letters.
  private static func withPublishedNames(_ bytes: [UInt8], _ names: [String: String]) -> [UInt8] {
    var result = bytes
    let quote = UInt8(ascii: "\"")
    var index = 0
    while let start = bytes[index...].firstIndex(of: quote) {
      index = start + 1
      guard bytes[index...].starts(with: "./".utf8), let end = bytes[index...].firstIndex(of: quote)
      else { continue }
      let name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
      guard names[name] != nil else { continue }
      result.replaceSubrange((index + 2)..<end, with: name.lowercased().utf8)
      index = end + 1
    }
    return result
  }
}
