import Input
import Platform
import Synchronization

/// The staging folder, to which a build is written. Unchanged files of the previous build are
/// hard-linked from the output, or from the folder of their part, so that they keep their
/// modification times. If the staging folder is a former spare, it already has most of these files.
final class StagedFiles: FileSink, Sendable {
  private let publisher: Publisher
  private let previous: PreviousSite?
  /// A Boolean value that is true if the staging folder is a former spare.
  let isSpare: Bool
  private let copyFailure = Mutex<Publisher.Failure?>(nil)
  /// The first error that occurred while copying a file from a part; `nil` if there was none.
  var failure: Publisher.Failure? { copyFailure.withLock { $0 } }

  init(publisher: Publisher, previous: PreviousSite?, isSpare: Bool) {
    self.publisher = publisher
    self.previous = previous
    self.isSpare = isSpare
  }

  /// Records files that the build might write in addition to the files of its plan.
  func expect(_ files: Set<String>) throws(Publisher.Failure) {
    if isSpare { try publisher.expect(files) }
  }

  /// Writes a file, or hard-links the file of the previous build if it has the same bytes.
  func write(_ bytes: [UInt8], hash: UInt64, to file: String) throws(Publisher.Failure) {
    if let index = previous?.index(of: file, bytes: bytes.count, hash: hash), keep(index) { return }
    try publisher.write { () throws(FileError) in
      try makeFolder(of: file)
      let path = Path.join(publisher.staging, file)
      // The existing file might be a hard link to the file in the output, so it must not be
      // overwritten.
      if isSpare || previous != nil, unlink(path) != 0, errno != ENOENT {
        throw FileError(action: "replace", path: path, code: errno)
      }
      try FileSystem.write(bytes, to: path)
    }
  }

  func remove(_ files: Set<String>) throws(Publisher.Failure) {
    if files.isEmpty { return }
    try publisher.write { () throws(FileError) in
      try OwnFiles(old: files, new: []).removeStale(in: publisher.staging)
    }
  }

  /// Reads a file of the build from the staging folder or, if that folder does not have it, from
  /// the output.
  func read(_ file: String) throws(FileError) -> [UInt8] {
    let new = Path.join(publisher.staging, file)
    return try FileSystem.read(
      FileSystem.exists(new) ? new : Path.join(publisher.output, file))
  }

  /// Hard-links a file of the previous build into the staging folder. In an in-place build, a file
  /// that is in the output stays where it is. Returns false if the file cannot be reused.
  func keep(_ index: Int) -> Bool {
    guard let previous, let identity = previous.identity(index) else { return false }
    let folder = previous.folder(of: index)
    if publisher.isInPlace, folder == publisher.output { return true }
    let file = previous.store.files[index].path
    let isLinked = publisher.gate.pass {
      let (old, new) = (folder + "/" + file, publisher.staging + "/" + file)
      do throws(FileError) {
        if isSpare, let known = EntryStatus(at: new) {
          if known.identity == identity { return true }
          if unlink(new) != 0, errno != ENOENT { return false }
        }
        try makeFolder(of: file)
      } catch {
        return false
      }
      if link(old, new) == 0 { return true }
      let code = errno
      if code == EEXIST { return EntryStatus(at: new)?.identity == identity }
      // A file on another file system cannot be hard-linked, so it is copied.
      guard code == EXDEV, let bytes = try? FileSystem.read(old) else { return false }
      do throws(FileError) {
        try FileSystem.write(bytes, to: new)
        return true
      } catch {
        unlink(new)
        copyFailure.withLock { $0 = $0 ?? publisher.writeFailure(error) }
        return false
      }
    }
    return isLinked ?? false
  }

  private func makeFolder(of file: String) throws(FileError) {
    guard let folder = Path.parent(of: file), folder != "." else { return }
    try FileSystem.makeDirectories(Path.join(publisher.staging, folder))
  }
}
