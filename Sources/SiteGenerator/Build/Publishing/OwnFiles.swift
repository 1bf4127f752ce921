import Input

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
    newFolders = Self.folders(of: new)
  }

  /// Returns true if an earlier build made this folder.
  func wasFolder(_ path: String?) -> Bool { path.map(oldFolders.contains) ?? false }

  /// Returns true if this build makes this folder.
  func isFolder(_ path: String?) -> Bool { path.map(newFolders.contains) ?? false }

  /// Returns true if an earlier build wrote this file.
  func wasFile(_ path: String?) -> Bool { path.map(old.contains) ?? false }

  /// Returns true if this build writes this file.
  func isFile(_ path: String?) -> Bool { path.map(new.contains) ?? false }

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
