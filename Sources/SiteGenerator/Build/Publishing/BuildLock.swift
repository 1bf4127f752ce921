import Input
import Platform
import Synchronization

/// A lock that lets only one process at a time write to an output folder.
///
/// It is a system lock on a file (`flock`). The system releases it when the process ends, even
/// after a crash. Unlike a process id in a file, the lock also works between containers that share
/// a volume. The file contains the name of the process that has the lock.
final class BuildLock: Sendable {
  let path: String
  private let descriptor = Mutex<Int32?>(nil)

  /// The longest time, in seconds, that a build waits for another build to release the lock.
  static let patience = 10.0

  init(_ path: String) { self.path = path }

  /// Acquires the lock if no other process holds it.
  ///
  /// - Returns: `nil` if the lock was acquired; otherwise the name of the process that has it.
  /// - Throws: ``Publisher/Failure`` if the file cannot be created or locked.
  func acquire() throws(Publisher.Failure) -> String? {
    while true {
      let file = try Self.openFile(path)
      if flock(file, LOCK_EX | LOCK_NB) == 0 {
        if Self.isFile(file, at: path) {
          Self.sign(file)
          descriptor.withLock { $0 = file }
          return nil
        }
        // The process that previously had the lock has removed the file in the meantime.
        close(file)
        continue
      }
      let code = errno
      defer { close(file) }
      if code == EWOULDBLOCK { return Self.holder(file) }
      let error = FileError(action: "lock", path: path, code: code)
      throw Publisher.Failure(path: path, reason: "cannot be locked: \(error.reason)")
    }
  }

  var isHeld: Bool { descriptor.withLock { $0 != nil } }

  deinit { release() }

  func release() {
    descriptor.withLock { descriptor in
      guard let open = descriptor else { return }
      descriptor = nil
      // The file is removed before the lock is released. Otherwise another process could lock the
      // file just before it is removed.
      unlink(path)
      close(open)
    }
  }

  private static func openFile(_ path: String) throws(Publisher.Failure) -> Int32 {
    var descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
    let code = errno
    // The lock file might belong to another user. Then it can still be locked, but this process
    // cannot write its name into the file.
    if descriptor < 0, code == EACCES {
      descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    }
    guard descriptor >= 0 else {
      throw Publisher.Failure(FileError(action: "write", path: path, code: code), at: path)
    }
    return descriptor
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0
      && EntryStatus(status).identity == EntryStatus(at: path)?.identity
  }

  private static func sign(_ descriptor: Int32) {
    var host = [CChar](repeating: 0, count: 256)
    gethostname(&host, host.count - 1)
    let name = String(
      decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    ftruncate(descriptor, 0)
    _ = Array("process \(getpid()) on \(name)".utf8).withUnsafeBytes {
      FileSystem.writeAll($0, to: descriptor)
    }
  }

  private static func holder(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 300)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : "an unknown process"
  }
}
