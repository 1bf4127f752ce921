import Markup

/// Builds the pages whose texts are in their templates.
struct FixedPages {
  let frames: SiteFrame

  private var words: PageWords { frames.words }

  /// - Parameter path: the path of the page about style, of the offline page or of the 404 page.
  func page(_ path: SitePath) -> PlainPage {
    switch path {
    case SiteMap.style: style
    case SiteMap.offline: offline
    default: notFound
    }
  }

  private var style: PlainPage {
    PlainPage(
      frame: frames.frame(
        SiteMap.style, title: words("fixed.style"), lead: words("fixed.styleLead"),
        description: words("fixed.styleDescription"), section: .learn,
        above: [(words("site.learn"), SiteMap.learn)]))
  }

  func drawing(after previous: PageLink?) -> DrawingPage {
    DrawingPage(
      frame: frames.frame(
        SiteMap.drawing, title: words("fixed.drawing"), lead: words("fixed.drawingLead"),
        description: words("fixed.drawingLead"), section: .learn,
        above: [(words("site.learn"), SiteMap.learn)]),
      words: words, previous: previous,
      figureScript: frames.figureScripts[DrawingPage.figure])
  }

  private var offline: PlainPage {
    var frame = frames.frame(
      SiteMap.offline, title: words("fixed.offline"), lead: words("fixed.offlineLead"),
      description: words("fixed.offlineDescription"))
    frame.isHiddenFromSearch = true
    return PlainPage(frame: frame)
  }

  /// Returns the page at a former address. The page forwards readers to the current address.
  func moved(from path: SitePath, to target: PageLink) -> MovedPage {
    var frame = frames.frame(
      path, title: words("fixed.moved"), description: words("fixed.movedDescription"))
    frame.canonical = nil
    frame.translations = []
    frame.isHiddenFromSearch = true
    return MovedPage(frame: frame, target: target)
  }

  private var notFound: PlainPage {
    var frame = frames.frame(
      SiteMap.notFound, title: words("fixed.notFound"), lead: words("fixed.notFoundLead"),
      description: words("fixed.notFoundDescription"))
    // A host sends this page for unknown addresses in any folder, so the page's references start at
    // the host's root.
    frame.root = .at(SitePath.base(of: frames.baseURL))
    frame.canonical = nil
    frame.translations = []
    frame.breadcrumbs = []
    frame.scripts = []
    frame.preloads = []
    frame.isHiddenFromSearch = true
    return PlainPage(frame: frame)
  }
}
