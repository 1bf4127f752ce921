internal import Input

/// Checks pages: well-formed XML, the content model, unique ids; and collects what they refer to.
///
/// A page is XHTML that an HTML parser understands the same way: it begins with `<!DOCTYPE html>`,
/// has no other declarations, no CDATA sections and no processing instructions. Beyond the schema a
/// page has exactly one `main`, `h1` and `title`, every id once, and no interactive element inside
/// another.
///
/// A checker can check any number of pages, one after the other, but must not be used by two tasks
/// at a time.
public final class PageChecker {
  private let reader: PageReader
  private let schema: PageSchema
  private let parser = SAXParser()

  /// Makes a checker for pages of a content model.
  public init(schema: PageSchema) {
    self.schema = schema
    reader = PageReader(walk: PageWalk(schema: schema, parser: parser))
  }

  /// Checks one page.
  /// - Parameters:
  ///   - bytes: The page as UTF-8.
  ///   - path: Its path, for messages.
  public func check(_ bytes: [UInt8], path: String) -> PageFacts {
    reader.walk.begin(bytes, path: path, root: schema.page, isPage: true)
    if !bytes.starts(with: Self.documentType) {
      reader.walk.error("a page begins with '<!DOCTYPE html>'", line: 1, column: 1)
    }
    parser.parse(bytes, handler: reader)
    return reader.walk.finish()
  }

  /// Checks an SVG file: the same drawing elements as in pages, with `svg` as the root, and `style`.
  public func checkDrawing(_ bytes: [UInt8], path: String) -> PageFacts {
    reader.walk.begin(bytes, path: path, root: schema.drawing, isPage: false)
    parser.parse(bytes, handler: reader)
    return reader.walk.finish()
  }

  private static let documentType = Array("<!DOCTYPE html>".utf8)
}
