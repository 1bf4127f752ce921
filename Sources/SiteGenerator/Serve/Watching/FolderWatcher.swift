import Dispatch
import Platform
import Synchronization

/// Reports changes to the given files, and to all files below the given folders.
///
/// A system event only triggers a scan of the files, which finds the changes. Scans also run at
/// intervals, because events can be lost, and changes on a network drive may cause none. If the
/// system cannot report all events, the intervals are shorter.
struct FolderWatcher {
  /// The times between scans, in milliseconds.
  struct Pace {
    /// The maximum time between two scans if the system reports all events.
    var withEvents = 2000
    /// The time between two scans if the system does not report all events.
    var withoutEvents = 300
    /// The time without an event after which a burst of events counts as ended. Saving a file, for
    /// example, causes a burst of events.
    var settling = 15
  }

  private let roots: [String]
  private let pace: Pace
  private let events: FolderEvents?
  private var stamps: FolderStamps

  /// - Parameters:
  ///   - stamps: the last known state of the files. Changes since that state are reported first.
  ///   - events: the system's events; `nil` if the system does not report events.
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
  /// - Parameter isEnded: called from time to time. Waiting ends if it returns `true`.
  /// - Returns: the paths of the files that changed since the last call; empty if `isEnded`
  ///   returned `true`.
  mutating func next(until isEnded: () -> Bool = { false }) -> [String] {
    while !isEnded() {
      // Listening starts before the scan, so that no change between the two is missed.
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
    // The number of waits is limited, because a program might write without a pause.
    for _ in 0..<20 where !events.wait(pace.settling) { return }
  }
}

extension FolderWatcher {
  /// Reports changes until the consumer of the stream stops. The watcher runs on a thread of its
  /// own. Otherwise it would block one of the few threads that run tasks.
  static func watch(_ roots: [String], into news: AsyncStream<[String]>.Continuation) {
    let stamps = FolderStamps(roots)
    let isEnded = Atomic(false)
    news.onTermination = { _ in isEnded.store(true, ordering: .relaxed) }
    DispatchQueue(label: "watching").async {
      var watcher = FolderWatcher(roots, since: stamps)
      while true {
        let changes = watcher.next { isEnded.load(ordering: .relaxed) }
        if changes.isEmpty { return }
        news.yield(changes)
      }
    }
  }
}
