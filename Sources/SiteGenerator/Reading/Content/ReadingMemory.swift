import Input
import Synchronization

/// Values that have been read from the inputs, each kept until one of its files changes.
final class ReadingMemory: Sendable {
  private struct Entry: Sendable {
    let source: Source
    let value: any Sendable
    let diagnostics: Diagnostics
  }

  /// All that a value is made from.
  private struct Source: Sendable, Equatable {
    let files: [String: FileStamp]
    let settings: String
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// The stored value, with its diagnostics; it is read again if a file has changed since. A value
  /// with errors is not kept.
  ///
  /// - Parameters:
  ///   - name: the name of the value; each has its own.
  ///   - paths: the files and folders that it is read from.
  ///   - settings: the other things that it depends on.
  func recall<Value: Sendable>(
    _ name: String, from paths: [String], settings: String = "",
    into diagnostics: inout Diagnostics, read: (inout Diagnostics) -> Value
  ) -> Value {
    // Taken before the files are read, so that a change in between is noticed next time.
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
