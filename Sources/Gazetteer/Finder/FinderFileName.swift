import Input

enum FinderFileName {
  /// Combines hashes with 64-bit FNV-1a and a final mixing step. The result has at most eight
  /// digits in base 36.
  static func hash(_ hashes: some Sequence<UInt64>) -> String {
    var mixed = FNV1a()
    for hash in hashes { withUnsafeBytes(of: hash.littleEndian) { mixed.mix($0) } }
    var hash = mixed.value
    hash = (hash ^ (hash >> 31)) &* 0x7FB5_D329_728E_A185
    hash ^= hash >> 27
    return String(hash % 2_821_109_907_456, radix: 36)  // eight digits
  }
}
