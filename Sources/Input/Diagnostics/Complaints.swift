/// Mistakes of one kind: the first few in words, of the others the number.
public struct Complaints: Sendable {
  /// The number of mistakes that are put into words by default.
  public static let limit = 5

  /// The number of mistakes.
  public private(set) var count = 0
  private let severity: Diagnostic.Severity
  private let limit: Int
  private var next: SourceLocation?

  /// Makes an empty count.
  ///
  /// - Parameter limit: the number of mistakes that are put into words.
  public init(_ severity: Diagnostic.Severity = .warning, limit: Int = Complaints.limit) {
    self.severity = severity
    self.limit = limit
  }

  /// Adds a mistake; location, message and hint are made only if it is put into words.
  public mutating func add(
    at location: @autoclosure () -> SourceLocation, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil, into diagnostics: inout Diagnostics
  ) {
    count += 1
    if count <= limit {
      diagnostics.append(Diagnostic(severity, at: location(), message(), hint: hint()))
    } else if count == limit + 1 {
      next = location()
    }
  }

  /// Adds a diagnostic that counts the mistakes that were not put into words.
  ///
  /// - Parameter kind: the rest of "12 more", as in "rows of unknown stops".
  public func finish(_ kind: String, into diagnostics: inout Diagnostics) {
    guard let next else { return }
    diagnostics.append(
      Diagnostic(severity, at: next, "\((count - limit).grouped) more \(kind)"))
  }
}
