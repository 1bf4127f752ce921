import Markup

/// Builds the hand-written pages, the page that lists them, and the sources page.
struct TextBuilder {
  let frames: SiteFrame
  let texts: TextIndex

  private var words: PageWords { frames.words }

  /// - Parameter algorithms: the card of the page that compares all search algorithms.
  func learn(_ algorithms: FeaturedPage?) -> LearnPage {
    let learnText = texts.learnText
    return LearnPage(
      frame: frames.frame(
        SiteMap.learn, title: learnText?.title ?? words("site.learn"), lead: learnText?.summary,
        description: learnText?.summary ?? words("fixed.learnDescription"), section: .learn),
      lessons: course.map(card),
      others: [algorithms].compactMap(\.self) + texts.others.map(card))
  }

  /// The lessons in order. If the site has pages about style, the last lesson is the page about
  /// drawing, whose text is in its template.
  var course: [TextIndex.Entry] {
    let drawing = TextIndex.Entry(
      path: SiteMap.drawing, title: words("fixed.drawing"), summary: words("fixed.drawingLead"))
    return texts.lessons + (frames.sections.has(.style) ? [drawing] : [])
  }

  private func card(_ text: TextIndex.Entry) -> FeaturedPage {
    FeaturedPage(
      kind: words("fixed.read"), title: text.title, path: text.path.string, sentence: text.summary)
  }

  /// - Parameters:
  ///   - figures: the data for the figures of the text.
  ///   - lists: lists of links that follow the text.
  func page(_ text: TextContent, figures: FigureSources, lists: [LinkGroup]) -> TextPage {
    let body = TextBody(text, on: text.path, figures, frames: frames)
    let isInLearn = text.path.isInLearn
    let part = texts.part(of: text.path)
    let chapters = TextIndex.isLesson(text.path) ? course : part.map(texts.chapters(of:)) ?? []
    let chapter = chapters.firstIndex { $0.path == text.path }
    let learn = frames.sections.has(.learn) ? (words("site.learn"), SiteMap.learn) : nil
    let above = isInLearn ? learn : part.map { ($0.title, $0.path) }
    let previous = chapter.flatMap { $0 > 0 ? chapters[$0 - 1] : nil }
    let next = chapter.flatMap { $0 + 1 < chapters.count ? chapters[$0 + 1] : nil }
    var frame = frames.frame(
      text.path, title: text.title, lead: text.summary, description: text.summary,
      section: isInLearn ? .learn : .other, above: above.map { [$0] } ?? [],
      credits: body.credits)
    frame.networkStyles = body.networkStyles
    return TextPage(
      frame: frame,
      body: body,
      lists: lists,
      previous: previous.map { PageLink(title: $0.title, path: $0.path.string) },
      next: next.map { PageLink(title: $0.title, path: $0.path.string) })
  }
}
