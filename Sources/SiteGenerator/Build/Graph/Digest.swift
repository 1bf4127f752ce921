import Input

/// A 128-bit hash of a value. Two values with the same digest count as equal.
///
/// The hash need not be cryptographic, because anyone who can change the content can also change
/// the site.
struct Digest: Hashable, Sendable {
  var first: UInt64
  var second: UInt64

  /// The digest for a missing value, such as a missing file.
  static let none = Digest(first: 0, second: 0)

  static func of(_ bytes: [UInt8]) -> Digest {
    var digester = Digester()
    digester.mix(bytes)
    return digester.digest
  }
}

/// Computes the digest of a sequence of values. Each 64-bit half of the digest is mixed as in
/// SplitMix64.
struct Digester: Sendable {
  private(set) var digest = Digest(first: 0x9e37_79b9_7f4a_7c15, second: 0xc2b2_ae3d_27d4_eb4f)

  mutating func mix(_ word: UInt64) {
    digest.first = Self.mixed((digest.first ^ word) &* 0xbf58_476d_1ce4_e5b9)
    digest.second = Self.mixed(
      (digest.second &+ word) &* 0x94d0_49bb_1331_11eb ^ digest.first)
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    let half = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return half ^ (half >> 31)
  }

  mutating func mix(_ number: Int) { mix(UInt64(truncatingIfNeeded: number)) }

  mutating func mix(_ number: Double) { mix(number.bitPattern) }

  mutating func mix(_ digest: Digest) {
    mix(digest.first)
    mix(digest.second)
  }

  /// Adds a text. `nil` and an empty text lead to different digests.
  mutating func mix(_ text: String?) {
    guard var text else { return mix(UInt64.max) }
    text.withUTF8 { mix(UnsafeRawBufferPointer($0)) }
  }

  mutating func mix(_ bytes: [UInt8]) { bytes.withUnsafeBytes { mix($0) } }

  /// Adds the number of bytes, and then the bytes.
  mutating func mix(_ bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count))
    let words = bytes.count / 8
    for word in 0..<words {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
    }
    guard bytes.count > words * 8 else { return }
    var rest: UInt64 = 0
    for index in (words * 8)..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
    mix(rest)
  }
}
