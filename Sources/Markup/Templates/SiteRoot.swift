/// A page's reference to the root of its site.
public enum SiteRoot: Sendable {
  /// A relative reference from the page at a path, such as `countries/ukraine/`.
  case above(String)
  /// An address, for a page that can be shown in any folder.
  case at(String)

  /// The text of the reference: "./" for a page in the root folder, "../" once per folder for other
  /// pages, or the address.
  public var way: String {
    switch self {
    case .above(let page):
      let depth = page.utf8.count { $0 == UInt8(ascii: "/") }
      return depth == 0 ? "./" : String(repeating: "../", count: depth)
    case .at(let address): return address
    }
  }

  /// Returns the number of leading folders that a path from the root shares with a page's path, and
  /// the length in bytes of these folders in `path`.
  static func shared(by path: String, with page: String) -> (folders: Int, length: Int) {
    var shared = (folders: 0, length: 0)
    var position = 0
    for (left, right) in zip(path.utf8, page.utf8) {
      guard left == right else { break }
      position += 1
      if left == UInt8(ascii: "/") { shared = (shared.folders + 1, position) }
    }
    return shared
  }
}
