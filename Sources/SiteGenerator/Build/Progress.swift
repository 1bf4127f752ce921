/// A receiver of the progress of a build: the command line displays it, tests record it.
///
/// The build calls it from its own thread and from its workers, so an implementation must be
/// thread-safe.
public protocol ProgressReporting: Sendable {
  /// A phase begins; `total` is the number of its steps, if known.
  func begin(_ phase: String, total: Int?)

  /// The given number of steps of the current phase are done.
  func advance(to count: Int)

  /// The current phase ended.
  func end(_ phase: BuildReport.Phase)
}

/// Reports nothing.
public struct SilentProgress: ProgressReporting {
  /// A reporter that reports nothing.
  public init() {}

  /// Does nothing.
  public func begin(_ phase: String, total: Int?) {}

  /// Does nothing.
  public func advance(to count: Int) {}

  /// Does nothing.
  public func end(_ phase: BuildReport.Phase) {}
}
