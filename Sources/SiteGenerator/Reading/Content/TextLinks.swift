import Input
import Markup

/// The links of hand-written texts, checked where they were written.
///
/// The pages are checked too, but a fault there has a line of the page, and its author needs the line of
/// the text.
enum TextLinks {
  /// Reports every link and image in the texts whose target is not a file of the site.
  ///
  /// - Parameter mayBe: returns true for a file that is not among the files and may be one of the site.
  static func check(
    _ texts: [TextContent], files: PlannedFiles, mayBe: (String) -> Bool = { _ in false },
    into diagnostics: inout Diagnostics
  ) {
    lazy var sorted = files.sorted
    for text in texts {
      for link in text.links {
        guard let address = LocalAddress(link.destination),
          text.isSound || address.path.hasPrefix("/")
        else { continue }
        let what = link.isImage ? "image" : "link to"
        guard let target = target(of: address.path, on: text.path) else {
          diagnostics.error(
            at: link.location, "\(what) '\(link.destination)' leads out of the site")
          continue
        }
        if files.contains(target.file) || mayBe(target.file) { continue }
        diagnostics.error(
          at: link.location, "\(what) '\(link.destination)': the site has no '\(target.file)'",
          hint: page(ofFile: address.path, among: texts)
            ?? Suggestion.hint(for: target.file, among: sorted)
            ?? (link.isImage ? "put the picture beside the text, or in static/" : nil))
      }
    }
  }

  /// Reports the links that are broken regardless of the content of the tables. Used if the tables cannot
  /// be read, so that there is no plan with all files.
  ///
  /// - Parameter files: the files of texts, of `static/`, and of the addresses that pages keep.
  static func checkOwn(
    _ texts: [TextContent], files: Set<String>, mayBe: (String) -> Bool = { _ in false },
    into diagnostics: inout Diagnostics
  ) {
    check(
      texts, files: PlannedFiles(files.union(SiteMap.fixed.map(\.file))),
      mayBe: { file in SiteMap.isGenerated(file) || mayBe(file) }, into: &diagnostics)
  }

  /// A hint at the page of a text that is linked to as a file: `story.md` is at `/story/`. The text is the
  /// only one with such a path, or else the only one with a similar name.
  private static func page(ofFile file: Substring, among texts: [TextContent]) -> String? {
    guard file.hasSuffix(".md") else { return nil }
    let steps = file.split(separator: "/").drop { $0 == "." || $0 == ".." }
    let end = "/" + steps.joined(separator: "/")
    var meant = texts.filter { "/\($0.location.path)".hasSuffix(end) }
    if meant.count != 1 {
      let names = texts.map { Path.name(of: $0.location.path).replacing(".md", with: "") }
      let name = Suggestion.closest(to: String(steps.last?.dropLast(3) ?? ""), among: names)
      meant = zip(texts, names).filter { $0.1 == name }.map(\.0)
    }
    return meant.count == 1 ? "a link leads to a page: '/\(meant[0].path)'" : nil
  }

  /// Records the fragments in the texts' links, which are looked up when all pages are known.
  static func addFragments(of texts: [TextContent], to links: inout LinkIndex) {
    for text in texts {
      for link in text.links {
        guard let address = LocalAddress(link.destination), let fragment = address.fragment,
          let target = target(of: address.path, on: text.path)
        else { continue }
        links.add(
          reference: link.destination, fragment: fragment, in: target.file, at: link.location)
      }
    }
  }

  /// Reports links to parts of texts that these do not have, for a site whose pages are not made.
  ///
  /// - Parameter ids: the ids of the pages around texts.
  static func checkFragments(
    _ texts: [TextContent], around ids: ReservedIDs, into diagnostics: inout Diagnostics
  ) {
    let pages = Dictionary(
      texts.map { ($0.path.file, $0.document) }, uniquingKeysWith: { first, _ in first })
    var links = LinkIndex()
    addFragments(of: texts, to: &links)
    links.check(
      { target in
        // The home page and figures have ids of their own.
        guard let text = pages[target.file], text.blocks.isEmpty,
          target.file != SitePath.home.file
        else { return true }
        return ids.contains(target.id) || text.headings.contains { $0.id == target.id }
          || String(decoding: text.html.bytes, as: UTF8.self).contains("id=\"\(target.id)\"")
      }, into: &diagnostics)
  }

  /// The file that an address refers to: relative to the site's root if it begins with a slash, else to
  /// the page.
  private static func target(of address: Substring, on page: SitePath) -> SitePath? {
    address.hasPrefix("/")
      ? SitePath("").resolve(address.dropFirst()) : page.resolve(address)
  }
}
