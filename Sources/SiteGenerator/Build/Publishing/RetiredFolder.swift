import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Removes the folder that was the output before a build was published.
///
/// Others may have put files into it until the last moment. So only files that builds wrote and
/// files that the new output has too are removed; everything else moves there. A folder is removed
/// only if it is empty, which the system guarantees. Files that the next build can start from are
/// kept.
struct RetiredFolder {
  /// The files that builds wrote: those in both lists are removed.
  let own: OwnFiles
  /// A Boolean value that is true if the files of others go too, except those whose names begin
  /// with a point.
  let clean: Bool
  /// A Boolean value that is true if files of builds that the new output has too are kept.
  var keepsSpare = false
  /// A Boolean value that is true if the folder was the output until now, so that of two files of
  /// the same age its own is the original, and the one in the output a copy.
  var isFormerOutput = true

  /// The folders that need not be listed; `nil` if all are.
  var settled: SettledFolders?

  /// Removes everything from a folder except the files to keep; the files of others move to the
  /// output folder.
  ///
  /// - Parameters:
  ///   - name: the name of the folder in `parent`.
  ///   - output: the output folder.
  func clear(
    _ name: EntryName, in parent: OpenFolder, to output: LazyFolder
  ) throws(FileError) {
    try open(name, in: parent)
    try empty(parent.folder(name), to: output, path: "", keeps: !clean)
  }

  /// Removes a folder and everything in it; the files of others move to the output folder.
  ///
  /// - Parameters:
  ///   - name: the name of the folder in `parent`.
  ///   - output: the output folder.
  func remove(
    _ name: EntryName, in parent: OpenFolder, to output: LazyFolder
  ) throws(FileError) {
    try remove(name, in: parent, to: output, path: "", keeps: !clean)
  }

  /// - Parameter path: the path below the output; `nil` if it is not UTF-8, so not ours.
  private func remove(
    _ name: EntryName, in parent: OpenFolder, to target: LazyFolder, path: String?, keeps: Bool
  ) throws(FileError) {
    // A file created while the folder is being emptied prevents its removal.
    for _ in 0..<1000 {
      guard try open(name, in: parent) else { return }
      try empty(parent.folder(name), to: target, path: path, keeps: keeps)
      if try parent.removeFolder(name) { return }
    }
    throw FileError(action: "remove", path: parent.path(of: name), code: ENOTEMPTY)
  }

  /// Unlocks a folder, as its owner may have locked it; returns false if there is none.
  ///
  /// - Parameter mode: the rights that the folder gets; its own if this is `nil`.
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

  /// The rights of a folder that is made again.
  private static let newFolderMode: mode_t = {
    // The system returns the mask only when it is set.
    let mask = umask(0o022)
    umask(mask)
    return 0o755 & ~mask
  }()

  /// - Returns: true if the folder holds nothing but files of builds that stay.
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
          // It becomes a folder of the next build, which has the rights of a new folder.
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

  /// Removes a file that builds wrote or that the output has; moves another there.
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
      // It was created after the build had looked for files in its way.
      return try moveAside(name, of: folder, to: target.make())
    }
    // A copy, or a file that its owner has since replaced.
    if known.isNewer(than: status) || !isFormerOutput && !status.isNewer(than: known) {
      return try folder.unlink(name)
    }
    try folder.move(name, to: target.make())
  }

  /// Moves an entry to a folder in which something else has its name.
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
