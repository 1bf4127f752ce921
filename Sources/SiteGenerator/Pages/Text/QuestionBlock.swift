import Input
import Markup

/// A fenced block with a question and an answer that the reader opens. The answer is Markdown.
enum QuestionBlock {
  static let name = "question"
  static let keys = FileKeys(
    "figure question",
    [
      .required("ask", "text", "ask: Which way is shorter?"),
      .required("answer", "markdownWithoutHeadings", "answer: The way past the tarn."),
    ])

  /// Renders a block. Reports an invalid block and returns `nil` for it.
  ///
  /// - Parameter file: finds the file that a link or an image refers to.
  /// - Returns: the markup, and the links in the answer.
  static func read(
    _ block: MarkdownDocument.Block, file: @escaping MarkdownFile.Search,
    into diagnostics: inout Diagnostics
  ) -> (html: HTML, links: [MarkdownDocument.Link])? {
    let settings = block.settings(hint: "write lines with ask: and answer:", into: &diagnostics)
    guard let settings, settings.checkKeys(keys, into: &diagnostics),
      let question = settings.requiredText("ask", into: &diagnostics),
      let answer = settings.requiredText("answer", into: &diagnostics)
    else { return nil }
    let places = AnswerPlaces(
      Array(answer.utf8), at: settings["answer"]?.location ?? block.location, of: block)
    var faults = Diagnostics()
    let text = Markdown.render(places.text, path: block.location.path, file: file, into: &faults)
    // An answer must not have headings. They would be missing from the list of chapters, and links
    // to them would fail while the answer is closed.
    let title = text.title.map { _ in SourceLocation(path: "", line: 1, column: 1) }
    if let heading = title ?? text.headings.first?.location {
      faults.error(
        at: heading, "an answer cannot have headings",
        hint: "use bold text instead, as in **Why?**")
    }
    for var fault in faults.all {
      fault.location = places.location(fault.location)
      diagnostics.append(fault)
    }
    var (body, links) = (text.html, text.links)
    for index in body.sources.indices {
      body.sources[index].location = places.location(body.sources[index].location)
    }
    for index in links.indices { links[index].location = places.location(links[index].location) }
    var markup = HTML("<details class=\"question\">\n<summary>")
    markup.append(.escaping(question))
    markup.append(HTML("</summary>\n"))
    markup.append(body)
    markup.append(HTML("</details>\n"))
    return (markup, links)
  }
}
