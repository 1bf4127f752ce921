/// Mistakes of one kind: the first few in words, of the others the number.
public struct Complaints: Sendable {
  /// The number of mistakes that are put into words by default.
  public static let limit = 5

  /// The number of mistakes.
  public private(set) var count = 0
  private let severity: Diagnostic.Severity
  private let limit: Int
  private var next: Diagnostic?

  /// Makes an empty count.
  ///
  /// - Parameter limit: the number of mistakes that are put into words.
  public init(_ severity: Diagnostic.Severity = .warning, limit: Int = Complaints.limit) {
    self.severity = severity
    self.limit = limit
  }

  /// Adds a mistake; location, message and hint are made only if it may be put into words.
  public mutating func add(
    at location: @autoclosure () -> SourceLocation, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil, into diagnostics: inout Diagnostics
  ) {
    count += 1
    guard count <= limit + 1 else { return }
    let diagnostic = Diagnostic(severity, at: location(), message(), hint: hint())
    if count > limit { next = diagnostic } else { diagnostics.append(diagnostic) }
  }

  /// Adds a diagnostic that counts the mistakes that were not put into words.
  ///
  /// - Parameter kind: the rest of "12 more", as in "rows of unknown stops".
  public func finish(_ kind: String, into diagnostics: inout Diagnostics) {
    guard var next else { return }
    // One more needs no count.
    if count > limit + 1 {
      next = Diagnostic(severity, at: next.location, "\((count - limit).grouped) more \(kind)")
    }
    diagnostics.append(next)
  }
}
