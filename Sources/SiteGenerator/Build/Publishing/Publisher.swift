import Input
import Platform

/// Publishes a site. A build is written to a staging folder, which is exchanged with the output
/// folder at the end. A reader therefore sees either the old site or the new one, and a build that
/// fails leaves the old site unchanged. If the output folder cannot be exchanged, its files are
/// replaced one by one; this is an in-place build.
///
/// A build uses a staging folder, a lock, a spare and a manifest next to the output folder. Only
/// one build at a time has the lock. The spare is a folder with the same files as the output. The
/// next build can start from the spare and change only the files that differ. An in-place build has
/// its staging folder, and a second lock, in the output folder.
///
/// The manifest lists the files that builds wrote. If there is no manifest, a file counts as
/// written by a build if it matches the site's own list of files. All other files are foreign. They
/// are kept, unless `clean` is true. A build fails if it needs the path of a foreign file that is
/// kept. If a build is killed, the next build finishes or undoes the work of the killed build.
public struct Publisher: Sendable {
  /// The error for an output that cannot be written.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The path that cannot be written.
    public let path: String
    /// The reason, with advice.
    public let reason: String

    init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    init(_ error: FileError?, at path: String) {
      self.init(
        path: error?.path ?? path, reason: "cannot be written: \(error?.reason ?? "unknown error")")
    }

