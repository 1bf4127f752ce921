import Input

/// A part of the atlas that is expensive to compute. It is computed on first use. The digest of its
/// inputs identifies it.
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
