import Input

enum SourceFolder {
  /// Returns the files below a folder as relative paths, in the order of their UTF-8 bytes. Hidden
  /// files and backups are excluded. Reports a symbolic link that is broken or leads out of the
  /// root folder, because files outside that folder must not be published.
  static func files(
    in folder: String, root: String, into diagnostics: inout Diagnostics
  ) throws(FileError) -> [String] {
    var names: [String] = []
    var ignored = Diagnostics()
    let isInside = isInside(folder, root: root, into: &ignored)
    for name in try FileSystem.links(below: folder)
    where !name.split(separator: "/").contains(where: isLitter) {
      let path = Path.join(folder, name)
      // If the folder is inside the root, only symbolic links can lead out of the root.
      if isInside && FileSystem.linkKind(of: path) == .file
        || self.isInside(path, root: root, into: &diagnostics)
          && FileSystem.kind(of: path) == .file
      {
        names.append(name)
      }
    }
    return names
  }

  /// Returns true if a path is inside the root folder after its symbolic links are resolved.
  /// Otherwise, reports an error.
  static func isInside(
    _ path: String, root: String, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard let target = FileSystem.resolved(path) else {
      diagnostics.error(
        at: SourceLocation(path: path), "the symbolic link is broken",
        hint: "remove it, or put the file in its place")
      return false
    }
    guard let root = FileSystem.resolved(root), target == root || target.hasPrefix(root + "/")
    else {
      diagnostics.error(
        at: SourceLocation(path: path), "the path leads out of \(root) through a symbolic link",
        hint: "replace the link with a copy, so that no other files are published by mistake")
      return false
    }
    return true
  }

  private static func isLitter(_ name: Substring) -> Bool {
    if [".well-known", ".nojekyll", ".htaccess"].contains(name) { return false }
    return name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#") && name.hasSuffix("#")
      || name.hasSuffix(".swp") || name == "Thumbs.db" || name == "desktop.ini"
  }
}