    /// The path and the reason, as an error message.
    public var description: String { "\(path): error: \(reason)" }
  }

  let staging: String
  var output: String { folder.path }

  let folder: OutputFolder
  let names: Names
  private let locks: [BuildLock]
  let gate = WriteGate()
  let settled: SettledFolders
  let isInPlace: Bool
  let clean: Bool

  /// - Parameter clean: true to remove foreign files from the output, except top-level entries
  ///   whose names begin with a dot.
  init(_ folder: OutputFolder, clean: Bool, inPlace: Bool = false) {
    self.folder = folder
    self.clean = clean
    isInPlace = inPlace || folder.isMountPoint
    names = Names(folder, isInPlace: isInPlace)
    staging = names.staging
    settled = SettledFolders(path: names.folders, manifest: names.manifest)
    locks = names.locks.map { BuildLock($0) }
  }

  /// Acquires the locks, cleans up after a build that was killed, and creates an empty staging
  /// folder. Waits at most `patience` seconds for another build that has a lock.
  func begin(patience: Double = BuildLock.patience) throws(Failure) {
    try abandoningOnFailure {
      try FileSystem.makeDirectories(isInPlace ? folder.path : folder.parent)
      try acquireLocks(patience: patience)
      try gate.pass(makeStaging)
    }
  }

  /// Calls `body`, and abandons the build if `body` throws an error.
  func abandoningOnFailure<Result>(_ body: () throws -> Result) throws(Failure) -> Result {
    do {
      return try body()
    } catch {
      abandon()
      throw (error as? Failure) ?? Failure(error as? FileError, at: folder.path)
    }
  }

  private func acquireLocks(patience: Double) throws(Failure) {
    let watch = Stopwatch()
    for lock in locks {
      while let holder = try gate.pass(lock.acquire) ?? nil {
        guard watch.seconds < patience else {
          throw Failure(
            path: lock.path,
            reason: "another build is writing this output: \(holder); "
              + "wait for it, or choose another output folder")
        }
        usleep(20_000)
      }
    }
  }

  private func makeStaging() throws {
    try recover()
    try FileSystem.makeDirectories(staging)
    guard !isInPlace, var status = try outputStatus else { return }
    // The staging folder is writable during the build, even if the output is not.
    status.mode |= 0o700
    try OpenFolder(staging).takeOver(status)
  }

  /// Records files before the build writes them, so that they are not mistaken for foreign files if
  /// the build is killed. Files that were passed to ``takeSpare(files:listed:)`` are already
  /// recorded.
  func expect(_ files: Set<String>) throws(Failure) {
    do throws(FileError) {
      try gate.pass { () throws(FileError) in
        guard !isInPlace, let known = try noted() else { return }
        try note(known.union(files))
      }
    } catch {
      throw Failure(error, at: folder.path)
    }
  }

  /// Writes the list of the files that the build writes in addition to those in the manifest.
  func note(_ files: Set<String>) throws(FileError) {
    let next = names.additions + ".new"
    // An existing file is removed first, so that a symbolic link at this path is not followed.
    try FileSystem.remove(next)
    try FileSystem.write(Array(files.joined(separator: "\n").utf8), to: next)
    if !files.isEmpty { try FileSystem.synchronize(next) }
    try FileSystem.move(next, to: names.additions)
  }

  /// Reads the list that ``note(_:)`` wrote; `nil` if the staging folder is not a former spare.
  private func noted() throws(FileError) -> Set<String>? {
    guard FileSystem.exists(names.additions) else { return nil }
    let lines = try FileSystem.read(names.additions).split(separator: UInt8(ascii: "\n"))
    return Set(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  func outputFolder() throws(FileError) -> LazyFolder {
    LazyFolder(EntryName(folder.name), in: LazyFolder(try OpenFolder(folder.parent)))
  }

  private var outputStatus: EntryStatus? {
    get throws(FileError) {
      guard FileSystem.exists(folder.path) else { return nil }
      return try OpenFolder(folder.path).status()
    }
  }

  /// Calls `body`, which writes into ``staging``, unless the build was abandoned.
  func write(_ body: () throws(FileError) -> Void) throws(Failure) {
    do throws(FileError) {
      try gate.pass(body)
    } catch {
      throw writeFailure(error)
    }
  }

  /// Returns the failure of a build that cannot write one of its files.
  func writeFailure(_ error: FileError) -> Failure {
    Failure(path: output, reason: "cannot be written: \(error.reason)")
  }

  /// Removes the files written so far, and releases the locks. The output does not change.
  func abandon() {
    gate.close()
    // If this build does not have all locks, the staging folder might belong to another build.
    if locks.allSatisfy(\.isHeld) {
      try? removeBuild(staging)
      names.manifest.discard()
    }
    for lock in locks { lock.release() }
  }

  // MARK: Publishing

  /// Replaces the output folder with this build, and releases the locks. The old folder becomes the
  /// spare or is removed.
  ///
  /// - Parameters:
  ///   - files: the paths of all files of this build, relative to the output folder.
  ///   - written: the paths of the files that might differ from those in the old output; `nil` if
  ///     the next build does not need a spare.
  ///   - record: computes the record of the build. It runs in parallel with publishing if there is
  ///     more than one thread.
  ///   - remember: called with the record after the site is published, before the locks are
  ///     released.
  /// - Returns: warnings about old files that could not be removed after the site was published.
  ///   The next build tries to remove these files again.
  /// - Throws: ``Failure``. The output is then unchanged, except that an in-place build may have
  ///   replaced some files.
  func publish<Record: Sendable>(
    files: Set<String>, written: [String]?, jobs: Int, record: @Sendable () -> Record,
    remember: (Record) -> Void
  ) throws(Failure) -> Diagnostics {
    defer { abandon() }
    let (outcome, record) = Workers.both(jobs: jobs) {
      Result { () throws(Failure) in try exchange(files) }
    } _: {
      record()
    }
    let leftovers = try outcome.get()
    remember(record)
    if leftovers.isEmpty, let written { renewSpare(written, of: files, jobs: jobs) }
    return leftovers
  }

  private func exchange(_ files: Set<String>) throws(Failure) -> Diagnostics {
    let own = OwnFiles(old: try ownFiles(likely: files), new: files)
    return try abandoningOnFailure {
      // A spare that this build did not start from is removed, because it would not match the new
      // manifest.
      try removeSpare(own)
      if isInPlace {
        try publishInPlace(own)
        return Diagnostics()
      }
      guard let status = try outputStatus else {
        try names.manifest.write(own.new)
        try FileSystem.move(staging, to: folder.path)
        return Diagnostics()
      }
      let open = try OpenFolder(staging)
      try ForeignFiles(own: own, clean: clean, settled: settled(for: own))
        .link(from: OpenFolder(folder.path), to: open)
      open.takeOver(status)
      do {
        try names.manifest.prepare(own)
        try FileSystem.move(staging, to: names.exchanged)
        try FolderExchange(new: names.exchanged, place: folder.path, aside: names.retired).run()
      } catch {
        takeBack(own)
        throw error
      }
      return tidyUp(own)
    }
  }

  /// Returns the settled folders, whose entries need not be listed; `nil` if the paths of this
  /// build's files differ from those of earlier builds.
  func settled(for own: OwnFiles) -> SettledFolders? {
    own.old == own.new ? settled : nil
  }

  /// Removes the build after a failed exchange.
  private func takeBack(_ own: OwnFiles) {
    if FileSystem.exists(names.exchanged) {
      // If the output folder does not exist, this build's files are kept, and the next build
      // restores the old output.
      guard FileSystem.exists(folder.path), (try? removeBuild(names.exchanged)) != nil else {
        return
      }
    }
    try? names.manifest.write(own.old)
  }

  /// Removes the folder of a build. If it is a former spare, foreign files in it are moved to the
  /// output first.
  private func removeBuild(_ path: String) throws {
    guard !isInPlace, let noted = try noted() else { return try FileSystem.remove(path) }
    if FileSystem.exists(path) {
      let listed = try names.manifest.read() ?? FileList.intactFiles(in: path)
      let own = OwnFiles(old: listed.union(noted).union([FileCopy.unfinished]), new: [])
      try RetiredFolder(own: own, clean: false, isFormerOutput: false)
        .remove(path, to: outputFolder())
    }
    try FileSystem.remove(names.additions)
  }

  private func ownFiles(likely: Set<String> = []) throws(Failure) -> Set<String> {
    try names.manifest.read(likely: likely) ?? FileList.intactFiles(in: folder.path)
  }

  private func tidyUp(_ own: OwnFiles) -> Diagnostics {
    var warnings = Diagnostics()
    do {
      try keepSpare(own)
      try names.manifest.commit()
      if own.old != own.new { settled.forget() }
    } catch {
      // The manifest still lists the files of both the previous build and this build.
      warnings.append(
        Diagnostic(
          .warning, at: SourceLocation(path: error.path),
          "the site is published, but some old files could not be removed: \(error.reason)",
          hint: "the next build tries again"))
    }
    return warnings
  }

  private func publishInPlace(_ own: OwnFiles) throws {
    try ForeignFiles(own: own, clean: clean).clear(
      OpenFolder(folder.path), except: EntryName(Path.name(of: staging)))
    // A killed build may have left a former spare next to the output as its staging folder. The
    // old manifest lists most of that folder's files, so they are noted before the manifest is
    // replaced.
    if let noted = try noted() { try note(noted.union(own.old)) }
    try names.manifest.prepare(own)
    do {
      try FilesInPlace(own: own).move(from: staging, to: folder.path)
    } catch {
      // A foreign file at a path that this build writes must not be added to the manifest.
      let ours = own.new.filter { file in
        let path = Path.join(folder.path, file)
        return FileSystem.exists(path) && path != (error as? Failure)?.path
      }
      try? names.manifest.write(own.old.union(ours))
      throw error
    }
    try names.manifest.commit()
  }

  // MARK: After a kill

  private func recover() throws {
    if !FileSystem.exists(folder.path), FileSystem.exists(names.retired) {
      try FileSystem.move(names.retired, to: folder.path)
    }
    if [names.exchanged, names.retired].contains(where: FileSystem.exists) {
      try retire(OwnFiles(old: ownFiles(), new: []), clean: false)
    }
    try removeBuild(staging)
    names.manifest.discard()
  }

  func retire(_ own: OwnFiles, clean: Bool) throws(FileError) {
    for path in [names.exchanged, names.retired] where FileSystem.exists(path) {
      try RetiredFolder(own: own, clean: clean).remove(path, to: outputFolder())
    }
  }
}
