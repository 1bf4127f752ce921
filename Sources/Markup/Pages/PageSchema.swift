public import Input

/// The content model of the site's pages, read from its Relax NG schema: which elements there are,
/// where each may stand, and which attributes with which values each may have.
public struct PageSchema: Sendable {
  /// Reads a schema.
  /// - Parameters:
  ///   - bytes: The schema in Relax NG's XML syntax, in the plain style described in it.
  ///   - path: Its path, for messages.
  /// - Throws: Everything in it that is not well-formed or not in that style.
  public init(bytes: [UInt8], path: String) throws(Diagnostics) {
  }
}
