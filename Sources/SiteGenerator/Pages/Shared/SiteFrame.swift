import Markup

/// An entry module of the theme's scripts. It imports everything that its kind of page needs.
enum PageScript: String, CaseIterable {
  /// The module for pages that need no other entry module. In the published site, all other entry
  /// modules import it.
  case everyPage = "entry/every-page.js"
  case maps = "entry/maps.js"
  case home = "entry/home.js"
  case findPage = "entry/find-page.js"
  case player = "entry/player.js"
  case planner = "entry/planner.js"
  case tripPlayer = "entry/trip-player.js"
  case deals = "entry/deal-page.js"
  case tables = "entry/tables.js"
  case offlinePage = "entry/offline-page.js"
  case figures = "entry/figures.js"
}

extension PageScript {
  /// Returns the modules that the pages of a site load, in groups that are bundled separately. Live
  /// figures have their own group. If they shared a group with other modules, the code of pages
  /// without figures would be split into many small files.
  static func modules(neededBy content: Content) -> [[String]] {
    let needed = needed(by: content).map(\.rawValue)
    let live =
      TextFigures.modules(content.allTexts)
      + (Sections(content).has(.style) ? [DrawingPage.figure] : [])
    if live.isEmpty { return [needed] }
    let figures = [PageScript.figures.rawValue] + live
    // A page that loads from two groups runs their shared modules twice. If the home page has live
    // figures, it needs modules of both groups, so there is only one group.
    let isOnHome = !TextFigures.modules([content.homeText].compactMap(\.self)).isEmpty
    return isOnHome ? [needed + figures] : [needed, figures]
  }

  /// Returns all modules of the theme that pages of any site can load.
  static func all(in theme: Theme) -> [String] {
    let live = TextFigures.kinds.filter { $0.isLive }.map { LiveFigure.module($0.name) }
    let names = Set(theme.names(in: "scripts"))
    return (allCases.map(\.rawValue) + live + [DrawingPage.figure]).unique.filter {
      names.contains($0)
    }
  }

  private static func needed(by content: Content) -> [PageScript] {
    let sections = Sections(content)
    return allCases.filter { script in
      switch script {
      case .everyPage, .maps, .home: true
      case .findPage: sections.has(.finder)
      case .player, .planner: !content.networks.isEmpty
      case .tripPlayer: !content.trips.isEmpty
      case .deals: sections.has(.trips) && content.networks.contains { $0.dealGroups != nil }
      case .tables: sections.has(.countries) || !content.networks.isEmpty
      case .offlinePage: sections.has(.offline)
      case .figures: false
      }
    }
  }
}

extension PageScript {
  /// Returns the members of `import.meta` that are true in a site's modules. Each member says that
  /// the site lacks a section.
  static func flags(_ sections: Sections) -> [String] {
    (sections.has(.finder) ? [] : ["lacksFinder"])
      + (sections.has(.offline) ? [] : ["lacksOffline"])
  }
}

/// The data sets that pages credit. Each name is a heading in `SOURCES.md`.
enum Credit {
  static let places = "GeoNames"
  /// The default source of outlines. ``OutlineSettings/source`` replaces it.
  static let outlines = "Natural Earth"
}

/// The parts of pages that surround the content. Pages that load the same scripts share these
/// parts.
struct SiteFrame: Slice {
  /// The style sheet for figures in texts and the elements around them.
  static let figureSheet = "figures.css"

  let title: String
  let baseURL: String
  let language: String
  let words: PageWords
  private let translations: [TranslatedPage]
  let digest: Digest
  private let stylesheet: String
  private let figureStyle: String?
  private let icon: SiteIcon
  private let preview: String?
  private let hasFeed: Bool
  private let navigation: [PageLink]
  private let footer: String?
  let sections: Sections
  /// The paths of assets, keyed by the names that templates use.
  private let named: [String: String]
  private let logo: Logo?
  private let scripts: [String]
  private let preloads: [String]
  let figureScripts: [String: FigureScript]
  /// The headings on the sources page, with their ids. Each heading names a data set.
  private let sources: [(heading: String, id: String)]
  let hasSources: Bool

