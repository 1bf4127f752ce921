import Input

/// A folder that is made when it is first needed.
final class LazyFolder {
  private enum Place {
    case below(LazyFolder, EntryName)
    case open(OpenFolder)
  }

  private var place: Place

  /// A folder that exists.
  init(_ folder: OpenFolder) { place = .open(folder) }

  /// A folder in another, which may be missing.
  init(_ name: EntryName, in parent: LazyFolder) { place = .below(parent, name) }

  /// The folder, made with all above it that are missing.
  func make() throws(FileError) -> OpenFolder {
    switch place {
    case .open(let folder): return folder
    case .below(let parent, let name):
      let folder = try parent.make().makeFolder(name)
      place = .open(folder)
      return folder
    }
  }

  /// The folder; `nil` if it is missing.
  func existing() throws(FileError) -> OpenFolder? {
    switch place {
    case .open(let folder): return folder
    case .below(let parent, let name):
      guard let above = try parent.existing(), try above.status(name)?.kind == .folder else {
        return nil
      }
      return try make()
    }
  }
}
