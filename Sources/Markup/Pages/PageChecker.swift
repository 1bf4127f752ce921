internal import Input

/// Checks that pages are well-formed, follow the content model and have unique ids, and collects
/// their references.
///
/// A page is XHTML that HTML parsers and XML parsers understand in the same way. It begins with
/// `<!DOCTYPE html>`, and has no other declarations, no CDATA sections and no processing
/// instructions. In addition to following the schema, a page must have exactly one `main`, one `h1`
/// and one `title`, must not repeat an id, and must not nest interactive elements.
///
/// A checker can check any number of pages, one after the other, but must not be used by two tasks
/// at a time.
public final class PageChecker {
  private let reader: PageReader
  private let schema: PageSchema
  private let parser = SAXParser()

  /// Makes a checker for pages that follow a content model.
  public init(schema: PageSchema) {
    self.schema = schema
    reader = PageReader(walk: PageWalk(schema: schema, parser: parser))
  }

  /// Checks one page in UTF-8. `path` is used only in messages.
  public func check(_ bytes: [UInt8], path: String) -> PageFacts {
    reader.walk.begin(bytes, path: path, root: schema.page, isPage: true)
    if !bytes.starts(with: Self.documentType) {
      reader.walk.error("a page must begin with '<!DOCTYPE html>'", line: 1, column: 1)
    }
    parser.parse(bytes, handler: reader)
    return reader.walk.finish()
  }

  /// Checks an SVG file, whose root must be `svg`. The file may contain `style` and the same
  /// drawing elements as pages.
  public func checkDrawing(_ bytes: [UInt8], path: String) -> PageFacts {
    reader.walk.begin(bytes, path: path, root: schema.drawing, isPage: false)
    parser.parse(bytes, handler: reader)
    return reader.walk.finish()
  }

  private static let documentType = Array("<!DOCTYPE html>".utf8)
}
