import Synchronization

/// The way in which a signal ends a build: files written so far are removed, but a publication that
/// has begun is completed.
public final class Interruption: Sendable {
  private let cleaner = Mutex<(@Sendable () -> Void)?>(nil)

  /// An interruption of a build that has not begun.
  public init() {}

  /// Removes what the build has written so far; waits for the end of a publication that has begun.
  ///
  /// The process must end after this: the build is not notified, and continues without writing.
  public func cleanUp() {
    cleaner.withLock { cleaner in cleaner?() }
  }

  /// Notes that there is something to remove from now on.
  func prepare(_ body: @escaping @Sendable () -> Void) {
    cleaner.withLock { $0 = body }
  }

  /// Calls `body`, during which the build cannot be interrupted; afterwards nothing is to be removed.
  func holdOff<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try cleaner.withLock { cleaner throws(Failure) in
      cleaner = nil
      return try body()
    }
  }
}
