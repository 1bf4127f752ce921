import Input
import Platform

/// The list of the files that builds wrote to an output folder. It is stored in the folder
/// `.NAME.build` next to the output folder `NAME`.
///
/// The list is replaced atomically and synchronized to the disk. At any time, even after a kill or
/// a power failure, it therefore lists all files that builds wrote.
struct Manifest {
  let path: String
  private var next: String { path + ".new" }

  /// Reads the paths in the list, relative to the output folder; `nil` if there is no list.
  ///
  /// - Parameter likely: the expected files. If the list has exactly these files, `likely` itself
  ///   is returned. A later comparison with `likely` then takes constant time.
  /// - Throws: ``Publisher/Failure`` if the list exists but cannot be read.
  func read(likely: Set<String> = []) throws(Publisher.Failure) -> Set<String>? {
    do {
      let lines = try FileSystem.read(path).split(separator: UInt8(ascii: "\n"))
      let files = Set(lines.map { String(decoding: $0, as: UTF8.self) })
      return files == likely ? likely : files
    } catch {
      if error.code == ENOENT { return nil }
      throw Publisher.Failure(
        path: path,
        reason: "cannot be read: \(error.reason); it lists the files that earlier builds wrote")
    }
  }

  var digest: Digest? { (try? FileSystem.read(path)).map { .of($0) } }

  /// Adds the files of this build to the list, so that it is complete even if this build is killed.
  /// Then prepares a list of only this build's files.
  func prepare(_ own: OwnFiles) throws(FileError) {
    // Usually the files are the same as in the previous build, so the list stays as it is.
    if own.old == own.new, FileSystem.exists(path) { return discard() }
    try write(own.old.union(own.new))
    try prepare(own.new)
  }

  func write(_ files: Set<String>) throws(FileError) {
    try prepare(files)
    try commit()
  }

  /// Writes the list that ``commit()`` will install. An unchanged list is not written, because
  /// synchronizing is slow while many other files are being written.
  func prepare(_ files: Set<String>) throws(FileError) {
    // This check is needed, because the move in `commit()` would replace even a write-protected
    // list.
    if access(path, W_OK) != 0, errno == EACCES || errno == EROFS {
      throw FileError(action: "write", path: path, code: errno)
    }
    let text = Array((files.sorted().joined(separator: "\n") + "\n").utf8)
    if (try? FileSystem.read(path)) == text { return discard() }
    try FileSystem.makeDirectories(Path.parent(of: path) ?? ".")
    // An existing file is removed first, so that a symbolic link at this path is not followed.
    try FileSystem.remove(next)
    try FileSystem.write(text, to: next)
    try FileSystem.synchronize(next)
  }

  func commit() throws(FileError) {
    guard FileSystem.exists(next) else { return }
    try FileSystem.move(next, to: path)
    try FileSystem.synchronize(Path.parent(of: path) ?? ".")
  }

  func discard() { try? FileSystem.remove(next) }
}
