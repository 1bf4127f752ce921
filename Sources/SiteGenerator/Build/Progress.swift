/// Receives the progress of a build.
///
/// The build calls these methods from its own thread and from its workers, so an implementation
/// must be thread-safe.
public protocol ProgressReporting: Sendable {
  /// Called when a phase begins. `total` is the number of steps in the phase, or `nil` if unknown.
  func begin(_ phase: String, total: Int?)

  /// Called when `count` steps of the current phase are done.
  func advance(to count: Int)

  /// Called when the current phase has ended.
  func end(_ phase: BuildReport.Phase)
}

/// A reporter that ignores all progress.
public struct SilentProgress: ProgressReporting {
  /// Creates a reporter that ignores all progress.
  public init() {}

  /// Does nothing.
  public func begin(_ phase: String, total: Int?) {}

  /// Does nothing.
  public func advance(to count: Int) {}

  /// Does nothing.
  public func end(_ phase: BuildReport.Phase) {}
}
