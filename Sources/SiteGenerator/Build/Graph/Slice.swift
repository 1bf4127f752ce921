/// A part of the atlas that steps read, and the digest of everything that the part is made from.
protocol Slice: Sendable {
  /// The digest of the inputs of this part. It may be known before the part itself is computed.
  var digest: Digest { get }

  /// Computes values that all steps reading this part share.
  func prepare()
}

extension Slice {
  func prepare() {}
}

/// A slice that consists of a value and a given digest.
struct Sliced<Value: Sendable>: Slice {
  let value: Value
  let digest: Digest
}

extension Sliced where Value == SiteConfiguration.ComparisonChoice? {
  init(_ choice: Value) {
    var digester = Digester()
    for text in [choice?.network, choice?.from, choice?.to] { digester.mix(text) }
    self.init(value: choice, digest: digester.digest)
  }
}

extension Array: Slice where Element: Slice {
  var digest: Digest {
    var digester = Digester()
    digester.mix(count)
    for slice in self { digester.mix(slice.digest) }
    return digester.digest
  }

}

/// The input of all steps of one kind. Every member is a ``Slice``, so that the key of a step
/// covers everything that the step reads.
protocol StepContext: Sendable {
  /// The digest of everything that steps with this context read.
  var digest: Digest { get }

  /// Computes values that all steps with this context share.
  func prepare()
}

/// A wrapper for a context that many steps share. It computes the digest of the context only once.
struct SharedContext<Context: StepContext>: StepContext {
  let read: Context
  let digest: Digest

  init(_ context: Context) {
    read = context
    digest = context.digest
  }

  func prepare() { read.prepare() }
}

extension StepContext {
  var digest: Digest {
    var digester = Digester()
    for slice in slices { digester.mix(slice.digest) }
    return digester.digest
  }

  func prepare() { for slice in slices { slice.prepare() } }

  private var slices: [any Slice] {
    Mirror(reflecting: self).children.map { member in
      guard let slice = member.value as? any Slice else {
        // A context with such a member is a mistake in the program, and does not depend on the
        // input. Every plan computes the digests of its contexts, so any test that plans a site
        // would find the mistake.
        preconditionFailure("\(Self.self).\(member.label ?? "") is no slice")
      }
      return slice
    }
  }
}
