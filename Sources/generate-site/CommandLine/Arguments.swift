import Input

/// The parsed arguments of a subcommand.
struct Arguments: Sendable, Equatable {
  private(set) var asksForHelp = false
  /// The values of each flag, in the order given. For a flag that takes no value, the value is an
  /// empty string.
  private(set) var values: [String: [String]] = [:]
  /// The arguments that are not flags.
  private(set) var operands: [String] = []

  /// Parses arguments of the form `--flag value` or `--flag=value`. After `--`, nothing is a flag.
  ///
  /// - Throws: the first error. No error is thrown if the arguments include `--help`.
  init(_ words: [String], for syntax: Syntax) throws(UsageError) {
    let flagWords = words.prefix { $0 != "--" }
    if flagWords.contains("--help") || flagWords.contains("-h") {
      asksForHelp = true
      operands = flagWords.prefix { !$0.hasPrefix("-") }
      return
    }
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { try take(operand: operand, for: syntax) }
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try take(flag: word, from: &rest, for: syntax)
      } else {
        try take(operand: word, for: syntax)
      }
    }
    for flag in syntax.flags where flag.isRequired && values[flag.name] == nil {
      throw .missingFlag(flag.name, of: syntax.name)
    }
    if operands.count < syntax.operands.count {
      throw .missingArgument(syntax.operands[operands.count].name, of: syntax.name)
    }
  }

  private mutating func take(
    flag word: String, from rest: inout ArraySlice<String>, for syntax: Syntax
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    guard
      let flag = syntax.flags.first(where: {
        "--\($0.name)" == written || $0.alias.map { "--\($0)" } == written
      })
    else {
      throw .unknownFlag(written, of: syntax.name, known: syntax.flags.map { "--\($0.name)" })
    }
    guard flag.isRepeatable || values[flag.name] == nil else { throw .repeatedFlag(flag.name) }
    let value: String
    if parts.count == 2 {
      guard flag.takesValue else { throw .unexpectedValue(flag.name, value: String(parts[1])) }
      guard !parts[1].isEmpty else { throw .missingValue(flag.name) }
      value = String(parts[1])
    } else if flag.takesValue {
      guard let next = rest.first, !next.hasPrefix("--"), !next.isEmpty else {
        throw .missingValue(flag.name)
      }
      rest.removeFirst()
      value = next
    } else {
      value = ""
    }
    values[flag.name, default: []].append(value)
  }

  private mutating func take(operand word: String, for syntax: Syntax) throws(UsageError) {
    guard operands.count < syntax.operands.count || syntax.takesMany else {
      throw .unexpectedArgument(word, of: syntax.name)
    }
    operands.append(word)
  }
}

extension Arguments {
  func has(_ flag: String) -> Bool { values[flag] != nil }

  func value(_ flag: String, or fallback: String) -> String { value(flag) ?? fallback }

  func value(_ flag: String) -> String? { values[flag]?.first }

  func list(_ flag: String) -> [String] { values[flag] ?? [] }

  /// Returns the value of a required flag, whose presence ``init(_:for:)`` has checked.
  func required(_ flag: String) -> String { value(flag) ?? "" }

  func integer(_ flag: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(flag) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let expected =
        range.upperBound == .max
        ? "a whole number, at least \(range.lowerBound)"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .invalidValue(flag, value: text, expected: expected, choices: [])
    }
    return number
  }

  func number(_ flag: String, in range: ClosedRange<Int>) throws(UsageError) -> Double? {
    guard let text = value(flag) else { return nil }
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = Number.double(text), limits.contains(number) else {
      throw .invalidValue(
        flag, value: text,
        expected: "a number from \(range.lowerBound) to \(range.upperBound)", choices: [])
    }
    return number
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ flag: String, or fallback: Choice
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let text = value(flag) else { return fallback }
    if let choice = Choice(rawValue: text) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    throw .invalidValue(
      flag, value: text, expected: "one of \(choices.joined(separator: ", "))", choices: choices)
  }
}
