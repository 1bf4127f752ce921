/// An expensive part of the atlas: it is computed when a step reads it, and identified by the digest
/// of its inputs.
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
