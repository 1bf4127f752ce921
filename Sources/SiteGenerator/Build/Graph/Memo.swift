import Synchronization

/// Computed values by their inputs, for an atlas that stays open while its files are edited.
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

  /// The value of a kind for the digest of its inputs; computed with `compute` if it is not stored.
  func value<Value: Sendable>(
    _ kind: String, _ digest: Digest, _ compute: () -> Value
  ) -> Value {
    let key = Key(kind: kind, digest: digest)
    let known = values.withLock { ($0.new[key] ?? $0.old[key]) as? Value }
    let value = known ?? compute()
    values.withLock { $0.new[key] = value }
    return value
  }

  /// Releases values that have not been used since the last call.
  func forgetUnused() {
    values.withLock {
      $0.old = $0.new
      $0.new = [:]
    }
  }
}
