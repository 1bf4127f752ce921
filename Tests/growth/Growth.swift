import Platform

/// Measures how the time of a computation grows with the size of its input. The time is the
/// thread's processor time, which hardly depends on the machine's load.
public enum Growth {
  /// The maximum ratio of a linear computation. The expected ratio is 16, but it can triple if the
  /// larger input does not fit into a cache. A quadratic computation has a ratio of 256, which is
  /// above the limit.
  public static let limit = 96.0

  /// The time for an input of four times `size`, divided by the time for an input of a quarter of
  /// `size`. Each time is the shortest of five.
  ///
  /// - Parameter input: makes an input of a given size; its time is not measured.
  public static func ratio<Input>(
    _ size: Int, _ input: (Int) throws -> Input, work: (Input) throws -> Void
  ) rethrows -> Double {
    let small = try input(size / 4)
    let large = try input(4 * size)
    // The clock is too coarse to measure less than a few milliseconds, so the work is repeated.
    var turns = 1
    while try seconds(turns, { try work(small) }) < 0.005 { turns *= 2 }
    var (least, most) = (Double.infinity, Double.infinity)
    for _ in 0..<5 {
      least = min(least, try seconds(turns, { try work(small) }))
      most = min(most, try seconds(turns, { try work(large) }))
    }
    return most / least
  }

  private static func seconds(_ turns: Int, _ work: () throws -> Void) rethrows -> Double {
    let start = now()
    for _ in 0..<turns { try work() }
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
