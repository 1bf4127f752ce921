import Input

/// A file that a build wrote, with the properties that lists of files give.
struct MadeFile: Sendable {
  /// Its path below the output folder.
  let file: String
  let bytes: Int
  /// A hash of its bytes.
  let hash: UInt64
}

/// Every file of a build except those that list the others, for the steps that come last.
struct MadeFiles: Sendable {
  /// Sorted by path.
  let files: [MadeFile]
  /// The name of this build: a hash of all paths and bytes. Two builds with the same name are
  /// identical.
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

  /// The files below a folder, found by binary search.
  func files(below folder: String) -> ArraySlice<MadeFile> {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].file < folder { low = middle + 1 } else { high = middle }
    }
    return files[low...].prefix { $0.file.hasPrefix(folder) }
  }
}
