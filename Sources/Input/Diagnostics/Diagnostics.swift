/// The faults in some input, collected while it is read.
///
/// A file of millions of bad rows must not fill the memory with messages: for each file, the first
/// ``limit`` are kept and the others are counted.
public struct Diagnostics: Error, Sendable {
  /// The number of diagnostics that are kept for a file.
  public static let limit = 1000
  /// The number of diagnostics that are kept for one kind of mistake in one place, see
  /// ``errors(for:kind:_:)``.
  public static let kindLimit = 20

  private var kept: [Diagnostic] = []
  private var countByPath: [String: Int] = [:]

  /// A Boolean value that is true if there is an error among them.
  public private(set) var hasErrors = false

  /// No diagnostics.
  public init() {}

  /// One diagnostic.
  public init(_ diagnostic: Diagnostic) {
    append(diagnostic)
  }

  /// Some diagnostics.
  public init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { append(diagnostic) }
  }

  /// A Boolean value that is true if there are none.
  public var isEmpty: Bool { kept.isEmpty }

  /// Adds a diagnostic.
  public mutating func append(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors = true }
    let count = countByPath[diagnostic.location.path, default: 0]
    countByPath[diagnostic.location.path] = count + 1
    if count < Self.limit { kept.append(diagnostic) }
  }

  /// Adds all diagnostics of another collection.
  public mutating func append(contentsOf others: Diagnostics) {
    for diagnostic in others.kept { append(diagnostic) }
    for (path, count) in others.countByPath where count > Self.limit {
      countByPath[path, default: 0] += count - Self.limit
    }
    hasErrors = hasErrors || others.hasErrors
  }

  /// Adds an error.
  ///
  /// The hint is computed only if the error is kept, because finding a suggestion may take a while.
  public mutating func error(
    at location: SourceLocation, _ message: String, hint: @autoclosure () -> String? = nil
  ) {
    let isKept = countByPath[location.path, default: 0] < Self.limit
    append(Diagnostic(.error, at: location, message, hint: isKept ? hint() : nil))
  }

  /// Adds an error for each of some mistakes of one kind. If there are many, only the first
  /// ``kindLimit`` get one, and another error, at the location of the next, counts the rest.
  ///
  /// - Parameter kind: the mistakes in the plural, as in "unknown keys".
  public mutating func errors<Mistake>(
    for mistakes: [Mistake], kind: String, _ diagnostic: (Mistake) -> Diagnostic
  ) {
    for mistake in mistakes.prefix(Self.kindLimit) { append(diagnostic(mistake)) }
    guard mistakes.count > Self.kindLimit else { return }
    let next = diagnostic(mistakes[Self.kindLimit])
    let others = mistakes.count - Self.kindLimit
    // A single further mistake gets its own error.
    if others == 1 { append(next) } else { error(at: next.location, "\(others) more \(kind)") }
  }

  /// Adds a warning.
  public mutating func warning(
    at location: SourceLocation, _ message: String, hint: String? = nil
  ) {
    append(Diagnostic(.warning, at: location, message, hint: hint))
  }

  /// Returns true if a diagnostic at a location already suggests a name, so that a missing name is
  /// not reported a second time.
  public func suggests(_ name: String, at location: SourceLocation) -> Bool {
    let hint = Suggestion.hint(meaning: name)
    return kept.contains { $0.location == location && $0.hint == hint }
  }

  /// All of them, sorted by location, each once; a file with more than ``limit`` ends with a
  /// diagnostic that counts the rest.
  public var all: [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in kept.sorted() where diagnostic != result.last { result.append(diagnostic) }
    for (path, count) in countByPath where count > Self.limit {
      let location = SourceLocation(path: path, line: .max)
      let place = result.firstIndex { location < $0.location } ?? result.endIndex
      result.insert(
        Diagnostic(
          hasErrors ? .error : .warning, at: SourceLocation(path: path),
          "\(count - Self.limit) more problems in this file are not listed"),
        at: place)
    }
    return result
  }
}

extension Diagnostics: CustomStringConvertible {
  /// One diagnostic a line.
  public var description: String {
    all.map(\.description).joined(separator: "\n")
  }
}
