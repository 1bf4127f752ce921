/// Paths as text, with `/` as the separator.
public enum Path {
  /// Joins a folder and a path below it. An absolute path stays as it is.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if folder.isEmpty || folder == "." || path.utf8.first == UInt8(ascii: "/") { return path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
  }

  /// The parent folder of a path: `a/b` for `a/b/c`, `.` for `c`, `nil` for `/`.
  public static func parent(of path: String) -> String? {
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    if bytes.isEmpty || bytes == [UInt8(ascii: "/")] { return nil }
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    if slash == 0 { return "/" }
    return String(decoding: bytes[..<slash], as: UTF8.self)
  }

  /// The last part of a path: `c.txt` for `a/b/c.txt`.
  public static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the text after the last point in the name of a file: `txt` for `a/b.c/d.txt`. The
  /// result is empty if the name has no point after its first character.
  public static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return String(name[name.index(after: point)...])
  }
}
