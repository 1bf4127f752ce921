/// The path of a file in the site, relative to the site's root. A page is the `index.html` of a
/// folder, and has a path such as `countries/ukraine/`. Any other file has a path such as
/// `data/maps/ua.svg`.
///
/// Links between files are always relative, so that a site works at any path on a host and from a
/// local disk.
public struct SitePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path without a leading slash. The path of a page ends in a slash or is empty.
  public let string: String

  init(_ string: String) { self.string = string }

  /// Makes the path whose ``file`` is the given file.
  init(ofFile file: String) {
    let page = "index.html"
    let isPage = file == page || file.hasSuffix("/" + page)
    self.init(isPage ? String(file.dropLast(page.count)) : file)
  }

  /// Returns the path of a site on its host, such as `/atlas/` for `https://example.org/atlas/`.
  static func base(of address: String) -> String {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return "/" + (parts.count > 3 ? parts[3] : "")
  }

  static let home = SitePath("")

  /// The path of the file that a web server sends, relative to the output folder.
  var file: String { string.isEmpty || string.hasSuffix("/") ? string + "index.html" : string }

  /// The relative path from this file up to the site's root: "./", or one "../" for each folder. It
  /// is never empty, so both `root + "countries/"` and `root` are valid links.
  var root: String {
    let depth = string.utf8.count { $0 == UInt8(ascii: "/") }
    return depth == 0 ? "./" : String(repeating: "../", count: depth)
  }

  /// Returns the shortest relative link from this file to another file.
  func link(to target: SitePath) -> String {
    let from = Self.parts(string[...]).dropLast()
    let to = Self.parts(target.string[...])
    let shared = zip(from, to.dropLast()).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: from.count - shared)
    let down = to.dropFirst(shared).joined(separator: "/")
    let link = up + down
    return link.isEmpty ? "./" : link
  }

  /// Resolves a relative reference that this file contains, ignoring its query and fragment.
  /// Returns `nil` if the reference climbs above the site's root or begins with a slash.
  func resolve(_ reference: Substring) -> SitePath? {
    let bare = Substring(
      reference.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    if bare.isEmpty { return self }
    if bare.utf8.first == UInt8(ascii: "/") { return nil }
    // Fast path: most references climb to the site's root and then descend.
    let root = root
    if bare.utf8.starts(with: root.utf8) {
      let below = Substring(bare.utf8.dropFirst(root.utf8.count))
      if Self.isPlain(below) { return SitePath(String(below)) }
    }
    var folders = Self.parts(string[...]).dropLast()
    var parts = Self.parts(bare)
    let last = parts.removeLast()
    for part in parts where !part.isEmpty && part != "." {
      if part == ".." {
        guard folders.popLast() != nil else { return nil }
      } else {
        folders.append(part)
      }
    }
    var resolved = folders.joined(separator: "/")
    if !resolved.isEmpty { resolved += "/" }
    switch last {
    case "", ".": break
    case "..":
      guard folders.popLast() != nil else { return nil }
      resolved = folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
    default: resolved += last
    }
    return SitePath(resolved)
  }

  private static func parts(_ path: Substring) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// Returns true if no part of a path begins with a dot, and no part except the last is empty.
  private static func isPlain(_ path: Substring) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      let isSlash = byte == UInt8(ascii: "/")
      if isStart, isSlash || byte == UInt8(ascii: ".") { return false }
      isStart = isSlash
    }
    return true
  }

  /// Orders paths as strings.
  public static func < (left: SitePath, right: SitePath) -> Bool { left.string < right.string }

  /// The path itself.
  public var description: String { string }
}
