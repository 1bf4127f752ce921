import Input

/// A file of `static/`, which is published as it is.
public struct StaticFile: Sendable {
  /// The path of the file in the site.
  let path: SitePath
  /// The file that is copied.
  let source: String
}

extension StaticFile {
  /// Lists the files of a folder, and reports names that an address cannot have as they are.
  static func list(_ folder: String, root: String, into diagnostics: inout Diagnostics)
    -> [StaticFile]
  {
    guard FileSystem.exists(folder) else { return [] }
    do {
      let names = try SourceFolder.files(in: folder, root: root, into: &diagnostics)
      return names.compactMap { name in
        let source = Path.join(folder, name)
        guard name.utf8.allSatisfy(isPlain) else {
          diagnostics.error(
            at: SourceLocation(path: source), "a published file cannot have this name",
            hint: "use letters a to z, digits, '-', '_' and '.'")
          return nil
        }
        return StaticFile(path: SitePath(name), source: source)
      }
    } catch {
      diagnostics.append(error.diagnostic())
      return []
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./".utf8.contains(byte)
    }
  }
}
