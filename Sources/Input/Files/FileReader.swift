import Platform

/// A file that is open for reading in pieces. The file is closed when the reader is deallocated.
public final class FileReader {
  private let descriptor: Int32
  private let path: String

  /// Opens a file.
  public init(_ path: String) throws(FileError) {
    descriptor = FileSystem.open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .last("read", path) }
    self.path = path
  }

  deinit { close(descriptor) }

  /// The size of the file in bytes, as the system reports it; 0 for a pipe.
  func size() throws(FileError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last("read", path) }
    if FileSystem.Kind(status.st_mode) == .directory {
      throw FileError(action: "read", path: path, code: EISDIR)
    }
    return max(0, Int(status.st_size))
  }

  /// Replaces `chunk` with the next bytes of the file, at most `count`.
  ///
  /// - Returns: false at the end of the file.
  public func read(into chunk: inout [UInt8], count: Int) throws(FileError) -> Bool {
    var code: Int32 = 0
    chunk = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { buffer, initialized in
      while initialized < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
        #if canImport(Glibc)
          let found = Glibc.read(descriptor, rest.baseAddress, rest.count)
        #else
          let found = Darwin.read(descriptor, rest.baseAddress, rest.count)
        #endif
        if found == 0 { break }
        if found < 0 {
          if errno == EINTR { continue }
          code = errno
          break
        }
        initialized += found
      }
    }
    if code != 0 { throw FileError(action: "read", path: path, code: code) }
    return !chunk.isEmpty
  }
}
