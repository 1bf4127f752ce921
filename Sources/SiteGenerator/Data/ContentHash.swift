/// Short hashes of files' bytes, for names that change when the bytes do.
enum ContentHash {
  /// Twelve hexadecimal digits of the 64-bit FNV-1a hash with a final mix (as in SplitMix64), so
  /// that every input bit reaches the digits that are kept. No defence against an attacker: whoever
  /// writes the files writes the site.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var hash = FNV1a()
    hash.mix(bytes)
    var value = hash.value
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    value ^= value >> 31
    let digits = String(value >> 16, radix: 16)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }
}

/// The 64-bit hash FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), the same in every run.
struct FNV1a {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes in some bytes.
  mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
