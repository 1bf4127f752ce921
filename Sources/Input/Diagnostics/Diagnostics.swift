/// The problems in some input, collected while the input is read.
///
/// A file with millions of bad rows must not fill the memory with messages. Therefore only the
/// first ``limit`` diagnostics of each file are kept, and the other diagnostics are counted.
public struct Diagnostics: Error, Sendable {
  /// The maximum number of diagnostics that are kept for a file.
  public static let limit = 1000
  /// The maximum number of mistakes that one call of ``errors(for:kind:_:)`` reports individually.
  public static let kindLimit = 20

  private var kept: [Diagnostic] = []
  private var countByPath: [String: Int] = [:]

  /// A Boolean value that is true if at least one of the diagnostics is an error.
  public private(set) var hasErrors = false

  /// Makes an empty collection.
  public init() {}

  /// Makes a collection of one diagnostic.
  public init(_ diagnostic: Diagnostic) {
    append(diagnostic)
  }

  /// Makes a collection of several diagnostics.
  public init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { append(diagnostic) }
  }

  /// A Boolean value that is true if there are no diagnostics.
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
  /// The hint is computed only if the error is kept, because finding a suggestion can be slow.
  public mutating func error(
    at location: SourceLocation, _ message: String, hint: @autoclosure () -> String? = nil
  ) {
    let isKept = countByPath[location.path, default: 0] < Self.limit
    append(Diagnostic(.error, at: location, message, hint: isKept ? hint() : nil))
  }

  /// Adds an error for each of the first ``kindLimit`` mistakes. If mistakes remain, one additional
  /// error gives the number of the remaining mistakes. Its location is that of the first remaining
  /// mistake.
  ///
  /// - Parameter kind: the name of the mistakes in the plural, as in "unknown keys".
  public mutating func errors<Mistake>(
    for mistakes: [Mistake], kind: String, _ diagnostic: (Mistake) -> Diagnostic
  ) {
    for mistake in mistakes.prefix(Self.kindLimit) { append(diagnostic(mistake)) }
    guard mistakes.count > Self.kindLimit else { return }
    let next = diagnostic(mistakes[Self.kindLimit])
    let others = mistakes.count - Self.kindLimit
    // A single additional mistake gets its own error.
    if others == 1 { append(next) } else { error(at: next.location, "\(others) more \(kind)") }
  }

  /// Adds a warning.
  public mutating func warning(
    at location: SourceLocation, _ message: String, hint: String? = nil
  ) {
    append(Diagnostic(.warning, at: location, message, hint: hint))
  }

  /// Returns true if a diagnostic at a location already suggests a name. Callers then do not also
  /// report the name as missing.
  public func suggests(_ name: String, at location: SourceLocation) -> Bool {
    let hint = Suggestion.hint(meaning: name)
    return kept.contains { $0.location == location && $0.hint == hint }
  }

  /// All diagnostics, sorted by location and without duplicates. For a file with more than
  /// ``limit`` diagnostics, the last diagnostic of the file gives the number of diagnostics that
  /// are not listed.
  public var all: [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in kept.sorted() where diagnostic != result.last { result.append(diagnostic) }
    for (path, count) in countByPath where count > Self.limit {
      let others = count - Self.limit
      let location = SourceLocation(path: path, line: .max)
      let place = result.firstIndex { location < $0.location } ?? result.endIndex
      result.insert(
        Diagnostic(
          hasErrors ? .error : .warning, at: SourceLocation(path: path),
          others == 1
            ? "1 more problem in this file is not listed"
            : "\(others) more problems in this file are not listed"),
        at: place)
    }
    return result
  }
}

extension Diagnostics: CustomStringConvertible {
  /// The diagnostics, one per line.
  public var description: String {
    all.map(\.description).joined(separator: "\n")
  }
}
