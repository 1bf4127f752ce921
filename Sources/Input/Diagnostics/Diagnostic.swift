/// A problem in the input: its location, a description, and what would be right.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable {
    /// The input cannot be used.
    case error
    /// The input can be used, but probably differs from its author's intention.
    case warning
  }

  /// The severity.
  public var severity: Severity
  /// The location in the input.
  public var location: SourceLocation
  /// A description of what is wrong, without a full stop.
  public var message: String
  /// A description of what would be right, without a full stop.
  public var hint: String?

  /// Makes a diagnostic from its parts.
  public init(
    _ severity: Severity, at location: SourceLocation, _ message: String, hint: String? = nil
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.hint = hint
  }
}

extension Diagnostic: Comparable {
  /// Orders diagnostics by location, then errors before warnings, then by text.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.severity != right.severity { return left.severity == .error }
    if left.message != right.message {
      return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
    }
    return (left.hint ?? "").utf8.lexicographicallyPrecedes((right.hint ?? "").utf8)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line of the form `path:line:column: error: message; hint`, which is safe to show in a
  /// terminal: control characters are escaped, and long messages are shortened in the middle.
  public var description: String {
    let text =
      "\(PlainLine.escaped("\(location)")): \(severity.rawValue): \(PlainLine.shortened(message))"
    guard let hint else { return text }
    return "\(text); \(PlainLine.shortened(hint))"
  }
}
