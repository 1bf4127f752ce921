import Input

/// The folder with the content of an atlas. Only the files and folders listed below are read, so
/// the output can be in the same folder.
public struct ContentFolder: Sendable {
  static let files = ["site.yml", "SOURCES.md", AddressBook.file]
  static let folders = ["pages", "countries", "places", "networks", "static"]

  let path: String
  /// The data pack that the settings name, and the path of its folder; `nil` if there is none. If
  /// this atlas lacks a folder, the folder with that name in the pack is used.
  private let pack: (data: DataPack, folder: String)?
  /// The name of the data pack in the settings if that pack does not exist; otherwise `nil`.
  let missingData: String?

  init(_ path: String) {
    self.path = path
    let name = DataPack.name(inSettings: Path.join(path, "site.yml"))
    pack = name.flatMap { DataPack($0) }
      .flatMap { data in data.folder(of: path).map { (data, $0) } }
    missingData = pack == nil ? name : nil
  }

  /// The path of the content folder: the current folder if it has a `site.yml`, otherwise
  /// `Content`.
  public static var standard: String {
    FileSystem.kind(of: "site.yml") == .file ? "." : "Content"
  }

  /// Reports a content folder that does not exist.
  static func checkExists(_ path: String, into diagnostics: inout Diagnostics) {
    if FileSystem.kind(of: path) == .directory { return }
    if path == standard {
      diagnostics.error(
        at: SourceLocation(path: "site.yml"), "there is no such file here",
        hint: FileSystem.kind(of: "site.yaml") == .file
          ? "rename site.yaml to site.yml"
          : "run the command in the folder of an atlas, name the folder with --content, or "
            + "make one: generate-site new my-atlas")
    } else {
      diagnostics.error(
        at: SourceLocation(path: path), "there is no such folder",
        hint: "check the path given with --content")
    }
  }

  /// Returns the folder of the atlas's own theme: `Templates` next to a content folder named
  /// `Content`, otherwise `theme` in the content folder.
  static func theme(of path: String) -> String {
    Path.name(of: path) == "Content"
      ? Path.join(Path.parent(of: path) ?? ".", "Templates") : Path.join(path, "theme")
  }

  /// The paths of the files that are read, and of the files and folders with misspelt names.
  var filePaths: [String] {
    (Self.files + misspelt.map(\.name)).map { Path.join(path, $0) } + [path(to: Self.facts)]
  }

  /// Files and folders that are not read because their names are misspelt, sorted by name. Each has
  /// the known name that it resembles.
  var misspelt: [(name: String, meant: String)] {
    let known = Self.files + Self.folders + [Path.name(of: Self.theme(of: path))]
    let names =
      ((try? FileSystem.list(path, recursively: false)) ?? [])
      + ((try? FileSystem.directories(in: path)) ?? [])
    return Set(names).subtracting(known).filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      let meant = Suggestion.closest(to: name, among: known, within: name.utf8.count > 7 ? 2 : 1)
      // If the file system ignores case, a folder `Pages` is read as `pages`. Its name is then not
      // misspelt.
      return meant.flatMap {
        names.contains($0) || !FileSystem.exists(Path.join(path, $0)) ? (name, $0) : nil
      }
    }
  }
  var folderPaths: [String] {
    Self.folders.flatMap { name in
      let (own, used) = (Path.join(path, name), self.path(to: name))
      // The atlas's own folder is included even if it does not exist, because it may be created
      // later.
      return own == used ? [own] : [own, used]
    }
  }

  /// Returns the path of a file or folder, given its path within the atlas. If the atlas lacks the
  /// first folder of `name` and the data pack has it, the result is in the pack. For ``facts``, the
  /// atlas needs to lack only this file, not the whole folder.
  func path(to name: String) -> String {
    let own = Path.join(path, name)
    let top = name.split(separator: "/").first.map(String.init) ?? name
    guard let pack, pack.data.has(top),
      !FileSystem.exists(name == Self.facts ? own : Path.join(path, top))
    else { return own }
    return Path.join(pack.folder, name)
  }

  static let facts = "countries/facts.tsv"

  /// The files that state the sources of the data. They can be in the atlas or in a data pack.
  private static let sources = ["SOURCES.md", "places/SOURCES.md", "countries/SOURCES.md"]

  var sourcesPaths: [String] { Self.sources.map { path(to: $0) } }

  func isOwn(sources file: String) -> Bool {
    Self.sources.contains { Path.join(path, $0) == file }
  }
}
