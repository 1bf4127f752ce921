import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reports the files below some folders that change.
///
/// The system's events only trigger a scan; the files themselves show what has changed. So nothing
/// is missed if events are lost. If there are no events, as for folders on other machines, it
/// polls.
struct FolderWatcher {
  /// The milliseconds between two scans without an event.
  struct Pace {
    /// The time between two scans if the system reports changes.
    var withEvents = 2000
    /// The time between two scans if it does not.
    var withoutEvents = 300
    /// The silence after an event that ends a burst of them, as one save makes.
    var settling = 15
  }

  private let roots: [String]
  private let pace: Pace
  private let events: FolderEvents?
  private var stamps: FolderStamps

  /// Watches folders.
  ///
  /// - Parameters:
  /// - stamps: the known state of the files; files that are new, changed or gone since then are
  ///     reported first.
  ///   - events: the system's events; `nil` if there are none.
  init(
    _ roots: [String], since stamps: FolderStamps, pace: Pace = Pace(),
    events: FolderEvents? = FolderEvents()
  ) {
    self.roots = roots
    self.pace = pace
    self.events = events
    self.stamps = stamps
  }

  /// Waits for changes.
  ///
  /// - Parameter isEnded: called from time to time; `true` ends the waiting.
  /// - Returns: the paths of the files that changed since the last time; none at the end.
  mutating func next(until isEnded: () -> Bool = { false }) -> [String] {
    while !isEnded() {
      // Listening starts before looking, so that a change in between is noticed.
      let hearsAll = events?.listen(to: stamps) ?? false
      let now = FolderStamps(roots)
      let changes = now.changes(since: stamps)
      let hasNewFolders = now.folders != stamps.folders
      stamps = now
      if !changes.isEmpty { return changes }
      if hasNewFolders { continue }
      wait(hearsAll ? pace.withEvents : pace.withoutEvents)
    }
    return []
  }

  private func wait(_ milliseconds: Int) {
    guard let events else {
      usleep(UInt32(milliseconds) * 1000)
      return
    }
    guard events.wait(milliseconds) else { return }
    // It does not wait for a program that writes without a pause.
    for _ in 0..<20 where !events.wait(pace.settling) { return }
  }
}

extension FolderWatcher {
  /// Reports changes below some folders, from now on, until the consumer stops. It runs on a thread
  /// of its own: the threads of tasks are few and must not be blocked.
  static func watch(_ roots: [String], into news: AsyncStream<[String]>.Continuation) {
    let stamps = FolderStamps(roots)
    let end = EndOfWatching()
    news.onTermination = { _ in end.isReached.store(true, ordering: .relaxed) }
    DispatchQueue(label: "watching").async {
      var watcher = FolderWatcher(roots, since: stamps)
      while true {
        let changes = watcher.next { end.isReached.load(ordering: .relaxed) }
        if changes.isEmpty { return }
        news.yield(changes)
      }
    }
  }
}

private final class EndOfWatching: Sendable {
  let isReached = Atomic(false)
}
