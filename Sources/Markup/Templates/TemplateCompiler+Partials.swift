internal import Input

/// Partials, parents and blocks.
extension TemplateCompiler {
  mutating func partial(
    _ name: String, at offset: Int, indentation: Range<Int>, arguments: [TemplateBlock],
    in context: TemplateContext
  ) {
    guard let file = library.partial(name) else {
      if rules == .page {
        error(
          at: offset, in: context.source,
          "there is no partial '\(name)' (\(library.folder)/partials/\(name).mustache)",
          hint: Suggestion.hint(for: name, among: library.partialNames))
      }
      return
    }
    report(file, as: name)
    var inner = context
    inner.source = file.source
    for argument in arguments where inner.fillings[argument.name] == nil {
      inner.fillings[argument.name] = TemplateContext.Filling(
        block: argument, source: context.source, fillings: context.fillings)
    }
    if rules == .page { check(arguments, of: name, in: context) }
    let isIndented = !indentation.isEmpty
    let space = context.source.bytes[indentation]
    let added = isIndented ? context.indent.applied(to: space) : []
    if context.expanding.contains(name) {
      call(
        name, file, at: offset, indentation: added,
        isAdded: isIndented && context.indent.isDynamic, from: context.source, in: inner)
    } else {
      inner.indent = TemplateContext.Indent(
        added: added, isDynamic: isIndented && context.indent.isDynamic)
      inner.expanding.append(name)
      emit(file.nodes, in: inner)
    }
  }

  /// Blocks that fill nothing are mistakes.
  private mutating func check(
    _ arguments: [TemplateBlock], of parent: String, in context: TemplateContext
  ) {
    guard !arguments.isEmpty else { return }
    var known: Set<String> = []
    var visited: Set<String> = []
    collectBlocks(of: parent, into: &known, visited: &visited)
    for argument in arguments where !known.contains(argument.name) {
      error(
        at: argument.offset, in: context.source,
        "'\(parent)' has no block '\(argument.name)'",
        hint: Suggestion.hint(for: argument.name, among: known.sorted())
          ?? (known.isEmpty ? nil : "it has \(known.sorted().joined(separator: ", "))"))
    }
  }

  private func collectBlocks(
    of partial: String, into known: inout Set<String>, visited: inout Set<String>
  ) {
    guard visited.insert(partial).inserted, let file = library.partial(partial) else { return }
    collectBlocks(in: file.nodes, into: &known, visited: &visited)
  }

  private func collectBlocks(
    in nodes: [TemplateNode], into known: inout Set<String>, visited: inout Set<String>
  ) {
    for node in nodes {
      switch node {
      case .block(let block):
        known.insert(block.name)
        collectBlocks(in: block.body, into: &known, visited: &visited)
      case .section(_, _, let body):
        collectBlocks(in: body, into: &known, visited: &visited)
      case .partial(let name, _, _):
        collectBlocks(of: name, into: &known, visited: &visited)
      case .parent(let name, _, _, let arguments):
        collectBlocks(of: name, into: &known, visited: &visited)
        for argument in arguments {
          collectBlocks(in: argument.body, into: &known, visited: &visited)
        }
      case .text, .lineStart, .variable: break
      }
    }
  }

  mutating func block(_ block: TemplateBlock, in context: TemplateContext) {
    guard let filling = context.fillings[block.name] else {
      emit(block.body, in: context)
      return
    }
    let site =
      block.isStandalone ? block.intrinsicIndentation ?? block.indentation : block.indentation
    let written = filling.block
    let removed = written.isStandalone ? written.intrinsicIndentation : written.indentation
    var inner = context
    inner.source = filling.source
    inner.fillings = filling.fillings
    inner.indent.added = context.indent.applied(to: context.source.bytes[site])
    inner.indent.removed = removed?.count ?? 0
    if block.isStandalone, !written.startsWithLine {
      if inner.indent.isDynamic { append(TemplateStep(operation: .indentation)) }
      literal(inner.indent.added[...])
    }
    emit(written.body, in: inner, isMidLine: !block.isStandalone)
  }

  /// Uses a partial inside itself: it becomes a routine for the contexts that matter.
  private mutating func call(
    _ name: String, _ file: TemplateLibrary.File, at offset: Int, indentation: [UInt8],
    isAdded: Bool, from source: TemplateSource, in context: TemplateContext
  ) {
    guard rules == .specification || place.state == .text else {
      error(at: offset, in: source, "a partial that uses itself must do so between tags")
      return
    }
    let frames = context.essentialFrames
    let key = RoutineKey(
      partial: name, kinds: frames.map(\.kind),
      fillings: TemplateContext.signature(of: context.fillings),
      place: place)
    let routine =
      routines[key] ?? compileRoutine(key, file, at: offset, from: source, in: context)
    calls.append(
      TemplateTermination.Call(
        caller: current, callee: routine,
        arcs: frames.map { .init(origin: $0.origin, descends: $0.descends) }))
    if callLocations[routine] == nil { callLocations[routine] = source.location(at: offset) }
    let start = program.literals.count
    program.literals.append(contentsOf: indentation)
    program.indentations.append(
      TemplateProgram.Indentation(literal: start..<program.literals.count, isAdded: isAdded))
    append(
      TemplateStep(
        operation: .call, a: Int32(routine), b: Int32(program.arguments.count),
        c: Int32(frames.count), d: Int32(program.indentations.count - 1)))
    program.arguments.append(contentsOf: frames.map(\.register))
  }

  private mutating func compileRoutine(
    _ key: RoutineKey, _ file: TemplateLibrary.File, at offset: Int, from source: TemplateSource,
    in context: TemplateContext
  ) -> Int {
    let routine = program.routines.count
    routines[key] = routine
    program.routines.append(TemplateProgram.Routine(registers: key.kinds.count))
    let (outer, outerBarrier) = (current, barrier)
    (current, barrier) = (routine, 0)
    var inner = context
    inner.frames = key.kinds.enumerated().map {
      TemplateFrame(kind: $1, register: $0, origin: $0, descends: false)
    }
    inner.indent = TemplateContext.Indent(isDynamic: true)
    inner.expanding = [key.partial]
    emit(file.nodes, in: inner)
    (current, barrier) = (outer, outerBarrier)
    if rules == .page, place.comparable != key.place.comparable {
      error(
        at: offset, in: source,
        "partial '\(key.partial)', which uses itself, opens a tag that it does not close")
    }
    place = key.place
    return routine
  }
}
