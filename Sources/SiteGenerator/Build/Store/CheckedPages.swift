/// The pages of the previous build, all of which were valid. A page that has the same bytes in this
/// build is still valid, unless it links to a file that no longer exists.
struct CheckedPages: Sendable {
  private let previous: PreviousSite
  /// The indices, in the link table, of the reference lists that contain a removed file. Pages with
  /// such a list are made and checked again, so that their broken links are reported.
  private let broken: Set<UInt32>
  private let isSameModel: Bool

  init(_ previous: PreviousSite, planned: PlannedFiles, model: Digest) {
    self.previous = previous
    isSameModel = previous.store.model == model
    let store = previous.store
    let gone = Set(
      store.files.lazy.map { Digest(ofName: $0.path) }.filter { !planned.contains($0) })
    broken =
      gone.isEmpty
      ? []
      : Set(
        store.links.lists.indices.filter { number in
          var references = store.links.lists[number].makeIterator()
          while let file = references.next(), references.next() != nil {
            if gone.contains(store.links.names[Int(file)]) { return true }
          }
          return false
        }.map(UInt32.init))
  }

  /// Returns true if every link target of a page of the previous build still exists.
  func isWhole(_ file: BuildStore.File) -> Bool { !broken.contains(file.links.references) }

  /// Returns the indices of the files at these paths. Returns `nil` if any of them is no longer
  /// valid, or if the previous build did not make them from inputs with the digest `found`.
  func files(_ paths: [SitePath], madeFrom found: Digest) -> Range<Int>? {
    guard isSameModel, let step = previous.step(making: paths),
      previous.store.steps[step].found == found
    else { return nil }
    let files = previous.store.steps[step].files
    return files.allSatisfy { isWhole(previous.store.files[$0]) } ? files : nil
  }

  func file(_ index: Int) -> BuildStore.File { previous.store.files[index] }

  /// Returns the ids and references of a page that had this size and hash in the previous build.
  /// Returns `nil` if the page must be checked.
  func links(of file: String, bytes: Int, hash: UInt64) -> LinkTable.Page? {
    guard isSameModel, let index = previous.index(of: file, bytes: bytes, hash: hash) else {
      return nil
    }
    let known = previous.store.files[index]
    return isWhole(known) ? known.links : nil
  }
}
