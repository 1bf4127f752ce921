import Input

/// Writes compressed copies, or reuses those that the previous build made of the same files.
struct Compressor: Sendable {
  let staging: StagedFiles
  let previous: PreviousSite?
  /// All files of the plan. A copy is not written if a planned file has the path of the copy.
  let planned: PlannedFiles

  func copies(of file: BuildStore.File) throws(Publisher.Failure) -> [BuildStore.File] {
    let path = file.path
    let isKept = previous?.index(of: path, bytes: file.bytes, hash: file.hash) != nil
    var text: [UInt8]?
    var copies: [BuildStore.File] = []
    for form in CompressedCopy.allCases where !planned.contains(form.path(of: path)) {
      if isKept, let copy = keep(form.path(of: path)) {
        copies.append(copy)
        continue
      }
      if text == nil { text = try read(path) }
      copies.append(try write(form.bytes(of: text ?? [], file: path), to: form.path(of: path)))
    }
    return copies
  }

  private func keep(_ path: String) -> BuildStore.File? {
    guard let previous, let index = previous.index(of: path),
      !previous.store.originals.contains(index), staging.keep(index)
    else { return nil }
    let old = previous.store.files[index]
    return BuildStore.File(path: path, bytes: old.bytes, hash: old.hash)
  }

  private func read(_ path: String) throws(Publisher.Failure) -> [UInt8] {
    do {
      return try staging.read(path)
    } catch {
      throw Publisher.Failure(path: error.path, reason: "cannot be compressed: \(error.reason)")
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(Publisher.Failure) -> BuildStore.File
  {
    let hash = WordHash.of(bytes)
    try staging.write(bytes, hash: hash, to: path)
    return BuildStore.File(path: path, bytes: bytes.count, hash: hash)
  }
}
