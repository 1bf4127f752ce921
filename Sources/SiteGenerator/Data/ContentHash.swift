/// Short hashes of files' bytes, for names that change when the bytes do.
enum ContentHash {
  /// Twelve hexadecimal digits of the 64-bit FNV-1a hash with a final mix (as in SplitMix64), so
  /// that every input bit reaches the digits that are kept. No defence against an attacker: whoever
  /// writes the files writes the site.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    hash ^= hash >> 31
    let digits = String(hash >> 16, radix: 16)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }
}
