#if os(Linux)
  import Glibc

  /// The system's events about files, from inotify.
  final class FolderEvents {
    private let descriptor: Int32
    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        | IN_DELETE_SELF | IN_MOVE_SELF)

    /// `nil` if the limit of the machine is reached.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      if descriptor < 0 { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Listens to folders, including those that it listens to already.
    ///
    /// - Returns: `true` if all their files are covered.
    func listen(to stamps: FolderStamps) -> Bool {
      var hearsAll = true
      for folder in stamps.folders where inotify_add_watch(descriptor, folder, Self.mask) < 0 {
        // The creation of a missing folder is an event in its parent, except for the topmost
        // folder.
        hearsAll = false
      }
      return hearsAll
    }

    /// Waits for an event; returns `false` if none comes in time.
    func wait(_ milliseconds: Int) -> Bool {
      var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&asked, 1, Int32(milliseconds)) > 0 else { return false }
      // The contents of events are ignored: changes are read from the files.
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      return true
    }
  }
#endif
