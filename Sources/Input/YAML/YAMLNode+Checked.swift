extension YAMLNode {
  /// Reports unknown keys with suggestions, and reports a value that is not a mapping.
  ///
  /// - Returns: true if the value is a mapping.
  @discardableResult
  public func checkKeys(_ known: [String], into diagnostics: inout Diagnostics) -> Bool {
    guard hasMembers(into: &diagnostics), let members else { return false }
    let unknown = members.filter { !known.contains($0.key) }
    let unused = known.filter { self[$0] == nil }
    diagnostics.errors(for: unknown, kind: "unknown keys") { member in
      Diagnostic(
        .error, at: member.location, "unknown key '\(member.key)'",
        hint: Suggestion.hint(for: member.key, among: unused)
          ?? Suggestion.hint(for: member.key, among: known)
          ?? "the keys are \(known.joined(separator: ", "))")
    }
    return true
  }

  /// Returns true if a key is missing because it is misspelt. In this case, the error for an
  /// unknown key has already suggested the correct key.
  public func isMisspelt(_ key: String, in diagnostics: Diagnostics) -> Bool {
    self[key] == nil
      && members?.contains { diagnostics.suggests(key, at: $0.location) } == true
  }

  /// The text of a key; `nil` if the key is missing. A value that is not a text is reported, and the
  /// result is `nil`.
  public func text(_ key: String, into diagnostics: inout Diagnostics) -> String? {
    checked(key, "a text", into: &diagnostics, \.string)
  }

  /// The text of a required key. A missing key is reported, and the result is `nil`.
  public func requiredText(_ key: String, into diagnostics: inout Diagnostics) -> String? {
    guard hasMembers(into: &diagnostics) else { return nil }
    guard let value = self[key], !value.isNull else {
      if isMisspelt(key, in: diagnostics) { return nil }
      diagnostics.error(
        at: location(key), "the key '\(key)' is missing",
        hint: "write '\(key): ...'")
      return nil
    }
    return text(key, into: &diagnostics)
  }

  /// The whole number of a key; `nil` if the key is missing. A value that is not a whole number is
  /// reported, and the result is `nil`.
  public func integer(_ key: String, into diagnostics: inout Diagnostics) -> Int? {
    checked(key, "a whole number", into: &diagnostics, \.int)
  }

  /// The number of a key; `nil` if the key is missing. A value that is not a number is reported, and
  /// the result is `nil`.
  public func double(_ key: String, into diagnostics: inout Diagnostics) -> Double? {
    checked(key, "a number", into: &diagnostics, \.double)
  }

  /// The Boolean value of a key; `nil` if the key is missing. A value that is not a Boolean is
  /// reported, and the result is `nil`.
  public func bool(_ key: String, into diagnostics: inout Diagnostics) -> Bool? {
    checked(key, "true or false", into: &diagnostics, \.bool)
  }

  /// The values of a key's list; empty if the key is missing. A value that is not a list is reported,
  /// and the result is empty.
  public func list(_ key: String, into diagnostics: inout Diagnostics) -> [YAMLNode] {
    checked(key, "a list", into: &diagnostics, \.elements) ?? []
  }

  /// The texts of a key's list, with locations. Values that are not texts are reported and skipped.
  public func texts(
    _ key: String, into diagnostics: inout Diagnostics
  ) -> [(text: String, location: SourceLocation)] {
    var result: [(text: String, location: SourceLocation)] = []
    // A single text without brackets is a common mistake.
    let hint = { (node: YAMLNode) in
      node.string.flatMap { $0.allSatisfy(Self.isPlain) ? "write [\($0)]" : nil }
    }
    let elements = checked(key, "a list", hint: hint, into: &diagnostics, \.elements)
    for element in elements ?? [] {
      if let text = element.string {
        result.append((text, element.location))
      } else {
        diagnostics.error(at: element.location, "\(element.kindInWords) where a text is expected")
      }
    }
    return result
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_./ ".contains(character)
  }

  private func checked<Value>(
    _ key: String, _ expected: String, hint: (YAMLNode) -> String? = { _ in nil },
    into diagnostics: inout Diagnostics,
    _ read: (YAMLNode) -> Value?
  ) -> Value? {
    guard hasMembers(into: &diagnostics), let node = self[key], !node.isNull else { return nil }
    if let value = read(node) { return value }
    let found = node.string.map { "'\($0)'" } ?? node.kindInWords
    diagnostics.error(
      at: node.location, "\(key): \(found) where \(expected) is expected",
      hint: hint(node))
    return nil
  }

  private func hasMembers(into diagnostics: inout Diagnostics) -> Bool {
    if members != nil { return true }
    diagnostics.error(
      at: location, "\(kindInWords) where a mapping is expected", hint: "write 'key: value' lines")
    return false
  }
}