  /// - Parameters:
  ///   - named: the file names of assets, keyed by the names that templates use.
  ///   - logo: the logo in the header; `nil` if the header shows the site's title.
  ///   - icon: the icon for tabs and home screens.
  ///   - scripts: the modules that the pages load.
  ///   - figures: the modules of the live figures on the pages.
  init(
    _ content: Content, assets: Assets, sections: Sections, named: [String: String], logo: Logo?,
    icon: SiteIcon, scripts: [PageScript], figures: [String]
  ) {
    let configuration = content.configuration
    self.logo = logo
    self.named = named.compactMapValues(assets.path)
    navigation = content.navigation
    self.sections = sections
    footer = configuration.footer
    title = configuration.title
    baseURL = configuration.baseURL
    language = configuration.language
    words = content.words
    translations = configuration.translations.map { [words] in
      TranslatedPage(
        language: $0.language,
        title: words.languages[String($0.language.prefix { $0 != "-" })] ?? $0.language,
        address: $0.address)
    }
    stylesheet = assets.path("site.css") ?? "assets/site.css"
    self.icon = icon
    preview = configuration.preview.map { configuration.baseURL + $0.file }
    hasFeed = FeedBuilder.isNeeded(for: content.texts)
    let modules = scripts.map(\.rawValue)
    self.scripts = modules.compactMap(assets.path)
    let preloads = assets.imports(of: modules)
    self.preloads = preloads
    figureStyle = figures.isEmpty ? nil : assets.path(Self.figureSheet)
    figureScripts = Dictionary(
      keepingFirst: figures.compactMap { name in
        assets.path(name).map { path in
          let imports = assets.imports(of: [name]).filter { !preloads.contains($0) }
          return (name, FigureScript(path: path, imports: imports))
        }
      })
    sources = content.sources?.document.headings.map { ($0.text, $0.id) } ?? []
    hasSources = content.sources != nil
    var digester = Digester()
    digester.mix(words.catalogue.digest)
    let lists: [[String?]] = [
      [
        title, baseURL, language, stylesheet, figureStyle, icon.path, icon.touchPath, preview,
        footer, logo?.path.string,
      ],
      translations.flatMap { [$0.language, $0.title, $0.address] },
      self.named.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] },
      figureScripts.sorted { $0.key < $1.key }
        .flatMap { [$0.key, $0.value.path] + $0.value.imports },
      navigation.flatMap { [$0.title, $0.path] },
      self.scripts, preloads, sources.flatMap { [$0.heading, $0.id] },
    ]
    for list in lists {
      digester.mix(list.count)
      for text in list { digester.mix(text) }
    }
    for number in [logo?.width, logo?.height] { digester.mix(number ?? 0) }
    let flags = [hasFeed, hasSources] + Section.allCases.map(sections.has)
    for flag in flags { digester.mix(flag ? 1 : 0) }
    digest = digester.digest
  }

  /// - Parameters:
  ///   - above: the pages above this page in the breadcrumbs, without the home page.
  ///   - credits: the data sets that the page shows, by their headings on the sources page.
  ///   - subject: the subject of the page, for search engines.
  func frame(
    _ path: SitePath, title: String, lead: String? = nil, documentTitle: String? = nil,
    description: String, section: PageFrame.Section = .other,
    above: [(title: String, path: SitePath)] = [], credits: [String] = [],
    subject: PageSubject? = nil
  ) -> PageFrame {
    var breadcrumbs: [PageLink] = []
    if path != .home {
      breadcrumbs = [PageLink(title: words("fixed.home"), path: "")]
      breadcrumbs += above.map { PageLink(title: $0.title, path: $0.path.string) }
    }
    return PageFrame(
      root: .above(path.string), language: language,
      translations: translations.map {
        TranslatedPage(
          language: $0.language, title: $0.title, address: $0.address + path.string)
      }, siteTitle: self.title,
      title: title, lead: lead,
      documentTitle: documentTitle, description: description,
      canonical: baseURL + path.string,
      stylesheet: stylesheet, figureStyle: figureStyle, scripts: scripts, preloads: preloads,
      icon: icon, preview: preview,
      linkedData: linkedData(path, subject: subject),
      feed: hasFeed ? SiteMap.feed.string : nil, manifest: SiteMap.manifest.string,
      breadcrumbs: breadcrumbs, navigation: navigation, section: section,
      credits: credits.compactMap(creditLink),
      footer: footer, hasSearch: sections.has(.finder), sections: sections,
      hasSources: hasSources, assets: named, logo: logo)
  }

  /// Returns a link to a data set on the sources page; `nil` if that page has no such heading.
  private func creditLink(_ heading: String) -> PageLink? {
    sources.first { $0.heading == heading }.map {
      PageLink(title: $0.heading, path: SiteMap.sources.string + "#" + $0.id)
    }
  }
}
