import Dispatch
import Platform
import SiteGenerator

/// Removes a build's unpublished files when a signal ends the process.
struct EndingSignals {
  private let sources: [any DispatchSourceSignal]

  /// - Parameter message: the message to write when a signal arrives; `nil` to write no message.
  init(_ interruption: Interruption, message: String?) {
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      // With the default action, a signal would end the process before the dispatch source receives
      // it.
      let action = signal(number, SIG_IGN)
      // `nohup` starts a process with SIGHUP ignored. Such a process must continue to ignore it.
      if number == SIGHUP,
        unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      {
        return nil
      }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        interruption.cleanUp()
        if let message { Output.error(message) }
        // Shells use this exit status for a process that was ended by a signal.
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// Restores the default actions of the signals.
  func stop() {
    for source in sources {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
  }
}
