public import Input

/// The content model of the site's pages, read from a Relax NG schema. `SchemaCompiler` documents
/// which part of Relax NG the schema may use.
///
/// The schema is compiled to tables, with which ``PageChecker`` validates a page while the page is
/// parsed. ``SchemaValidator`` runs libxml2's own validator on the same file.
public struct PageSchema: Sendable {
  enum Vocabulary: Int, CaseIterable {
    case xhtml, svg

    var namespace: String {
      switch self {
      case .xhtml: "http://www.w3.org/1999/xhtml"
      case .svg: "http://www.w3.org/2000/svg"
      }
    }
  }

  struct ElementName: Hashable {
    let vocabulary: Vocabulary
    let name: String
  }

  /// An element, as described by one `define` of the schema.
  struct Definition: Sendable {
    let symbol: Int
    let content: Automaton
    /// For each attribute name, the index of the rule for its value, or -1 if the element does not
    /// have the attribute.
    let rules: [Int16]
    /// The numbers of the required attributes.
    let required: [Int]
  }

  /// The symbol for text in an element's content.
  static let text = 0

  let definitions: [Definition]
  let rules: [ValueRule]
  /// The numbers of element names, starting at 1.
  let elementSymbols: [ElementName: Int]
  let elementNames: [String]
  let attributeSymbols: [String: Int]
  let attributeNames: [String]
  let tables: PageTables
  /// The index of the definition of a page's root element.
  let page: Int
  /// The index of the definition of an SVG file's root element.
  let drawing: Int

  /// Compiles a schema.
  /// - Parameters:
  ///   - bytes: The schema in Relax NG's XML syntax, in the style that `SchemaCompiler` documents.
  ///   - isKnownToLibXML: True to skip libxml2's check, which takes longer than the rest of the
  ///     compilation.
  /// - Throws: An error for every part of the schema that is not well-formed or that
  ///   `SchemaCompiler` does not allow. If there are no such errors, throws the errors that libxml2
  ///   finds.
  public init(bytes: [UInt8], path: String, isKnownToLibXML: Bool = false) throws(Diagnostics) {
    var compiler = SchemaCompiler(root: try XMLTreeReader.read(bytes, path: path))
    self = try compiler.compile()
    if !isKnownToLibXML { _ = try SchemaValidator(bytes: bytes, path: path) }
  }

  init(compiler: SchemaCompiler, page: Int, drawing: Int) {
    definitions = compiler.definitions
    rules = compiler.rules
    elementSymbols = compiler.elementSymbols
    elementNames = compiler.elementNames
    attributeSymbols = compiler.attributeSymbols
    attributeNames = compiler.attributeNames
    tables = PageTables(
      definitions: definitions, rules: rules, width: elementNames.count,
      attributeCount: attributeNames.count)
    self.page = page
    self.drawing = drawing
  }

  /// Any definition of an element, for checking the content of an element that is in the wrong
  /// place; `nil` if there is none.
  func anyDefinition(of symbol: Int) -> Int? {
    definitions.firstIndex { $0.symbol == symbol }
  }

  /// The names of symbols for messages, such as `'a', 'b'`. The symbol for text has no name.
  func names(of symbols: [Int]) -> String {
    let names = symbols.filter { $0 != Self.text }.map { "'\(elementNames[$0])'" }.sorted()
    let all = names.prefix(8) + (names.count > 8 ? ["..."] : [])
    return all.joined(separator: ", ")
  }
}
