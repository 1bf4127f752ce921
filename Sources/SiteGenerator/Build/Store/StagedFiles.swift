import Input
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that a build is written to. Files that are as the previous build left them are linked from
/// the output, or from the folder of their part, so that they keep their times; most of them are there
/// already if the folder was the output before.
final class StagedFiles: FileSink, Sendable {
  private let publisher: Publisher
  private let previous: PreviousSite?
  /// A Boolean value that is true if the folder was not empty when the build began.
  let isSpare: Bool
  private let copyFailure = Mutex<Publisher.Failure?>(nil)
  /// The reason why a file of a part could not be copied; `nil` if all could.
  var failure: Publisher.Failure? { copyFailure.withLock { $0 } }

  init(publisher: Publisher, previous: PreviousSite?, isSpare: Bool) {
    self.publisher = publisher
    self.previous = previous
    self.isSpare = isSpare
  }

  /// Records files that the build may write in addition to those of its plan.
  func expect(_ files: Set<String>) throws(Publisher.Failure) {
    if isSpare { try publisher.expect(files) }
  }

  /// Writes a file, or links the one in the output if it has the same bytes.
  func write(_ bytes: [UInt8], hash: UInt64, to file: String) throws(Publisher.Failure) {
    if let index = previous?.index(of: file, bytes: bytes.count, hash: hash), keep(index) { return }
    do throws(FileError) {
      try publisher.write { () throws(FileError) in
        try makeFolder(of: file)
        let path = Path.join(publisher.staging, file)
        // The existing file may be the same as the one in the output.
        if isSpare || previous != nil, unlink(path) != 0, errno != ENOENT {
          throw FileError(action: "replace", path: path, code: errno)
        }
        try FileSystem.write(bytes, to: path)
      }
    } catch {
      throw Publisher.Failure(
        path: publisher.output, reason: "cannot be written: \(error.reason)")
    }
  }

  /// Removes files of earlier builds, and the folders that are empty then.
  func remove(_ files: Set<String>) throws(Publisher.Failure) {
    if files.isEmpty { return }
    do throws(FileError) {
      try publisher.write { () throws(FileError) in
        try OwnFiles(old: files, new: []).removeStale(in: publisher.staging)
      }
    } catch {
      throw Publisher.Failure(
        path: publisher.output, reason: "cannot be written: \(error.reason)")
    }
  }

  /// Reads a file of the build, which may still be in the output.
  func read(_ file: String) throws(FileError) -> [UInt8] {
    let new = Path.join(publisher.staging, file)
    return try FileSystem.read(
      FileSystem.exists(new) ? new : Path.join(publisher.output, file))
  }

  /// Links a file of the previous build. If files are replaced one by one, a file of the output is not
  /// moved.
  ///
  /// - Returns: false if it cannot be linked.
  func keep(_ index: Int) -> Bool {
    guard let previous, let identity = previous.identity(index) else { return false }
    let folder = previous.folder(of: index)
    if publisher.isInPlace, folder == publisher.output { return true }
    let file = previous.store.files[index].path
    let isLinked = publisher.write {
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
      // A part may lie on another file system.
      guard code == EXDEV, let bytes = try? FileSystem.read(old) else { return false }
      do throws(FileError) {
        try FileSystem.write(bytes, to: new)
        return true
      } catch {
        unlink(new)
        let failure = Publisher.Failure(
          path: publisher.output, reason: "cannot be written: \(error.reason)")
        copyFailure.withLock { $0 = $0 ?? failure }
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
