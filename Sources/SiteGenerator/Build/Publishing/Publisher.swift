import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Publishes a site: a build is written to a folder of its own, which is exchanged with the output
/// folder at the end, so that a reader sees the old site or the new one, and a build that fails
/// leaves the old one as it was. An output that cannot be exchanged is replaced file by file.
///
/// There are four things beside the output folder: a lock, which one build has at a time (a build that
/// replaces files in place has one within the output, and this one too if it can be made); the
/// folder of the build; the spare, a folder with the files of the output, mostly the output before, so
/// that the next build begins with it and changes only what differs; and a list of the files that
/// builds wrote. Without that list, the files that the site's own list names count
/// as written by builds, if they match it. Other files belong to someone else: they are kept, unless the
/// caller wants a clean folder, and it is an error if one of them is in the way of a file of the build.
/// A build that was killed leaves some of these behind; the next one finishes its work or undoes
/// it.
public struct Publisher: Sendable {
  /// The output cannot be written.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The path that cannot be written.
    public let path: String
    /// The reason, with advice.
    public let reason: String

    init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    /// The failure of an operation on the file or folder at a path.
    init(_ error: FileError?, at path: String) {
      self.init(
        path: error?.path ?? path, reason: "cannot be written: \(error?.reason ?? "unknown error")")
    }

