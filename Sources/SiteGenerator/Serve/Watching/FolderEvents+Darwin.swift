#if canImport(Darwin)
  import Darwin

  /// File system events from kqueue, which needs an open descriptor for each file and folder.
  final class FolderEvents {
    private let queue: Int32
    private var descriptors: [String: Int32] = [:]
    private static let mask = UInt32(
      NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME)

    /// Returns `nil` if the system cannot create a queue.
    init?() {
      queue = kqueue()
      if queue < 0 { return nil }
    }

    deinit {
      for descriptor in descriptors.values { close(descriptor) }
      if queue >= 0 { close(queue) }
    }

    /// Listens for events of folders and files. Known paths may be passed again. Returns `true` if
    /// the events of all paths will be received.
    func listen(to stamps: FolderStamps) -> Bool {
      var hearsAll = true
      for path in stamps.folders + stamps.files.keys where descriptors[path] == nil {
        let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
          hearsAll = false
          continue
        }
        var change = kevent(
          ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: Self.mask, data: 0, udata: nil)
        if kevent(queue, &change, 1, nil, 0, nil) == 0 {
          descriptors[path] = descriptor
        } else {
          close(descriptor)
          hearsAll = false
        }
      }
      return hearsAll
    }

    /// Waits for an event; returns `false` if there is none within the given time.
    func wait(_ milliseconds: Int) -> Bool {
      var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
      var events = [kevent](repeating: kevent(), count: 64)
      let count = kevent(queue, nil, 0, &events, Int32(events.count), &time)
      for event in events.prefix(max(0, Int(count))) {
        // After a file is deleted or renamed, its path might belong to another file. The descriptor
        // is closed, so that the next call of `listen(to:)` opens the path again.
        guard event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0 else { continue }
        let descriptor = Int32(event.ident)
        descriptors = descriptors.filter { $0.value != descriptor }
        close(descriptor)
      }
      return count > 0
    }
  }
#endif
