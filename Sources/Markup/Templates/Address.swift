/// Checks that addresses have no harmful scheme, such as `javascript:`.
public enum Address {
  /// Returns true if an address is relative, or has the scheme `http`, `https`, `mailto` or `tel`.
  ///
  /// The text before the first `:` is the scheme unless a `/`, `?` or `#` comes before the `:`. The
  /// scheme must equal an allowed scheme, except for letter case. A scheme that contains white
  /// space or control characters is therefore rejected.
  public static func isHarmless(_ address: String) -> Bool {
    guard let scheme = schemeBytes(of: address) else { return true }
    return ["https", "http", "mailto", "tel"].contains { (allowed: String) in
      scheme.count == allowed.utf8.count
        && zip(scheme, allowed.utf8).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  /// The scheme of an address in lower case; `nil` if the address is relative.
  public static func scheme(of address: String) -> String? {
    schemeBytes(of: address).map { String(decoding: $0, as: UTF8.self).lowercased() }
  }

  private static func schemeBytes(of address: String) -> Substring.UTF8View? {
    let bytes = address.utf8
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: ":"): return bytes[..<index]
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
      default: continue
      }
    }
    return nil
  }
}
