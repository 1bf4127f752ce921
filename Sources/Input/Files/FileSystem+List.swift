#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// The files below a folder, as relative paths sorted by their UTF-8 bytes.
  ///
  /// Symbolic links to files are listed. Symbolic links to folders are not followed, so a cycle of
  /// links is harmless. Names that are not UTF-8 are left out.
  public static func list(_ path: String, recursively: Bool = true) throws(FileError) -> [String] {
    var result: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for (name, kind) in try entries(of: Path.join(path, folder)) {
        let relative = Path.join(folder, name)
        switch kind {
        case .directory: if recursively { folders.append(relative) }
        case .file: result.append(relative)
        case .symbolicLink:
          if self.kind(of: Path.join(path, relative)) == .file { result.append(relative) }
        case .other: break
        }
      }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All entries below a folder except folders, as relative paths sorted by their UTF-8 bytes.
  /// Symbolic links are listed regardless of their targets.
  public static func links(below path: String) throws(FileError) -> [String] {
    var result: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for (name, kind) in try entries(of: Path.join(path, folder)) {
        let relative = Path.join(folder, name)
        if kind == .directory { folders.append(relative) } else { result.append(relative) }
      }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The folders below a folder, as relative paths with parents before children. A symbolic link
  /// counts as a folder if its target is another folder below the given folder. Of several links to
  /// the same target, only one counts. A folder that cannot be read counts as empty.
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

  /// The kind of an entry of a folder.
  public enum EntryKind: Sendable {
    case file, directory, symbolicLink, other
  }

  static func entries(of path: String) throws(FileError) -> [(name: String, kind: EntryKind)] {
    guard let stream = opendir(path) else {
      throw FileError(action: "list the folder", path: path, code: errno)
    }
    defer { closedir(stream) }
    var result: [(name: String, kind: EntryKind)] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        String(validating: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, name != ".", name != ".." {
        // Most file systems return the kind together with the name.
        let kind: EntryKind =
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
    guard errno == 0 else {
      throw FileError(action: "list the folder", path: path, code: errno)
    }
    return result
  }

  /// The kind of the entry at a path, without following symbolic links.
  public static func linkKind(of path: String) -> EntryKind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    case S_IFLNK: return .symbolicLink
    default: return .other
    }
  }
}
