import Platform

/// Metadata of a file, used to detect changes without reading the file.
struct FileStamp: Hashable, Sendable {
  let size: Int
  /// The time when the content last changed (mtime), in nanoseconds.
  let modified: Int
  /// The time when the content, name or permissions last changed (ctime), in nanoseconds.
  let changed: Int

  /// A Boolean value that is true if any further change will also change the stamp. This is not
  /// certain after a recent change: file systems store coarse times, so two changes in quick
  /// succession can have the same time.
  var isSettled: Bool { isOlder(than: Self.settlingTime) }

  /// The age at which a stamp counts as settled, in nanoseconds.
  static let settlingTime = 2_000_000_000

  /// Returns true if the last change was more than `time` nanoseconds ago.
  func isOlder(than time: Int) -> Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    // The subtraction can overflow, because some file systems store times whose nanoseconds do not
    // fit into 64 bits.
    let (age, overflows) = Self.nanoseconds(now)
      .subtractingReportingOverflow(max(modified, changed))
    return !overflows && age > time
  }

  static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}

extension FileStamp {
  /// Returns `nil` if there is no regular file at the path. A symbolic link is followed if
  /// `follows` is true.
  init?(_ path: String, follows: Bool = true) {
    guard let status = EntryStatus(at: path, follows: follows), status.kind == .file else {
      return nil
    }
    self.init(
      size: status.size, modified: Self.nanoseconds(status.modified), changed: status.changed)
  }
}
