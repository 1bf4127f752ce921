internal import Input

/// Validates a page against the tables of the schema while the page is parsed.
struct PageWalk {
  private struct Level {
    /// The index of the element's definition, or -1 if the element is unknown.
    var definition: Int
    /// The current state of the automaton for the element's content.
    var state: Int32
    var line: Int
    var hasTextError = false
  }

  private let schema: PageSchema
  private let tables: PageTables
  private let parser: SAXParser
  private let symbols: PageSymbols

  private var facts = PageFacts(path: "")
  private var bytes: [UInt8] = []
  private var root = 0
  private var isPage = true
  private var stack: [Level] = []
  private var names: PageNames
  private var seenIDs: Set<String> = []
  /// For each attribute, the number of the last element that had the attribute.
  private var seenAttributes: [Int]
  /// For each entry of the tables' `transitions`, true if a page has used the transition.
  private var isKnownStep: [Bool]
  /// For each definition and attribute name, in the order of the tables' `ruleNumbers`, true if a
  /// page has used the attribute on an element of the definition.
  private var isKnownAttribute: [Bool]
  private var elementCount = 0
  private var counts = PageSymbols.Counts()
  private var titleText: [UInt8] = []
  private var isInTitle = false
  private var isInModule = false
  /// The number of open clickable elements, not counting labels.
  private var interactiveDepth = 0
  private var unclosed: UnclosedElements

  init(schema: PageSchema, parser: SAXParser) {
    self.schema = schema
    self.parser = parser
    tables = schema.tables
    symbols = PageSymbols(schema: schema)
    names = PageNames(schema: schema)
    unclosed = UnclosedElements(schema)
    seenAttributes = Array(repeating: 0, count: schema.attributeNames.count)
    isKnownStep = Array(repeating: false, count: tables.transitions.count)
    isKnownAttribute = Array(repeating: false, count: tables.ruleNumbers.count)
  }

  mutating func begin(_ bytes: [UInt8], path: String, root: Int, isPage: Bool) {
    facts = PageFacts(path: path)
    self.bytes = bytes
    self.root = root
    self.isPage = isPage
    stack.removeAll(keepingCapacity: true)
    seenIDs.removeAll(keepingCapacity: true)
    counts = PageSymbols.Counts()
    titleText = []
    isInTitle = false
    isInModule = false
    interactiveDepth = 0
    unclosed.begin()
    if !parser.keepsNames { names.removeAll() }
  }

  mutating func finish() -> PageFacts {
    if isPage, !parser.isStopped, !facts.diagnostics.contains(where: { $0.severity == .error }) {
      for problem in counts.problems(title: facts.title) { error(problem, line: 0) }
    }
    facts.diagnostics.sort()
    bytes = []
    return facts
  }

  // MARK: Elements

  mutating func started(_ tag: SAXParser.StartTag) {
    elementCount += 1
    let line = parser.line
    let symbol = names.symbol(of: tag)
    reportVoidParent()
    if let parent = stack.last, parent.definition < 0 {
      stack.append(Level(definition: -1, state: 0, line: line))
      return
    }
    let definition = enter(symbol, tag)
    let state = definition < 0 ? 0 : tables.initial[definition]
    stack.append(Level(definition: definition, state: state, line: line))
    guard definition >= 0 else { return }
    if symbols.isInteractive[symbol] {
      if interactiveDepth > 0, symbol != symbols.label {
        errorAtTag("'\(schema.elementNames[symbol])' is inside another clickable element")
      }
      if symbol != symbols.label { interactiveDepth += 1 }
    }
    if isPage { counts.note(symbol, symbols) }
    if symbol == symbols.title {
      isInTitle = true
      titleText = []
    }
    readAttributes(tag, definition: definition, symbol: symbol, line: line)
  }

  /// Advances the parent's automaton over an element, and returns the index of the element's
  /// definition; -1 for an unknown element.
  private mutating func enter(_ symbol: Int, _ tag: SAXParser.StartTag) -> Int {
    guard symbol > 0 else {
      let name = String(cString: tag.name)
      errorAtTag(
        "unknown element '\(name)'",
        hint: schema.elementNames.contains(name)
          ? "it lacks its namespace: write <html xmlns=\"http://www.w3.org/1999/xhtml\">"
          : Suggestion.hint(for: name, among: schema.elementNames.dropFirst()))
      return -1
    }
    guard let parent = stack.last else {
      if schema.definitions[root].symbol == symbol { return root }
      let name = schema.elementNames[schema.definitions[root].symbol]
      errorAtTag("the outermost element must be '\(name)', not '\(schema.elementNames[symbol])'")
      return schema.anyDefinition(of: symbol) ?? -1
    }
    let entry = Int(parent.state) * tables.width + symbol
    let next = tables.transitions[entry]
    if next >= 0 {
      stack[stack.count - 1].state = next
      if !isKnownStep[entry] {
        isKnownStep[entry] = true
        facts.isNovel = true
      }
      return Int(tables.meanings[entry])
    }
    if unclosed.areOthersShifted { return schema.anyDefinition(of: symbol) ?? -1 }
    let content = schema.definitions[parent.definition].content
    let name = schema.elementNames[symbol]
    let outer = schema.elementNames[schema.definitions[parent.definition].symbol]
    if content.knows(symbol) {
      let expected = schema.names(of: tables.expected(parent.state))
      errorAtTag(
        "'\(name)' is not allowed at this place in '\(outer)'",
        hint: expected.isEmpty ? "no more elements are allowed here" : "expected \(expected)")
    } else {
      errorAtTag("'\(name)' is not allowed in '\(outer)'")
    }
    return schema.anyDefinition(of: symbol) ?? -1
  }

