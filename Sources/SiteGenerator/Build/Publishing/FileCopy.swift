import Input
import Platform

/// Copies single files with their permissions, owners and modification times.
enum FileCopy {
  /// The name of an incomplete copy in the staging folder.
  static let unfinished = ".generate-site.copy"

  /// Copies a file into another folder under the same name. The copy is made in `workplace`, and
  /// moved when it is complete.
  static func copy(
    _ name: EntryName, from folder: OpenFolder, to target: OpenFolder, in workplace: OpenFolder,
    _ status: EntryStatus
  ) throws(FileError) {
    let source = openat(folder.descriptor, name.bytes, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard source >= 0 else {
      throw FileError(action: "read", path: folder.path(of: name), code: errno)
    }
    defer { close(source) }
    let temporary = EntryName(unfinished)
    try workplace.unlink(temporary)
    let copy = openat(
      workplace.descriptor, temporary.bytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard copy >= 0 else {
      throw FileError(action: "write", path: target.path(of: name), code: errno)
    }
    defer { close(copy) }
    let code = copyBytes(from: source, to: copy)
    if code != 0 { throw FileError(action: "copy", path: folder.path(of: name), code: code) }
    status.apply(to: copy)
    try workplace.move(temporary, to: target, as: name)
  }

  static func copyLink(
    _ name: EntryName, from folder: OpenFolder, to target: OpenFolder
  ) throws(FileError) {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlinkat(folder.descriptor, name.bytes, &path, path.count - 1)
    guard count >= 0, symlinkat(Array(path[..<count]) + [0], target.descriptor, name.bytes) == 0
    else { throw FileError(action: "copy", path: folder.path(of: name), code: errno) }
  }

  /// Returns the system's error number, or 0 for success.
  private static func copyBytes(from source: Int32, to copy: Int32) -> Int32 {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let count = read(source, buffer.baseAddress, buffer.count)
        if count == 0 { return 0 }
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        let code = FileSystem.writeAll(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: copy)
        if code != 0 { return code }
      }
    }
  }
}
