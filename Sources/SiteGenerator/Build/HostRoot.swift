/// References of the page for missing pages. They begin at the root of its host, because the page is
/// shown at any depth.
struct HostRoot {
  /// The path of the site on the host: `/atlas/`.
  private let base: String

  /// The path that the references of a page begin with: the part of one before a file of the site,
  /// such as the style sheet; `nil` for other pages, and if there is no such reference.
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

  /// A reference to the site, in the form that pages at its root use; any other reference is
  /// returned unchanged.
  func relative(_ reference: String) -> String {
    reference.hasPrefix(base) && !reference.hasPrefix("//")
      ? "./" + reference.dropFirst(base.count) : reference
  }
}
