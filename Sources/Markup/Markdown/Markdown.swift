internal import CMarkGFM
public import Input

/// CommonMark with tables, read by libcmark-gfm and written as XHTML.
public enum Markdown {
  /// Renders a text.
  ///
  /// Markup written in the text is not passed on, and neither are addresses with a scheme other
  /// than `http`, `https` and `mailto`: each is an error with its place. Comments are dropped.
  /// - Parameters:
  ///   - bytes: The text as UTF-8, without front matter.
  ///   - path: The file it comes from, for messages.
  ///   - firstLine: The line of that file at which the text begins (after the front matter).
  ///   - diagnostics: Receives what is wrong with the text.
  public static func render(
    _ bytes: [UInt8], path: String, firstLine: Int = 1, into diagnostics: inout Diagnostics
  ) -> MarkdownDocument {
    var renderer = MarkdownRenderer(path: path, lineOffset: firstLine - 1)
    if let root = parse(bytes) {
      renderer.render(root)
      cmark_node_free(root)
    }
    diagnostics.append(contentsOf: renderer.diagnostics)
    return renderer.document
  }

  /// Registers the extensions, once.
  private static let isRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// The tree of a text. Only the `table` extension is used: libcmark-gfm's inline extensions write
  /// to global tables while they parse, so that two threads would spoil each other's output.
  private static func parse(_ bytes: [UInt8]) -> OpaquePointer? {
    guard isRegistered, let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8) else { return nil }
    defer { cmark_parser_free(parser) }
    if let table = cmark_find_syntax_extension("table") {
      cmark_parser_attach_syntax_extension(parser, table)
    }
    bytes.withUnsafeBytes {
      cmark_parser_feed(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    return cmark_parser_finish(parser)
  }
}
