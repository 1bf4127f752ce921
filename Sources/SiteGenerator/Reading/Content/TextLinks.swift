import Input
import Markup

/// Checks the links of hand-written texts in their sources.
///
/// The finished pages are checked too, but errors in a page refer to lines of that page. An author
/// needs the line in the text.
enum TextLinks {
  /// - Parameter mayBe: returns true if the site might have a file that is not in `files`.
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
            ?? meantAddress(for: target.file, in: files, sorted: sorted)
            .map { "did you mean '\($0)'?" }
            ?? (link.isImage
              ? "put the picture beside the text; if it is in static/, begin its address with a slash"
              : nil))
      }
    }
  }

  /// Reports the links that are broken regardless of the contents of the tables. This method is
  /// used if the tables cannot be read.
  ///
  /// - Parameter files: the files of the site that do not depend on tables.
  static func checkOwn(
    _ texts: [TextContent], files: Set<String>, mayBe: (String) -> Bool = { _ in false },
    into diagnostics: inout Diagnostics
  ) {
    check(
      texts, files: PlannedFiles(files.union(SiteMap.fixed.map(\.file))),
      mayBe: { file in SiteMap.isGenerated(file) || mayBe(file) }, into: &diagnostics)
  }

  /// Returns the address of a file with a similar path, as an author writes it in a text, such as
  /// `/about/` for the page `about/index.html`. Returns `nil` if there is none.
  private static func meantAddress(
    for file: String, in files: PlannedFiles, sorted: [String]
  ) -> String? {
    let page = SitePath(file + "/").file
    let meant = files.contains(page) ? page : Suggestion.closest(to: file, among: sorted)
    return meant.map { "/" + SitePath(ofFile: $0).string }
  }

  /// Returns a hint for a link that names the file of a text (`story.md`), but should name its page
  /// (`/story/`). Returns `nil` if no text has that path or a similar name, or if several texts
  /// have a similar name.
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
    return meant.count == 1 ? "link to the page instead: '/\(meant[0].path)'" : nil
  }

  /// Records the fragments in the links of texts. They are checked later, when all pages are known.
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

  /// Reports links to fragments that the linked texts do not have. This method is used if the pages
  /// of the site are not made.
  static func checkFragments(
    _ texts: [TextContent], around ids: ReservedIDs, into diagnostics: inout Diagnostics
  ) {
    let pages = Dictionary(keepingFirst: texts.map { ($0.path.file, $0.document) })
    var links = LinkIndex()
    addFragments(of: texts, to: &links)
    links.check(
      { target in
        // Only the ids in a text and around it are known here. The home page has further ids, and
        // fenced blocks can have some too.
        guard let text = pages[target.file], text.blocks.isEmpty,
          target.file != SitePath.home.file
        else { return true }
        return ids.contains(target.id) || text.headings.contains { $0.id == target.id }
          || String(decoding: text.html.bytes, as: UTF8.self).contains("id=\"\(target.id)\"")
      }, into: &diagnostics)
  }

  private static func target(of address: Substring, on page: SitePath) -> SitePath? {
    address.hasPrefix("/")
      ? SitePath("").resolve(address.dropFirst()) : page.resolve(address)
  }
}
