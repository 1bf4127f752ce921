import Input

/// An expensive part of the atlas. It is computed on first use, and identified by the digest of its
/// inputs.
struct Deferred<Value: Sendable>: Slice {
  let digest: Digest
  private let lazy: Lazy<Value>

  init(_ digest: Digest, _ compute: @escaping @Sendable () -> Value) {
    self.digest = digest
    lazy = Lazy(compute)
  }

  var value: Value { lazy.value }

  func prepare() { _ = value }
}
