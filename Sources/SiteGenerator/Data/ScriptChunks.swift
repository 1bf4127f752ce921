import Input

/// The files that modules are published in: those that are always loaded together are one file.
///
/// Two modules stand in one file if the same pages load both from the start and the same pages may
/// come to want them, or, where no page loads them, the same modules do that are loaded when they
/// are wanted. (Bundlers do the same.) So no module is loaded twice, and a page begins with none that
/// it does not need but for some small ones. A file of several modules is itself a module, in which
/// each has a scope of its own and is an object that has what it exports.
struct ScriptChunks {
  /// The files, by their names without hashes.
  private(set) var files: [String: Assets.File] = [:]
  /// The file that each module stands in.
  private(set) var chunks: [String: String] = [:]

  /// What a file has to hold to be one, in bytes.
  private static let small = 2000

  private let modules: [String: ScriptModule]
  /// The modules of each file, those that others need first.
  private var members: [String: [String]] = [:]

  /// What modules of one file have in common.
  private struct Key: Hashable {
    /// The pages that load them from the start.
    let pages: Set<Int>
    /// The other pages that may come to want them.
    let wanting: Set<Int>
    /// The modules that are loaded when they are wanted, and load them, where no page does.
    let late: [String]
  }

  /// A part of a file: text, or the name of another file, whose hash is not known yet.
  private enum Piece {
    case text(String)
    case file(String)
  }

  /// - Parameter pages: the modules that pages load, those together that no page loads apart.
  init(_ modules: [String: ScriptModule], pages: [[String]]) {
    self.modules = modules
    join(pages: pages)
    let texts = members.keys.sorted().map { ($0, text(of: $0)) }
    let pieces = Dictionary(uniqueKeysWithValues: texts)
    var hashes: [String: String] = [:]
    for (name, _) in texts { hashes[name] = Self.hash(of: name, in: pieces) }
    for (name, text) in texts {
      guard let first = members[name]?.first, let module = modules[first] else { continue }
      let bytes = text.flatMap { piece -> [UInt8] in
        switch piece {
        case .text(let text): Array(text.utf8)
        case .file(let other):
          Array("./".utf8)
            + SiteMap.asset(other, hash: hashes[other] ?? "").file.dropFirst("assets/".count).utf8
        }
      }
      files[name] = Assets.File(
        path: SiteMap.asset(name, hash: hashes[name] ?? ""), bytes: bytes,
        location: module.location, imports: imported(by: name))
    }
  }

  /// A hash of all files that a file leads to, itself among them: each names the others by hashes,
  /// and some lead back.
  private static func hash(of name: String, in pieces: [String: [Piece]]) -> String {
    var seen: Set = [name]
    var queue = [name]
    while let next = queue.popLast() {
      for case .file(let other) in pieces[next] ?? [] where seen.insert(other).inserted {
        queue.append(other)
      }
    }
    var bytes = Array(name.utf8)
    for file in seen.sorted() {
      bytes += Array("\n\(file)\n".utf8)
      for piece in pieces[file] ?? [] {
        switch piece {
        case .text(let text), .file(let text): bytes += Array(text.utf8)
        }
      }
    }
    return ContentHash.hexadecimal(bytes)
  }

  // MARK: Which modules stand together

  private mutating func join(pages: [[String]]) {
    let imported = Set(modules.values.flatMap { $0.imports.map(\.module) })
    let late = Set(modules.values.flatMap(\.late))
    let named = Set(pages.joined())
    // What nothing in the folder loads is loaded by someone's own page.
    let others = modules.keys.filter {
      !imported.contains($0) && !late.contains($0) && !named.contains($0)
    }
    let pages = pages + others.sorted().map { [$0] }
    var loaders: [String: Set<Int>] = [:]
    /// The pages that may come to want a module.
    var wanting: [String: Set<Int>] = [:]
    for (number, page) in pages.enumerated() {
      for name in closure(of: page) { loaders[name, default: []].insert(number) }
      for name in closure(of: page, late: true) { wanting[name, default: []].insert(number) }
    }
    var reached: [String: [String]] = [:]
    for name in late.sorted() {
      for other in closure(of: [name]) { reached[other, default: []].append(name) }
    }
    var groups: [Key: [String]] = [:]
    for name in modules.keys.sorted() {
      let pages = loaders[name] ?? []
      let wanting = (wanting[name] ?? []).subtracting(pages)
      // What no page loads is loaded in small parts; with what one does, others take a little more.
      let late = pages.isEmpty ? reached[name] ?? [] : []
      groups[Key(pages: pages, wanting: wanting, late: late), default: []].append(name)
    }
    let shared = groups.filter { $0.key.pages.count > 1 }.map(\.value)
    let own = groups.filter { $0.key.pages.count <= 1 }.map(\.value)
    for group in own + joinSmall(shared, named.union(late)) {
      let needed = Set(group.flatMap { modules[$0]?.imports.map(\.module) ?? [] })
      let roots = group.filter { !needed.contains($0) }
      // Named for what pages or other modules ask for.
      let name = roots.first { named.contains($0) || late.contains($0) } ?? roots.first ?? group[0]
      var (ordered, seen): ([String], Set<String>) = ([], [])
      for root in roots { order(root, within: Set(group), &seen, into: &ordered) }
      members[name] = ordered
      for module in ordered { chunks[module] = name }
    }
  }

