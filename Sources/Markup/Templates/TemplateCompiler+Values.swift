internal import Input

extension TemplateCompiler {
  mutating func resolve(_ name: TemplateName, in context: TemplateContext) -> ResolvedName? {
    do {
      return try names.resolve(name, in: context.frames)
    } catch {
      guard rules == .page else { return nil }
      switch error {
      case .unknown(let part, let candidates):
        let whole = part == name.text ? "" : " in '\(name.text)'"
        self.error(
          at: name.offset, in: context.source, "unknown name '\(part)'\(whole)",
          hint: Suggestion.hint(for: part, among: candidates)
            ?? (candidates.isEmpty ? nil : "known here: \(Self.list(candidates))"))
      case .notRecord(let part, let kind):
        self.error(
          at: name.offset, in: context.source,
          "'\(part)' in '\(name.text)' is \(kind.noun), which has no fields")
      }
      return nil
    }
  }

  private static func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0).inserted }
    return distinct.prefix(12).joined(separator: ", ") + (distinct.count > 12 ? ", ..." : "")
  }

  mutating func variable(_ name: TemplateName, escaped: Bool, in context: TemplateContext) {
    guard let resolved = resolve(name, in: context) else {
      if rules == .page { place.advanceOverValue() }
      return
    }
    let path = number(of: resolved.path)
    guard rules == .page else {
      guard resolved.kind != .nothing else { return }
      append(
        TemplateStep(
          operation: escaped ? .value : .markup, a: path,
          b: Int32(Escape.Place.specification.rawValue)))
      return
    }
    let tag = number(
      of: TemplateTag(name: name.text, offset: name.offset, source: number(of: context.source)))
    check(name, resolved.kind, escaped: escaped, in: context)
    if resolved.kind == .html || resolved.kind == .data {
      append(TemplateStep(operation: .markup, a: path, c: tag))
    } else if place.isAddress, place.isSchemeOpen {
      append(TemplateStep(operation: .address, a: path, c: tag))
    } else {
      let escape: Escape.Place = place.state == .text ? .text : .attribute
      append(TemplateStep(operation: .value, a: path, b: Int32(escape.rawValue), c: tag))
    }
    place.advanceOverValue()
  }

  /// Reports a value that cannot be written at this place, or that is in a `{{…}}` tag but needs a
  /// `{{{…}}}` tag, or vice versa.
  private mutating func check(
    _ name: TemplateName, _ kind: ModelKind, escaped: Bool, in context: TemplateContext
  ) {
    let text = name.text
    func refuse(_ reason: String, hint: String? = nil) {
      error(at: name.offset, in: context.source, "'\(text)' \(reason)", hint: hint)
    }
    switch kind {
    case .text, .integer, .url:
      if !escaped {
        refuse(
          "is \(kind.noun), and only markup may be written without escaping",
          hint: "write '{{\(text)}}'")
      }
    case .data:
      if escaped {
        refuse("is JSON, and would be escaped for HTML", hint: "write '{{{\(text)}}}'")
      }
    case .html:
      if escaped {
        refuse("is markup, and would be shown as text", hint: "write '{{{\(text)}}}'")
      }
    case .partial:
      refuse(
        "is \(kind.noun), which cannot be written",
        hint: "include the partial that it names, '{{>*\(text)}}'")
    case .flag, .list, .record, .nothing:
      refuse(
        "is \(kind.noun), which cannot be written",
        hint: "use it in a section, '{{#\(text)}}...{{/\(text)}}'")
    }
    if kind == .data {
      if !place.isDataBlock {
        refuse("is JSON, which is allowed only in '<script type=\"application/ld+json\">'")
      }
    } else if let objection = place.objection {
      refuse(
        "cannot be escaped \(objection)",
        hint: "values are allowed between tags and in quoted attribute values")
    } else if kind == .html, place.state != .text {
      refuse("is markup, which is not allowed in an attribute")
    }
  }

  mutating func section(
    _ name: TemplateName, inverted: Bool, body: [TemplateNode], in context: TemplateContext
  ) {
    guard let resolved = resolve(name, in: context) else {
      // An unknown name counts as false, so only an inverted section is compiled.
      if inverted { emit(body, in: context) }
      return
    }
    // A name that never has a value counts as false. So does a list whose elements never have one.
    guard resolved.kind != .nothing, resolved.kind != .list(.nothing) else {
      if inverted { emit(body, in: context) }
      return
    }
    let before = place
    let step = program.routines[current].steps.count
    let path = number(of: resolved.path)
    var inner = context
    var isAlwaysTrue = false
    if inverted {
      append(TemplateStep(operation: .inverted, a: path))
    } else {
      var item = resolved.kind
      if case .list(let element) = item { item = element }
      if case .record = item, resolved.path.fields.isEmpty, resolved.kind == item {
        isAlwaysTrue = true
      }
      let register = inner.push(item, within: resolved.frame, descends: !isAlwaysTrue)
      program.routines[current].registers = max(
        program.routines[current].registers, register + 1)
      if isAlwaysTrue {
        append(
          TemplateStep(
            operation: .same, a: Int32(resolved.path.register), c: Int32(register)))
      } else {
        append(
          TemplateStep(
            operation: .section, a: path, c: Int32(register), d: Int32(width(of: item))))
      }
    }
    barrier = program.routines[current].steps.count
    emit(body, in: inner)
    let end = program.routines[current].steps.count
    program.routines[current].steps[step].b = Int32(end - step - 1)
    barrier = end
    if inverted, case .record = resolved.kind, resolved.path.fields.isEmpty {
      // The current context counts as true, so an inverted section over it is never rendered.
      program.routines[current].steps.removeSubrange(step...)
      barrier = step
    }
    meet(before, name, in: context)
  }

  /// The number of slots of a value.
  private func width(of kind: ModelKind) -> Int {
    if case .record(let number) = kind { names.shapes.shapes[number].fields.count } else { 1 }
  }

  /// Checks that the ``PagePlace`` after a section is the same for all values of the section.
  mutating func meet(
    _ before: PagePlace, _ name: TemplateName, in context: TemplateContext,
    as noun: String = "section"
  ) {
    guard rules == .page else { return }
    if before.comparable != place.comparable {
      error(
        at: name.offset, in: context.source,
        "\(noun) '\(name.text)' opens a tag or an attribute value without closing it, "
          + "or closes one that it did not open",
        hint: "put only whole tags or whole attributes into a \(noun)")
    }
    let isSchemeOpen = before.isSchemeOpen || place.isSchemeOpen
    place = before
    place.isSchemeOpen = isSchemeOpen
    place.advanceOverCondition()
  }
}
