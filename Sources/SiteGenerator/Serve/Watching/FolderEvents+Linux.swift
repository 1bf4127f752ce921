#if os(Linux)
  import Glibc

  /// File system events from inotify.
  final class FolderEvents {
    private let descriptor: Int32
    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        | IN_DELETE_SELF | IN_MOVE_SELF)

    /// Returns `nil` if the system's limit on inotify instances is reached.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      if descriptor < 0 { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Listens for events of folders. Known folders may be passed again. Returns `true` if the
    /// events of all files in the folders will be received.
    func listen(to stamps: FolderStamps) -> Bool {
      var hearsAll = true
      for folder in stamps.folders where inotify_add_watch(descriptor, folder, Self.mask) < 0 {
        // A folder that does not exist has no events. Its creation causes an event of its parent
        // folder. This event is received only if the parent is watched.
        hearsAll = false
      }
      return hearsAll
    }

    /// Waits for an event; returns `false` if there is none within the given time.
    func wait(_ milliseconds: Int) -> Bool {
      var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&asked, 1, Int32(milliseconds)) > 0 else { return false }
      // The contents of events are ignored, because a scan of the files finds the changes.
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      return true
    }
  }
#endif
