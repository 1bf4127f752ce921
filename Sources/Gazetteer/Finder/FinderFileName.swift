import Input

/// Names of the finder's files: ASCII, lower-case, told by what they hold.
enum FinderFileName {
  /// A text as part of a file's name: letters a to z and digits as they are, a space as `_`, any
  /// other code point as its hexadecimal number behind a `-`.
  static func slug(_ text: some Collection<UInt8>) -> String {
    var result = ""
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": result.unicodeScalars.append(scalar)
      case " ": result += "_"
      default: result += "-" + String(scalar.value, radix: 16)
      }
    }
    return result.isEmpty ? "_" : result
  }

  /// The group of files that share a hash: those of one letter or digit of ASCII; of other scripts,
  /// those whose first code points agree but for the last 8 bits (12 bits from U+1000 on).
  static func group(_ text: [UInt8]) -> UInt32 {
    guard let first = String(decoding: text, as: UTF8.self).unicodeScalars.first?.value else {
      return 0
    }
    return first < 0x80 ? first : first < 0x1000 ? first >> 8 | 0x100 : first >> 12 | 0x200
  }

  /// A hash of contents in base 36: FNV-1a with 64 bits, mixed once more.
  static func hash(_ contents: [[UInt8]]) -> String {
    var mixed = FNV1a()
    for part in contents {
      mixed.mix(part)
      mixed.mix(0xFF)
    }
    var hash = mixed.value
    hash = (hash ^ (hash >> 31)) &* 0x7FB5_D329_728E_A185
    hash ^= hash >> 27
    return String(hash % 2_821_109_907_456, radix: 36)  // eight digits
  }
}
