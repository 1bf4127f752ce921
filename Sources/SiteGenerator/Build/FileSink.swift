/// The destination of files.
protocol FileSink: AnyObject {
  /// Takes a file.
  ///
  /// - Parameter hash: the hash of its bytes.
  func write(_ bytes: [UInt8], hash: UInt64, to file: String) throws(Publisher.Failure)

  /// Reuses a file of the previous build, identified by its number.
  ///
  /// - Returns: false if it has to be made.
  func keep(_ index: Int) -> Bool
}

extension FileSink {
  func keep(_ index: Int) -> Bool { false }
}

/// Keeps files in memory.
final class KeptFiles: FileSink {
  private(set) var files: [String: [UInt8]] = [:]

  func write(_ bytes: [UInt8], hash: UInt64, to file: String) { files[file] = bytes }
}
