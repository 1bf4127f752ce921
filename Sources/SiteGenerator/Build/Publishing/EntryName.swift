import Platform

/// The name of a folder entry, as the bytes that the system stores.
struct EntryName: Hashable, Comparable {
  /// The bytes of the name, with a terminating zero.
  let bytes: [CChar]

  init(_ bytes: some Collection<UInt8>) {
    self.bytes = bytes.map { CChar(bitPattern: $0) } + [0]
  }

  init(_ text: String) { self.init(text.utf8) }

  /// The name as text; `nil` if it is not valid UTF-8.
  var utf8: String? {
    String(validating: bytes.dropLast().lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The name as text, for messages. U+FFFD replaces invalid UTF-8.
  var text: String {
    String(decoding: bytes.dropLast().lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func appending(_ text: String) -> EntryName {
    EntryName(bytes.dropLast().lazy.map { UInt8(bitPattern: $0) } + Array(text.utf8))
  }

  var isDots: Bool {
    let point = CChar(bitPattern: UInt8(ascii: "."))
    return bytes == [point, 0] || bytes == [point, point, 0]
  }

  var isHidden: Bool { bytes.first == CChar(bitPattern: UInt8(ascii: ".")) }

  static func < (left: EntryName, right: EntryName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes) {
      UInt8(bitPattern: $0) < UInt8(bitPattern: $1)
    }
  }
}

/// The metadata of a file or folder.
struct EntryStatus {
  enum Kind {
    case file, folder, link, other

    /// Creates the kind from the `d_type` of a directory entry. Returns `nil` if `d_type` is
    /// `DT_UNKNOWN`.
    init?(listed kind: UInt8) {
      switch Int(kind) {
      case Int(DT_REG): self = .file
      case Int(DT_DIR): self = .folder
      case Int(DT_LNK): self = .link
      case Int(DT_UNKNOWN): return nil
      default: self = .other
      }
    }
  }

  /// The device and inode of a file or folder. Two entries with the same identity are hard links to
  /// one file.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  let identity: Identity
  let user: uid_t
  let group: gid_t
  /// The permissions, including the setuid, setgid and sticky bits.
  var mode: mode_t
  let size: Int
  let modified: timespec
  /// The time when the content, entries or permissions last changed (ctime), in nanoseconds.
  let changed: Int

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    (user, group) = (status.st_uid, status.st_gid)
    mode = status.st_mode & 0o7777
    size = Int(status.st_size)
    #if canImport(Glibc)
      modified = status.st_mtim
      changed = FileStamp.nanoseconds(status.st_ctim)
    #else
      modified = status.st_mtimespec
      changed = FileStamp.nanoseconds(status.st_ctimespec)
    #endif
  }

  /// Returns `nil` if there is no entry. A symbolic link is followed only if `follows` is true.
  init?(at path: String, follows: Bool = false) {
    var status = stat()
    guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// Gives an open file or folder these permissions, this owner and these times, as far as the
  /// system allows.
  func apply(to descriptor: Int32) {
    // The owner is set first, because changing it clears some bits of the mode.
    _ = fchown(descriptor, user, group)
    _ = fchmod(descriptor, mode)
    var times = (modified, modified)
    withUnsafeBytes(of: &times) { buffer in
      _ = futimens(descriptor, buffer.baseAddress?.assumingMemoryBound(to: timespec.self))
    }
  }

  func isNewer(than other: EntryStatus) -> Bool {
    (modified.tv_sec, modified.tv_nsec) > (other.modified.tv_sec, other.modified.tv_nsec)
  }
}
