internal import Input

/// Compiles a Relax NG schema to tables. The schema must follow these rules:
///
/// - Each element has its own `define`, which contains only its `element`. Elements refer to one
///   another by `ref`. All other defines are groups of content, attributes or values.
/// - Content consists of `group`, `choice`, `optional`, `zeroOrMore`, `oneOrMore`, `text`, `empty`
///   and `notAllowed`. There is no `interleave`, because libxml2's messages about it are wrong.
/// - An attribute is written in its element or in a group of attributes. An `optional` contains at
///   most one attribute. The value of an attribute is `text`, or is built from `value`, `data` and
///   `choice`. A `data` has the type string and one `pattern`, or it has the type ID, decimal,
///   integer or nonNegativeInteger.
/// - A define named `value.NAME` is a kind of value. The defines `value.id`, `value.address`,
///   `value.resource`, `value.id-reference` and `value.id-references` give a value its
///   `ValueRule.Meaning`.
/// - The define `drawing` is the root element of an SVG file.
struct SchemaCompiler {
  private let root: XMLElement
  private var defines: [String: XMLElement] = [:]
  private var numbers: [String: Int] = [:]
  private var ruleNumbers: [String: Int] = [:]
  private(set) var diagnostics = Diagnostics()

  private(set) var definitions: [PageSchema.Definition] = []
  private(set) var rules: [ValueRule] = []
  private(set) var elementSymbols: [PageSchema.ElementName: Int] = [:]
  private(set) var elementNames = ["text"]
  private(set) var attributeSymbols: [String: Int] = [:]
  private(set) var attributeNames: [String] = []
  private var depth = 0
  /// The number of patterns that have been compiled for the current element.
  private var patternCount = 0

  /// The content and the attributes that a pattern adds to an element.
  private struct Parts {
    var content: [Expression] = []
    var attributes: [(name: String, rule: Int, isRequired: Bool)] = []
    var isTooLarge = false
  }

  init(root: XMLElement) {
    self.root = root
  }

  mutating func compile() throws(Diagnostics) -> PageSchema {
    if root.name != "grammar" { error(root, "the root element of a schema must be 'grammar'") }
    var order: [String] = []
    for child in root.children where child.name != "start" {
      guard child.name == "define" else {
        error(child, "'\(child.name)' is not supported here: schemas use a subset of Relax NG")
        continue
      }
      guard let name = child.attributes["name"] else {
        error(child, "a define needs a name")
        continue
      }
      if defines[name] != nil { error(child, "'\(name)' is defined twice") }
      defines[name] = child
      order.append(name)
    }
    let elements = order.filter { isElement(defines[$0]) }
    for (number, name) in elements.enumerated() { numbers[name] = number }
    for name in elements { addSymbol(of: name) }
    var parts: [Parts] = []
    for name in elements {
      var part = Parts()
      patternCount = 0
      if let element = defines[name]?.children.first {
        for child in element.children {
          let content = content(of: child, into: &part, isOptional: false, path: [name])
          part.content.append(content)
        }
      }
      parts.append(part)
    }
    for (name, part) in zip(elements, parts) where !part.isTooLarge { finish(name, part) }
    let start = root.children.first { $0.name == "start" }?.children.first?.attributes["name"]
    guard let page = start.flatMap({ numbers[$0] }), let drawing = numbers["drawing"] else {
      error(
        root, "a schema needs a 'start' that refers to an element, and a 'define' named 'drawing'")
      throw diagnostics
    }
    if rules.count > Int16.max { error(root, "the schema has too many kinds of values") }
    if !diagnostics.hasErrors { refuseOtherFiles(in: root) }
    if diagnostics.hasErrors { throw diagnostics }
    return PageSchema(compiler: self, page: page, drawing: drawing)
  }

  /// Reports references that would make libxml2 read another file, even in unused defines.
  private mutating func refuseOtherFiles(in element: XMLElement) {
    if ["externalRef", "include"].contains(element.name) {
      error(element, "'\(element.name)' is not supported here: schemas use a subset of Relax NG")
    }
    for child in element.children { refuseOtherFiles(in: child) }
  }

  private func isElement(_ define: XMLElement?) -> Bool {
    define?.children.count == 1 && define?.children.first?.name == "element"
  }

  private mutating func error(_ element: XMLElement, _ message: String) {
    diagnostics.error(at: element.location, message)
  }

