struct ValueRule: Sendable {
  /// The meaning of a value, if the value is more than plain text.
  enum Meaning: Sendable {
    case none
    case id
    /// `address` is the address of a link. `resource` is the address of a file that the page needs.
    case address, resource
    /// `idReference` is the id of another element of the page. `idReferences` are several such ids
    /// with spaces between them.
    case idReference, idReferences
  }

  var isAnything = false
  var literals: [[UInt8]] = []
  var patterns: [Automaton] = []
  var meaning = Meaning.none
  /// The schema's name for values of this kind.
  var name = ""

  func allowsLiteral(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    for literal in literals where Self.areEqual(literal, value) { return true }
    // Relax NG normalises white space before it compares a value with the listed values.
    guard !literals.isEmpty, value.contains(where: TemplateScanner.isSpace) else { return false }
    let words = value.split(whereSeparator: TemplateScanner.isSpace)
    return literals.contains(Array(words.joined(separator: [0x20])))
  }

  private static func areEqual(_ literal: [UInt8], _ value: UnsafeBufferPointer<UInt8>) -> Bool {
    guard literal.count == value.count else { return false }
    for index in literal.indices where literal[index] != value[index] { return false }
    return true
  }

  var expectation: String {
    var parts = literals.prefix(12).map { "'\(String(decoding: $0, as: UTF8.self))'" }
    if !patterns.isEmpty, !name.isEmpty { parts.append(name) }
    return parts.joined(separator: ", ")
  }
}
