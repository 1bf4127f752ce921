internal import CMarkGFM
public import Input
internal import Synchronization

/// CommonMark with tables, strikethrough (`~~x~~`), task lists, footnotes and autolinks, read by
/// libcmark-gfm and written as XHTML.
public enum Markdown {
  /// Renders a text.
  ///
  /// HTML in the text is an error, and so is an address with a scheme other than `http`, `https`,
  /// `mailto` and `tel`. HTML comments are dropped. Words that Markdown would drop together with a
  /// comment are an error. A text is not parsed if it is not UTF-8, contains a character that is
  /// not allowed in a page, or exceeds the ``MarkdownLimits``.
  /// - Parameters:
  ///   - bytes: The text as UTF-8, without front matter.
  ///   - firstLine: The line of the file at which the text begins, after the front matter.
  ///   - reserved: The ids of the page around the text. No heading may have one of these ids.
  ///   - blocks: The kinds of fenced blocks that the page replaces, for example with a map.
  ///   - file: Finds the file that a link or an image refers to. It returns `nil` if the address
  ///     must not be changed.
  public static func render(
    _ bytes: [UInt8], path: String, firstLine: Int = 1, reserved: ReservedIDs = ReservedIDs(),
    blocks: Set<String> = [], file: @escaping MarkdownFile.Search = { _, _ in nil },
    into diagnostics: inout Diagnostics
  ) -> MarkdownDocument {
    var renderer = MarkdownRenderer(
      bytes, path: path, lineOffset: firstLine - 1, ids: HeadingIDs(reserved: reserved),
      blockKinds: blocks, file: file)
    if isReadable(bytes, path: path, firstLine: firstLine, into: &diagnostics),
      let root = parse(bytes)
    {
      renderer.render(root)
      cmark_node_free(root)
    }
    diagnostics.append(contentsOf: renderer.diagnostics)
    return renderer.document
  }

  /// Returns false, and reports the first reason, if a text cannot be parsed.
  private static func isReadable(
    _ bytes: [UInt8], path: String, firstLine: Int, into diagnostics: inout Diagnostics
  ) -> Bool {
    var found = Diagnostics()
    if UTF8Check.check(bytes, path: path, into: &found),
      PageText.check(bytes, path: path, into: &found)
    {
      do throws(MarkdownLimits.Excess) {
        try MarkdownLimits.check(bytes)
      } catch {
        found.error(
          at: SourceLocation(path: path, line: error.line, column: 1), error.message,
          hint: error.hint)
      }
    }
    for var diagnostic in found.all {
      diagnostic.location.line += firstLine - 1
      diagnostics.append(diagnostic)
    }
    return found.isEmpty
  }

  private static let isRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// A lock that is held while a text is parsed, because libcmark-gfm's inline extensions write to
  /// global tables.
  private static let parsing = Mutex(())

  private static func parse(_ bytes: [UInt8]) -> OpaquePointer? {
    let options = CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_FOOTNOTES
    guard isRegistered, let parser = cmark_parser_new(options) else { return nil }
    defer { cmark_parser_free(parser) }
    let tree = parsing.withLock { _ in
      // The renderer recognises task lists itself, because the extension `tasklist` treats an item
      // such as `- [ ] a [x]` as done. The extension `tagfilter` is not needed, because all markup
      // is rejected.
      for name in ["table", "strikethrough", "autolink"] {
        guard let syntax = cmark_find_syntax_extension(name) else { continue }
        cmark_parser_attach_syntax_extension(parser, syntax)
      }
      bytes.withUnsafeBytes {
        cmark_parser_feed(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
      }
      // The pointer is returned as a number, because a pointer cannot leave the lock. This is safe,
      // because the tree is not shared.
      return UInt(bitPattern: cmark_parser_finish(parser))
    }
    return OpaquePointer(bitPattern: tree)
  }
}
