import Input
import Platform

/// Replaces the files of an output folder one by one, for folders that cannot be exchanged as a
/// whole.
///
/// At any time, each file is either the old or the new one. If a build is killed, the folder
/// contains both old and new files. The manifest lists all of them, and the next build completes
/// the replacement.
struct FilesInPlace {
  let own: OwnFiles
  /// A Boolean value that is true if exclusive renames are not used; set only in tests.
  var isWithoutExclusiveRename = false

  /// Moves the files of a build into the output folder. Files of the output that are unchanged or
  /// reused stay as they are, with their modification times. Then removes files that only earlier
  /// builds wrote, and folders that become empty.
  ///
  /// - Parameter staging: a folder on the same file system as `output`.
  /// - Throws: ``FileError``, or ``Publisher/Failure`` if someone else has created a file at a path
  ///   that the build writes.
  func move(from staging: String, to output: String) throws {
    try own.removeStale(in: output, where: isInTheWay)
    var made: Set<String> = []
    for file in own.new.sorted() {
      let (new, old) = (Path.join(staging, file), Path.join(output, file))
      // A reused file is not in the staging folder, and stays as it is in the output.
      if FileSystem.linkKind(of: new) != .file { continue }
      if try Self.areEqual(new, old) { continue }
      if let folder = Path.parent(of: file), made.insert(folder).inserted {
        try FileSystem.makeDirectories(Path.join(output, folder))
      }
      // If someone else has created a file here since the check for foreign files, that file must
      // not be replaced.
      if own.wasFile(file) {
        try FileSystem.move(new, to: old)
      } else {
        try moveExclusively(new, to: old)
      }
    }
    try own.removeStale(in: output) { !isInTheWay($0) }
  }

  /// Moves a file to a path. Throws an error if something exists at that path.
  private func moveExclusively(_ new: String, to path: String) throws {
    var code = isWithoutExclusiveRename ? ENOSYS : SystemRename.exclusive(new, path)
    if SystemRename.isMissing(code) {
      code = link(new, path) == 0 ? 0 : errno
      if code == 0 { return try FileSystem.remove(new) }
      // If hard links are refused, the check and the move are separate steps. A file that is
      // created between them is lost.
      let isRefused = [EPERM, ENOTSUP, EMLINK, ENOSYS].contains(code)
      if isRefused, EntryStatus(at: path) == nil { return try FileSystem.move(new, to: path) }
      if isRefused { code = EEXIST }
    }
    if code == EEXIST || code == ENOTEMPTY { throw Publisher.Failure.inTheWay(path) }
    if code != 0 { throw FileError(action: "move to \(path)", path: new, code: code) }
  }

  /// Returns true if an old file must be removed before new files are moved. This is the case if
  /// the build needs a folder at the old file's path, or needs a file at the path of a folder that
  /// contains the old file.
  private func isInTheWay(_ file: String) -> Bool {
    own.isFolder(file) || OwnFiles.folders(around: file).contains(where: own.isFile)
  }

  private static func areEqual(_ new: String, _ old: String) throws(FileError) -> Bool {
    guard FileSystem.linkKind(of: old) == .file,
      FileSystem.size(of: old) == FileSystem.size(of: new)
    else { return false }
    return try FileSystem.read(old) == FileSystem.read(new)
  }
}
