import Synchronization

/// Counts the steps of a phase over all workers, and reports at intervals.
final class ProgressCounter: Sendable {
  private let done = Atomic<Int>(0)
  private let progress: any ProgressReporting
  /// Reporting each step would cost more than many steps themselves.
  private let interval: Int

  init(_ progress: any ProgressReporting, interval: Int = 64) {
    self.progress = progress
    self.interval = interval
  }

  /// One more step is done.
  func step() {
    let count = done.add(1, ordering: .relaxed).newValue
    if count.isMultiple(of: interval) { progress.advance(to: count) }
  }
}
