import Platform

extension FileSystem {
  /// The files below a folder, as relative paths sorted by their UTF-8 bytes.
  ///
  /// Symbolic links to files are listed. Symbolic links to folders are not followed, so a cycle of
  /// links is harmless. Names that are not UTF-8 are left out.
  public static func list(_ path: String, recursively: Bool = true) throws(FileError) -> [String] {
    try list(path, recursively: recursively) { relative, kind in
      kind == .file
        || kind == .symbolicLink && self.kind(of: Path.join(path, relative)) == .file
    }
  }

  /// All entries below a folder except folders, as relative paths sorted by their UTF-8 bytes.
  /// Symbolic links are listed regardless of their targets.
  public static func links(below path: String) throws(FileError) -> [String] {
    try list(path, recursively: true) { _, _ in true }
  }

  private static func list(
    _ path: String, recursively: Bool, where isListed: (_ relative: String, Kind) -> Bool
  ) throws(FileError) -> [String] {
    var result: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for (name, kind) in try entries(of: Path.join(path, folder)) {
        let relative = Path.join(folder, name)
        if kind == .directory {
          if recursively { folders.append(relative) }
        } else if isListed(relative, kind) {
          result.append(relative)
        }
      }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The folders below a folder, as relative paths with parents before children. A symbolic link
  /// counts as a folder if its target is a folder below the given folder and does not contain the
  /// link. Of several links to the same target, only one counts. A folder that cannot be read
  /// counts as empty.
  public static func folders(below path: String) -> [String] {
    var result: [String] = []
    var targets: Set<String> = []
    let root = resolved(path) ?? path
    var next = [""]
    while let folder = next.popLast() {
      let parent = Path.join(path, folder)
      for (name, kind) in (try? entries(of: parent)) ?? [] {
        if kind == .symbolicLink {
          let link = Path.join(parent, name)
          guard self.kind(of: link) == .directory, let target = resolved(link),
            target.hasPrefix(root + "/"), let place = resolved(parent),
            !"\(place)/".hasPrefix(target + "/"), targets.insert(target).inserted
          else { continue }
        } else if kind != .directory {
          continue
        }
        result.append(Path.join(folder, name))
        next.append(Path.join(folder, name))
      }
    }
    return result
  }

  /// The absolute path without symbolic links; `nil` if nothing exists at the path.
  public static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(validatingCString: buffer)
  }

  /// The names of subfolders and of symbolic links to folders, sorted by their UTF-8 bytes.
  public static func directories(in path: String) throws(FileError) -> [String] {
    try entries(of: path)
      .filter { entry in
        entry.kind == .directory
          || entry.kind == .symbolicLink && kind(of: Path.join(path, entry.name)) == .directory
      }
      .map(\.name)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func entries(of path: String) throws(FileError) -> [(name: String, kind: Kind)] {
    guard let stream = opendir(path) else { throw .last("list the folder", path) }
    defer { closedir(stream) }
    var result: [(name: String, kind: Kind)] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        String(validating: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, name != ".", name != ".." {
        // Most file systems return the kind together with the name.
        let kind: Kind =
          switch Int(entry.pointee.d_type) {
          case Int(DT_REG): .file
          case Int(DT_DIR): .directory
          case Int(DT_LNK): .symbolicLink
          default: linkKind(of: Path.join(path, name))
          }
        result.append((name, kind))
      }
      errno = 0
    }
    guard errno == 0 else { throw .last("list the folder", path) }
    return result
  }
}
