#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The metadata of a file that reveals a change without reading the file.
struct FileStamp: Hashable, Sendable {
  let size: Int
  /// The time of the last change of its bytes, in nanoseconds.
  let modified: Int
  /// The time of the last change of its bytes, its name or its rights, in nanoseconds.
  let changed: Int

  init(size: Int, modified: Int, changed: Int) {
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// The stamp of the file at a path; `nil` if there is none.
  ///
  /// - Parameter follows: a Boolean value that is true if symbolic links are followed.
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

  /// A Boolean value that is true if any further change is certain to change the stamp: the clocks
  /// of file systems advance in steps, and a second change within a step leaves no trace.
  var isSettled: Bool { isOlder(than: Self.settlingTime) }

  /// The time after which a stamp is settled, in nanoseconds.
  static let settlingTime = 2_000_000_000

  /// Returns true if the last change is longer ago than a time in nanoseconds.
  func isOlder(than time: Int) -> Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    // Some file systems store times that nanoseconds cannot represent.
    let (age, overflows) = Self.nanoseconds(now)
      .subtractingReportingOverflow(max(modified, changed))
    return !overflows && age > time
  }

  /// The nanoseconds of a time.
  static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
