import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of an output folder that builds wrote, as against those of others.
struct OwnFiles {
  /// The files that earlier builds wrote.
  let old: Set<String>
  /// The files that this build writes.
  let new: Set<String>
  private let oldFolders: Set<String>
  private let newFolders: Set<String>

  /// - Parameters:
  ///   - old: paths relative to the output folder.
  ///   - new: likewise.
  init(old: Set<String>, new: Set<String>) {
    self.old = old
    self.new = new
    oldFolders = Self.folders(of: old)
    newFolders = old == new ? oldFolders : Self.folders(of: new)
  }

  /// Returns true if an earlier build made this folder.
  func wasFolder(_ path: String?) -> Bool { path.map(oldFolders.contains) ?? false }

  /// Returns true if this build makes this folder.
  func isFolder(_ path: String?) -> Bool { path.map(newFolders.contains) ?? false }

  /// Returns true if an earlier build wrote this file.
  func wasFile(_ path: String?) -> Bool { path.map(old.contains) ?? false }

  /// Returns true if this build writes this file.
  func isFile(_ path: String?) -> Bool { path.map(new.contains) ?? false }

  /// Removes the files that only earlier builds wrote, and the folders that are empty then.
  ///
  /// - Parameter isIncluded: returns true for a file that is to be removed.
  func removeStale(
    in output: String, where isIncluded: (String) -> Bool = { _ in true }
  ) throws(FileError) {
    for file in old.subtracting(new).sorted() where isIncluded(file) {
      try FileSystem.remove(Path.join(output, file))
      var folder = Path.parent(of: file)
      // A folder that holds other files stays.
      while let path = folder, path != ".", !isFolder(path),
        rmdir(Path.join(output, path)) == 0
      {
        folder = Path.parent(of: path)
      }
    }
  }

  private static func folders(of files: Set<String>) -> Set<String> {
    var folders: Set<String> = []
    for file in files {
      var folder = Path.parent(of: file)
      while let path = folder, path != ".", folders.insert(path).inserted {
        folder = Path.parent(of: path)
      }
    }
    return folders
  }
}
