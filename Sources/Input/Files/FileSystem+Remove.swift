#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// Removes a file, a symbolic link (never what it leads to), or a folder with all that is in it.
  /// Nothing to remove is no error.
  public static func remove(_ path: String) throws(FileError) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return }
      throw FileError(action: "remove", path: path, code: errno)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      guard unlink(path) == 0 else { throw FileError(action: "remove", path: path, code: errno) }
      return
    }
    for name in try rawNames(in: path) {
      try remove(Path.join(path, name))
    }
    guard rmdir(path) == 0 else { throw FileError(action: "remove", path: path, code: errno) }
  }

  /// Puts a file into another folder too, without copying its bytes; a symbolic link is made anew.
  /// Folders above the new name are made.
  public static func link(_ path: String, to target: String) throws(FileError) {
    if let folder = Path.parent(of: target) { try makeDirectories(folder) }
    // Flag 0: a symbolic link is linked itself, not what it leads to.
    if linkat(AT_FDCWD, path, AT_FDCWD, target, 0) != 0 {
      throw FileError(action: "link", path: path, code: errno)
    }
  }

  /// Renames a file or folder, replacing a file that is there.
  public static func move(_ path: String, to target: String) throws(FileError) {
    guard rename(path, target) == 0 else {
      throw FileError(action: "move to \(target)", path: path, code: errno)
    }
  }

  private static func rawNames(in path: String) throws(FileError) -> [String] {
    try entries(of: path).map(\.name)
  }
}
