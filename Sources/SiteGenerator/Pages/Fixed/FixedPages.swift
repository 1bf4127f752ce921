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

  static let drawingTitle = "Drawing"
  static let drawingSentence =
    "The paths, shapes and strokes that the maps are made of, each beside its code."

  /// - Parameter previous: the lesson before it, if there is one.
  func drawing(after previous: PageLink?) -> DrawingPage {
    DrawingPage(
      frame: frames.frame(
        SiteMap.drawing, title: Self.drawingTitle, lead: Self.drawingSentence,
        description: Self.drawingSentence, section: .learn, above: [("Learn", SiteMap.learn)]),
      previous: previous)
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
    // A host shows this page at any depth, so its references start at the host's root.
    frame.root = .at(SitePath.base(of: frames.baseURL))
    frame.canonical = nil
    frame.breadcrumbs = []
    frame.scripts = []
    frame.preloads = []
    frame.linkedData = nil
    frame.isHiddenFromSearch = true
    return NotFoundPage(frame: frame)
  }
}
