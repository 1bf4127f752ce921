#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Returns the angle in degrees whose cosine is given. The cosine is first clamped to 0.01...1.
func degrees(acos cosine: Double) -> Double {
  acos(min(max(cosine, 0.01), 1)) * 180 / .pi
}
