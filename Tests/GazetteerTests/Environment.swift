import Platform

enum Environment {
  static func has(_ name: String) -> Bool { getenv(name) != nil }
}
