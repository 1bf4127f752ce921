#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

enum Environment {
  static func has(_ name: String) -> Bool { getenv(name) != nil }
}
