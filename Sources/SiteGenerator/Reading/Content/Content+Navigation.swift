import Input

extension Content {
  /// The pages that every header links to in addition to the sections, with their titles.
  var navigation: [PageLink] {
    configuration.navigation.compactMap { entry in
      navigable.first { $0.path == entry.path }
    }
  }

  /// The pages that can be named: hand-written ones and networks.
  private var navigable: [PageLink] {
    texts.filter { $0.path != .home }.map { PageLink(title: $0.title, path: $0.path.string) }
      + networks.filter { $0.derivation == nil }.map {
        PageLink(title: $0.settings.title, path: SiteMap.network($0.slug).string)
      }
  }

  /// Reports entries of the navigation that are not pages.
  ///
  /// - Parameter mayBe: returns true for a path that a file which could not be read may have.
  func checkNavigation(
    mayBe: (String) -> Bool = { _ in false }, into diagnostics: inout Diagnostics
  ) {
    let known = navigable.compactMap(\.path)
    for entry in configuration.navigation
    where !known.contains(entry.path) && !mayBe(entry.path) {
      diagnostics.error(
        at: entry.location, "no text or network has the path '\(entry.path)'",
        hint: Suggestion.hint(for: entry.path, among: known)
          ?? "a path ends in a slash, as in about/ or networks/roads/")
    }
  }
}
