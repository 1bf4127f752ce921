internal import Input

struct TemplateRun {
  private let program: TemplateProgram
  private let values: [ModelValue]
  /// For each register, the first slot of its context. Each call uses its own registers.
  private var registers: [Int]
  /// The indentation that the current call adds to each line.
  private var indentation: [UInt8] = []
  private let hasFurtherFields: [Bool]
  /// The relative path to the root that was written last: the path of the page, the number of `../`
  /// parts, and the offset in the output after the relative path.
  private var root = (page: "", depth: 0, end: -1)
  /// The trace of the output's sources; `nil` unless a page is rendered again to locate a fault.
  var trace: TemplateTrace?

  init(program: TemplateProgram, values: [ModelValue], root: Int) {
    self.program = program
    self.values = values
    registers = [Int](repeating: root, count: program.routines[0].registers)
    hasFurtherFields = program.paths.map { $0.fields.count > 1 }
  }

  mutating func routine(_ number: Int, base: Int, into output: inout [UInt8]) {
    let steps = program.routines[number].steps
    run(steps, 0..<steps.count, routine: number, base: base, into: &output)
  }

  private mutating func run(
    _ steps: [TemplateStep], _ range: Range<Int>, routine: Int, base: Int,
    into output: inout [UInt8]
  ) {
    var position = range.lowerBound
    while position < range.upperBound {
      let step = steps[position]
      position += 1
      let start = output.count
      switch step.operation {
      case .literal:
        program.literals.withUnsafeBufferPointer {
          output.append(
            contentsOf: UnsafeBufferPointer(rebasing: $0[Int(step.a)..<Int(step.b)]))
        }
      case .value:
        write(slot(step.a, base), place: step.b, into: &output)
      case .address:
        writeAddress(slot(step.a, base), into: &output)
      case .markup:
        if let slot = slot(step.a, base) { copy(values[slot], into: &output) }
      case .choice:
        let body = position..<position + Int(step.b)
        if let slot = slot(step.a, base), case .text(let name) = values[slot],
          name == program.names[Int(step.c)]
        {
          run(steps, body, routine: routine, base: base, into: &output)
        }
        position = body.upperBound
      case .section:
        let body = position..<position + Int(step.b)
        if let slot = slot(step.a, base) {
          section(slot, step, steps, body, routine: routine, base: base, into: &output)
        }
        position = body.upperBound
      case .inverted:
        let body = position..<position + Int(step.b)
        let isTrue = slot(step.a, base).map { Self.isTrue(values[$0]) } ?? false
        if !isTrue { run(steps, body, routine: routine, base: base, into: &output) }
        position = body.upperBound
      case .same:
        let body = position..<position + Int(step.b)
        registers[base + Int(step.c)] = registers[base + Int(step.a)]
        run(steps, body, routine: routine, base: base, into: &output)
        position = body.upperBound
      case .call:
        call(step, from: routine, base: base, into: &output)
      case .indentation:
        output.append(contentsOf: indentation)
      }
      if trace != nil { note(step, from: start, to: output.count, base: base) }
    }
  }

  private mutating func note(_ step: TemplateStep, from start: Int, to end: Int, base: Int) {
    let isMarkup = step.operation == .markup
    let value = isMarkup ? slot(step.a, base).map { values[$0] } : nil
    trace?.wrote(step, value, from: start, to: end)
  }

  private mutating func section(
    _ slot: Int, _ step: TemplateStep, _ steps: [TemplateStep], _ body: Range<Int>, routine: Int,
    base: Int, into output: inout [UInt8]
  ) {
    let register = base + Int(step.c)
    switch values[slot] {
    case .list(let start, let count):
      let width = Int(step.d)
      for index in 0..<count {
        registers[register] = start + index * width
        run(steps, body, routine: routine, base: base, into: &output)
      }
    case .record(let start):
      registers[register] = start
      run(steps, body, routine: routine, base: base, into: &output)
    default:
      guard Self.isTrue(values[slot]) else { return }
      registers[register] = slot
      run(steps, body, routine: routine, base: base, into: &output)
    }
  }

