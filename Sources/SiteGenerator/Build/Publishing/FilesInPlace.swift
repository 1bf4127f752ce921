import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces the files of an output folder one by one, for folders that cannot be exchanged as a whole.
///
/// Each file is the old one or the new one at every instant. A build that is killed in between leaves
/// files of both builds. The list of our files names them all, and the next build completes the work.
struct FilesInPlace {
  let own: OwnFiles
  /// A Boolean value that is true to use links even if the system has the special rename; for tests.
  var isWithoutExclusiveRename = false

  /// Moves the files of a build into the output folder; unchanged files, and files that the build
  /// did not write, stay as they are, with their times. Then removes files that only earlier builds
  /// wrote, and empty folders.
  ///
  /// - Parameters:
  ///   - staging: the folder of the build, on the file system of `output`.
  /// - Throws: ``FileError``, or ``Publisher/Failure`` if others have made a file where one goes.
  func move(from staging: String, to output: String) throws {
    try own.removeStale(in: output, where: isInTheWay)
    var made: Set<String> = []
    for file in own.new.sorted() {
      let (new, old) = (Path.join(staging, file), Path.join(output, file))
      // A file that was not rebuilt stays as it is.
      if FileSystem.linkKind(of: new) != .file { continue }
      if try Self.areEqual(new, old) { continue }
      if let folder = Path.parent(of: file), made.insert(folder).inserted {
        try FileSystem.makeDirectories(Path.join(output, folder))
      }
      // A file that someone else has created since the check is kept.
      if own.wasFile(file) {
        try FileSystem.move(new, to: old)
      } else {
        try moveExclusively(new, to: old)
      }
    }
    try own.removeStale(in: output) { !isInTheWay($0) }
  }

  /// Moves a file to a path unless something is there.
  private func moveExclusively(_ new: String, to path: String) throws {
    var code = isWithoutExclusiveRename ? ENOSYS : SystemRename.exclusive(new, path)
    if SystemRename.isMissing(code) {
      code = link(new, path) == 0 ? 0 : errno
      if code == 0 { return try FileSystem.remove(new) }
      // Even without links, a file could be created between the check and the move.
      let isRefused = [EPERM, ENOTSUP, EMLINK, ENOSYS].contains(code)
      if isRefused, EntryStatus(at: path) == nil { return try FileSystem.move(new, to: path) }
      if isRefused { code = EEXIST }
    }
    if code == EEXIST || code == ENOTEMPTY { throw Publisher.Failure.inTheWay(path) }
    if code != 0 { throw FileError(action: "move to \(path)", path: new, code: code) }
  }

  /// Returns true if there is an old file where a folder must go, or a folder where a file must go.
  private func isInTheWay(_ file: String) -> Bool {
    if own.isFolder(file) { return true }
    var folder = Path.parent(of: file)
    while let path = folder, path != "." {
      if own.isFile(path) { return true }
      folder = Path.parent(of: path)
    }
    return false
  }

  private static func areEqual(_ new: String, _ old: String) throws(FileError) -> Bool {
    guard FileSystem.linkKind(of: old) == .file,
      FileSystem.size(of: old) == FileSystem.size(of: new)
    else { return false }
    return try FileSystem.read(old) == FileSystem.read(new)
  }
}
