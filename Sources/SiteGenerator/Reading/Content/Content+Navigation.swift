import Gazetteer
import Input

extension Content {
  /// The pages to which the header links in addition to the sections.
  var navigation: [PageLink] {
    configuration.navigation.compactMap { entry in
      navigable.first { $0.path == entry.path }
    }
  }

  private var navigable: [PageLink] {
    let pages = texts.filter { $0.path != .home }.map {
      PageLink(title: $0.title, path: $0.path.string)
    }
    let networks = networks.filter { $0.derivation == nil }.map {
      PageLink(title: $0.settings.title, path: SiteMap.network($0.slug).string)
    }
    let others = FinderEntries.generatedPages(self, Sections(self))
    return pages + networks
      + (others.games + others.lists).flatMap(\.entries).map {
        PageLink(title: $0.name, path: $0.path)
      }
  }

  /// - Parameter mayBe: returns true if a path might belong to a file that could not be read.
  func checkNavigation(
    mayBe: (String) -> Bool = { _ in false }, into diagnostics: inout Diagnostics
  ) {
    let known = navigable.compactMap(\.path)
    for entry in configuration.navigation
    where !known.contains(entry.path) && !mayBe(entry.path) {
      diagnostics.error(
        at: entry.location, "no text, network, trip or list has the path '\(entry.path)'",
        hint: Suggestion.hint(for: entry.path, among: known)
          ?? "a path ends in a slash, as in about/ or networks/roads/")
    }
  }
}
