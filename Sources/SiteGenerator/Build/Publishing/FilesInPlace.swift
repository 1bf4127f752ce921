import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces the files of an output folder one by one, where the folder as a whole cannot be
/// exchanged.
///
/// Each file is the old one or the new one at every instant. A build that is killed meanwhile leaves
/// some of both, and the list of what is ours names both: the next build completes it.
struct FilesInPlace {
  let own: OwnFiles

  /// Moves the files of a build into the output folder; those that are the same, and those that the
  /// build did not make, stay as they are, with their times. Then those go that only earlier builds wrote, and folders that are empty.
  ///
  /// - Parameters:
  ///   - staging: the folder of the build, on the file system of `output`.
  func move(from staging: String, to output: String) throws(FileError) {
    try own.removeStale(in: output, where: isInTheWay)
    var made: Set<String> = []
    for file in own.new.sorted() {
      let (new, old) = (Path.join(staging, file), Path.join(output, file))
      // What was not made anew stays as it is.
      if FileSystem.linkKind(of: new) != .file { continue }
      if try Self.areEqual(new, old) { continue }
      if let folder = Path.parent(of: file), made.insert(folder).inserted {
        try FileSystem.makeDirectories(Path.join(output, folder))
      }
      try FileSystem.move(new, to: old)
    }
    try own.removeStale(in: output) { !isInTheWay($0) }
  }

  /// Returns true if an old file stands where a folder goes, or its folder where a file goes.
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
