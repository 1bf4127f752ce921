import Input

/// A file that is published unchanged: a file in `static/`, or a file in `pages/` that a text uses.
public struct StaticFile: Sendable {
  let path: SitePath
  let source: String
}

extension StaticFile {
  /// Lists the files of a folder, and reports names that would have to be encoded in an address.
  static func list(_ folder: String, root: String, into diagnostics: inout Diagnostics)
    -> [StaticFile]
  {
    guard FileSystem.exists(folder) else { return [] }
    do {
      let names = try SourceFolder.files(in: folder, root: root, into: &diagnostics)
      return names.compactMap { StaticFile(name: $0, in: folder, into: &diagnostics) }
    } catch {
      diagnostics.append(error.diagnostic())
      return []
    }
  }

  init?(name: String, in folder: String, into diagnostics: inout Diagnostics) {
    source = Path.join(folder, name)
    path = SitePath(name)
    guard name.utf8.allSatisfy(Self.isPlain) else {
      diagnostics.error(
        at: SourceLocation(path: source), "a published file cannot have this name",
        hint: "use letters a to z, digits, '-', '_' and '.'")
      return nil
    }
  }

  /// Returns true if the name of a published file may contain the byte. Few characters are allowed,
  /// because addresses contain the names unencoded, and because the service worker finds the names
  /// in pages and scripts by patterns that match few characters.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./".utf8.contains(byte)
    }
  }
}
