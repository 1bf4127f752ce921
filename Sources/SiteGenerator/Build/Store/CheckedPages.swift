/// The pages of the previous build, all of which were valid. A page with the same bytes is still
/// valid, unless it links to a file that no longer exists.
struct CheckedPages: Sendable {
  private let previous: PreviousSite
  /// The lists with a reference to a file that no longer exists. Pages with such a list are rebuilt
  /// and checked again, so that their errors are reported as for new pages.
  private let broken: Set<UInt32>
  /// A Boolean value that is true if they were checked by the model of this build.
  private let isSameModel: Bool

  /// - Parameters:
  ///   - planned: every file of the site.
  ///   - model: the digest of the model that pages are checked by.
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

  /// Returns true if all targets of a file of the previous build still exist.
  func isWhole(_ file: BuildStore.File) -> Bool { !broken.contains(file.links.references) }

  /// The files of the step that made these paths from the same findings, if all are still valid;
  /// otherwise `nil`.
  func files(_ paths: [SitePath], madeFrom found: Digest) -> Range<Int>? {
    guard isSameModel, let step = previous.step(making: paths),
      previous.store.steps[step].found == found
    else { return nil }
    let files = previous.store.steps[step].files
    return files.allSatisfy { isWhole(previous.store.files[$0]) } ? files : nil
  }

  /// A file of the previous build.
  func file(_ index: Int) -> BuildStore.File { previous.store.files[index] }

  /// The ids and references of a page with these bytes; `nil` if no such page was checked.
  func links(of file: String, bytes: Int, hash: UInt64) -> LinkTable.Page? {
    guard isSameModel, let index = previous.index(of: file, bytes: bytes, hash: hash) else {
      return nil
    }
    let known = previous.store.files[index]
    return isWhole(known) ? known.links : nil
  }
}
