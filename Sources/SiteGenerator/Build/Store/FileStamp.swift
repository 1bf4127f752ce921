#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Metadata of a file, used to detect changes without reading the file.
struct FileStamp: Hashable, Sendable {
  let size: Int
  /// The time when the content last changed (mtime), in nanoseconds.
  let modified: Int
  /// The time when the content, name or permissions last changed (ctime), in nanoseconds.
  let changed: Int

  init(size: Int, modified: Int, changed: Int) {
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Returns `nil` if there is no regular file at the path. A symbolic link is followed if
  /// `follows` is true.
  init?(_ path: String, follows: Bool = true) {
    var status = stat()
    guard (follows ? stat(path, &status) : lstat(path, &status)) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    #if canImport(Glibc)
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #else
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #endif
    self.init(
      size: Int(status.st_size), modified: Self.nanoseconds(modified),
      changed: Self.nanoseconds(changed))
  }

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
