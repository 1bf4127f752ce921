#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Wall-clock and processor time since it was made; only ever shown in reports, never in the site.
struct Stopwatch {
  private let wall: Double
  private let cpu: Double

  init() {
    wall = Self.read(CLOCK_MONOTONIC)
    cpu = Self.read(CLOCK_PROCESS_CPUTIME_ID)
  }

  /// Seconds since the stopwatch was made.
  var seconds: Double { Self.read(CLOCK_MONOTONIC) - wall }

  /// Seconds of processor time since then, of all threads.
  var cpuSeconds: Double { Self.read(CLOCK_PROCESS_CPUTIME_ID) - cpu }

  /// The largest amount of memory that this process has held, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
