/// A destination for the files of a build.
protocol FileSink: AnyObject {
  /// Stores a file. `hash` is the ``WordHash`` of the bytes.
  func write(_ bytes: [UInt8], hash: UInt64, to file: String) throws(Publisher.Failure)

  /// Reuses the file with the given index in the store of the previous build. Returns false if the
  /// file must be made.
  func keep(_ index: Int) -> Bool
}

extension FileSink {
  func keep(_ index: Int) -> Bool { false }
}

/// A sink that keeps files in memory.
final class KeptFiles: FileSink {
  private(set) var files: [String: [UInt8]] = [:]

  func write(_ bytes: [UInt8], hash: UInt64, to file: String) { files[file] = bytes }
}
