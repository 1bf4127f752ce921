import Synchronization

/// Cleans up when a signal ends a build. The files written so far are removed. If publishing has
/// begun, however, it is completed.
public final class Interruption: Sendable {
  private let cleaner = Mutex<(@Sendable () -> Void)?>(nil)

  /// Creates a handler for a build that has not begun.
  public init() {}

  /// Removes the files that the build has written so far. If publishing has begun, waits until it
  /// is complete.
  ///
  /// The process must exit after this call, because the build is not notified and continues without
  /// writing.
  public func cleanUp() {
    cleaner.withLock { cleaner in cleaner?() }
  }

  /// Sets the function that removes the files written so far.
  func prepare(_ body: @escaping @Sendable () -> Void) {
    cleaner.withLock { $0 = body }
  }

  /// Calls `body`, which cannot be interrupted. From then on, a signal removes nothing.
  func holdOff<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try cleaner.withLock { cleaner throws(Failure) in
      cleaner = nil
      return try body()
    }
  }
}
