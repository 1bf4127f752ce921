import Input

/// The place that made files go to.
protocol FileSink: AnyObject {
  /// Takes a file.
  ///
  /// - Parameter hash: the hash of its bytes.
  func write(_ bytes: [UInt8], hash: UInt64, to file: String) throws(Publisher.Failure)
}

/// Writes files to the folder that is published when all is made.
final class StagedFiles: FileSink {
  private let publisher: Publisher
  private var folders: Set<String> = []

  init(_ publisher: Publisher) { self.publisher = publisher }

  func write(_ bytes: [UInt8], hash: UInt64, to file: String) throws(Publisher.Failure) {
    do throws(FileError) {
      try publisher.write { () throws(FileError) in
        if let folder = Path.parent(of: file), folders.insert(folder).inserted {
          try FileSystem.makeDirectories(Path.join(publisher.staging, folder))
        }
        try FileSystem.write(bytes, to: Path.join(publisher.staging, file))
      }
    } catch {
      throw Publisher.Failure(
        path: publisher.output, reason: "cannot be written: \(error.reason)")
    }
  }
}

/// Keeps files in memory.
final class KeptFiles: FileSink {
  private(set) var files: [String: [UInt8]] = [:]

  func write(_ bytes: [UInt8], hash: UInt64, to file: String) { files[file] = bytes }
}
