import Input
import Synchronization

/// A cache of expensive results, keyed by the digest of their inputs and kept from one build to the
/// next.
final class Findings: Sendable {
  private let known: [Digest: [UInt8]]
  private let used = Mutex<[Digest: [UInt8]]>([:])
  /// A Boolean value that is true if some computations are postponed until ``catchUp`` runs them.
  let postpones: Bool
  private let postponed = Mutex<[@Sendable () -> Void]>([])

  init(_ known: [Digest: [UInt8]] = [:], postpones: Bool = false) {
    self.known = known
    self.postpones = postpones
  }

  /// A function that runs the postponed computations; `nil` if there are none.
  var catchUp: (@Sendable () -> Void)? {
    let work = postponed.withLock { $0 }
    guard !work.isEmpty else { return nil }
    return { for find in work { find() } }
  }

  /// The results that this build used.
  var all: [Digest: [UInt8]] { used.withLock { $0 } }

  func has(_ kind: String, _ digest: Digest) -> Bool { known[Self.key(kind, digest)] != nil }

  private static func key(_ kind: String, _ digest: Digest) -> Digest {
    var digester = Digester()
    digester.mix(kind)
    digester.mix(digest)
    return digester.digest
  }

  /// Returns the result cached for `kind` and `digest`, computing and caching it first if needed.
  func bytes(_ kind: String, _ digest: Digest, _ find: () -> [UInt8]) -> [UInt8] {
    let key = Self.key(kind, digest)
    let bytes = used.withLock { $0[key] } ?? known[key] ?? find()
    used.withLock { $0[key] = bytes }
    return bytes
  }

  /// Returns the warnings of a check. The check runs only if its warnings are not cached.
  func warnings(
    _ kind: String, _ digest: Digest, _ check: (inout Diagnostics) -> Void
  ) -> Diagnostics {
    func found() -> [Diagnostic] {
      var warnings = Diagnostics()
      check(&warnings)
      return warnings.all
    }
    let bytes = bytes(kind, digest) {
      var writer = ByteWriter()
      writer.warnings(found())
      return writer.bytes
    }
    var reader = ByteReader(bytes[...])
    return Diagnostics((try? reader.warnings()) ?? found())
  }

  /// Returns the cached texts, or computes and caches them. If `canWait` is true, the computation
  /// might be postponed, and the result is then empty.
  func texts(
    _ kind: String, _ digest: Digest, canWait: Bool = false,
    _ find: @escaping @Sendable () -> [String]
  ) -> [String] {
    if canWait, postpones, !has(kind, digest) {
      postponed.withLock { $0.append { [self] in _ = texts(kind, digest, find) } }
      return []
    }
    let bytes = bytes(kind, digest) {
      var writer = ByteWriter()
      writer.texts(find())
      return writer.bytes
    }
    var reader = ByteReader(bytes[...])
    return (try? reader.texts()) ?? find()
  }
}
