import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of others in the output folder, before a build is published.
///
/// If the folder is exchanged, they are copied into the folder of the build too. A file is linked,
/// so
/// that both folders have the same file and nothing that its owner writes in the meantime is lost.
/// If the file system does not allow links, the file is copied; ``RetiredFolder`` later moves the
/// original back.
struct ForeignFiles {
  let own: OwnFiles
  /// A Boolean value that is true if only entries whose names begin with a point are kept.
  let clean: Bool
  /// The folders that need not be listed; `nil` if all are.
  var settled: SettledFolders?
  /// A Boolean value that is true to copy files even if links are possible; for tests.
  var copies = false

  /// Links every file of others; a folder of others is made again with its mode, owner and times.
  ///
  /// - Parameter staging: the folder of the build.
  /// - Throws: ``Publisher/Failure`` if one of them is in the way of the build; ``FileError`` if one
  ///   cannot be linked.
  func link(from output: OpenFolder, to staging: OpenFolder) throws {
    try visit(
      output, path: "", keeps: !clean, except: nil,
      Target(
        folder: LazyFolder(staging), staging: staging,
        device: output.status().identity.device))
  }

  /// Makes sure that no file of others is in the way of the build, and removes those that are not
  /// kept; the others stay as they are.
  ///
  /// - Parameter exception: an entry of `output` that is left alone.
  /// - Throws: ``Publisher/Failure`` if one of them is in the way; ``FileError`` if one cannot be
  ///   removed.
  func clear(_ output: OpenFolder, except exception: EntryName) throws {
    try visit(output, path: "", keeps: !clean, except: exception, nil)
  }

  /// The folder of the build that corresponds to a folder of the output.
  private struct Target {
    let folder: LazyFolder
    /// The folder of the build as a whole.
    let staging: OpenFolder
    /// The file system of the output.
    let device: UInt64
  }

  /// - Returns: true if the folder holds nothing but files of builds.
  @discardableResult
  private func visit(
    _ folder: OpenFolder, path: String?, keeps: Bool, except exception: EntryName?,
    _ target: Target?
  ) throws -> Bool {
    var hasOthers = false
    for (name, kind) in try folder.entries() where name != exception {
      // `nil` for a name that is not UTF-8: no such file is ours.
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
      if !isOurs, isInTheWay, keeps { throw inTheWay(folder, name) }
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

  /// Links a file, or copies it if links are not allowed.
  private func link(
    _ folder: OpenFolder, _ name: EntryName, _ status: EntryStatus, to place: Target
  ) throws {
    let target = try place.folder.make()
    // Flag 0: a symbolic link is linked itself, not the file that it leads to.
    let isLinked =
      !copies && linkat(folder.descriptor, name.bytes, target.descriptor, name.bytes, 0) == 0
    if isLinked { return }
    let code = copies ? EPERM : errno
    // A program that had the old output open wrote into it after it became the folder of the build.
    if code == EEXIST {
      if let other = try target.status(name) {
        // The newer file is kept. The older one is either removed with the output or, if it is in
        // this folder, replaced.
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

  private func inTheWay(_ folder: OpenFolder, _ name: EntryName) -> Publisher.Failure {
    .inTheWay(folder.path(of: name))
  }
}

extension Publisher.Failure {
  /// The error for a file of others that is in the way.
  static func inTheWay(_ path: String) -> Publisher.Failure {
    Publisher.Failure(
      path: path,
      reason: "stands where a file of the site goes, and no earlier build wrote it; "
        + "move it away, choose another output folder, or build with --clean")
  }
}
