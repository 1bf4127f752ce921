#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The angle in degrees, 0...90, with a cosine; 0 for more than 1.
func degrees(acos cosine: Double) -> Double {
  acos(min(max(cosine, 0.01), 1)) * 180 / .pi
}