  /// Joins small files of several pages that need none but each other: a request costs more than
  /// what they hold.
  ///
  /// - Parameter asked: modules that stay in files of their own.
  private func joinSmall(_ groups: [[String]], _ asked: Set<String>) -> [[String]] {
    var joined: Set<String> = []
    var rest = groups
    while true {
      let index = rest.firstIndex { group in
        let size = group.reduce(0) { $0 + (modules[$1]?.size ?? 0) }
        let needed = Set(group.flatMap { modules[$0]?.imports.map(\.module) ?? [] })
        // What exports nothing does something where it is loaded.
        let isQuiet = group.allSatisfy { modules[$0]?.exports.isEmpty == false }
        return size < Self.small && isQuiet && asked.isDisjoint(with: group)
          && needed.isSubset(of: joined.union(group))
      }
      guard let index else { break }
      joined.formUnion(rest.remove(at: index))
    }
    return joined.isEmpty ? rest : rest + [joined.sorted()]
  }

  /// Some modules with all that they import from the start, or also when it is wanted.
  private func closure(of names: [String], late: Bool = false) -> Set<String> {
    var seen = Set(names.filter { modules[$0] != nil })
    var queue = Array(seen)
    while let name = queue.popLast(), let module = modules[name] {
      for other in module.imports.map(\.module) + (late ? module.late : [])
      where modules[other] != nil && seen.insert(other).inserted {
        queue.append(other)
      }
    }
    return seen
  }

  /// Adds a module behind all that it imports. (Modules in a circle were reported when they were
  /// read; it must only come to an end with them.)
  private func order(
    _ name: String, within group: Set<String>, _ seen: inout Set<String>,
    into ordered: inout [String]
  ) {
    guard group.contains(name), seen.insert(name).inserted else { return }
    for one in modules[name]?.imports ?? [] {
      order(one.module, within: group, &seen, into: &ordered)
    }
    ordered.append(name)
  }

  // MARK: What the files hold

  private func isAlone(_ chunk: String) -> Bool { members[chunk]?.count == 1 }

  /// The files that a file imports from the start, each once.
  private func imported(by chunk: String) -> [String] {
    (members[chunk] ?? []).flatMap { modules[$0]?.imports.compactMap { chunks[$0.module] } ?? [] }
      .filter { $0 != chunk }.unique
  }

  /// What a module is called in a file of several.
  private func object(_ module: String) -> String {
    "$" + module.dropLast(3).map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  private func text(of chunk: String) -> [Piece] {
    let members = members[chunk] ?? []
    var pieces: [Piece] = []
    for other in imported(by: chunk) {
      let needed = members.flatMap { modules[$0]?.imports ?? [] }
        .filter { chunks[$0.module] == other && !$0.names.isEmpty }.map { object($0.module) }.unique
      if needed.isEmpty {
        pieces.append(.text("import '"))
      } else if isAlone(other) {
        pieces.append(.text("import * as \(needed[0]) from '"))
      } else {
        pieces.append(.text("import { \(needed.joined(separator: ", ")) } from '"))
      }
      pieces += [.file(other), .text("';\n")]
    }
    if isAlone(chunk) {
      pieces += body(of: members[0], isAlone: true)
      return Self.trimmed(pieces)
    }
    for member in members {
      let exports = modules[member]?.exports ?? []
      pieces.append(.text(exports.isEmpty ? "(() => {\n" : "const \(object(member)) = (() => {\n"))
      pieces += body(of: member, isAlone: false)
      if !exports.isEmpty {
        pieces.append(.text("return { \(exports.joined(separator: ", ")) };\n"))
      }
      pieces.append(.text("})();\n"))
    }
    let asked = members.filter { isAskedFor($0, from: chunk) }.map(object)
    if !asked.isEmpty { pieces.append(.text("export { \(asked.joined(separator: ", ")) };\n")) }
    return Self.trimmed(pieces)
  }

  /// Whether a module of another file needs what this one exports, or it is loaded when it is wanted.
  private func isAskedFor(_ name: String, from chunk: String) -> Bool {
    guard let module = modules[name], !module.exports.isEmpty else { return false }
    return modules.values.contains { other in
      other.late.contains(name)
        || chunks[other.name] != chunk
          && other.imports.contains { $0.module == name && !$0.names.isEmpty }
    }
  }

  /// The lines of a module, with what it imports from the objects of other modules.
  private func body(of name: String, isAlone: Bool) -> [Piece] {
    guard let module = modules[name] else { return [] }
    var pieces: [Piece] = []
    for one in module.imports where !one.names.isEmpty && chunks[one.module] != nil {
      let names = one.names.map { $0.there == $0.here ? $0.here : "\($0.there): \($0.here)" }
      let export = one.isPassedOn && isAlone ? "export " : ""
      pieces.append(
        .text("\(export)const { \(names.joined(separator: ", ")) } = \(object(one.module));\n"))
    }
    for line in module.lines {
      if line.isExport, isAlone { pieces.append(.text("export ")) }
      for piece in line.pieces {
        switch piece {
        case .text(let text): pieces.append(.text(text))
        case .late(let other):
          guard let chunk = chunks[other] else { continue }
          pieces += [.text("import('"), .file(chunk), .text("')")]
          if !self.isAlone(chunk) { pieces.append(.text(".then((all) => all.\(object(other)))")) }
        }
      }
      pieces.append(.text("\n"))
    }
    return pieces
  }

  /// Without the end of the last line.
  private static func trimmed(_ pieces: [Piece]) -> [Piece] {
    guard case .text(let last)? = pieces.last, last.hasSuffix("\n") else { return pieces }
    return pieces.dropLast() + [.text(String(last.dropLast()))]
  }
}
