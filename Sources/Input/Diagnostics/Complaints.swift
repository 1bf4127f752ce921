/// Mistakes of one kind. The first few are described, and the rest are only counted.
public struct Complaints: Sendable {
  /// The default maximum number of mistakes that are described.
  public static let limit = 5

  /// The number of mistakes.
  public private(set) var count = 0
  private let severity: Diagnostic.Severity
  private let limit: Int
  private var next: Diagnostic?

  /// Makes an empty collection that describes at most `limit` mistakes.
  public init(_ severity: Diagnostic.Severity = .warning, limit: Int = Complaints.limit) {
    self.severity = severity
    self.limit = limit
  }

  /// Adds a mistake. The location, message and hint are computed only if they are needed.
  public mutating func add(
    at location: @autoclosure () -> SourceLocation, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil, into diagnostics: inout Diagnostics
  ) {
    let severity = severity
    add(Diagnostic(severity, at: location(), message(), hint: hint()), into: &diagnostics)
  }

  /// Adds a mistake. The diagnostic is computed only if it is needed.
  public mutating func add(
    _ diagnostic: @autoclosure () -> Diagnostic, into diagnostics: inout Diagnostics
  ) {
    count += 1
    guard count <= limit + 1 else { return }
    if count > limit { next = diagnostic() } else { diagnostics.append(diagnostic()) }
  }

  /// Adds a diagnostic with the number of mistakes that were not described.
  ///
  /// - Parameter kind: the text after "12 more", as in "rows with unknown stops".
  public func finish(_ kind: String, into diagnostics: inout Diagnostics) {
    guard var next else { return }
    // A single additional mistake is described instead of counted.
    if count > limit + 1 {
      next = Diagnostic(severity, at: next.location, "\((count - limit).grouped) more \(kind)")
    }
    diagnostics.append(next)
  }
}
