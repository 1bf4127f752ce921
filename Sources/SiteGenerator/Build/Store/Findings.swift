import Synchronization

/// What was found out on the way and costs much to find again: remembered from build to build by the
/// digest of what it was found from.
final class Findings: Sendable {
  private let known: [Digest: [UInt8]]
  private let used = Mutex<[Digest: [UInt8]]>([:])

  init(_ known: [Digest: [UInt8]] = [:]) { self.known = known }

  /// All that this build asked for.
  var all: [Digest: [UInt8]] { used.withLock { $0 } }

  /// Returns true if something was found from inputs with a digest.
  func has(_ kind: String, _ digest: Digest) -> Bool { known[Self.key(kind, digest)] != nil }

  private static func key(_ kind: String, _ digest: Digest) -> Digest {
    var digester = Digester()
    digester.mix(kind)
    digester.mix(digest)
    return digester.digest
  }

  /// What was found from inputs with a digest, or what `find` finds.
  func bytes(_ kind: String, _ digest: Digest, _ find: () -> [UInt8]) -> [UInt8] {
    let key = Self.key(kind, digest)
    let bytes = known[key] ?? find()
    used.withLock { $0[key] = bytes }
    return bytes
  }

  /// Texts that were found, or what `find` finds.
  func texts(_ kind: String, _ digest: Digest, _ find: () -> [String]) -> [String] {
    let bytes = bytes(kind, digest) {
      var writer = ByteWriter()
      writer.texts(find())
      return writer.bytes
    }
    var reader = ByteReader(bytes[...])
    return (try? reader.texts()) ?? find()
  }
}
