public import Input

/// CommonMark with tables, made into XHTML by libcmark-gfm.
public enum Markdown {
  /// Renders a text.
  ///
  /// Markup written in the text is not passed on, and neither are addresses with a scheme other
  /// than `http`, `https` and `mailto`: each is an error with its place.
  /// - Parameters:
  ///   - bytes: The text as UTF-8, without front matter.
  ///   - path: The file it comes from, for messages.
  ///   - firstLine: The line of that file at which the text begins (after the front matter).
  ///   - diagnostics: Receives what is wrong with the text.
  public static func render(
    _ bytes: [UInt8], path: String, firstLine: Int = 1, into diagnostics: inout Diagnostics
  ) -> MarkdownDocument {
    MarkdownDocument(title: nil, html: HTML(bytes: []), headings: [], links: [])
  }
}
