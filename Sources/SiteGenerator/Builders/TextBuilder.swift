import Markup

/// Fills the hand-written pages and their index, and the pages about data and sources.
struct TextBuilder {
  let site: Site

  private var texts: [TextContent] { site.content.texts }
  private var chapters: [TextContent] { texts.filter { isChapter($0) } }

  /// Whether a text is a chapter of the learning part rather than its index.
  private func isChapter(_ text: TextContent) -> Bool {
    text.path.string.hasPrefix(SiteMap.learn.string) && text.path != SiteMap.learn
  }

  /// The texts that belong to no part, such as the one about the site.
  private var others: [TextContent] {
    texts.filter { !isChapter($0) && $0.path != SiteMap.learn && $0.path != SiteMap.data }
  }

  /// The text that the index of the learning part begins with, if there is one.
  private var learnText: TextContent? { texts.first { $0.path == SiteMap.learn } }

  func learn() -> LearnPage {
    LearnPage(
      frame: site.frame(
        SiteMap.learn, title: learnText?.title ?? "Learn", lead: learnText?.summary,
        description: learnText?.summary ?? "How the searches of the atlas work.", section: .learn),
      pages: (chapters + others).map {
        FeaturedPage(
          kind: "Read", title: $0.title, path: $0.path.string, sentence: $0.summary)
      } + [AlgorithmsBuilder(site: site)?.card].compactMap(\.self) + [
        FeaturedPage(
          kind: "Read", title: "Drawing", path: SiteMap.drawing.string,
          sentence: Self.drawingSentence),
        FeaturedPage(
          kind: "Look", title: "Style", path: SiteMap.style.string,
          sentence: "The colours, the type and the marks of the maps on one page."),
      ])
  }

  func page(_ text: TextContent) -> TextPage {
    let chapter = chapters.firstIndex { $0.path == text.path }
    let previous = chapter.flatMap { $0 > 0 ? chapters[$0 - 1] : nil }
    let next = chapter.flatMap { $0 + 1 < chapters.count ? chapters[$0 + 1] : nil }
    return TextPage(
      frame: site.frame(
        text.path, title: text.title, lead: text.summary, description: text.summary,
        section: chapter == nil ? .other : .learn,
        above: chapter == nil ? [] : [("Learn", SiteMap.learn)]),
      body: SiteLinks.relative(text.document.html, on: text.path),
      lists: text.path == SiteMap.worldview ? DisputeLists(site: site).groups : [],
      previous: previous.map { PageLink(title: $0.title, path: $0.path.string) },
      next: next.map { PageLink(title: $0.title, path: $0.path.string) })
  }

  func sources() -> TextPage {
    page(site.content.sources)
  }

  func style() -> StylePage {
    StylePage(
      frame: site.frame(
        SiteMap.style, title: "Style",
        lead: "The colours, the type and the marks of the atlas on one page.",
        description: "The colours, the type and the marks of the atlas.", section: .learn,
        above: [("Learn", SiteMap.learn)]))
  }

  private static let drawingSentence =
    "The paths, shapes and strokes that the maps are made of, each beside its code."

  func drawing() -> DrawingPage {
    DrawingPage(
      frame: site.frame(
        SiteMap.drawing, title: "Drawing", lead: Self.drawingSentence,
        description: Self.drawingSentence, section: .learn, above: [("Learn", SiteMap.learn)]))
  }

  func offline() -> OfflinePage {
    var frame = site.frame(
      SiteMap.offline, title: "Not kept for offline",
      lead: "Without a connection the atlas shows what was read or kept before.",
      description: "The atlas without a connection.", scripts: [.offlinePage])
    frame.isHiddenFromSearch = true
    return OfflinePage(frame: frame)
  }

  func notFound() -> NotFoundPage {
    var frame = site.frame(
      SiteMap.notFound, title: "No such page",
      lead: "The atlas has no page at this address. It may be mistyped, or the page may have got "
        + "another name.",
      description: "The atlas has no page at this address.")
    // A server shows this page at any address, so links from it have to be absolute.
    frame.root = site.configuration.baseURL
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
