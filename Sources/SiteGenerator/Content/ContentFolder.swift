import Input

/// The folder that an atlas is made from. Only what is named here is read: its output may lie beside it.
public struct ContentFolder: Sendable {
  /// The files that are read.
  static let files = ["site.yml", "SOURCES.md", AddressBook.file]
  /// The folders that are read.
  static let folders = ["pages", "countries", "places", "networks", "static"]

  /// The path of the folder.
  let path: String

  /// A folder by its path.
  init(_ path: String) { self.path = path }

  /// The folder that an atlas is made from in the current folder: the current folder if it has a
  /// `site.yml`, else `Content`.
  public static var standard: String {
    FileSystem.kind(of: "site.yml") == .file ? "." : "Content"
  }

  /// The folder of the atlas's own theme: `theme` beside `site.yml`, `Templates` beside `Content`.
  var theme: String {
    Path.name(of: path) == "Content"
      ? Path.join(Path.parent(of: path) ?? ".", "Templates") : Path.join(path, "theme")
  }

  /// The paths of the files that are read.
  var filePaths: [String] { Self.files.map { Path.join(path, $0) } }
  /// The paths of the folders that are read.
  var folderPaths: [String] { Self.folders.map { Path.join(path, $0) } }
}
