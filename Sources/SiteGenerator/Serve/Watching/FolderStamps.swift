import Input

/// The stamps (see ``FileStamp``) of files at one moment. The files are given one by one, or as
/// folders that contain them at any depth.
struct FolderStamps: Sendable {
  let files: [String: FileStamp]
  /// The given folders with all of their subfolders. A given path that is not an existing folder is
  /// represented by its parent folder.
  let folders: [String]

  /// Reads the stamps. A missing folder has no files.
  init(_ roots: [String]) {
    var files: [String: FileStamp] = [:]
    var folders: [String] = []
    for root in roots {
      guard FileSystem.kind(of: root) == .directory else {
        files[root] = FileStamp(root)
        let parent = Path.parent(of: root) ?? root
        if !folders.contains(parent) { folders.append(parent) }
        continue
      }
      for folder in [root] + FileSystem.folders(below: root).map({ Path.join(root, $0) }) {
        folders.append(folder)
        for name in (try? FileSystem.list(folder, recursively: false)) ?? []
        where !Self.isLeftover(name) {
          let path = Path.join(folder, name)
          files[path] = FileStamp(path)
        }
      }
    }
    self.files = files
    self.folders = folders
  }

  /// Returns the sorted paths of the files that were added, changed or removed since an earlier
  /// moment.
  func changes(since earlier: FolderStamps) -> [String] {
    let changed = files.filter { earlier.files[$0.key] != $0.value }.keys
    let gone = earlier.files.keys.filter { files[$0] == nil }
    return (changed + gone).sorted()
  }

  /// Returns true for hidden files and for temporary files of editors.
  private static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name == "4913"
  }
}
