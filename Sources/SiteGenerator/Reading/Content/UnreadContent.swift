import Input

/// The parts of an atlas that could not be read without errors. Names that these parts might define
/// are not reported as missing.
struct UnreadContent {
  let folder: String
  let networks: [String]
  /// The front matter of the texts with errors.
  let texts: [String]
  /// A Boolean value that is true if `SOURCES.md` could be read. Otherwise, its headings are
  /// unknown.
  let knowsSources: Bool
  /// A Boolean value that is true if the corrections could be read. Otherwise, the names of places
  /// are unknown.
  let knowsNames: Bool
  /// A Boolean value that is true if the countries and their outlines could be read.
  var knowsCountries = true
  var lacksNetworks = false
  /// A Boolean value that is true if networks of countries might be missing because of an error.
  var derivesNetworks = false

  func mayBe(network name: String, of content: Content) -> Bool {
    if content.networks.contains(where: { $0.slug == name }) { return false }
    return networks.contains(name) || lacksNetworks
      || derivesNetworks && (!knowsCountries || content.countries.code(named: name) != nil)
  }

  /// Returns true if the site might have the given file, because an unread part might provide it.
  func mayBe(file: String) -> Bool {
    for place in ["static", "pages"] where FileSystem.exists(Path.join(folder, "\(place)/\(file)"))
    {
      return true
    }
    // The front matter of a text with errors might set this path.
    let parts = file.split(separator: "/").filter { $0 != "index.html" }
    guard let name = parts.last else { return false }
    return texts.contains { $0.contains(name) }
  }
}

extension Content {
  /// Returns the files of the site that do not depend on tables.
  static func files(
    _ texts: [TextContent], _ staticFiles: [StaticFile], _ addresses: AddressBook
  ) -> Set<String> {
    Set(
      texts.map(\.path.file) + staticFiles.map(\.path.file) + addresses.rows.map(\.path.file))
  }

  /// Checks the figures and links of texts. This is used if the site cannot be planned.
  func checkTexts(into diagnostics: inout Diagnostics) {
    checkFigures(into: &diagnostics)
    checkOwnLinks(into: &diagnostics)
  }

  private func checkOwnLinks(
    mayBe: (String) -> Bool = { _ in false }, into diagnostics: inout Diagnostics
  ) {
    TextLinks.checkOwn(
      allTexts, files: Self.files(texts, staticFiles, addresses), mayBe: mayBe, into: &diagnostics)
  }

  /// Reports contradictions between the files that could be read.
  func check(without unread: UnreadContent, into diagnostics: inout Diagnostics) {
    checkTrips(into: &diagnostics)
    if unread.knowsSources { checkSources(into: &diagnostics) }
    checkNavigation(
      mayBe: { path in
        unread.mayBe(file: SitePath(path).file)
          || path == SiteMap.places.string && !unread.networks.isEmpty
          || path.hasPrefix(SiteMap.networks.string)
            && unread.mayBe(
              network: String(path.split(separator: "/").dropFirst().first ?? ""), of: self)
      }, into: &diagnostics)
    checkHome(
      mayBe: { name in
        unread.mayBe(file: SitePath(name).file) || unread.mayBe(network: name, of: self)
          || name == Self.worldName && !unread.knowsCountries
      }, into: &diagnostics)
    for figure in allTexts.flatMap(\.figures)
    where (unread.knowsNames || figure.networks.isEmpty)
      && !figure.networks.contains(where: { unread.mayBe(network: $0, of: self) })
      && (unread.knowsCountries || !figure.readsCountries)
    {
      figure.check(self, into: &diagnostics)
    }
    checkOwnLinks(mayBe: unread.mayBe(file:), into: &diagnostics)
  }
}
