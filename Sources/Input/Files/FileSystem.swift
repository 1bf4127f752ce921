import Platform

/// Access to files and folders through system calls.
///
/// Foundation's writers wait for the disk after each file, which is too slow for a site of
/// thousands of pages. The methods here do not wait, so files that were written shortly before a
/// power failure may be empty or missing. Files that must survive need ``synchronize(_:)``.
public enum FileSystem {
  /// All bytes of a file.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    let reader = try FileReader(path)
    var result: [UInt8] = []
    var chunk: [UInt8] = []
    // The size is only an estimate, because the file may grow or be a pipe.
    let size = try reader.size()
    guard try reader.read(into: &result, count: size + 1) else { return [] }
    while try reader.read(into: &chunk, count: 1 << 16) { result.append(contentsOf: chunk) }
    return result
  }

  /// Writes a file, and replaces an existing file. The folder of the file must exist.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(to: path) { append throws(FileError) in try append(bytes) }
  }

  /// Writes a file in pieces, and replaces an existing file. The folder of the file must exist.
  public static func write(
    to path: String,
    _ pieces: (_ append: ([UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC)
    guard descriptor >= 0 else { throw .last("write", path) }
    do throws(FileError) {
      try pieces { bytes throws(FileError) in
        let code = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
        if code != 0 { throw FileError(action: "write", path: path, code: code) }
      }
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only when a file is closed.
    if close(descriptor) != 0 { throw .last("write", path) }
  }

  /// Opens a file. Does not wait for another process to open the other end of a named pipe. A pipe
  /// without a writer reads as empty, and a pipe without a reader cannot be opened for writing.
  ///
  /// - Returns: the file descriptor; -1 if the system refuses, with the reason in `errno`.
  static func open(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o644)
    #else
      let descriptor = Darwin.open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o644)
    #endif
    // Clear the flag, so that later reads and writes wait for data as usual.
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) }
    return descriptor
  }

  /// Writes all bytes to an open file.
  ///
  /// - Returns: the system's error number (`errno`); 0 for success.
  public static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Glibc)
        let written = Glibc.write(descriptor, part.baseAddress, part.count)
      #else
        let written = Darwin.write(descriptor, part.baseAddress, part.count)
      #endif
      if written < 0 {
        if errno == EAGAIN {
          // The descriptor is a non-blocking pipe that is full. Wait until its reader takes bytes.
          var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&full, 1, -1)
        } else if errno != EINTR {
          return errno
        }
        continue
      }
      rest = rest.dropFirst(written)
    }
    return 0
  }

  /// Waits until a file or folder is on the disk.
  public static func synchronize(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .last("open", path) }
    defer { close(descriptor) }
    // Some file systems cannot synchronize a folder.
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS {
      throw .last("write", path)
    }
  }

  /// Creates a folder and its missing parents.
  public static func makeDirectories(_ path: String) throws(FileError) {
    if mkdir(path, 0o755) == 0 { return }
    switch errno {
    case EEXIST:
      if kind(of: path) == .directory { return }
      throw FileError(action: "create the folder", path: path, code: EEXIST)
    case ENOENT:
      guard let above = Path.parent(of: path), above != path else { fallthrough }
      try makeDirectories(above)
      if mkdir(path, 0o755) == 0 || kind(of: path) == .directory { return }
      throw .last("create the folder", path)
    default:
      throw .last("create the folder", path)
    }
  }

  /// The kind of an entry of the file system.
  public enum Kind: Sendable {
    /// A regular file.
    case file
    /// A folder.
    case directory
    /// A symbolic link, if links are not followed.
    case symbolicLink
    /// Any other kind, such as a device or a pipe.
    case other

    init(_ mode: mode_t) {
      self =
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .directory
        case S_IFLNK: .symbolicLink
        default: .other
        }
    }
  }

  /// Returns the kind of the entry at a path; `nil` if nothing exists. Follows symbolic links.
  public static func kind(of path: String) -> Kind? {
    var status = stat()
    return stat(path, &status) == 0 ? Kind(status.st_mode) : nil
  }

  /// The kind of the entry at a path, without following symbolic links; `.other` if nothing exists.
  public static func linkKind(of path: String) -> Kind {
    var status = stat()
    return lstat(path, &status) == 0 ? Kind(status.st_mode) : .other
  }

  /// Returns true if anything exists at a path, after following symbolic links.
  public static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// The size of a file in bytes; `nil` if there is no such file.
  public static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }
}
