import Input
import Platform

/// The files that builds wrote to an output folder. All other files in the folder are foreign.
struct OwnFiles {
  /// The paths of the files that earlier builds wrote, relative to the output folder.
  let old: Set<String>
  /// The paths of the files that this build writes, relative to the output folder.
  let new: Set<String>
  private let oldFolders: Set<String>
  private let newFolders: Set<String>

  init(old: Set<String>, new: Set<String>) {
    self.old = old
    self.new = new
    oldFolders = Self.folders(of: old)
    newFolders = old == new ? oldFolders : Self.folders(of: new)
  }

  func wasFolder(_ path: String?) -> Bool { path.map(oldFolders.contains) ?? false }

  func isFolder(_ path: String?) -> Bool { path.map(newFolders.contains) ?? false }

  func wasFile(_ path: String?) -> Bool { path.map(old.contains) ?? false }

  func isFile(_ path: String?) -> Bool { path.map(new.contains) ?? false }

  /// Removes the files that only earlier builds wrote, and folders that become empty.
  func removeStale(
    in output: String, where isIncluded: (String) -> Bool = { _ in true }
  ) throws(FileError) {
    var known: [String: Bool] = [:]
    for file in old.subtracting(new).sorted() where isIncluded(file) {
      // If someone has replaced a folder in the file's path with a symbolic link, the files in the
      // link's target are foreign. If there is a folder at the path of the file, that folder is
      // foreign too.
      guard Self.isReal(Path.parent(of: file), in: output, &known) else { continue }
      let path = Path.join(output, file)
      if let status = EntryStatus(at: path), status.kind != .folder {
        try FileSystem.remove(path)
      }
      // A folder with other files stays, because `rmdir` fails.
      for folder in Self.folders(around: file) {
        guard !isFolder(folder), rmdir(Path.join(output, folder)) == 0 || errno == ENOENT else {
          break
        }
      }
    }
  }

  /// Returns true if nothing in a folder's path is a symbolic link or a file. Folders in the path
  /// need not exist.
  private static func isReal(
    _ folder: String?, in output: String, _ known: inout [String: Bool]
  ) -> Bool {
    guard let folder, folder != "." else { return true }
    if let result = known[folder] { return result }
    let status = EntryStatus(at: Path.join(output, folder))
    let result =
      isReal(Path.parent(of: folder), in: output, &known)
      && (status.map { $0.kind == .folder } ?? true)
    known[folder] = result
    return result
  }

  private static func folders(of files: Set<String>) -> Set<String> {
    var folders: Set<String> = []
    for file in files {
      for folder in Self.folders(around: file) {
        guard folders.insert(folder).inserted else { break }
      }
    }
    return folders
  }

  /// Returns the folders in the relative path of a file, the innermost first.
  static func folders(around file: String) -> some Sequence<String> {
    sequence(first: file, next: Path.parent).lazy.dropFirst().prefix { $0 != "." }
  }
}
