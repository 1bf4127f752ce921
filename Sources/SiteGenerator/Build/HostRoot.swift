/// Makes the references on the 404 page relative to the root of the site, so that they can be
/// checked. The page itself refers to files by absolute paths, because a server sends it for URLs
/// of any depth.
struct HostRoot {
  /// The path of the site on the host, such as `/atlas/`.
  private let base: String

  /// Finds the site's path from the first reference to a file of the site. Returns `nil` if there
  /// is no such reference, or if the page is not the 404 page.
  init?(_ references: some Sequence<String>, on page: SitePath, files: PlannedFiles) {
    guard page == SiteMap.notFound else { return nil }
    let slash = UInt8(ascii: "/")
    for reference in references where reference.utf8.first == slash {
      var rest = reference.utf8.dropFirst()
      repeat {
        if files.contains(String(Substring(rest))) {
          base = String(Substring(reference.utf8[..<rest.startIndex]))
          return
        }
        rest = rest.drop { $0 != slash }.dropFirst()
      } while !rest.isEmpty
    }
    return nil
  }

  /// Makes a reference relative to the site's root if it begins with the site's path. Returns any
  /// other reference unchanged.
  func relative(_ reference: String) -> String {
    reference.hasPrefix(base) && !reference.hasPrefix("//")
      ? "./" + reference.dropFirst(base.count) : reference
  }
}
