internal import Input

/// Compiles template files into flat steps: partials and blocks are expanded in place, names are
/// resolved to slots, and the place of every value in the page is determined.
struct TemplateCompiler {
  enum Rules {
    /// For pages: names must be known, and values must be in places where they can be escaped.
    case page
    /// The rules of the Mustache specification: unknown names and partials are empty, and values
    /// are allowed anywhere.
    case specification
  }

  struct RoutineKey: Hashable {
    let partial: String
    let kinds: [ModelKind]
    let fillings: [String: Int]
    let place: PagePlace
  }

  let library: TemplateLibrary
  let names: TemplateNames
  let rules: Rules
  var program: TemplateProgram
  var diagnostics = Diagnostics()
  var place = PagePlace()
  /// The routine being compiled.
  var current = 0
  /// The index of the first step that a literal may be merged into.
  var barrier = 0
  var routines: [RoutineKey: Int] = [:]
  var calls: [TemplateTermination.Call] = []
  var callLocations: [Int: SourceLocation] = [:]
  /// The location of each id that contains no value.
  var fixedIDs: [String: SourceLocation] = [:]
  /// The location of each id that ends with a value, keyed by the prefix before the value.
  var idPrefixes: [String: SourceLocation] = [:]
  /// The current nesting depth of sections, partials and blocks, across all files.
  private var depth = 0
  var expansions = 0
  var isTooLarge = false
  /// The identifying number of each filling. A filling is content that replaces a block.
  var fillingNumbers: [TemplateContext.FillingKey: Int] = [:]
  private var sourceNumbers: [String: Int] = [:]
  private var tagNumbers: [TemplateTag: Int32] = [:]
  private var paths: [TemplatePath: Int32] = [:]
  private var reported: Set<String> = []

  private init(library: TemplateLibrary, shapes: ModelShapes, rules: Rules) {
    self.library = library
    self.rules = rules
    names = TemplateNames(shapes: shapes)
    program = TemplateProgram(shapes: shapes)
    program.routines = [TemplateProgram.Routine()]
  }

  static func compile(
    name: String, library: TemplateLibrary, shapes: ModelShapes, root: ModelKind, rules: Rules
  ) throws(Diagnostics) -> TemplateProgram {
    var compiler = TemplateCompiler(library: library, shapes: shapes, rules: rules)
    guard let file = library.file(name) else {
      var diagnostics = Diagnostics()
      diagnostics.error(
        at: SourceLocation(path: library.path(name)), "there is no such template",
        hint: Suggestion.hint(for: name, among: library.names))
      throw diagnostics
    }
    compiler.report(file, as: name)
    let frame = TemplateFrame(kind: root, register: 0, origin: 0, descends: false)
    compiler.emit(file.nodes, in: TemplateContext(source: file.source, frames: [frame]))
    if rules == .page, compiler.place.state != .text {
      compiler.error(
        at: file.source.bytes.count, in: file.source, "the page ends inside a tag or comment")
    }
    compiler.checkIDs()
    compiler.checkTermination()
    if compiler.diagnostics.hasErrors { throw compiler.diagnostics }
    return compiler.program
  }

  /// - Parameter isMidLine: True if the line of the first node has already begun.
  mutating func emit(
    _ nodes: [TemplateNode], in context: TemplateContext, isMidLine: Bool = false
  ) {
    depth += 1
    defer { depth -= 1 }
    for (index, node) in nodes.enumerated() {
      switch node {
      case .text(let range):
        literal(context.source.bytes[range], at: range.lowerBound, in: context.source)
      case .lineStart(let space):
        startLine(space, in: context, isMidLine: isMidLine && index == 0)
      case .variable(let name, let escaped):
        variable(name, escaped: escaped, in: context)
      case .section(let name, let inverted, let body):
        section(name, inverted: inverted, body: body, in: context)
      case .partial(let name, let offset, let indentation, let arguments):
        guard canExpand(at: offset, in: context.source) else { continue }
        partial(name, at: offset, indentation: indentation, arguments: arguments, in: context)
      case .block(let block):
        guard canExpand(at: block.offset, in: context.source) else { continue }
        self.block(block, in: context)
      }
    }
  }

