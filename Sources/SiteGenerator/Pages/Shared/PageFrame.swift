import Markup

/// The parts of a page around its content: head, header, breadcrumbs, title, footer.
///
/// All paths in page models are paths from the site's root, such as `countries/ukraine/`, without a
/// leading slash ("" is the home page); templates put `root` before them.
struct PageFrame: Sendable {
  /// The part of the site that the header marks as the current one.
  enum Section: Sendable {
    case countries, networks, learn, other
  }

  /// The site's root as the page refers to it.
  var root: SiteRoot
  /// The language of the pages' words, a BCP 47 tag.
  var language = "en"
  /// The page in other languages.
  var translations: [TranslatedPage] = []
  /// The site's name, such as "RouteAtlas".
  var siteTitle: String
  /// The page's heading, such as "Ukraine" or "Lviv to Lisbon".
  var title: String
  /// The sentence below the heading that summarises the page; `nil` if the page has none.
  var lead: String?
  /// The title in the browser's tab and in search results, such as "Lviv to Lisbon · E-roads";
  /// nil: the heading. The site's name is added to it.
  var documentTitle: String?
  /// The page in one or two sentences, for search results; never empty.
  var description: String
  /// The page's absolute address, such as "https://example.org/countries/ukraine/"; `nil` if the
  /// page has no address of its own (404.html).
  var canonical: String?
  /// Path of the style sheet, such as `assets/site.4f2a9c01.css`.
  var stylesheet: String
  /// Path of the style sheet of live figures; `nil` on pages without them.
  var figureStyle: String?
  /// Path of a further style sheet, with the colours of a network; `nil` for none.
  var networkStyle: String?
  /// Paths of the ES modules that the page loads, in order.
  var scripts: [String] = []
  /// Paths of the modules that those import, directly or not, so that a browser requests all of them
  /// at once instead of discovering one after the other.
  var preloads: [String] = []
  /// The site's icon.
  var icon: SiteIcon
  /// Absolute address of the picture that other sites show with a link to the page; nil for none.
  var preview: String?
  /// The page's subject as JSON-LD; nil for none.
  var linkedData: DataBlock?
  /// Path of the feed of texts; `nil` if there is none.
  var feed: String?
  /// Path of the web app manifest; `nil` if there is none.
  var manifest: String?
  /// The pages above this one, from the home page down, without the page itself; empty on the home
  /// page.
  var breadcrumbs: [PageLink] = []
  /// The pages that the header links to in addition to the sections.
  var navigation: [PageLink] = []
  /// The part of the site that the page belongs to.
  var section: Section = .other
  /// The data sets that this page shows, each a short credit ("GeoNames, CC BY 4.0") with the path
  /// of its entry on the sources page (`sources/#geonames`).
  var credits: [PageLink] = []
  /// The text at the foot of the page; `nil` for none.
  var footer: String?
  /// A Boolean value that is true if the header has the search field. The home page has its own.
  var hasSearch = true
  /// The parts of the site, which the page may lead to.
  var sections = Sections([])
  /// A Boolean value that is true if the site has a page about its sources.
  var hasSources = true
  /// The paths of assets by the names that templates have for them.
  var assets: [String: String] = [:]
  /// The picture in the header; `nil` for the site's name.
  var logo: Logo?
  /// A Boolean value that is true if the page asks search engines not to list it.
  var isHiddenFromSearch = false
}

/// A page: its template may use the names of the frame besides its own.
protocol PageModel: TemplateModel {
  /// The parts of the page around the content.
  var frame: PageFrame { get }
}

extension PageModel {
  /// The fields of the frame followed by the page's own.
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
      .url("networkStyle") { $0.frame.networkStyle },
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
  /// The document's title with the site's name, unless the title already is the name.
  var fullTitle: String {
    let own = documentTitle ?? title
    return own == siteTitle ? own : "\(own) · \(siteTitle)"
  }
}
