import Platform

/// Measures wall-clock and processor time from its creation.
public struct Stopwatch: Sendable {
  private let wall: Double
  private let cpu: Double

  /// Starts measuring.
  public init() {
    wall = Self.read(CLOCK_MONOTONIC)
    cpu = Self.read(CLOCK_PROCESS_CPUTIME_ID)
  }

  /// The wall-clock time in seconds since the stopwatch was made.
  public var seconds: Double { Self.read(CLOCK_MONOTONIC) - wall }

  /// The processor time of all threads in seconds since the stopwatch was made.
  public var cpuSeconds: Double { Self.read(CLOCK_PROCESS_CPUTIME_ID) - cpu }

  /// The largest amount of memory that this process has used, in bytes.
  public static var peakMemory: Int {
    // On Linux, getrusage includes the memory of the program that started this program.
    if let status = try? FileSystem.read("/proc/self/status") {
      for line in String(decoding: status, as: UTF8.self).split(separator: "\n")
      where line.hasPrefix("VmHWM:") {
        let digits = line.filter { ("0"..."9").contains($0) }
        if let kilobytes = Int(digits) { return kilobytes * 1024 }
      }
    }
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
