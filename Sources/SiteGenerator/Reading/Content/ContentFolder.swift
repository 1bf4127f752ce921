import Input

/// The folder that an atlas is made from. Only the files and folders named here are read, so the
/// output may be in the same folder.
public struct ContentFolder: Sendable {
  /// The files that are read.
  static let files = ["site.yml", "SOURCES.md", AddressBook.file]
  /// The folders that are read.
  static let folders = ["pages", "countries", "places", "networks", "static"]

  /// The path of the folder.
  let path: String
  /// The data that replace missing folders of this atlas, and their folder; `nil` for none.
  private let pack: (data: DataPack, folder: String)?
  /// The name of the data in the settings, if they are not there.
  let missingData: String?

  /// A folder by its path, with the data that its settings name.
  init(_ path: String) {
    self.path = path
    let name = DataPack.name(inSettings: Path.join(path, "site.yml"))
    pack = name.flatMap { DataPack($0) }
      .flatMap { data in data.folder(of: path).map { (data, $0) } }
    missingData = pack == nil ? name : nil
  }

  /// The folder that an atlas is made from in the current folder: the current folder if it has a
  /// `site.yml`, else `Content`.
  public static var standard: String {
    FileSystem.kind(of: "site.yml") == .file ? "." : "Content"
  }

  /// The folder of the atlas's own theme: `theme` beside `site.yml`, `Templates` beside `Content`.
  static func theme(of path: String) -> String {
    Path.name(of: path) == "Content"
      ? Path.join(Path.parent(of: path) ?? ".", "Templates") : Path.join(path, "theme")
  }

  /// The paths of the files that are read, and of those whose names are reported.
  var filePaths: [String] {
    (Self.files + misspelt.map(\.name)).map { Path.join(path, $0) } + [path(to: Self.facts)]
  }

  /// The files and folders that are not read and whose names are nearly those of others that are, sorted.
  var misspelt: [(name: String, meant: String)] {
    let known = Self.files + Self.folders + [Path.name(of: Self.theme(of: path))]
    let names =
      ((try? FileSystem.list(path, recursively: false)) ?? [])
      + ((try? FileSystem.directories(in: path)) ?? [])
    return Set(names).subtracting(known).filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      let meant = Suggestion.closest(to: name, among: known, within: name.utf8.count > 7 ? 2 : 1)
      // On a file system that ignores case, `Pages` is there as `pages`.
      return meant.flatMap {
        names.contains($0) || !FileSystem.exists(Path.join(path, $0)) ? (name, $0) : nil
      }
    }
  }
  /// The paths of the folders that are read.
  var folderPaths: [String] {
    Self.folders.flatMap { name in
      let (own, used) = (Path.join(path, name), self.path(to: name))
      // The atlas's own folder may be created later.
      return own == used ? [own] : [own, used]
    }
  }

  /// The path of a file or folder by its name in the atlas: in the replacement data if the atlas has
  /// no such folder of its own, or its outlines have no facts beside them.
  func path(to name: String) -> String {
    let own = Path.join(path, name)
    let top = name.split(separator: "/").first.map(String.init) ?? name
    guard let pack, pack.data.has(top),
      !FileSystem.exists(name == Self.facts ? own : Path.join(path, top))
    else { return own }
    return Path.join(pack.folder, name)
  }

  /// The list of countries.
  static let facts = "countries/facts.tsv"

  /// The names of the files that state the sources of the data: that of the atlas, and those in
  /// folders of data.
  private static let sources = ["SOURCES.md", "places/SOURCES.md", "countries/SOURCES.md"]

  /// The paths of the files that state the sources of the data.
  var sourcesPaths: [String] { Self.sources.map { path(to: $0) } }

  /// Returns true if one of ``sourcesPaths`` lies in the atlas's own folder.
  func isOwn(sources file: String) -> Bool {
    Self.sources.contains { Path.join(path, $0) == file }
  }
}
