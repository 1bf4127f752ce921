import Markup

/// A hand-written text on its page: its content with the figures, and a list of its chapters if the
/// text requests a list.
struct TextBody: TemplateModel {
  /// The entries of the list of chapters; empty if the text does not request a list.
  var contents: [ContentsEntry] = []
  /// The parts of the text, in order.
  var parts: [TextPart]

  /// Makes a body from finished markup, without figures.
  init(_ markup: HTML) { parts = [TextPart(markup: markup)] }

  /// Makes the body of a text, with figures drawn from the sources.
  ///
  /// - Parameter frames: provides the words of the page and the scripts of its live figures.
  init(
    _ text: TextContent, on page: SitePath, _ sources: FigureSources, frames: SiteFrame
  ) {
    if text.hasContents { contents = ContentsEntry.list(of: text.document.headings) }
    let figures = text.figures.enumerated().map { number, figure -> DrawnFigure? in
      // Slugs contain no dots, so no heading has an id that begins with "figure.".
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

  /// The data sets of the figures, named by their headings on the page of sources.
  var credits: [String] { parts.flatMap { $0.figure?.credits ?? [] }.unique }

  static let fields: [ModelField<TextBody>] = [
    .list("contents") { $0.contents },
    .flag("hasContents") { !$0.contents.isEmpty },
    .list("parts") { $0.parts },
  ]
}

/// A part of a text, and the figure that follows it.
struct TextPart: TemplateModel {
  /// The markup of the part, rendered from Markdown.
  var markup: HTML
  /// The figure after the markup; `nil` if there is none.
  var figure: DrawnFigure?

  static let fields: [ModelField<TextPart>] = [
    .html("markup") { $0.markup },
    .record("figure") { $0.figure },
  ]
}

/// An entry in the list of a text's chapters.
struct ContentsEntry: TemplateModel {
  /// The heading of the chapter.
  var title: String
  /// The address of the heading, such as "#routes".
  var address: String
  /// Links to the sections of the chapter.
  var parts: [PageLink] = []

  /// Returns an entry for each chapter (a heading of level 2) with its sections (headings of level
  /// 3). A section before the first chapter has an entry of its own.
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