  private mutating func addSymbol(of define: String) {
    guard let element = defines[define]?.children.first else { return }
    guard let key = elementName(element) else {
      error(element, "an element needs a name in the namespace of XHTML or SVG")
      return
    }
    if elementSymbols[key] == nil {
      elementSymbols[key] = elementNames.count
      elementNames.append(key.name)
    }
  }

  private func elementName(_ element: XMLElement) -> PageSchema.ElementName? {
    let namespace = element.attributes["ns"] ?? root.attributes["ns"]
    guard let name = element.attributes["name"],
      let vocabulary = PageSchema.Vocabulary.allCases.first(where: { $0.namespace == namespace })
    else { return nil }
    return PageSchema.ElementName(vocabulary: vocabulary, name: name)
  }

  private mutating func finish(_ define: String, _ parts: Parts) {
    guard let element = defines[define]?.children.first, let key = elementName(element) else {
      return
    }
    var rules = [Int16](repeating: -1, count: attributeNames.count)
    var required: [Int] = []
    for attribute in parts.attributes {
      guard let symbol = attributeSymbols[attribute.name] else { continue }
      if rules[symbol] >= 0 {
        error(element, "'\(key.name)' has the attribute '\(attribute.name)' twice")
      }
      rules[symbol] = Int16(clamping: attribute.rule)
      if attribute.isRequired { required.append(symbol) }
    }
    do throws(Automaton.Failure) {
      let content = try Automaton(.sequence(parts.content), width: elementNames.count)
      definitions.append(
        PageSchema.Definition(
          symbol: elementSymbols[key] ?? 0, content: content, rules: rules, required: required))
    } catch {
      switch error {
      case .ambiguous(let symbol):
        self.error(
          element, "'\(elementNames[symbol])' is ambiguous here: it has two possible definitions")
      case .tooLarge:
        self.error(element, "the content of '\(key.name)' is too complex")
      }
    }
  }

  /// Returns the content that a pattern describes, and adds the pattern's attributes to `parts`.
  private mutating func content(
    of pattern: XMLElement, into parts: inout Parts, isOptional: Bool, path: [String]
  ) -> Expression {
    depth += 1
    patternCount += 1
    defer { depth -= 1 }
    guard depth <= 200, patternCount <= 3_000 else {
      if !parts.isTooLarge {
        error(pattern, "the patterns are nested too deep, or there are too many for one element")
      }
      parts.isTooLarge = true
      return .never
    }
    switch pattern.name {
    case "text": return .star(.symbol([PageSchema.text], meaning: -1))
    case "empty": return .empty
    case "notAllowed": return .never
    case "group":
      return .sequence(members(of: pattern, into: &parts, isOptional: isOptional, path: path))
    case "choice":
      return .choice(members(of: pattern, into: &parts, isOptional: isOptional, path: path))
    case "optional":
      let attributes = parts.attributes.count
      let members = members(of: pattern, into: &parts, isOptional: true, path: path)
      if parts.attributes.count > attributes + 1 {
        error(
          pattern,
          "an 'optional' can contain only one attribute: several would depend on one another")
      }
      return .optional(.sequence(members))
    case "zeroOrMore":
      return .star(
        .sequence(members(of: pattern, into: &parts, isOptional: isOptional, path: path)))
    case "oneOrMore":
      return .plus(
        .sequence(members(of: pattern, into: &parts, isOptional: isOptional, path: path)))
    case "attribute":
      addAttribute(pattern, into: &parts, isOptional: isOptional)
      return .empty
    case "ref":
      return reference(pattern, into: &parts, isOptional: isOptional, path: path)
    default:
      error(pattern, "'\(pattern.name)' is not supported here: schemas use a subset of Relax NG")
      return .never
    }
  }

  private mutating func members(
    of pattern: XMLElement, into parts: inout Parts, isOptional: Bool, path: [String]
  ) -> [Expression] {
    var members: [Expression] = []
    for child in pattern.children {
      let attributes = parts.attributes.count
      members.append(content(of: child, into: &parts, isOptional: isOptional, path: path))
      if parts.attributes.count > attributes, pattern.name != "group", pattern.name != "optional" {
        error(child, "an attribute is allowed only in an element, a 'group' or an 'optional'")
      }
    }
    return members
  }

