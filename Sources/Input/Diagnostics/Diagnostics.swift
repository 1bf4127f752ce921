/// All that is wrong in some input, collected while it is read.
///
/// A file of millions of bad rows must not fill the memory with messages: of one file the first
/// ``limit`` are kept and the others are counted.
public struct Diagnostics: Error, Sendable {
  /// How many diagnostics of one file are kept.
  public static let limit = 1000

  private var kept: [Diagnostic] = []
  private var countByPath: [String: Int] = [:]

  /// Whether there is an error among them.
  public private(set) var hasErrors = false

  /// No diagnostics.
  public init() {}

  /// One diagnostic.
  public init(_ diagnostic: Diagnostic) {
    append(diagnostic)
  }

  /// Whether there are none.
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
  public mutating func error(at location: SourceLocation, _ message: String, hint: String? = nil) {
    append(Diagnostic(.error, at: location, message, hint: hint))
  }

  /// Adds a warning.
  public mutating func warning(
    at location: SourceLocation, _ message: String, hint: String? = nil
  ) {
    append(Diagnostic(.warning, at: location, message, hint: hint))
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
