import Markup

/// The parts of a page around its content: head, header, breadcrumbs, title, footer.
///
/// All paths in page models are relative to the site's root, such as `countries/ukraine/`. The path
/// of the home page is "". Templates put `root` before a path.
struct PageFrame: Sendable {
  /// The section that the header marks as current.
  enum Section: Sendable {
    case countries, networks, learn, other
  }

  /// The reference from the page to the site's root.
  var root: SiteRoot
  /// The BCP 47 tag of the page's language.
  var language = "en"
  var translations: [TranslatedPage] = []
  var siteTitle: String
  /// The page's heading, such as "Ukraine" or "Lviv to Lisbon".
  var title: String
  /// The sentence below the heading that summarises the page.
  var lead: String?
  /// The title in the browser's tab and in search results, such as "Lviv to Lisbon · E-roads",
  /// without the site's name. `nil` if this title is the same as the heading.
  var documentTitle: String?
  /// A description in one or two sentences, for search results; never empty.
  var description: String
  /// The page's absolute address, such as "https://example.org/countries/ukraine/"; `nil` for a
  /// page without an address of its own, such as 404.html.
  var canonical: String?
  /// The path of the style sheet, such as `assets/site.4f2a9c01.css`.
  var stylesheet: String
  /// The path of the style sheet of figures; `nil` on pages without live figures.
  var figureStyle: String?
  /// The paths of the style sheets with the colours of the networks that the page shows.
  var networkStyles: [SitePath] = []
  /// The paths of the ES modules that the page loads, in order.
  var scripts: [String] = []
  /// The paths of the modules that `scripts` import, directly or indirectly. The page preloads
  /// them, so that a browser requests all modules in parallel.
  var preloads: [String] = []
  var icon: SiteIcon
  /// The absolute address of the picture that other sites show with a link to the page.
  var preview: String?
  var linkedData: DataBlock?
  var feed: String?
  var manifest: String?
  /// The pages above this page in the site's hierarchy, starting with the home page. Empty on the
  /// home page.
  var breadcrumbs: [PageLink] = []
  /// The pages that the header links to in addition to the sections.
  var navigation: [PageLink] = []
  var section: Section = .other
  /// The data sets that the page shows, such as "GeoNames". Each links to its entry on the sources
  /// page.
  var credits: [PageLink] = []
  var footer: String?
  /// A Boolean value that is true if the header has the search field. The home page has a search
  /// field in its content instead.
  var hasSearch = true
  var sections = Sections([])
  var hasSources = true
  /// The paths of assets, keyed by the names that templates use.
  var assets: [String: String] = [:]
  /// The logo in the header; `nil` if the header shows the site's name.
  var logo: Logo?
  var isHiddenFromSearch = false
}

/// A page. Its template can use the fields of its frame.
protocol PageModel: TemplateModel {
  var frame: PageFrame { get }
}

extension PageModel {
  static func framed(_ fields: [ModelField<Self>]) -> [ModelField<Self>] {
    let frame: [ModelField<Self>] = [
      .root("root") { $0.frame.root },
      .text("language") { $0.frame.language },
      .list("translations") { $0.frame.translations },
      .flag("isTranslated") { !$0.frame.translations.isEmpty },
      .text("siteTitle") { $0.frame.siteTitle },
      .text("title") { $0.frame.title },
      .text("lead") { $0.frame.lead },
      .text("documentTitle") { $0.frame.fullTitle },
      .text("description") { $0.frame.description },
      .url("canonical") { $0.frame.canonical },
      .url("stylesheet") { $0.frame.stylesheet },
      .url("figureStyle") { $0.frame.figureStyle },
      .texts("networkStyles") { $0.frame.networkStyles.map(\.string) },
      .texts("scripts") { $0.frame.scripts },
      .texts("preloads") { $0.frame.preloads },
      .url("icon") { $0.frame.icon.path },
      .text("iconType") { $0.frame.icon.type },
      .url("manifest") { $0.frame.manifest },
      .url("touchIcon") { $0.frame.icon.touchPath },
      .url("preview") { $0.frame.preview },
      .data("linkedData") { $0.frame.linkedData },
      .url("feed") { $0.frame.feed },
      .list("breadcrumbs") { $0.frame.breadcrumbs },
      .list("navigation") { $0.frame.navigation },
      .flag("hasBreadcrumbs") { !$0.frame.breadcrumbs.isEmpty },
      .flag("inCountries") { $0.frame.section == .countries },
      .flag("inNetworks") { $0.frame.section == .networks },
      .flag("inLearn") { $0.frame.section == .learn },
      .list("credits") { PageLink.sequence($0.frame.credits) },
      .flag("hasCredits") { !$0.frame.credits.isEmpty },
      .text("footer") { $0.frame.footer },
      .flag("hasSearch") { $0.frame.hasSearch },
      .flag("showsCountries") { $0.frame.sections.has(.countries) },
      .flag("showsPlaces") { $0.frame.sections.has(.places) },
      .flag("showsFinder") { $0.frame.sections.has(.finder) },
      .flag("showsNetworks") { $0.frame.sections.has(.networks) },
      .flag("showsLearn") { $0.frame.sections.has(.learn) },
      .flag("showsData") { $0.frame.sections.has(.data) },
      .flag("showsSources") { $0.frame.hasSources },
      .url("logo") { $0.frame.logo?.path.string },
      .integer("logoWidth") { $0.frame.logo?.width },
      .integer("logoHeight") { $0.frame.logo?.height },
      .addresses("asset") { page in
        page.frame.assets.mapValues { page.frame.root.way + $0 }
      },
      .flag("noIndex") { $0.frame.isHiddenFromSearch },
    ]
    return frame + fields
  }
}

extension PageFrame {
  /// The document's title followed by the site's name, unless the title ends with that name.
  var fullTitle: String {
    let own = documentTitle ?? title
    return own == siteTitle || own.hasSuffix(" · \(siteTitle)") ? own : "\(own) · \(siteTitle)"
  }
}
