import Input

/// A module of `Templates/assets/`: what it imports and exports, and its lines.
///
/// Comments, empty lines and indentation are left out, which are for those who read the sources and
/// would be half of the bytes. So no text of a module may go on in a next line.
struct ScriptModule {
  /// What is imported from another module when this one is loaded.
  struct Import {
    let module: String
    let location: SourceLocation
    /// The names that things have there, and those that they have here.
    let names: [(there: String, here: String)]
    /// Whether they are exported again under those names, rather than used here.
    let isPassedOn: Bool
  }

  /// A part of a line.
  enum Piece {
    case text(String)
    /// A module that is loaded when it is wanted: `import('./name.js')`.
    case late(String)
  }

  struct Line {
    var pieces: [Piece]
    /// Whether what it declares is exported.
    var isExport = false
  }

  let name: String
  let location: SourceLocation
  private(set) var imports: [Import] = []
  private(set) var lines: [Line] = []
  /// What it declares for others.
  private(set) var exports: [String] = []
  /// All modules that it names, and where.
  private(set) var targets: [(name: String, location: SourceLocation)] = []

  /// How long its lines are, in bytes.
  var size: Int {
    lines.flatMap(\.pieces).reduce(0) {
      if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 }
    }
  }

  /// The modules that are loaded when they are wanted.
  var late: [String] {
    lines.flatMap(\.pieces).compactMap { if case .late(let name) = $0 { name } else { nil } }
  }

  init(_ name: String, _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics) {
    self.name = name
    location = SourceLocation(path: path)
    let text = String(decoding: bytes, as: UTF8.self)
    var isDocumentation = false
    var statement = ""
    var start = location
    for (index, full) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let line = Self.withoutComments(full, &isDocumentation) else { continue }
      let here = { (position: Substring.Index) in
        let column = full.utf8.distance(from: full.startIndex, to: position) + 1
        return SourceLocation(path: path, line: index + 1, column: column)
      }
      // An import may go over several lines, up to the name of the module.
      if !statement.isEmpty || Self.beginsImport(line) {
        if statement.isEmpty { start = here(line.startIndex) }
        statement += statement.isEmpty ? line : " " + line
        if let range = Self.quoted(in: line) {
          let module = String(line[range].dropFirst(2))
          targets.append((module, here(range.lowerBound)))
          let rest = line[line.index(after: range.upperBound)...].drop { $0 == ";" || $0 == " " }
          if !rest.isEmpty, !rest.hasPrefix("//") {
            Self.refuse(statement, at: start, &diagnostics)
          }
          read(statement, of: module, at: start, &diagnostics)
          statement = ""
        } else if line.hasSuffix(";") {
          Self.refuse(statement, at: start, &diagnostics)
          statement = ""
        }
      } else {
        if full.first != " ", line.contains("await "), !line.contains("async ") {
          diagnostics.error(
            at: here(line.startIndex), "a module may not wait while it is loaded",
            hint: "others stand in its file: wait within an async function")
        }
        read(line, here, &diagnostics)
      }
    }
    if !statement.isEmpty { Self.refuse(statement, at: start, &diagnostics) }
  }

  private static func refuse(
    _ statement: String, at location: SourceLocation, _ diagnostics: inout Diagnostics
  ) {
    diagnostics.error(
      at: location, "'\(statement)' cannot be read as an import or an export",
      hint: "import { a, b as c } from './name.js';")
  }

  private static func beginsImport(_ line: Substring) -> Bool {
    line.hasPrefix("import {") || line.hasPrefix("import '") || line.hasPrefix("import \"")
      || (line.hasPrefix("import ") && line.contains(" from "))
      || (line.hasPrefix("export {") && !line.hasSuffix("};"))
  }

  /// A line without documentation, and what is left to publish of it; nil for nothing.
  private static func withoutComments(
    _ full: Substring, _ isDocumentation: inout Bool
  ) -> Substring? {
    var line = full
    if line.drop(while: { $0 == " " }).hasPrefix("/**") { isDocumentation = true }
    if isDocumentation {
      guard let end = line.firstRange(of: "*/") else { return nil }
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
    return line.isEmpty || line.hasPrefix("//") ? nil : line
  }

  /// The first `./name.js` in quotes.
  private static func quoted(in line: Substring) -> Range<Substring.Index>? {
    for quote in ["'", "\""] {
      guard let start = line.firstRange(of: "\(quote)./") else { continue }
      let name = line.index(after: start.lowerBound)
      guard let end = line[name...].firstIndex(of: Character(quote)) else { continue }
      return name..<end
    }
    return nil
  }

  /// Reads an import, or what is exported of another module, from the names that stand in braces.
  private mutating func read(
    _ statement: String, of module: String, at location: SourceLocation,
    _ diagnostics: inout Diagnostics
  ) {
    var names: [(there: String, here: String)] = []
    let clause = statement.drop { $0 != " " }.drop { $0 == " " }
    if clause.first == "{", let end = clause.firstIndex(of: "}") {
      for item in clause[..<end].dropFirst().split(separator: ",") {
        let words = item.split(separator: " ")
        guard let first = words.first, let last = words.last else { continue }
        names.append((String(first), String(last)))
      }
    } else if clause.first != "'", clause.first != "\"" {
      Self.refuse(statement, at: location, &diagnostics)
    }
    let isPassedOn = statement.hasPrefix("export")
    if isPassedOn { exports += names.map(\.here) }
    imports.append(
      Import(module: module, location: location, names: names, isPassedOn: isPassedOn))
  }

  private mutating func read(
    _ line: Substring, _ here: (Substring.Index) -> SourceLocation,
    _ diagnostics: inout Diagnostics
  ) {
    var result = Line(pieces: [])
    var rest = line
    if rest.hasPrefix("export ") {
      rest = rest.dropFirst("export ".count)
      result.isExport = true
      let names = Self.declared(in: rest)
      if names.isEmpty {
        diagnostics.error(
          at: here(line.startIndex), "what is exported here has no name that can be read",
          hint: "export function name, export class Name or export const name = …")
      }
      exports += names
    }
    while let start = rest.firstRange(of: "import("),
      let range = Self.quoted(in: rest[start.upperBound...]),
      rest.distance(from: start.upperBound, to: range.lowerBound) == 1,
      let end = rest[range.upperBound...].firstIndex(of: ")")
    {
      let name = String(rest[range].dropFirst(2))
      targets.append((name, here(range.lowerBound)))
      result.pieces += [.text(String(rest[..<start.lowerBound])), .late(name)]
      rest = rest[rest.index(after: end)...]
    }
    result.pieces.append(.text(String(rest)))
    lines.append(result)
  }

  /// The names that a declaration gives: of a function, a class, or constants.
  private static func declared(in line: Substring) -> [String] {
    let isName = { (letter: Character) in
      letter.isLetter || letter.isNumber || "_$".contains(letter)
    }
    var rest = line
    if rest.hasPrefix("async ") { rest = rest.dropFirst("async ".count) }
    for keyword in ["function ", "function* ", "class ", "const "] where rest.hasPrefix(keyword) {
      rest = rest.dropFirst(keyword.count)
      if keyword == "const ", rest.first == "[", let end = rest.firstIndex(of: "]") {
        return rest[..<end].dropFirst().split(separator: ",").map { String($0.filter(isName)) }
      }
      let name = String(rest.prefix(while: isName))
      return name.isEmpty ? [] : [name]
    }
    return []
  }
}
