import Input

/// The files of a folder that a site is made from.
enum SourceFolder {
  /// The files below a folder, as paths relative to it, in the order of their UTF-8 bytes, without
  /// those that systems and editors leave there. Symbolic links that lead out of a root folder, or
  /// nowhere, are reported, because files outside are not meant to be published.
  static func files(
    in folder: String, root: String, into diagnostics: inout Diagnostics
  ) throws(FileError) -> [String] {
    var names: [String] = []
    var ignored = Diagnostics()
    let isInside = isInside(folder, root: root, into: &ignored)
    for name in try FileSystem.links(below: folder)
    where !name.split(separator: "/").contains(where: isLitter) {
      let path = Path.join(folder, name)
      // Only links lead out of a folder.
      if isInside, FileSystem.linkKind(of: path) == .file {
        names.append(name)
      } else if self.isInside(path, root: root, into: &diagnostics),
        FileSystem.kind(of: path) == .file
      {
        names.append(name)
      }
    }
    return names
  }

  /// Returns true if a path does not lead out of a root folder by symbolic links; otherwise reports
  /// it.
  static func isInside(
    _ path: String, root: String, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard let target = FileSystem.resolved(path) else {
      diagnostics.error(
        at: SourceLocation(path: path), "it is a broken symbolic link",
        hint: "remove it, or put the file there")
      return false
    }
    guard let root = FileSystem.resolved(root), target == root || target.hasPrefix(root + "/")
    else {
      diagnostics.error(
        at: SourceLocation(path: path), "it is a link that leads out of \(root)",
        hint: "put a copy there: what a link leads to would be published")
      return false
    }
    return true
  }

  /// Returns true for a name that no author chose: of a hidden file, a backup or an editor's own file.
  private static func isLitter(_ name: Substring) -> Bool {
    if [".well-known", ".nojekyll", ".htaccess"].contains(name) { return false }
    return name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#") && name.hasSuffix("#")
      || name.hasSuffix(".swp") || name == "Thumbs.db" || name == "desktop.ini"
  }
}
