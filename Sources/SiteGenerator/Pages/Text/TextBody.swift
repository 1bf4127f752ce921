import Markup

/// A hand-written text with its figures, and with a list of its chapters if it requests one.
struct TextBody: TemplateModel {
  /// The list of chapters; empty if the text does not request it.
  var contents: [ContentsEntry] = []
  var parts: [TextPart]

  /// Makes a body without figures.
  init(_ markup: HTML) { parts = [TextPart(markup: markup)] }

  /// - Parameter frames: provides the words of the page and the scripts of its live figures.
  init(
    _ text: TextContent, on page: SitePath, _ sources: FigureSources, frames: SiteFrame
  ) {
    if text.hasContents { contents = ContentsEntry.list(of: text.document.headings) }
    let figures = text.figures.enumerated().map { number, figure -> DrawnFigure? in
      // No heading has such an id, because slugs contain no dots.
      var drawn = figure.draw(sources, id: "figure.\(number + 1)")
      if let live = drawn?.live { drawn?.live = live.loaded(from: frames.figureScripts) }
      return drawn
    }
    var rest = figures[...]
    parts = text.document.parts.enumerated().map { number, markup in
      let table = text.tables.indices.contains(number) ? text.tables[number] : nil
      var markup = markup
      if let table { markup.append(table.markup(in: frames.words)) }
      var figure = table == nil ? rest.popFirst() ?? nil : nil
      figure?.isOnFirstScreen = number == 0 && text.document.hasBlockBeforeHeadings
      return TextPart(
        markup: SiteLinks.relative(markup, of: text.path, on: page), figure: figure)
    }
  }

  /// The data sets of the figures, named by their headings on the sources page.
  var credits: [String] { parts.flatMap { $0.figure?.credits ?? [] }.unique }

  /// The style sheets for the figures of networks.
  var networkStyles: [SitePath] { parts.compactMap { $0.figure?.networkStyle }.unique }

  static let fields: [ModelField<TextBody>] = [
    .list("contents") { $0.contents },
    .flag("hasContents") { !$0.contents.isEmpty },
    .list("parts") { $0.parts },
  ]
}

struct TextPart: TemplateModel {
  /// The markup, rendered from Markdown.
  var markup: HTML
  var figure: DrawnFigure?

  static let fields: [ModelField<TextPart>] = [
    .html("markup") { $0.markup },
    .record("figure") { $0.figure },
  ]
}

/// An entry in the list of chapters.
struct ContentsEntry: TemplateModel {
  var title: String
  /// The address of the heading, such as "#routes".
  var address: String
  /// The sections of the chapter.
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
