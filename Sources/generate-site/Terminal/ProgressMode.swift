import SiteGenerator

/// The way in which `--progress` shows the progress of the work.
enum ProgressMode: String, CaseIterable {
  /// A live line on a terminal, plain lines elsewhere.
  case auto
  /// A line for each phase when it ends, and progress lines while it lasts.
  case plain
  /// Nothing.
  case none

  /// Returns a reporter that writes to standard error in this way.
  func reporter(isQuiet: Bool) -> any ProgressReporting {
    switch self {
    case .none: SilentProgress()
    case _ where isQuiet: SilentProgress()
    case .auto where Machine.hasTerminal: TerminalProgress(isLive: true)
    case .auto, .plain: TerminalProgress(isLive: false)
    }
  }
}
