import Input

/// A folder that is created when it is first needed.
final class LazyFolder {
  private enum Place {
    case below(LazyFolder, EntryName)
    case open(OpenFolder)
  }

  private var place: Place

  init(_ folder: OpenFolder) { place = .open(folder) }

  /// Describes a folder in `parent`. Neither the folder nor `parent` needs to exist.
  init(_ name: EntryName, in parent: LazyFolder) { place = .below(parent, name) }

  func make() throws(FileError) -> OpenFolder {
    switch place {
    case .open(let folder): return folder
    case .below(let parent, let name):
      let folder = try parent.make().makeFolder(name)
      place = .open(folder)
      return folder
    }
  }

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
