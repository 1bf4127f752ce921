import Platform

extension FileSystem {
  /// Removes a file, a symbolic link (never its target), or a folder with all its content.
  /// A missing file is not an error.
  public static func remove(_ path: String) throws(FileError) {
    try remove(path, in: AT_FDCWD, path: path)
  }

  /// Renames a file or folder. An existing file at the target is replaced.
  public static func move(_ path: String, to target: String) throws(FileError) {
    guard rename(path, target) == 0 else { throw .last("move to \(target)", path) }
  }

  /// - Parameters:
  ///   - name: the name in the open folder `parent`, as bytes, because not every name is UTF-8.
  ///   - path: the path, for messages.
  private static func remove(
    _ name: UnsafePointer<CChar>, in parent: Int32, path: String
  ) throws(FileError) {
    if unlinkat(parent, name, 0) == 0 { return }
    let code = errno
    if code == ENOENT || code == ENOTDIR { return }
    // For a folder, `unlinkat` fails with EISDIR on Linux. On other systems it fails with EPERM,
    // which also has other meanings.
    let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else {
      let isFolder = code == EISDIR
      throw FileError(action: "remove", path: path, code: isFolder ? errno : code)
    }
    guard let stream = fdopendir(folder) else {
      close(folder)
      throw .last("list the folder", path)
    }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
      }
      if name != [46, 0], name != [46, 46, 0] { names.append(name) }
    }
    for name in names {
      let text = String(
        decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      try remove(name, in: folder, path: Path.join(path, text))
    }
    guard unlinkat(parent, name, AT_REMOVEDIR) == 0 else { throw .last("remove", path) }
  }
}
