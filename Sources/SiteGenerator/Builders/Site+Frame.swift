import Input
import Markup

/// A module of `Templates/assets/` that pages load: it imports everything that their kind needs.
enum PageScript: String, CaseIterable {
  /// The module of pages without one of their own; the others import it without saying so.
  case everyPage = "every-page.js"
  case maps = "maps.js"
  case world = "world.js"
  case findPage = "find-page.js"
  case player = "player.js"
  case planner = "planner.js"
  case compare = "compare.js"
  case tripPlayer = "trip-player.js"
  case deals = "deal-page.js"
  case tables = "tables.js"
  case offlinePage = "offline-page.js"
}

/// A credit that pages show: the heading of a data set in `SOURCES.md`.
enum Credit {
  static let places = "GeoNames"
  static let outlines = "Natural Earth"
}

extension Site {
  /// What stands around the content of a page.
  ///
  /// - Parameters:
  ///   - above: the pages above this one, without the home page.
  ///   - credits: headings of the sources page.
  ///   - subject: what the page is about, for search engines.
  func frame(
    _ path: SitePath, title: String, lead: String? = nil, documentTitle: String? = nil,
    description: String, section: PageFrame.Section = .other,
    above: [(title: String, path: SitePath)] = [], scripts: [PageScript] = [.everyPage],
    credits: [String] = [], subject: PageSubject? = nil
  ) -> PageFrame {
    var breadcrumbs: [PageLink] = []
    if path != .home {
      breadcrumbs = [PageLink(title: "Home", path: "")]
      breadcrumbs += above.map { PageLink(title: $0.title, path: $0.path.string) }
    }
    let modules = scripts.map(\.rawValue)
    return PageFrame(
      root: path.root, language: configuration.language, siteTitle: configuration.title,
      title: title, lead: lead,
      documentTitle: documentTitle, description: description,
      canonical: configuration.baseURL + path.string,
      stylesheet: assets.path("site.css") ?? "assets/site.css",
      scripts: modules.compactMap(assets.path), preloads: assets.imports(of: modules),
      icon: assets.path("icon.svg") ?? "assets/icon.svg",
      touchIcon: assets.path("icon-180.png"),
      preview: assets.path("preview.png").map { configuration.baseURL + $0 },
      linkedData: linkedData(path, title: title, trail: breadcrumbs, subject: subject),
      feed: hasFeed ? SiteMap.feed.string : nil, manifest: SiteMap.manifest.string,
      breadcrumbs: breadcrumbs, section: section, credits: credits.compactMap(creditLink),
      version: version)
  }

  /// A link to a data set on the sources page; nil where there is no such heading.
  private func creditLink(_ heading: String) -> PageLink? {
    content.sources.document.headings.first { $0.text == heading }.map {
      PageLink(title: $0.text, path: SiteMap.sources.string + "#" + $0.id)
    }
  }
}
