import Markup

/// A hand-written text on its page: a list of its chapters if it requests one, and its content with
/// the figures in it.
struct TextBody: TemplateModel {
  /// The chapters to list; empty if the text does not request a list.
  var contents: [ContentsEntry] = []
  /// The words and the figures, in order.
  var parts: [TextPart]

  /// Finished markup alone.
  init(_ markup: HTML) { parts = [TextPart(markup: markup)] }

  /// Makes the body of a text, with figures drawn from the sources.
  ///
  /// - Parameter frames: the words of the page, and the scripts of its live figures.
  init(
    _ text: TextContent, on page: SitePath, _ sources: FigureSources, frames: SiteFrame
  ) {
    if text.hasContents { contents = ContentsEntry.list(of: text.document.headings) }
    let figures = text.figures.enumerated().map { number, figure -> DrawnFigure? in
      // Slugs have no points, so that no heading has an id that begins like this.
      var drawn = figure.draw(sources, id: "figure.\(number + 1)")
      if let live = drawn?.live { drawn?.live = live.loaded(from: frames.figureScripts) }
      return drawn
    }
    var rest = figures[...]
    parts = text.document.parts.enumerated().map { number, markup in
      let table = text.tables.indices.contains(number) ? text.tables[number] : nil
      var markup = markup
      if let table { markup.append(table.markup(in: frames.words)) }
      return TextPart(
        markup: SiteLinks.relative(markup, of: text.path, on: page),
        figure: table == nil ? rest.popFirst() ?? nil : nil)
    }
  }

  /// The data sets that the figures show, as headings of the page of sources.
  var credits: [String] { parts.flatMap { $0.figure?.credits ?? [] }.unique }

  static let fields: [ModelField<TextBody>] = [
    .list("contents") { $0.contents },
    .flag("hasContents") { !$0.contents.isEmpty },
    .list("parts") { $0.parts },
  ]
}

/// Words of a text, and the figure that follows them.
struct TextPart: TemplateModel {
  /// The words, from Markdown.
  var markup: HTML
  /// The figure; `nil` after the last words.
  var figure: DrawnFigure?

  static let fields: [ModelField<TextPart>] = [
    .html("markup") { $0.markup },
    .record("figure") { $0.figure },
  ]
}

/// A chapter in the list of a text's chapters.
struct ContentsEntry: TemplateModel {
  /// Its heading.
  var title: String
  /// Its address on the page.
  var address: String
  /// Its own parts.
  var parts: [PageLink] = []

  /// The chapters of a text with their parts: headings of the levels 2 and 3. Parts before the first
  /// chapter stand by themselves.
  static func list(of headings: [MarkdownDocument.Heading]) -> [ContentsEntry] {
    var entries: [ContentsEntry] = []
    var hasChapter = false
    for heading in headings where heading.level <= 3 {
      if heading.level == 3, hasChapter, let last = entries.indices.last {
        entries[last].parts.append(PageLink(title: heading.text, path: "#\(heading.id)"))
      } else {
        entries.append(ContentsEntry(title: heading.text, address: "#\(heading.id)"))
        hasChapter = heading.level == 2
      }
    }
    return entries
  }

  static let fields: [ModelField<ContentsEntry>] = [
    .text("title") { $0.title },
    .url("address") { $0.address },
    .list("parts") { $0.parts },
    .flag("hasParts") { !$0.parts.isEmpty },
  ]
}
