import Input
import Platform

/// Handles the foreign files in the output folder before a build is published. A file is foreign if
/// no build wrote it.
///
/// If the staging folder is to replace the output folder, each foreign file that is kept is first
/// hard-linked into the staging folder. The file is then in both folders, so changes that someone
/// makes to it during the exchange are not lost. If the file system does not allow hard links, the
/// file is copied, and ``RetiredFolder`` later replaces the copy with the original.
struct ForeignFiles {
  let own: OwnFiles
  /// A Boolean value that is true if foreign files are removed, except top-level entries whose
  /// names begin with a dot.
  let clean: Bool
  /// The folders whose entries need not be listed, because builds wrote all entries; `nil` if every
  /// folder must be listed.
  var settled: SettledFolders?
  /// A Boolean value that is true if files are always copied; set only in tests.
  var copies = false

  /// Hard-links foreign files into the staging folder, except the files that ``clean`` removes.
  /// Foreign folders are recreated there with the same permissions, owner and times.
  ///
  /// - Throws: ``Publisher/Failure`` if a foreign file is at a path that the build needs;
  ///   ``FileError`` if a foreign file cannot be linked.
  func link(from output: OpenFolder, to staging: OpenFolder) throws {
    try visit(
      output, path: "", keeps: !clean, except: nil,
      Target(
        folder: LazyFolder(staging), staging: staging,
        device: output.status().identity.device))
  }

  /// Checks that no foreign file is at a path that the build needs. Removes the foreign files that
  /// are not kept.
  ///
  /// - Parameter exception: the name of an entry of `output` that is skipped.
  /// - Throws: ``Publisher/Failure`` if a foreign file is at a path that the build needs;
  ///   ``FileError`` if a foreign file cannot be removed.
  func clear(_ output: OpenFolder, except exception: EntryName) throws {
    try visit(output, path: "", keeps: !clean, except: exception, nil)
  }

  /// The destination of the foreign files in one folder of the output: the folder with the same
  /// relative path in the staging folder.
  private struct Target {
    let folder: LazyFolder
    let staging: OpenFolder
    /// The device of the output folder.
    let device: UInt64
  }

  /// - Returns: true if the folder contains only files that builds wrote, and no subfolders.
  @discardableResult
  private func visit(
    _ folder: OpenFolder, path: String?, keeps: Bool, except exception: EntryName?,
    _ target: Target?
  ) throws -> Bool {
    var hasOthers = false
    for (name, kind) in try folder.entries() where name != exception {
      // The path is `nil` if a name in it is not UTF-8. Such a file is foreign, because builds
      // write only UTF-8 names.
      let relative = path.flatMap { path in name.utf8.map { Path.join(path, $0) } }
      if kind == .file, own.wasFile(relative) { continue }
      hasOthers = true
      guard let status = try folder.status(name) else { continue }
      if status.kind == .folder, let settled, settled.contains(status) { continue }
      let keeps = keeps || path == "" && name.isHidden
      let isFolder = status.kind == .folder
      let isOurs = isFolder ? own.wasFolder(relative) : own.wasFile(relative)
      if isOurs && !isFolder { continue }
      let isInTheWay = own.isFile(relative) || !isFolder && own.isFolder(relative)
      if !isOurs, isInTheWay, keeps { throw Publisher.Failure.inTheWay(folder.path(of: name)) }
      guard isOurs || isFolder && own.isFolder(relative) || keeps else {
        if target == nil { try FileSystem.remove(folder.path(of: name)) }
        continue
      }
      guard isFolder else {
        if let target { try link(folder, name, status, to: target) }
        continue
      }
      var below: Target?
      if let target {
        try checkDevice(status, target, folder, name)
        below = Target(
          folder: LazyFolder(name, in: target.folder), staging: target.staging,
          device: target.device)
        if !isOurs { _ = try below?.folder.make() }
      }
      let isSettled = try visit(
        folder.folder(name), path: relative, keeps: keeps, except: nil, below)
      if isOurs, isSettled { settled?.add(status) }
      if !isOurs { try below?.folder.make().takeOver(status) }
    }
    return !hasOthers
  }

  private func link(
    _ folder: OpenFolder, _ name: EntryName, _ status: EntryStatus, to place: Target
  ) throws {
    let target = try place.folder.make()
    // With flags of 0, `linkat` creates a hard link to a symbolic link itself, not to its target.
    let isLinked =
      !copies && linkat(folder.descriptor, name.bytes, target.descriptor, name.bytes, 0) == 0
    if isLinked { return }
    let code = copies ? EPERM : errno
    // If the staging folder already has this entry, the folder is a former output, and a program
    // that still had it open created the entry.
    if code == EEXIST {
      if let other = try target.status(name) {
        // The newer file is kept. If the older file is in the staging folder, it is replaced here;
        // otherwise it is removed later with the old output.
        if other.kind == .folder || other.identity == status.identity { return }
        if other.isNewer(than: status) { return }
        try target.unlink(name)
      }
      return try link(folder, name, status, to: place)
    }
    let isRefused = [EPERM, ENOTSUP, EMLINK, ENOSYS].contains(code)
    switch status.kind {
    case .file where isRefused:
      try FileCopy.copy(name, from: folder, to: target, in: place.staging, status)
    case .link where isRefused: try FileCopy.copyLink(name, from: folder, to: target)
    default: throw FileError(action: "link", path: folder.path(of: name), code: code)
    }
  }

  private func checkDevice(
    _ status: EntryStatus, _ target: Target, _ folder: OpenFolder, _ name: EntryName
  ) throws(Publisher.Failure) {
    guard status.identity.device != target.device else { return }
    throw Publisher.Failure(
      path: folder.path(of: name),
      reason: "cannot be kept: another file system is mounted there; build with --in-place")
  }
}

extension Publisher.Failure {
  static func inTheWay(_ path: String) -> Publisher.Failure {
    Publisher.Failure(
      path: path,
      reason: "is in the way of a file of the site, and no earlier build wrote it; "
        + "move it away, choose another output folder, or build with --clean")
  }
}
