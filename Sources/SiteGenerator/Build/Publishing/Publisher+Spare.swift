import Input
import Platform

/// The methods for the spare: a folder with the same files as the output, from which the next build
/// starts.
extension Publisher {
  /// Moves foreign files from the spare to the output folder. A program that still had the old
  /// output open might have written such files into the spare. Returns the files in the spare that
  /// builds wrote; `nil` if there is no usable spare.
  func checkSpare() throws(Failure) -> Set<String>? {
    try abandoningOnFailure {
      try gate.pass { () throws -> Set<String>? in
        guard !isInPlace, FileSystem.exists(names.spare), FileSystem.exists(folder.path),
          let listed = try names.manifest.read()
        else { return nil }
        settled.read()
        try RetiredFolder(
          own: OwnFiles(old: listed, new: listed), clean: false, keepsSpare: true,
          isFormerOutput: false, settled: settled
        ).clear(names.spare, to: outputFolder())
        return listed
      } ?? nil
    }
  }

  /// Moves the spare to the path of the staging folder. Then removes the files in it that this
  /// build does not write.
  ///
  /// A file in the spare might be a hard link to a file in the output, so it must not be modified.
  /// Instead it is unlinked and created again.
  ///
  /// - Parameter listed: the result of ``checkSpare()``.
  func takeSpare(files: Set<String>, listed: Set<String>) throws(Failure) {
    try abandoningOnFailure {
      try gate.pass { () throws in
        try FileSystem.remove(staging)
        let isSame = listed == files
        try note(isSame ? [] : files.subtracting(listed))
        try FileSystem.move(names.spare, to: staging)
        if !isSame { try OwnFiles(old: listed, new: files).removeStale(in: staging) }
      }
    }
  }

  /// Removes the spare, after moving any foreign files in it to the output.
  func removeSpare(_ own: OwnFiles) throws {
    guard FileSystem.exists(names.spare) else { return }
    let listed = try names.manifest.read() ?? FileList.intactFiles(in: names.spare)
    try RetiredFolder(
      own: OwnFiles(old: own.old.union(listed), new: []), clean: false, isFormerOutput: false
    ).remove(names.spare, to: outputFolder())
  }

  /// Keeps the old output as the spare for the next build. Removes the files in it that the new
  /// output does not have.
  func keepSpare(_ own: OwnFiles) throws(FileError) {
    let old = FileSystem.exists(names.retired) ? names.retired : names.exchanged
    try RetiredFolder(own: own, clean: clean, keepsSpare: true, settled: settled(for: own))
      .clear(old, to: outputFolder())
    do {
      try FileSystem.makeDirectories(Path.parent(of: names.spare) ?? ".")
      try FileSystem.move(old, to: names.spare)
    } catch {
      // The move fails if the spare's folder is on another file system.
      try retire(own, clean: clean)
    }
  }

  /// Fills the spare with hard links to the files that this build wrote, or to all files of the
  /// site if there is no spare yet. The next build then needs to write only the files that it
  /// changes.
  ///
  /// Removes the spare if a file cannot be hard-linked.
  func renewSpare(_ written: [String], of files: Set<String>, jobs: Int) {
    if isInPlace { return }
    let changed = FileSystem.exists(names.spare) ? written : Array(files)
    let folders = Dictionary(grouping: changed) { Path.parent(of: $0) ?? "." }
      .sorted { $0.key < $1.key }
    let linked = Workers.map(folders.count, jobs: jobs) { index in
      folders[index].value.allSatisfy(renew)
    }
    guard linked.allSatisfy(\.self) else {
      // The next build tries to make a spare again.
      try? removeSpare(OwnFiles(old: files, new: []))
      return
    }
    settled.waitForClock()
    _ = Workers.map(folders.count, jobs: jobs) { settle(folders[$0].key, files) }
    settled.write()
  }

  private func renew(_ file: String) -> Bool {
    let (new, old) = (Path.join(folder.path, file), Path.join(names.spare, file))
    if link(new, old) == 0 { return true }
    switch errno {
    case EEXIST:
      if EntryStatus(at: new)?.identity == EntryStatus(at: old)?.identity { return true }
      return unlink(old) == 0 && link(new, old) == 0
    case ENOENT:
      return (try? FileSystem.makeDirectories(Path.parent(of: old) ?? ".")) != nil
        && link(new, old) == 0
    default: return false
    }
  }

  /// Records the folder at `path` as settled if it contains only files that builds wrote. Does this
  /// for the folder in the output and for the folder in the spare.
  private func settle(_ path: String, _ files: Set<String>) {
    for root in [folder.path, names.spare] {
      guard let folder = try? OpenFolder(Path.join(root, path)),
        let status = try? folder.status(), let entries = try? folder.entries(),
        entries.allSatisfy({ name, kind in
          kind == .file && name.utf8.map { files.contains(Path.join(path, $0)) } ?? false
        })
      else { continue }
      settled.add(status)
    }
  }
}
