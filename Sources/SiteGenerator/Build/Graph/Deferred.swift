/// A part of the atlas that costs much: computed when a step reads it, known by the digest of what it
/// is computed from.
struct Deferred<Value: Sendable>: Slice {
  let digest: Digest
  private let lazy: Lazy<Value>

  init(_ digest: Digest, _ compute: @escaping @Sendable () -> Value) {
    self.digest = digest
    lazy = Lazy(compute)
  }

  /// The value.
  var value: Value { lazy.value }

  func prepare() { _ = value }
}
