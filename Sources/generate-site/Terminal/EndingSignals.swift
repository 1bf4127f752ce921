import Dispatch
import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals with which a person or the system ends a build; the files that it has written are
/// removed first.
struct EndingSignals {
  private let sources: [any DispatchSourceSignal]

  /// Handles the signals from now on.
  ///
  /// - Parameter message: the line that reports the signal; `nil` for none.
  init(_ interruption: Interruption, message: String?) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      // A signal with the default action would end the process before the source receives it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        interruption.cleanUp()
        if let message { Output.error(message) }
        // The exit status with which a shell reports the end by a signal.
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// Restores the default actions of the signals.
  func stop() {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }
}
