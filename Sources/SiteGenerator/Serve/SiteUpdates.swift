import Dispatch
import Input
import Synchronization

/// Reads a site repeatedly, and publishes each reading.
struct SiteUpdates<Reader: SiteReading> {
  private var reader: Reader
  private let site: LiveSite
  private let readAgain: @Sendable () -> Void
  /// The diagnostics of the previous reading.
  private var known: [Diagnostic] = []
  private let quietTime: Double
  private let count = ReadingCount()

  /// - Parameters:
  ///   - quietTime: the number of seconds that must pass without an edit before postponed work
  ///     starts. If the work started at once, an edit made during the work would have to wait.
  ///   - readAgain: requests another reading, which adds the files that were postponed.
  init(
    _ reader: Reader, of site: LiveSite, quietTime: Double = 1,
    readAgain: @escaping @Sendable () -> Void
  ) {
    self.quietTime = quietTime
    self.reader = reader
    self.site = site
    self.readAgain = readAgain
  }

  mutating func read(after changes: [String]) -> SiteServer.News {
    let watch = Stopwatch()
    let reading = count.next()
    var faults = Diagnostics()
    var source = reader.read(into: &faults)
    if source == nil, reader.hasChangedSince {
      // A file might have been read while it was being written. Its faults are then not real, so
      // all files are read again.
      faults = Diagnostics()
      source = reader.read(into: &faults)
    }
    site.publish(source, faults: faults)
    if source != nil, let catchUp = reader.catchUp {
      // The postponed work runs on another thread, so that signals are still handled. The work of
      // an older reading is skipped, because the newest reading schedules its own.
      DispatchQueue(label: "catching up").asyncAfter(deadline: .now() + quietTime) {
        [count, readAgain] in
        guard count.isNewest(reading) else { return }
        catchUp()
        if count.isNewest(reading) { readAgain() }
      }
    }
    // Messages that are already on the terminal are not repeated.
    let isNew = faults.all != known
    known = faults.all
    return .read(
      changes: changes, seconds: watch.seconds, isWrong: source == nil,
      faults: isNew ? faults : Diagnostics())
  }
}

private final class ReadingCount: Sendable {
  private let count = Atomic(0)

  func next() -> Int { count.add(1, ordering: .relaxed).newValue }

  func isNewest(_ reading: Int) -> Bool { count.load(ordering: .relaxed) == reading }
}
