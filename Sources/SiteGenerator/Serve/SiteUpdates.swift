import Dispatch
import Input

/// Reads a site repeatedly, and publishes each reading.
struct SiteUpdates<Reader: SiteReading> {
  private var reader: Reader
  private let site: LiveSite
  private let readAgain: @Sendable () -> Void
  /// The diagnostics of the previous reading.
  private var known: [Diagnostic] = []
  /// The work that the last reading postponed.
  private var postponed: DispatchWorkItem?

  /// The time without an edit after which postponed work runs, in seconds. Otherwise an edit soon
  /// after another one would wait for that work.
  private static var quietTime: Double { 1 }

  /// - Parameter readAgain: requests another reading, which adds the files that were postponed.
  init(_ reader: Reader, of site: LiveSite, readAgain: @escaping @Sendable () -> Void) {
    self.reader = reader
    self.site = site
    self.readAgain = readAgain
  }

  /// Reads the site and publishes the result.
  ///
  /// - Parameter changes: the files that changed.
  mutating func read(after changes: [String]) -> SiteServer.News {
    let watch = Stopwatch()
    postponed?.cancel()
    postponed = nil
    var faults = Diagnostics()
    var source = reader.read(into: &faults)
    if source == nil, reader.hasChangedSince {
      // A file may have been read while it was being written. Its faults may then not be real, so
      // all files are read again.
      faults = Diagnostics()
      source = reader.read(into: &faults)
    }
    site.publish(source, faults: faults)
    if source != nil, let catchUp = reader.catchUp {
      let work = DispatchWorkItem { [readAgain] in
        catchUp()
        readAgain()
      }
      postponed = work
      // The work runs on another thread, so that signals are still handled.
      DispatchQueue(label: "catching up").asyncAfter(
        deadline: .now() + Self.quietTime, execute: work)
    }
    // Messages that are already on the terminal are not repeated.
    let isNew = faults.all != known
    known = faults.all
    return .read(
      changes: changes, seconds: watch.seconds, isWrong: source == nil,
      faults: isNew ? faults : Diagnostics())
  }
}