  /// Returns true if a partial or block may be expanded here. Otherwise, reports an error, but only
  /// once per template. Without limits, small files could nest or expand until they exhaust the
  /// stack or the memory. Each level takes about 6 kB of stack, and a thread may have only 512 kB.
  private mutating func canExpand(at offset: Int, in source: TemplateSource) -> Bool {
    guard !isTooLarge else { return false }
    expansions += 1
    if depth >= Self.deepest {
      isTooLarge = true
      error(
        at: offset, in: source,
        "partials, blocks and sections are nested more than "
          + "\(Self.deepest) levels deep here, counting the files that include this one")
    } else if expansions > Self.mostExpansions || program.literals.count > Self.mostBytes {
      isTooLarge = true
      error(
        at: offset, in: source,
        "the expanded template is too large: its partials include one another too often")
    }
    return !isTooLarge
  }

  private static let deepest = 64
  private static let mostExpansions = 50_000
  private static let mostBytes = 4 << 20

  private mutating func startLine(
    _ space: Range<Int>, in context: TemplateContext, isMidLine: Bool
  ) {
    let space = context.source.bytes[space]
    if isMidLine {
      literal(
        space.dropFirst(context.indent.removed), at: space.startIndex, in: context.source)
    } else {
      if context.indent.isDynamic { append(TemplateStep(operation: .indentation)) }
      literal(context.indent.applied(to: space)[...], at: space.startIndex, in: context.source)
    }
  }

  /// Adds literal bytes to the output. `offset` is the position of the bytes in `source`.
  mutating func literal(_ bytes: ArraySlice<UInt8>, at offset: Int, in source: TemplateSource) {
    guard !bytes.isEmpty else { return }
    if rules == .page {
      place.advance(over: bytes)
      for id in place.takeIDs() { note(id: id, at: offset, in: source) }
    }
    let start = program.literals.count
    program.literals.append(contentsOf: bytes)
    program.origins.append(
      TemplateProgram.Origin(literal: start, source: number(of: source), offset: offset))
    let end = Int32(program.literals.count)
    let last = program.routines[current].steps.count - 1
    if last >= barrier, program.routines[current].steps[last].operation == .literal,
      program.routines[current].steps[last].b == Int32(start)
    {
      program.routines[current].steps[last].b = end
    } else {
      append(TemplateStep(operation: .literal, a: Int32(start), b: end))
    }
  }

  mutating func append(_ step: TemplateStep) {
    program.routines[current].steps.append(step)
  }

  mutating func number(of path: TemplatePath) -> Int32 {
    if let number = paths[path] { return number }
    let number = Int32(program.paths.count)
    program.paths.append(path)
    program.starts += [Int32(path.register), Int32(path.fields.first ?? -1)]
    paths[path] = number
    return number
  }

  mutating func number(of source: TemplateSource) -> Int {
    if let number = sourceNumbers[source.path] { return number }
    sourceNumbers[source.path] = program.sources.count
    program.sources.append(source)
    return program.sources.count - 1
  }

  mutating func number(of tag: TemplateTag) -> Int32 {
    if let number = tagNumbers[tag] { return number }
    let number = Int32(program.tags.count)
    program.tags.append(tag)
    tagNumbers[tag] = number
    return number
  }

  mutating func error(
    at offset: Int, in source: TemplateSource, _ message: String,
    hint: @autoclosure () -> String? = nil
  ) {
    diagnostics.error(at: source.location(at: offset), message, hint: hint())
  }

  /// Reports the parser's errors in a file, once per file.
  mutating func report(_ file: TemplateLibrary.File, as name: String) {
    guard reported.insert(file.source.path).inserted else { return }
    for diagnostic in file.diagnostics { diagnostics.append(diagnostic) }
  }

  private mutating func checkTermination() {
    guard let endless = TemplateTermination.endlessRoutines(calls) else {
      diagnostics.error(
        at: callLocations.min { $0.key < $1.key }?.value ?? SourceLocation(path: library.path("")),
        "the partials include one another in too many ways to tell whether the recursion ends")
      return
    }
    for routine in endless.sorted() {
      guard let location = callLocations[routine] else { continue }
      diagnostics.error(
        at: location, "this partial includes itself endlessly",
        hint: "include it inside a section over a list or record that is part of what it shows")
    }
  }
}
