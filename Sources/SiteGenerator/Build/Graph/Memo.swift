import Synchronization

/// An in-memory cache of computed values, keyed by the digest of their inputs. It saves work when
/// `serve` reads an atlas again after an edit.
final class Memo: Sendable {
  private struct Key: Hashable {
    let kind: String
    let digest: Digest
  }

  private struct Values {
    var old: [Key: any Sendable] = [:]
    var new: [Key: any Sendable] = [:]
  }

  private let values = Mutex(Values())

  /// Returns the value cached for `kind` and `digest`, computing and caching it first if needed.
  func value<Value: Sendable>(
    _ kind: String, _ digest: Digest, _ compute: () -> Value
  ) -> Value {
    let key = Key(kind: kind, digest: digest)
    let known = values.withLock { ($0.new[key] ?? $0.old[key]) as? Value }
    let value = known ?? compute()
    values.withLock { $0.new[key] = value }
    return value
  }

  /// Releases values that have not been used since the last call to this method.
  func forgetUnused() {
    values.withLock {
      $0.old = $0.new
      $0.new = [:]
    }
  }
}
