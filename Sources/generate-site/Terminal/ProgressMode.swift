import SiteGenerator

/// The form in which the command shows its progress, as chosen with `--progress`.
enum ProgressMode: String, CaseIterable {
  /// A live line on a terminal, plain lines elsewhere.
  case auto
  /// A line at the end of each phase, and progress lines during a long phase.
  case plain
  case none

  func reporter(isQuiet: Bool) -> any ProgressReporting {
    switch self {
    case .none: SilentProgress()
    case _ where isQuiet: SilentProgress()
    case .auto where Machine.hasTerminal: TerminalProgress(isLive: true)
    case .auto, .plain: TerminalProgress(isLive: false)
    }
  }
}
