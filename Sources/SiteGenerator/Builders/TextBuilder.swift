import Markup

/// Fills the hand-written pages and their index, and the pages about data and sources.
struct TextBuilder {
  let frames: SiteFrame
  let texts: TextIndex

  /// - Parameter algorithms: the page of all searches, if there is one.
  func learn(_ algorithms: FeaturedPage?) -> LearnPage {
    let learnText = texts.learnText
    return LearnPage(
      frame: frames.frame(
        SiteMap.learn, title: learnText?.title ?? "Learn", lead: learnText?.summary,
        description: learnText?.summary ?? "How the searches of the atlas work.", section: .learn),
      pages: (texts.chapters + texts.others).map {
        FeaturedPage(
          kind: "Read", title: $0.title, path: $0.path.string, sentence: $0.summary)
      } + [algorithms].compactMap(\.self) + (frames.sections.has(.style) ? Self.stylePages : []))
  }

  private static let stylePages = [
    FeaturedPage(
      kind: "Read", title: "Drawing", path: SiteMap.drawing.string,
      sentence: FixedPages.drawingSentence),
    FeaturedPage(
      kind: "Look", title: "Style", path: SiteMap.style.string,
      sentence: "The colours, the type and the marks of the maps on one page."),
  ]

  /// - Parameters:
  ///   - figures: what the text's figures are drawn from.
  ///   - lists: what follows the text.
  func page(
    _ text: TextContent, figures: FigureSources, lists: [LinkGroup] = []
  ) -> TextPage {
    let body = TextBody(text, on: text.path, figures)
    let isLesson = texts.chapters.contains { $0.path == text.path }
    let part = isLesson ? nil : texts.part(of: text.path)
    let chapters = isLesson ? texts.chapters : part.map(texts.chapters(of:)) ?? []
    let chapter = chapters.firstIndex { $0.path == text.path }
    let learn = frames.sections.has(.learn) ? ("Learn", SiteMap.learn) : nil
    let above = isLesson ? learn : part.map { ($0.title, $0.path) }
    let previous = chapter.flatMap { $0 > 0 ? chapters[$0 - 1] : nil }
    let next = chapter.flatMap { $0 + 1 < chapters.count ? chapters[$0 + 1] : nil }
    return TextPage(
      frame: frames.frame(
        text.path, title: text.title, lead: text.summary, description: text.summary,
        section: isLesson ? .learn : .other, above: above.map { [$0] } ?? [],
        credits: body.credits),
      body: body,
      lists: lists,
      previous: previous.map { PageLink(title: $0.title, path: $0.path.string) },
      next: next.map { PageLink(title: $0.title, path: $0.path.string) })
  }
}
