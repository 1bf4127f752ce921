import Platform
import Synchronization

/// Lets the workers of a build write until a signal ends the build. After that, no worker writes,
/// and the staging folder can be removed.
final class WriteGate: Sendable {
  private let isClosed = Atomic<Bool>(false)
  private let writers = Atomic<Int>(0)

  /// Calls `body` if the gate is open; otherwise returns `nil`.
  @discardableResult
  func pass<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    writers.add(1, ordering: .sequentiallyConsistent)
    defer { writers.subtract(1, ordering: .sequentiallyConsistent) }
    if isClosed.load(ordering: .sequentiallyConsistent) { return nil }
    return try body()
  }

  /// Closes the gate, and waits until the writes in progress have finished.
  func close() {
    isClosed.store(true, ordering: .sequentiallyConsistent)
    while writers.load(ordering: .sequentiallyConsistent) > 0 { usleep(1000) }
  }
}
