internal import CLibXML2
public import Input

/// Validates pages against the Relax NG schema with libxml2's own validator. This validator
/// confirms the results of ``PageChecker``, but takes about 25 times as long.
///
/// Tasks can safely share one validator, so it is `@unchecked Sendable`:
///
/// - Only `init` and `deinit` write to the compiled schema and to the pointer `schema`.
/// - libxml2 documents that several validation contexts may use a compiled schema at the same time.
///   libxml2's only hidden cache, the automata of content models, is filled while the schema is
///   parsed.
/// - The parser, the document and the validation context of a page exist only within one call of
///   `validate`.
public final class SchemaValidator: @unchecked Sendable {
  private let schema: xmlRelaxNGPtr

  /// Makes a validator for a schema in Relax NG's XML syntax.
  /// - Throws: The errors that libxml2 finds in the schema.
  public init(bytes: [UInt8], path: String) throws(Diagnostics) {
    _ = LibXML.isStarted
    let errors = ErrorList(path: path)
    var parsed: xmlRelaxNGPtr?
    let count = Int32(clamping: bytes.count)
    bytes.withUnsafeBytes {
      let start = $0.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let context = xmlRelaxNGNewMemParserCtxt(start, count) else { return }
      xmlRelaxNGSetParserStructuredErrors(context, ErrorList.receive, errors.pointer)
      parsed = xmlRelaxNGParse(context)
      xmlRelaxNGFreeParserCtxt(context)
    }
    guard let parsed else {
      if errors.found.isEmpty { errors.add("libxml2 cannot read this schema", line: 0) }
      throw errors.diagnostics
    }
    schema = parsed
  }

  deinit {
    xmlRelaxNGFree(schema)
  }

  /// Validates one page, and returns its errors, sorted by line.
  public func validate(_ bytes: [UInt8], path: String) -> [Diagnostic] {
    let errors = ErrorList(path: path)
    guard let document = read(bytes, errors) else { return errors.diagnostics.all }
    defer { xmlFreeDoc(document) }
    guard let context = xmlRelaxNGNewValidCtxt(schema) else { return errors.diagnostics.all }
    defer { xmlRelaxNGFreeValidCtxt(context) }
    xmlRelaxNGSetValidStructuredErrors(context, ErrorList.receive, errors.pointer)
    let result = xmlRelaxNGValidateDoc(context, document)
    if result != 0, errors.found.isEmpty {
      errors.add("the page does not match the schema", line: 0)
    }
    return errors.diagnostics.all
  }

  private func read(_ bytes: [UInt8], _ errors: ErrorList) -> xmlDocPtr? {
    guard let count = Int32(exactly: bytes.count), let parser = xmlNewParserCtxt() else {
      errors.add("the page is too large", line: 0)
      return nil
    }
    defer { xmlFreeParserCtxt(parser) }
    parser.pointee._private = errors.pointer
    parser.pointee.sax.pointee.serror = { context, error in
      guard let context else { return }
      let parser = context.assumingMemoryBound(to: xmlParserCtxt.self)
      ErrorList.receive(parser.pointee._private, error)
      guard let list = parser.pointee._private else { return }
      let errors = Unmanaged<ErrorList>.fromOpaque(list).takeUnretainedValue()
      if errors.found.count == Diagnostics.limit { xmlStopParser(parser) }
    }
    let options = XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue
    let document = bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) -> xmlDocPtr? in
      guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return nil }
      return xmlCtxtReadMemory(parser, start, count, nil, "UTF-8", Int32(options))
    }
    if document == nil, errors.found.isEmpty { errors.add("not well-formed", line: 0) }
    return document
  }
}

/// Collects libxml2's errors during one call.
private final class ErrorList {
  private let path: String
  private(set) var found: [(line: Int, message: String)] = []

  init(path: String) {
    self.path = path
  }

  /// A pointer to the list. The pointer is valid as long as the list exists.
  var pointer: UnsafeMutableRawPointer {
    Unmanaged.passUnretained(self).toOpaque()
  }

  func add(_ message: String, line: Int) {
    found.append((line, message))
  }

  var diagnostics: Diagnostics {
    var diagnostics = Diagnostics()
    for error in found {
      diagnostics.error(at: SourceLocation(path: path, line: error.line), error.message)
    }
    return diagnostics
  }

  static let receive: @convention(c) (UnsafeMutableRawPointer?, xmlErrorPtr?) -> Void = {
    list, error in
    guard let list, let error else { return }
    var line = Int(error.pointee.line)
    if line == 0, let node = error.pointee.node {
      // libxml2 reports a missing attribute without a line, but with the element that lacks the
      // attribute.
      line = xmlGetLineNo(node.assumingMemoryBound(to: xmlNode.self))
    }
    Unmanaged<ErrorList>.fromOpaque(list).takeUnretainedValue()
      .add(LibXML.message(of: error), line: max(line, 0))
  }
}
