import Input
import Synchronization

/// A cache of values read from input files. A value is reused until its files or its settings
/// change.
final class ReadingMemory: Sendable {
  private struct Entry: Sendable {
    let source: Source
    let value: any Sendable
    let diagnostics: Diagnostics
  }

  private struct Source: Sendable, Equatable {
    let files: [String: FileStamp]
    let settings: String
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// Returns the cached value with its diagnostics, or reads the value if its files or settings
  /// have changed. A value with errors is not cached.
  ///
  /// - Parameter settings: everything that the value depends on besides its files.
  func recall<Value: Sendable>(
    _ name: String, from paths: [String], settings: String = "",
    into diagnostics: inout Diagnostics, read: (inout Diagnostics) -> Value
  ) -> Value {
    // The stamps are taken before the files are read, so that the next call detects a change made
    // during the reading.
    let source = Source(files: Self.stamps(of: paths), settings: settings)
    if let known = entries.withLock({ $0[name] }), known.source == source,
      let value = known.value as? Value
    {
      diagnostics.append(contentsOf: known.diagnostics)
      return value
    }
    var found = Diagnostics()
    let value = read(&found)
    diagnostics.append(contentsOf: found)
    let entry = found.hasErrors ? nil : Entry(source: source, value: value, diagnostics: found)
    entries.withLock { $0[name] = entry }
    return value
  }

  private static func stamps(of paths: [String]) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in paths {
      if let stamp = FileStamp(path) {
        stamps[path] = stamp
      } else {
        stamps.merge(FolderStamps([path]).files) { _, new in new }
      }
    }
    return stamps
  }
}