  private mutating func reference(
    _ pattern: XMLElement, into parts: inout Parts, isOptional: Bool, path: [String]
  ) -> Expression {
    let name = pattern.attributes["name"] ?? ""
    guard let define = defines[name] else {
      error(pattern, "'\(name)' is not defined")
      return .never
    }
    if let number = numbers[name], let element = define.children.first,
      let key = elementName(element)
    {
      return .symbol([elementSymbols[key] ?? 0], meaning: number)
    }
    guard !path.contains(name) else {
      error(pattern, "'\(name)' contains itself without an element in between")
      return .never
    }
    let group = XMLElement(
      name: "group", attributes: [:], children: define.children, location: define.location)
    return content(of: group, into: &parts, isOptional: isOptional, path: path + [name])
  }

  // MARK: Attributes and their values

  private mutating func addAttribute(
    _ attribute: XMLElement, into parts: inout Parts, isOptional: Bool
  ) {
    guard let name = attribute.attributes["name"] else {
      error(attribute, "an attribute needs a name")
      return
    }
    if attributeSymbols[name] == nil {
      attributeSymbols[name] = attributeNames.count
      attributeNames.append(name)
    }
    if attribute.children.count > 1 { error(attribute, "an attribute can have only one pattern") }
    let number: Int
    if let child = attribute.children.first {
      number = rule(for: child)
    } else {
      rules.append(ValueRule(isAnything: true))
      number = rules.count - 1
    }
    parts.attributes.append((name, number, !isOptional))
  }

  /// Returns the index of the rule for a pattern of values. Named rules are reused.
  private mutating func rule(for pattern: XMLElement) -> Int {
    let name = pattern.name == "ref" ? pattern.attributes["name"] : nil
    if let name, let number = ruleNumbers[name] { return number }
    var rule = ValueRule()
    add(pattern, to: &rule, depth: 0)
    rules.append(rule)
    if let name { ruleNumbers[name] = rules.count - 1 }
    return rules.count - 1
  }

  private mutating func add(_ pattern: XMLElement, to rule: inout ValueRule, depth: Int) {
    switch pattern.name {
    case "text": rule.isAnything = true
    case "value": rule.literals.append(Array(pattern.text.utf8))
    case "choice", "group":
      if pattern.name == "group", pattern.children.count != 1 {
        error(pattern, "a value must have exactly one pattern")
      }
      for child in pattern.children { add(child, to: &rule, depth: depth) }
    case "data": addData(pattern, to: &rule)
    case "ref":
      let name = pattern.attributes["name"] ?? ""
      guard let define = defines[name], depth < 20 else {
        error(pattern, "'\(name)' is not defined, or contains itself")
        return
      }
      switch name {
      case "value.id": rule.meaning = .id
      case "value.address": rule.meaning = .address
      case "value.resource": rule.meaning = .resource
      case "value.id-reference": rule.meaning = .idReference
      case "value.id-references": rule.meaning = .idReferences
      default: break
      }
      let words = name.split(separator: ".").last ?? ""
      rule.name = words.split(separator: "-").joined(separator: " ")
      for child in define.children { add(child, to: &rule, depth: depth + 1) }
    default:
      error(pattern, "'\(pattern.name)' is not a supported pattern for values")
    }
  }

  /// The supported types of XML Schema, with their patterns. An ID is restricted to ASCII.
  private static let types = [
    "ID": #"[A-Za-z_][A-Za-z0-9_.\-]*"#,
    "decimal": #"[+\-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)"#,
    "integer": #"[+\-]?[0-9]+"#,
    "nonNegativeInteger": #"\+?[0-9]+"#,
  ]

  private mutating func addData(_ pattern: XMLElement, to rule: inout ValueRule) {
    let type = pattern.attributes["type"]
    let parameters = pattern.children.filter { $0.name == "param" }
    let text: String
    if let type, let known = Self.types[type], parameters.isEmpty {
      text = known
    } else if type == "string", parameters.count == 1,
      parameters[0].attributes["name"] == "pattern"
    {
      text = parameters[0].text
    } else {
      error(
        pattern,
        "'data' must have the type 'string' with one pattern, "
          + "or the type 'ID', 'decimal', 'integer' or 'nonNegativeInteger'")
      return
    }
    let expression: Expression
    do throws(BytePattern.Failure) {
      expression = try BytePattern.parse(text)
    } catch {
      self.error(
        pattern, "the pattern cannot be read at byte \(error.offset + 1): \(error.message)")
      return
    }
    guard let automaton = try? Automaton(expression, width: 256) else {
      error(pattern, "the pattern is too complex")
      return
    }
    rule.patterns.append(automaton)
  }
}
