import Synchronization

/// What costs much and was computed before, for as long as it would be computed from the same.
final class Computed: Sendable {
  private struct Entry: Sendable {
    let source: Digest
    let value: any Slice
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// A part of the atlas by its name, computed when it is first read, unless it was before.
  ///
  /// - Parameters:
  ///   - name: the name of the part; each has its own.
  ///   - digest: the digest by which steps know the part.
  ///   - source: the digest of all that it is computed from, if that is more.
  func deferred<Value: Sendable>(
    _ name: String, _ digest: Digest, from source: Digest? = nil,
    _ compute: @escaping @Sendable () -> Value
  ) -> Deferred<Value> {
    let source = source ?? digest
    return entries.withLock { entries in
      if let known = entries[name], known.source == source,
        let value = known.value as? Deferred<Value>
      {
        return value
      }
      let value = Deferred(digest, compute)
      entries[name] = Entry(source: source, value: value)
      return value
    }
  }
}
