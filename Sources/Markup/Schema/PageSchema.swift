public import Input

/// The content model of the site's pages, read from its Relax NG schema: the elements, what each
/// may contain and in which order, and its attributes with their values.
///
/// The schema is the only definition of this. Here it is compiled to tables, with which
/// ``PageChecker`` follows a page while it is parsed; libxml2's own validator reads the same file
/// (``SchemaValidator``). `SchemaCompiler` says which part of Relax NG it may use.
public struct PageSchema: Sendable {
  /// The two vocabularies of a page.
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

  /// One element in the sense of one `define` of the schema.
  struct Definition: Sendable {
    let symbol: Int
    let content: Automaton
    /// For each attribute name the rule of its value, or -1 if the element does not have it.
    let rules: [Int16]
    /// The required attributes.
    let required: [Int]
  }

  /// The symbol that stands for text in an element's content.
  static let text = 0

  let definitions: [Definition]
  let rules: [ValueRule]
  /// Numbers of element names, from 1.
  let elementSymbols: [ElementName: Int]
  /// Element names by number, for messages.
  let elementNames: [String]
  let attributeSymbols: [String: Int]
  let attributeNames: [String]
  let tables: PageTables
  /// The definition of a page's outermost element.
  let page: Int
  /// The definition of an SVG file's outermost element.
  let drawing: Int

  /// Reads a schema.
  /// - Parameters:
  ///   - bytes: The schema in Relax NG's XML syntax, in the plain style described in it.
  ///   - path: Its path, for messages.
  ///   - isKnownToLibXML: A Boolean value that is true if libxml2 is known to accept the file. Its
  ///     check takes longer than everything else.
  /// - Throws: Every part of it that is not well-formed or not in that style; otherwise the errors
  ///   of libxml2, which reads the same file to check a site.
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

  /// A definition for an element in a wrong place, so that its content is still checked.
  func anyDefinition(of symbol: Int) -> Int? {
    definitions.firstIndex { $0.symbol == symbol }
  }

  /// The names of symbols, for messages: `'a', 'b' or text`.
  func names(of symbols: [Int]) -> String {
    let names = symbols.filter { $0 != Self.text }.map { "'\(elementNames[$0])'" }.sorted()
    let all = names.prefix(8) + (names.count > 8 ? ["..."] : [])
    return all.joined(separator: ", ")
  }
}
