import Input
import Platform

/// Removes the old output folder, a spare or a staging folder, or clears it to serve as a spare.
///
/// Someone else might have written files into the folder. Therefore, unless ``clean`` is true, only
/// two kinds of files are removed: files that builds wrote, and foreign files that the new output
/// also has. All other files are moved to the new output. The system removes only empty folders, so
/// no file is lost. Files that the next build can reuse are kept if ``keepsSpare`` is true.
struct RetiredFolder {
  /// The files that builds wrote. A file of an earlier build is removed, unless ``keepsSpare`` is
  /// true and this build has the file too.
  let own: OwnFiles
  /// A Boolean value that is true if foreign files are removed too, except top-level entries whose
  /// names begin with a dot.
  let clean: Bool
  /// A Boolean value that is true if the folder keeps the files that builds wrote and that the new
  /// output also has.
  var keepsSpare = false
  /// A Boolean value that is true if the folder was the output until now. In this case, if a
  /// foreign file in the folder and a file in the new output have the same path and modification
  /// time, the file in the folder counts as the original.
  var isFormerOutput = true

  /// The folders whose entries need not be listed, because builds wrote all entries; `nil` if every
  /// folder must be listed.
  var settled: SettledFolders?

  /// Removes everything from a folder, except files that are kept because of ``keepsSpare``.
  /// Foreign files are moved to the output folder.
  func clear(_ path: String, to output: LazyFolder) throws(FileError) {
    let (name, parent) = try Self.place(of: path)
    try open(name, in: parent)
    try empty(parent.folder(name), to: output, path: "", keeps: !clean)
  }

  /// Removes a folder and everything in it. Foreign files are moved to the output folder.
  func remove(_ path: String, to output: LazyFolder) throws(FileError) {
    let (name, parent) = try Self.place(of: path)
    try remove(name, in: parent, to: output, path: "", keeps: !clean)
  }

  private static func place(
    of path: String
  ) throws(FileError) -> (name: EntryName, parent: OpenFolder) {
    (EntryName(Path.name(of: path)), try OpenFolder(Path.parent(of: path) ?? "."))
  }

  /// - Parameter path: the path relative to the output; `nil` if it is not UTF-8. Builds write only
  ///   UTF-8 names.
  private func remove(
    _ name: EntryName, in parent: OpenFolder, to target: LazyFolder, path: String?, keeps: Bool
  ) throws(FileError) {
    // The removal fails if a file was created while the folder was being emptied. The folder is
    // then emptied again.
    for _ in 0..<1000 {
      guard try open(name, in: parent) else { return }
      try empty(parent.folder(name), to: target, path: path, keeps: keeps)
      if try parent.removeFolder(name) { return }
    }
    throw FileError(action: "remove", path: parent.path(of: name), code: ENOTEMPTY)
  }

  /// Makes a folder readable and writable, because its owner may have restricted its permissions.
  /// If `mode` is not `nil`, it replaces the permissions. Returns false if the folder does not
  /// exist.
  @discardableResult
  private func open(
    _ name: EntryName, in parent: OpenFolder, mode: mode_t? = nil
  ) throws(FileError) -> Bool {
    guard let status = try parent.status(name) else { return false }
    let wanted = mode.map { status.mode & 0o7000 | $0 } ?? status.mode
    if status.mode != wanted | 0o700 {
      _ = fchmodat(parent.descriptor, name.bytes, wanted | 0o700, 0)
    }
    return true
  }

  private static let newFolderMode: mode_t = {
    // The system returns the current mask only when a new mask is set.
    let mask = umask(0o022)
    umask(mask)
    return 0o755 & ~mask
  }()

  /// - Returns: true if the folder contained only files that builds wrote and that are kept, and no
  ///   subfolders.
  @discardableResult
  private func empty(
    _ folder: OpenFolder, to target: LazyFolder, path: String?, keeps: Bool
  ) throws(FileError) -> Bool {
    var hasOthers = false
    for (name, kind) in try folder.entries() {
      if kind != .file { hasOthers = true }
      if keepsSpare, kind == .folder, let settled, let status = try folder.status(name),
        settled.contains(status)
      {
        continue
      }
      let relative = path.flatMap { path in name.utf8.map { Path.join(path, $0) } }
      let keeps = keeps || path == "" && name.isHidden
      if keepsSpare, stays(relative, kind) {
        if kind == .folder {
          // The folder becomes part of the next build, so it gets the permissions of a new folder.
          try open(name, in: folder, mode: Self.newFolderMode)
          let status = settled == nil ? nil : try folder.status(name)
          let isSettled = try empty(
            folder.folder(name), to: LazyFolder(name, in: target), path: relative, keeps: keeps)
          if isSettled, let status { settled?.add(status) }
        }
        continue
      }
      hasOthers = true
      guard let status = try folder.status(name) else { continue }
      guard status.kind == .folder else {
        try remove(folder, name, status, to: target, relative, keeps: keeps)
        continue
      }
      let below = LazyFolder(name, in: target)
      if keeps, !own.wasFolder(relative), !own.isFolder(relative), try below.existing() == nil {
        let place = try target.make()
        if try place.status(name) == nil {
          try folder.move(name, to: place)
        } else {
          try moveAside(name, of: folder, to: place)
        }
      } else {
        try remove(name, in: folder, to: below, path: relative, keeps: keeps)
      }
    }
    return !hasOthers
  }

  private func stays(_ path: String?, _ kind: EntryStatus.Kind?) -> Bool {
    switch kind {
    case .file: own.isFile(path) && own.wasFile(path)
    case .folder: own.isFolder(path) && own.wasFolder(path)
    default: false
    }
  }

  /// Removes a file if builds wrote it, if `keeps` is false, or if the output has the same foreign
  /// file, a copy of it or a newer version. Any other file is moved to the output. The moved file
  /// gets a new name if this build has a file, or the output has a folder, at the same path.
  private func remove(
    _ folder: OpenFolder, _ name: EntryName, _ status: EntryStatus, to target: LazyFolder,
    _ path: String?, keeps: Bool
  ) throws(FileError) {
    if !keeps || own.wasFile(path) { return try folder.unlink(name) }
    guard let known = try target.existing()?.status(name) else {
      return try folder.move(name, to: target.make())
    }
    if known.identity == status.identity { return try folder.unlink(name) }
    if own.isFile(path) || known.kind == .folder {
      // The file was created after the build had checked for foreign files.
      return try moveAside(name, of: folder, to: target.make())
    }
    // The file in the output is newer, or the file here is a copy of it.
    if known.isNewer(than: status) || !isFormerOutput && !status.isNewer(than: known) {
      return try folder.unlink(name)
    }
    try folder.move(name, to: target.make())
  }

  /// Moves an entry under a new name, because `target` has an entry with the old name.
  private func moveAside(
    _ name: EntryName, of folder: OpenFolder, to target: OpenFolder
  ) throws(FileError) {
    var (free, number) = (name.appending(".kept"), 1)
    while try target.status(free) != nil {
      number += 1
      free = name.appending(".kept\(number)")
    }
    try folder.move(name, to: target, as: free)
  }
}