  mutating func ended() {
    guard let level = stack.popLast(), level.definition >= 0 else { return }
    let symbol = symbols.symbolOfDefinition[level.definition]
    if !tables.accepting[Int(level.state)], !unclosed.areOthersShifted {
      let name = schema.elementNames[symbol]
      error(
        "'\(name)' is not complete", line: level.line,
        hint: "expected \(schema.names(of: tables.expected(level.state)))")
    }
    if symbols.isInteractive[symbol], symbol != symbols.label { interactiveDepth -= 1 }
    if symbol == symbols.script { isInModule = false }
    if symbol == symbols.title, isInTitle {
      isInTitle = false
      facts.title = String(decoding: titleText, as: UTF8.self).trimmingSpace()
    }
  }

  // MARK: Text

  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    guard let level = stack.last, level.definition >= 0 else { return }
    if isInTitle { titleText.append(contentsOf: text) }
    if isInModule, !text.allSatisfy(TemplateScanner.isSpace) {
      isInModule = false
      error("a module script must not contain code: put it into its 'src' file", line: parser.line)
    }
    let next = tables.transitions[Int(level.state) * tables.width + PageSchema.text]
    if next == level.state { return }
    guard !text.allSatisfy(TemplateScanner.isSpace) else { return }
    reportVoidParent()
    if next >= 0 {
      stack[stack.count - 1].state = next
    } else if !level.hasTextError, !unclosed.areOthersShifted {
      stack[stack.count - 1].hasTextError = true
      let name = schema.elementNames[schema.definitions[level.definition].symbol]
      let start = parser.offset - text.count
      let leading = text.prefix { TemplateScanner.isSpace($0) }.count
      let place = place(of: max(0, min(start + leading, bytes.count)))
      error("text is not allowed in '\(name)'", line: place.line, column: place.column)
    }
  }

  mutating func readSection(_ text: UnsafeBufferPointer<UInt8>) {
    if isPage { error("HTML parsers do not support CDATA sections", line: parser.line) }
    read(text)
  }

  mutating func declaredType(_ name: UnsafePointer<UInt8>?, hasIdentifier: Bool) {
    guard isPage else {
      error("a document type is not allowed in this file", line: parser.line)
      return
    }
    let type = name.map { String(cString: $0) } ?? ""
    if type != "html" || hasIdentifier {
      error("the document type must be '<!DOCTYPE html>'", line: parser.line)
    }
  }

  mutating func declaredInside() {
    error("the document type must not contain declarations", line: parser.line)
  }

  mutating func readInstruction() {
    if isPage {
      error("HTML parsers do not support processing instructions", line: parser.line)
    }
  }

  mutating func failed(_ fault: SAXFault) {
    facts.isBroken = true
    if let (element, line, other) = fault.unclosed {
      reportUnclosed(element, line: line, before: other)
      return
    }
    // The parser skips a tag that it cannot read, so the matching end tag closes another element.
    unclosed.areOthersShifted = true
    error("not well-formed: \(fault.message)", line: fault.line, column: fault.column)
    // The parser stops here, because libxml2 would take very long to report a hundred thousand
    // faults.
    if facts.diagnostics.count == Self.mostFaults { parser.stop() }
  }

  /// Reports the innermost open element as unclosed if it is a void element.
  private mutating func reportVoidParent() {
    guard let level = stack.last, level.definition >= 0, unclosed.isVoid[level.definition]
    else { return }
    let name = schema.elementNames[symbols.symbolOfDefinition[level.definition]]
    reportUnclosed(name, line: level.line, before: nil)
  }

  private mutating func reportUnclosed(_ element: String, line: Int, before other: String?) {
    guard unclosed.note(element, line: line) else { return }
    error(
      "'\(element)' is not closed", line: line,
      column: UnclosedElements.column(of: element, inLine: line, of: bytes),
      hint: UnclosedElements.hint(for: element, before: other))
  }

  // MARK: Attributes

  private mutating func readAttributes(
    _ tag: SAXParser.StartTag, definition: Int, symbol: Int, line: Int
  ) {
    let row = definition * tables.attributeCount
    for index in 0..<tag.attributeCount {
      guard let attribute = tag.attribute(index) else { continue }
      let number = names.number(of: attribute)
      guard number >= 0, tables.ruleNumbers[row + number] >= 0 else {
        reportUnknown(attribute, definition: definition)
        continue
      }
      seenAttributes[number] = elementCount
      if !isKnownAttribute[row + number] {
        isKnownAttribute[row + number] = true
        facts.isNovel = true
      }
      let rule = Int(tables.ruleNumbers[row + number])
      if !tables.isAnything[rule], !tables.matchesPattern(rule, attribute.value),
        !schema.rules[rule].allowsLiteral(attribute.value)
      {
        reportValue(attribute.value, rule: rule, attribute: number, symbol: symbol)
      }
      let meaning = tables.meaningOfRule[rule]
      if meaning != .none {
        collect(attribute.value, meaning, symbol: symbol, attribute: number, line: line)
      }
    }
    for required in symbols.requiredAttributes[definition]
    where seenAttributes[required] != elementCount {
      errorAtTag(
        "'\(schema.elementNames[symbol])' lacks the attribute '\(schema.attributeNames[required])'")
    }
    if symbol == symbols.script {
      let kind = ScriptKind(tag)
      isInModule = kind.isModule
      if let problem = kind.problem { errorAtTag(problem) }
    }
  }

  private mutating func reportValue(
    _ value: UnsafeBufferPointer<UInt8>, rule: Int, attribute: Int, symbol: Int
  ) {
    let shown = String(decoding: value.prefix(60), as: UTF8.self)
    let expectation = schema.rules[rule].expectation
    errorAtTag(
      "invalid value '\(shown)' for the attribute '\(schema.attributeNames[attribute])' of "
        + "'\(schema.elementNames[symbol])'",
      hint: expectation.isEmpty ? nil : "expected \(expectation)")
  }

  private mutating func reportUnknown(_ attribute: SAXParser.StartTag.Attribute, definition: Int) {
    let prefix = attribute.prefix.map { String(cString: $0) + ":" } ?? ""
    let name = prefix + String(cString: attribute.name)
    let rules = schema.definitions[definition].rules
    let known = rules.indices.filter { rules[$0] >= 0 }.map { schema.attributeNames[$0] }
    let element = schema.elementNames[schema.definitions[definition].symbol]
    errorAtTag(
      "'\(element)' has no attribute '\(name)'",
      hint: Suggestion.hint(for: name, among: known.sorted()))
  }

  private mutating func collect(
    _ value: UnsafeBufferPointer<UInt8>, _ meaning: ValueRule.Meaning, symbol: Int, attribute: Int,
    line: Int
  ) {
    switch meaning {
    case .none: break
    case .id:
      let id = String(decoding: value, as: UTF8.self)
      if seenIDs.insert(id).inserted {
        facts.ids.append(PageFacts.ID(value: id, line: line))
      } else {
        let first = facts.ids.first { $0.value == id }?.line ?? 0
        errorAtTag("duplicate id '\(id)'", hint: "first on line \(first)")
      }
    case .address, .resource, .idReference:
      let kind: PageFacts.Reference.Kind =
        meaning == .address ? .link : meaning == .resource ? .resource : .id
      append(value, kind, symbol: symbol, attribute: attribute, line: line)
    case .idReferences:
      for word in value.split(whereSeparator: TemplateScanner.isSpace) {
        append(
          UnsafeBufferPointer(rebasing: word), .id, symbol: symbol, attribute: attribute,
          line: line)
      }
    }
  }

  private mutating func append(
    _ value: UnsafeBufferPointer<UInt8>, _ kind: PageFacts.Reference.Kind, symbol: Int,
    attribute: Int, line: Int
  ) {
    facts.references.append(
      PageFacts.Reference(
        kind: kind, value: String(decoding: value, as: UTF8.self), line: line,
        place: symbols.place(element: symbol, attribute: attribute)))
  }

  // MARK: Messages

  private static let mostFaults = 200

  mutating func error(_ message: String, line: Int, column: Int = 0, hint: String? = nil) {
    // The number of messages is limited, because one mistake can cause thousands of messages.
    guard facts.diagnostics.count < Self.mostFaults else { return }
    facts.diagnostics.append(
      Diagnostic(
        .error, at: SourceLocation(path: facts.path, line: line, column: column), message,
        hint: hint))
  }

  /// Reports an error at the beginning of the current start tag.
  private mutating func errorAtTag(_ message: String, hint: String? = nil) {
    guard facts.diagnostics.count < Self.mostFaults else { return }
    var start = max(0, min(parser.offset, bytes.count) - 1)
    while start > 0, bytes[start] != UInt8(ascii: "<") { start -= 1 }
    let place = place(of: start)
    error(message, line: place.line, column: place.column, hint: hint)
  }

  private func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    for index in 0..<offset where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    return (line, offset - lineStart + 1)
  }
}

extension String {
  fileprivate func trimmingSpace() -> String {
    var bytes = Array(utf8)[...]
    while let first = bytes.first, TemplateScanner.isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, TemplateScanner.isSpace(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
