import Geography
import Input

struct MadeFile: Sendable {
  /// The path relative to the output folder.
  let file: String
  let bytes: Int
  /// The ``WordHash`` of the bytes.
  let hash: UInt64
}

/// The files of all steps of a build, except the closing steps, which depend on these files.
struct MadeFiles: Sendable {
  /// Sorted by path.
  let files: [MadeFile]
  /// A hash of all paths and file hashes. It identifies the build: two builds with the same value
  /// have the same files.
  let build: String

  init(_ files: [MadeFile]) {
    self.files = files.sorted { $0.file < $1.file }
    var hash = FNV1a()
    for file in self.files {
      hash.mix(file.file.utf8)
      withUnsafeBytes(of: file.hash.littleEndian) { hash.mix($0) }
    }
    build = ContentHash.hexadecimal(hash)
  }

  func files(below folder: String) -> ArraySlice<MadeFile> {
    let first = files.partitioningIndex { $0.file >= folder }
    return files[first...].prefix { $0.file.hasPrefix(folder) }
  }
}
