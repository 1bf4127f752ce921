import Input
import Platform

/// An open folder whose entries are accessed by name.
///
/// Names are bytes, because names on a disk need not be UTF-8. Each folder is opened relative to
/// its open parent. Therefore, a symbolic link that someone creates in the meantime cannot lead
/// outside the folder tree.
final class OpenFolder {
  let path: String
  let descriptor: Int32

  /// Opens the folder at a path. A symbolic link is followed.
  convenience init(_ path: String) throws(FileError) {
    try self.init(
      descriptor: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), path: path)
  }

  private init(descriptor: Int32, path: String) throws(FileError) {
    guard descriptor >= 0 else {
      throw FileError(action: "open the folder", path: path, code: errno)
    }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Opens a folder in this folder. A symbolic link is not followed.
  func folder(_ name: EntryName) throws(FileError) -> OpenFolder {
    try OpenFolder(
      descriptor: openat(
        descriptor, name.bytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC),
      path: path(of: name))
  }

  /// The path of an entry, for messages.
  func path(of name: EntryName) -> String { Path.join(path, name.text) }

  /// Returns all entries, sorted by the bytes of their names. The kind of an entry is `nil` if the
  /// file system does not store it in folder entries.
  func entries() throws(FileError) -> [(name: EntryName, kind: EntryStatus.Kind?)] {
    // The stream needs its own descriptor, because it moves the descriptor's position and closes
    // the descriptor.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else {
      let code = errno
      if copy >= 0 { close(copy) }
      throw FileError(action: "list the folder", path: path, code: code)
    }
    defer { closedir(stream) }
    var entries: [(name: EntryName, kind: EntryStatus.Kind?)] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { EntryName($0.prefix { $0 != 0 }) }
      if !name.isDots { entries.append((name, EntryStatus.Kind(listed: entry.pointee.d_type))) }
      errno = 0
    }
    guard errno == 0 else {
      throw FileError(action: "list the folder", path: path, code: errno)
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Returns `nil` if there is no such entry. A symbolic link is not followed.
  func status(_ name: EntryName) throws(FileError) -> EntryStatus? {
    var status = stat()
    if fstatat(descriptor, name.bytes, &status, AT_SYMLINK_NOFOLLOW) == 0 {
      return EntryStatus(status)
    }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileError(action: "look at", path: path(of: name), code: errno)
  }

  func status() throws(FileError) -> EntryStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileError(action: "look at", path: path, code: errno)
    }
    return EntryStatus(status)
  }

  func makeFolder(_ name: EntryName) throws(FileError) -> OpenFolder {
    if mkdirat(descriptor, name.bytes, 0o755) != 0, errno != EEXIST {
      throw FileError(action: "create the folder", path: path(of: name), code: errno)
    }
    return try folder(name)
  }

  /// Gives this folder the permissions, owner and times in `status`, as far as the system allows.
  func takeOver(_ status: EntryStatus) { status.apply(to: descriptor) }

  /// Moves an entry into another folder. Its name there is `newName`, or its old name if `newName`
  /// is `nil`. Replaces any entry that already has this name.
  func move(
    _ name: EntryName, to folder: OpenFolder, as newName: EntryName? = nil
  ) throws(FileError) {
    guard renameat(descriptor, name.bytes, folder.descriptor, (newName ?? name).bytes) == 0 else {
      throw FileError(action: "move", path: path(of: name), code: errno)
    }
  }

  func unlink(_ name: EntryName) throws(FileError) {
    if unlinkat(descriptor, name.bytes, 0) != 0, errno != ENOENT {
      throw FileError(action: "remove", path: path(of: name), code: errno)
    }
  }

  /// Removes a folder; returns false if it is not empty.
  func removeFolder(_ name: EntryName) throws(FileError) -> Bool {
    if unlinkat(descriptor, name.bytes, AT_REMOVEDIR) == 0 || errno == ENOENT { return true }
    if errno == ENOTEMPTY || errno == EEXIST { return false }
    throw FileError(action: "remove", path: path(of: name), code: errno)
  }
}
