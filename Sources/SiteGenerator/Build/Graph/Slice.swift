/// A part of the atlas that build steps read. It has a digest of all its inputs.
protocol Slice: Sendable {
  /// The digest of the inputs of this part. It may be known before the part itself is computed.
  var digest: Digest { get }

  /// Computes this part in advance; called before any step reads it. An implementation may skip
  /// values that only a few steps need.
  func prepare()
}

extension Slice {
  func prepare() {}
}

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
