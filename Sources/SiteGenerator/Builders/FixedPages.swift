import Markup

/// Fills the pages whose words are in their templates.
struct FixedPages {
  let frames: SiteFrame

  func style() -> StylePage {
    StylePage(
      frame: frames.frame(
        SiteMap.style, title: "Style",
        lead: "The colours, the type and the marks of the atlas on one page.",
        description: "The colours, the type and the marks of the atlas.", section: .learn,
        above: [("Learn", SiteMap.learn)]))
  }

  static let drawingSentence =
    "The paths, shapes and strokes that the maps are made of, each beside its code."

  func drawing() -> DrawingPage {
    DrawingPage(
      frame: frames.frame(
        SiteMap.drawing, title: "Drawing", lead: Self.drawingSentence,
        description: Self.drawingSentence, section: .learn, above: [("Learn", SiteMap.learn)]))
  }

  func offline() -> OfflinePage {
    var frame = frames.frame(
      SiteMap.offline, title: "Not kept for offline",
      lead: "Without a connection the atlas shows what was read or kept before.",
      description: "The atlas without a connection.")
    frame.isHiddenFromSearch = true
    return OfflinePage(frame: frame)
  }

  /// The page at a former address of another.
  func moved(from path: SitePath, to target: PageLink) -> MovedPage {
    var frame = frames.frame(
      path, title: "This page has moved", description: "The page that was here has moved.")
    frame.canonical = nil
    frame.linkedData = nil
    frame.isHiddenFromSearch = true
    return MovedPage(frame: frame, target: target)
  }

  func notFound() -> NotFoundPage {
    var frame = frames.frame(
      SiteMap.notFound, title: "No such page",
      lead: "The atlas has no page at this address. It may be mistyped, or the page may have got "
        + "another name.",
      description: "The atlas has no page at this address.")
    // A server shows this page at any address, so links from it have to be absolute.
    frame.root = .at(frames.baseURL)
    frame.assetRoot = "./"
    frame.canonical = nil
    frame.breadcrumbs = []
    frame.hasSearch = false
    frame.scripts = []
    frame.preloads = []
    frame.linkedData = nil
    frame.isHiddenFromSearch = true
    return NotFoundPage(frame: frame)
  }
}
