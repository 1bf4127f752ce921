import Input
import Platform
import SiteGenerator
import Synchronization

/// Shows the progress of the work: a live line for the current phase, or plain lines.
final class TerminalProgress: ProgressReporting {
  private struct State {
    var phase = PhaseProgress(name: "", total: nil, start: 0)
    var lastShown = 0.0
  }

  private let isLive: Bool
  private let clock = Stopwatch()
  private let state = Mutex(State())

  /// The minimum time in seconds between updates of the live line, or between plain lines.
  private var interval: Double { isLive ? 0.1 : 10 }

  init(isLive: Bool) {
    self.isLive = isLive
  }

  func begin(_ phase: String, total: Int?) {
    state.withLock { state in
      let now = clock.seconds
      state.phase = PhaseProgress(name: phase, total: total, start: now)
      state.lastShown = now
      if isLive { show("\r\u{1B}[K" + Texts.progress(state.phase, now: now)) }
    }
  }

  func advance(to count: Int) {
    state.withLock { state in
      // Worker threads may report their counts out of order.
      state.phase.done = max(state.phase.done, count)
      let now = clock.seconds
      guard now - state.lastShown >= interval else { return }
      state.lastShown = now
      let line = Texts.progress(state.phase, now: now)
      show(isLive ? "\r\u{1B}[K" + line : line + "\n")
    }
  }

  func end(_ phase: BuildReport.Phase) {
    state.withLock { _ in
      show((isLive ? "\r\u{1B}[K" : "") + Texts.ended(phase) + "\n")
    }
  }

  private func show(_ text: String) {
    Output.write(Array(text.utf8), to: STDERR_FILENO)
  }
}

struct PhaseProgress: Sendable {
  let name: String
  /// The number of steps in the phase; `nil` if unknown.
  let total: Int?
  /// The time in seconds at which the phase began.
  let start: Double
  /// The number of completed steps.
  var done = 0

  /// Returns the steps per second so far; `nil` before the first step is complete.
  func rate(now: Double) -> Double? {
    done > 0 && now > start ? Double(done) / (now - start) : nil
  }

  /// Returns the estimated seconds until the phase ends; `nil` if unknown.
  func timeLeft(now: Double) -> Double? {
    guard let total, let rate = rate(now: now) else { return nil }
    return Double(max(0, total - done)) / rate
  }
}
