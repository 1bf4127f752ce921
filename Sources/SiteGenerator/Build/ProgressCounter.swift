import Synchronization

/// Counts the completed steps of a phase across all workers, and reports the count at intervals.
final class ProgressCounter: Sendable {
  private let done = Atomic<Int>(0)
  private let progress: any ProgressReporting
  /// The number of steps between two reports. Not every step is reported, because a report would
  /// take longer than many of the steps.
  private static let interval = 64

  init(_ progress: any ProgressReporting) { self.progress = progress }

  func step() {
    let count = done.add(1, ordering: .relaxed).newValue
    if count.isMultiple(of: Self.interval) { progress.advance(to: count) }
  }
}