    /// The error in words.
    public var description: String { "\(path): error: \(reason)" }
  }

  /// The folder that the build is written to.
  let staging: String
  /// The output folder.
  var output: String { folder.path }

  let folder: OutputFolder
  let names: Names
  private let locks: [BuildLock]
  let gate = WriteGate()
  let settled: SettledFolders
  /// A Boolean value that is true if the files of the output are replaced one by one.
  let isInPlace: Bool
  let clean: Bool

  /// A publisher that has not begun.
  ///
  /// - Parameters:
  ///   - clean: a Boolean value that is true if the files of others are removed from the output,
  ///     except those whose names begin with a point.
  ///   - inPlace: a Boolean value that is true if files are to be replaced one by one.
  init(_ folder: OutputFolder, clean: Bool, inPlace: Bool = false) {
    self.folder = folder
    self.clean = clean
    isInPlace = inPlace || folder.isMountPoint
    names = Names(folder, isInPlace: isInPlace)
    staging = names.staging
    settled = SettledFolders(path: names.folders, manifest: names.manifest)
    locks = names.locks.map { BuildLock($0) }
  }

  /// Takes the lock, cleans up after a build that was killed, and makes an empty folder for this
  /// build.
  ///
  /// - Parameter patience: the time to wait for another build that has the lock, in seconds.
  /// - Throws: ``Failure``.
  func begin(patience: Double = BuildLock.patience) throws(Failure) {
    do {
      try FileSystem.makeDirectories(isInPlace ? folder.path : folder.parent)
      try acquireLocks(patience: patience)
      try gate.pass(makeStaging)
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
    // Writable for now, even if the output is not.
    status.mode |= 0o700
    try OpenFolder(staging).takeOver(status)
  }

  /// Records files that the build may write, before it does, so that they are known to be its own.
  ///
  /// - Parameter files: those that were not given to ``takeSpare(files:)``.
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

  /// Writes the list of the files besides those of the manifest.
  func note(_ files: Set<String>) throws(FileError) {
    let next = names.additions + ".new"
    // Unlinked first: a link in its place is not followed.
    try FileSystem.remove(next)
    try FileSystem.write(Array(files.joined(separator: "\n").utf8), to: next)
    if !files.isEmpty { try FileSystem.synchronize(next) }
    try FileSystem.move(next, to: names.additions)
  }

  /// The list of the files that the manifest does not have; `nil` if the folder of the build was
  /// never the output.
  private func noted() throws(FileError) -> Set<String>? {
    guard FileSystem.exists(names.additions) else { return nil }
    let lines = try FileSystem.read(names.additions).split(separator: UInt8(ascii: "\n"))
    return Set(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The output folder, to move files of others to.
  func outputFolder() throws(FileError) -> LazyFolder {
    LazyFolder(EntryName(folder.name), in: LazyFolder(try OpenFolder(folder.parent)))
  }

  /// The state of the output folder; `nil` if there is none.
  private var outputStatus: EntryStatus? {
    get throws(FileError) {
      guard FileSystem.exists(folder.path) else { return nil }
      return try OpenFolder(folder.path).status()
    }
  }

  /// Calls `body`, which writes into ``staging``, unless the build was given up.
  ///
  /// - Returns: the result of `body`; `nil` if the build was given up.
  @discardableResult
  func write<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try gate.pass(body)
  }

  /// Removes what was written so far, and releases the lock; the output does not change.
  func abandon() {
    gate.close()
    // Another build may have a lock, and the folder.
    if locks.allSatisfy(\.isHeld) {
      try? removeBuild(staging)
      names.manifest.discard()
    }
    for lock in locks { lock.release() }
  }

  // MARK: Publishing

  /// Puts this build in the place of the output folder, removes the old one, and gives the lock back.
  ///
  /// - Parameters:
  ///   - files: every file of this build, relative to the folder.
  ///   - written: the files of these that may differ from the old output; `nil` if the next build does
  ///     not need a spare.
  ///   - jobs: the number of threads.
  ///   - record: makes what is to be remembered of the build, at the same time if there is more than one
  ///     thread.
  ///   - remember: called with it when the site is published, before the lock is given back.
  /// - Returns: what could not be removed after the site was published; the next build tries again.
  /// - Throws: ``Failure``; the output is then as it was, except one that is replaced file by file.
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
    do {
      // A spare that this build did not start from would not match the list.
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
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(error as? FileError, at: folder.path)
    }
    return tidyUp(own)
  }

  /// The folders that need not be listed: none unless the build has the files of the one before.
  func settled(for own: OwnFiles) -> SettledFolders? {
    own.old == own.new ? settled : nil
  }

  /// Removes the build after an exchange that failed.
  private func takeBack(_ own: OwnFiles) {
    if FileSystem.exists(names.exchanged) {
      // Without an output, the next build first brings back the old one.
      guard FileSystem.exists(folder.path), (try? removeBuild(names.exchanged)) != nil else {
        return
      }
    }
    try? names.manifest.write(own.old)
  }

  /// Removes the folder of a build; what others wrote into it, if it was the output once, moves to
  /// the output.
  private func removeBuild(_ path: String) throws {
    guard !isInPlace, let noted = try noted() else { return try FileSystem.remove(path) }
    if FileSystem.exists(path) {
      let listed = try names.manifest.read() ?? FileList.intactFiles(in: path)
      let own = OwnFiles(old: listed.union(noted).union([FileCopy.unfinished]), new: [])
      try RetiredFolder(own: own, clean: false, isFormerOutput: false).remove(
        EntryName(Path.name(of: path)), in: OpenFolder(Path.parent(of: path) ?? "."),
        to: outputFolder())
    }
    try FileSystem.remove(names.additions)
  }

  /// The files of the output folder that builds wrote.
  private func ownFiles(likely: Set<String> = []) throws(Failure) -> Set<String> {
    try names.manifest.read(likely: likely) ?? FileList.intactFiles(in: folder.path)
  }

  /// Makes the old output the spare after the exchange.
  private func tidyUp(_ own: OwnFiles) -> Diagnostics {
    var warnings = Diagnostics()
    do {
      try keepSpare(own)
      try names.manifest.commit()
      if own.old != own.new { settled.forget() }
    } catch {
      // The longer list still names all our files.
      warnings.append(
        Diagnostic(
          .warning, at: SourceLocation(path: error.path),
          "the site is published, but its old files could not all be removed: \(error.reason)",
          hint: "the next build tries again"))
    }
    return warnings
  }

  private func publishInPlace(_ own: OwnFiles) throws {
    try ForeignFiles(own: own, clean: clean).clear(
      OpenFolder(folder.path), except: EntryName(Path.name(of: staging)))
    // A killed build of the whole folder left a folder whose files only the old list names.
    if let noted = try noted() { try note(noted.union(own.old)) }
    try names.manifest.prepare(own)
    do {
      try FilesInPlace(own: own).move(from: staging, to: folder.path)
    } catch {
      // A file of others at a path that this build writes is still not ours.
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

  /// Finishes or undoes the work of a build that was killed.
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
      try RetiredFolder(own: own, clean: clean).remove(
        EntryName(Path.name(of: path)), in: OpenFolder(folder.parent), to: outputFolder())
    }
  }
}
