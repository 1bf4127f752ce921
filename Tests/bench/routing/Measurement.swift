#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was measured: seconds of processor time, and sums by which results are compared.
struct Measurement {
  var engine = "RouteAtlas"
  var what: String
  var seconds: [Double] = []
  var sums: [Int64] = []

  init(_ what: String) { self.what = what }

  /// Runs something and adds its time and the sum that it gives.
  mutating func add(_ body: () throws -> Int64) rethrows {
    let start = Self.processorSeconds()
    let sum = try body()
    seconds.append(Self.processorSeconds() - start)
    sums.append(sum)
  }

  func report() {
    print(
      "{\"engine\":\"\(engine)\",\"what\":\"\(what)\",\"seconds\":\(seconds),\"sums\":\(sums)}")
  }

  static func processorSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
  }

  /// The most memory that the process has had, in bytes.
  static func peakMemory() -> Int64 {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int64(usage.ru_maxrss) * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Int64(usage.ru_maxrss)
    #endif
  }
}