  private mutating func call(
    _ step: TemplateStep, from caller: Int, base: Int, into output: inout [UInt8]
  ) {
    let callee = Int(step.a)
    let newBase = base + program.routines[caller].registers
    let needed = newBase + program.routines[callee].registers
    while registers.count < needed { registers.append(0) }
    for index in 0..<Int(step.c) {
      registers[newBase + index] = registers[base + program.arguments[Int(step.b) + index]]
    }
    let inner = program.indentations[Int(step.d)]
    let outer = indentation
    if !inner.isAdded { indentation = [] }
    indentation.append(contentsOf: program.literals[inner.literal])
    routine(callee, base: newBase, into: &output)
    indentation = outer
  }

  /// The slot of the value at a path, or `nil` if a record on the path is absent.
  private func slot(_ path: Int32, _ base: Int) -> Int? {
    let start = registers[base + Int(program.starts[Int(path) * 2])]
    let first = Int(program.starts[Int(path) * 2 + 1])
    guard first >= 0 else { return start }
    return hasFurtherFields[Int(path)] ? follow(path, from: start + first) : start + first
  }

  private func follow(_ path: Int32, from first: Int) -> Int? {
    var slot = first
    for field in program.paths[Int(path)].fields.dropFirst() {
      guard case .record(let start) = values[slot] else { return nil }
      slot = start + field
    }
    return slot
  }

  private static func isTrue(_ value: ModelValue) -> Bool {
    switch value {
    case .none: false
    case .text(let text): !text.isEmpty
    case .integer, .root: true
    case .html(let html): !html.bytes.isEmpty
    case .flag(let flag): flag
    case .list(_, let count): count > 0
    case .record: true
    }
  }

  private mutating func write(_ slot: Int?, place: Int32, into output: inout [UInt8]) {
    guard let slot else { return }
    switch values[slot] {
    case .text(let text):
      let place = Escape.Place(rawValue: UInt8(place)) ?? .attribute
      if output.count == root.end {
        let length = shorten(text, &output)
        let rest = Substring(text.utf8.dropFirst(length))
        Escape.append(String(rest), for: place, to: &output)
      } else {
        Escape.append(text, for: place, to: &output)
      }
    case .root(let page):
      let depth = page.utf8.count { $0 == UInt8(ascii: "/") }
      if depth == 0 { output.append(contentsOf: "./".utf8) }
      for _ in 0..<depth { output.append(contentsOf: "../".utf8) }
      root = (page, depth, output.count)
    case .integer(let integer): output.append(integer: integer)
    default: copy(values[slot], into: &output)
    }
  }

  /// Removes one `../` from the output for each leading folder that `path` shares with the page's
  /// path. Returns the length in bytes of these folders in `path`.
  private func shorten(_ path: String, _ output: inout [UInt8]) -> Int {
    let shared = SiteRoot.shared(by: path, with: root.page)
    guard shared.folders > 0 else { return 0 }
    output.removeLast(3 * shared.folders)
    // A path without `../` needs `./`, because an empty href refers to the page itself and `a:b`
    // would be parsed as a scheme.
    if shared.folders == root.depth { output.append(contentsOf: "./".utf8) }
    return shared.length
  }

  private mutating func writeAddress(_ slot: Int?, into output: inout [UInt8]) {
    guard let slot else { return }
    if case .text(let text) = values[slot], !Address.isHarmless(text) {
      output.append(UInt8(ascii: "#"))
    } else {
      write(slot, place: Int32(Escape.Place.attribute.rawValue), into: &output)
    }
  }

  /// Writes a value without escaping it.
  private func copy(_ value: ModelValue, into output: inout [UInt8]) {
    switch value {
    case .text(let text): output.append(contentsOf: text.utf8)
    case .integer(let integer): output.append(integer: integer)
    case .html(let html): output.append(contentsOf: html.bytes)
    case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .none, .list, .record, .root: break
    }
  }
}
