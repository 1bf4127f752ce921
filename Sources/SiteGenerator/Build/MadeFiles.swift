import Input

/// The files of all steps of a build, except the closing steps, which depend on these files.
struct MadeFiles: Sendable {
  /// Sorted by path.
  let files: [BuildStore.File]
  /// A hash of all paths and file hashes. It identifies the build: two builds with the same value
  /// have the same files.
  let build: String

  init(_ files: [BuildStore.File]) {
    self.files = files.sorted { $0.path < $1.path }
    var hash = FNV1a()
    for file in self.files {
      hash.mix(file.path.utf8)
      withUnsafeBytes(of: file.hash.littleEndian) { hash.mix($0) }
    }
    build = ContentHash.hexadecimal(hash)
  }

  func files(below folder: String) -> ArraySlice<BuildStore.File> {
    let first = files.partitioningIndex { $0.path >= folder }
    return files[first...].prefix { $0.path.hasPrefix(folder) }
  }
}
