internal import Input

extension TemplateCompiler {
  mutating func partial(
    _ name: PartialName, at offset: Int, indentation: Range<Int>, arguments: [TemplateBlock],
    in context: TemplateContext
  ) {
    switch name {
    case .fixed(let name):
      if rules == .page { check(arguments, of: [name], as: name, in: context) }
      partial(name, at: offset, indentation: indentation, arguments: arguments, in: context)
    case .dynamic(let name):
      guard let resolved = resolve(name, in: context),
        let choices = choices(of: resolved, name, in: context)
      else { return }
      if rules == .page { check(arguments, of: choices, as: "*\(name.text)", in: context) }
      let path = number(of: resolved.path)
      let before = place
      for choice in choices {
        let step = program.routines[current].steps.count
        append(TemplateStep(operation: .choice, a: path, c: Int32(program.names.count)))
        program.names.append(choice)
        barrier = step + 1
        partial(choice, at: offset, indentation: indentation, arguments: arguments, in: context)
        barrier = program.routines[current].steps.count
        program.routines[current].steps[step].b = Int32(barrier - step - 1)
        meet(before, name, in: context, as: "partial")
      }
    }
  }

  private mutating func choices(
    of resolved: ResolvedName, _ name: TemplateName, in context: TemplateContext
  ) -> [String]? {
    if case .partial(let names) = resolved.kind { return names }
    if rules == .specification { return library.partialNames }
    error(
      at: name.offset, in: context.source,
      "'\(name.text)' is \(resolved.kind.noun), not the name of a partial")
    return nil
  }

  private mutating func partial(
    _ name: String, at offset: Int, indentation: Range<Int>, arguments: [TemplateBlock],
    in context: TemplateContext
  ) {
    guard let file = library.partial(name) else {
      if rules == .page {
        let library = library
        error(
          at: offset, in: context.source,
          "there is no partial '\(name)' (\(library.path("partials/\(name).mustache")))",
          hint: Suggestion.hint(for: name, among: library.partialNames))
      }
      return
    }
    report(file, as: name)
    var inner = context
    inner.source = file.source
    for argument in arguments where inner.fillings[argument.name] == nil {
      inner.fillings[argument.name] = filling(argument, in: context)
    }
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

  private mutating func filling(
    _ block: TemplateBlock, in context: TemplateContext
  ) -> TemplateContext.Filling {
    let key = TemplateContext.FillingKey(
      path: context.source.path, offset: block.offset,
      fillings: context.fillings.mapValues(\.number))
    let number = fillingNumbers[key] ?? fillingNumbers.count
    fillingNumbers[key] = number
    return TemplateContext.Filling(
      block: block, source: context.source, fillings: context.fillings, number: number)
  }

  /// Reports each argument (a block inside a parent tag) that matches no block of the partials in
  /// `parents`.
  private mutating func check(
    _ arguments: [TemplateBlock], of parents: [String], as parent: String,
    in context: TemplateContext
  ) {
    guard !arguments.isEmpty else { return }
    let known = blocks(of: parents)
    for argument in arguments where !known.contains(argument.name) {
      error(
        at: argument.offset, in: context.source,
        "'\(parent)' has no block '\(argument.name)'",
        hint: Suggestion.hint(for: argument.name, among: known.sorted())
          ?? (known.isEmpty ? nil : "known blocks: \(known.sorted().joined(separator: ", "))"))
    }
  }

  /// The names of the blocks in `partials` and in all partials that these partials use.
  private func blocks(of partials: [String]) -> Set<String> {
    var known: Set<String> = []
    var visited: Set<String> = []
    var files = partials
    while let name = files.popLast() {
      guard visited.insert(name).inserted, let file = library.partial(name) else { continue }
      var bodies = [file.nodes]
      while let nodes = bodies.popLast() {
        for node in nodes {
          switch node {
          case .block(let block):
            known.insert(block.name)
            bodies.append(block.body)
          case .section(_, _, let body): bodies.append(body)
          case .partial(let name, _, _, let arguments):
            files += names(of: name)
            bodies += arguments.map(\.body)
          case .text, .lineStart, .variable: break
          }
        }
      }
    }
    return known
  }

  private func names(of partial: PartialName) -> [String] {
    switch partial {
    case .fixed(let name): [name]
    case .dynamic: library.partialNames
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
      literal(inner.indent.added[...], at: block.offset, in: context.source)
    }
    emit(written.body, in: inner, isMidLine: !block.isStandalone)
  }

  /// Compiles a recursive use of a partial into a call of a routine. The partial is compiled once
  /// for each `RoutineKey`.
  private mutating func call(
    _ name: String, _ file: TemplateLibrary.File, at offset: Int, indentation: [UInt8],
    isAdded: Bool, from source: TemplateSource, in context: TemplateContext
  ) {
    guard rules == .specification || place.state == .text else {
      error(at: offset, in: source, "a partial can include itself only between tags")
      return
    }
    let frames = context.essentialFrames
    let key = RoutineKey(
      partial: name, kinds: frames.map(\.kind),
      fillings: context.fillings.mapValues(\.number),
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
        "the partial '\(key.partial)', which includes itself, opens a tag that it does not close")
    }
    place = key.place
    return routine
  }
}
