/// Addresses, as far as their scheme can do harm.
public enum Address {
  /// Whether an address is relative or has one of the schemes `http`, `https` and `mailto`.
  ///
  /// What stands before the first `:` is taken as a scheme unless a `/`, `?` or `#` comes first, and
  /// compared exactly, so that white space or control characters hidden in `javascript:` do not help.
  public static func isHarmless(_ address: String) -> Bool {
    let bytes = address.utf8
    guard let end = bytes.firstIndex(where: { "/?#:".utf8.contains($0) }),
      bytes[end] == UInt8(ascii: ":")
    else { return true }
    let scheme = bytes[..<end]
    return ["https", "http", "mailto"].contains { (allowed: String) in
      scheme.count == allowed.utf8.count
        && zip(scheme, allowed.utf8).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  /// The scheme of an address in lower case, or `nil` if it is relative.
  public static func scheme(of address: String) -> String? {
    let bytes = address.utf8
    guard let end = bytes.firstIndex(where: { "/?#:".utf8.contains($0) }),
      bytes[end] == UInt8(ascii: ":")
    else { return nil }
    return String(decoding: bytes[..<end], as: UTF8.self).lowercased()
  }
}
