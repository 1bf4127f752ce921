import Input

/// Short content hashes for file names, so that a file's name changes with its content.
enum ContentHash {
  /// Returns the first twelve hexadecimal digits of a 64-bit FNV-1a hash. A final mix, as in
  /// SplitMix64, makes each of these digits depend on every input bit. The hash need not be
  /// cryptographic, because anyone who can change the input files can also change the site.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var hash = FNV1a()
    hash.mix(bytes)
    return hexadecimal(hash)
  }

  static func hexadecimal(_ hash: FNV1a) -> String {
    var value = hash.value
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    value ^= value >> 31
    let digits = String(value >> 16, radix: 16)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }
}

/// A fast hash of a file's bytes. It mixes words of eight bytes as in SplitMix64.
struct WordHash {
  private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

  static func of(_ bytes: [UInt8]) -> UInt64 { of(bytes[...]) }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = WordHash()
    hash.mix(UInt64(bytes.count))
    bytes.withUnsafeBytes { raw in
      let words = raw.count / 8
      for word in 0..<words {
        hash.mix(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
      }
      var rest: UInt64 = 0
      for index in (words * 8)..<raw.count { rest = rest << 8 | UInt64(raw[index]) }
      hash.mix(rest)
    }
    return hash.value
  }

  private mutating func mix(_ word: UInt64) {
    var mixed = (value ^ word) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    value = mixed ^ (mixed >> 31)
  }
}
