internal import CLibXML2

/// Parses XML with libxml2's SAX2 interface, without building a tree or copying the bytes of a
/// document.
///
/// The parser reuses its context for all documents. To limit the cost of a document, libxml2's
/// tree-building handlers are not set, entity declarations stop the parser, and external files are
/// never loaded.
final class SAXParser {
  /// A start tag, valid only while its event is handled.
  struct StartTag {
    let name: UnsafePointer<UInt8>
    let namespace: UnsafePointer<UInt8>?
    let attributeCount: Int
    /// Five pointers per attribute: its name, prefix and namespace, and the beginning and end of
    /// its value.
    fileprivate let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?

    struct Attribute {
      let name: UnsafePointer<UInt8>
      let prefix: UnsafePointer<UInt8>?
      let value: UnsafeBufferPointer<UInt8>
    }

    func attribute(_ index: Int) -> Attribute? {
      guard let attributes, index < attributeCount, let name = attributes[index * 5],
        let start = attributes[index * 5 + 3], let end = attributes[index * 5 + 4]
      else { return nil }
      return Attribute(
        name: name, prefix: attributes[index * 5 + 1],
        value: UnsafeBufferPointer(start: start, count: end - start))
    }
  }

  private let context: xmlParserCtxtPtr?
  /// The dictionary in which libxml2 interns names. The dictionary is retained here too, so that
  /// the address of a name is never reused for another name.
  private let names: xmlDictPtr?
  private var handler: (any SAXHandler)?
  private(set) var isStopped = false

  init() {
    _ = LibXML.isStarted
    context = xmlNewParserCtxt()
    names = context?.pointee.dict
    if let names { xmlDictReference(names) }
  }

  /// A Boolean value that is true if names have the same addresses as in earlier documents.
  var keepsNames: Bool {
    names != nil && context?.pointee.dict == names
  }

  deinit {
    if let context {
      // The context owns its table of callbacks, and frees the table too.
      xmlFreeParserCtxt(context)
    }
    if let names { xmlDictFree(names) }
  }

  func parse(_ bytes: [UInt8], handler: any SAXHandler) {
    guard let context, let sax = context.pointee.sax else { return }
    guard !bytes.isEmpty else {
      handler.failed(SAXFault(line: 1, column: 1, message: "the document is empty"))
      return
    }
    guard bytes.count < Int(Int32.max) else {
      handler.failed(SAXFault(line: 1, column: 1, message: "the document is larger than 2 GB"))
      return
    }
    self.handler = handler
    isStopped = false
    sax.pointee = Self.events
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    let options = XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue
    // Without this handler, libxml2 would write messages about encodings to standard error.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    let document = bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) -> xmlDocPtr? in
      guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return nil }
      return xmlCtxtReadMemory(
        context, start, Int32(buffer.count), nil, nil, Int32(options))
    }
    if let document { xmlFreeDoc(document) }
    self.handler = nil
  }

  /// Stops the parser after the current event.
  func stop() {
    isStopped = true
    if let context { xmlStopParser(context) }
  }

  var line: Int {
    context?.pointee.input.map { Int($0.pointee.line) } ?? 1
  }

  var offset: Int {
    guard let input = context?.pointee.input else { return 0 }
    let pointee = input.pointee
    return Int(pointee.consumed) + (pointee.cur - pointee.base)
  }
}

struct SAXFault {
  let line: Int
  let column: Int
  let message: String
  /// For an unclosed element: the element, its line, and the element whose end tag was found
  /// instead. It is `nil` for all other faults.
  var unclosed: (element: String, line: Int, other: String?)?
}

protocol SAXHandler: AnyObject {
  func started(_ tag: SAXParser.StartTag)
  func ended()
  func read(_ text: UnsafeBufferPointer<UInt8>)
  func readSection(_ text: UnsafeBufferPointer<UInt8>)
  func declaredType(_ name: UnsafePointer<UInt8>?, hasIdentifier: Bool)
  /// Handles a declaration inside a document type. The parser then stops.
  func declaredInside()
  func readInstruction()
  func failed(_ fault: SAXFault)
}

/// By default, a CDATA section counts as text, and document types and processing instructions are
/// ignored.
extension SAXHandler {
  func readSection(_ text: UnsafeBufferPointer<UInt8>) { read(text) }
  func declaredType(_ name: UnsafePointer<UInt8>?, hasIdentifier: Bool) {}
  func readInstruction() {}
}

enum LibXML {
  /// Initializes libxml2 on first access. The first access must come before any other use of the
  /// library.
  static let isStarted: Bool = {
    xmlInitParser()
    xmlRelaxNGInitTypes()
    return true
  }()

  static func message(of error: UnsafePointer<xmlError>) -> String {
    guard let message = error.pointee.message else { return "error \(error.pointee.code)" }
    let words = String(cString: message).split(whereSeparator: \.isNewline)
    return words.joined(separator: " ")
  }

  /// Returns the values for ``SAXFault/unclosed``; `nil` if the error is not about an unclosed
  /// element.
  static func unclosed(
    in error: UnsafePointer<xmlError>
  ) -> (element: String, line: Int, other: String?)? {
    guard
      [XML_ERR_TAG_NAME_MISMATCH, XML_ERR_TAG_NOT_FINISHED]
        .contains(where: { error.pointee.code == $0.rawValue }),
      let element = error.pointee.str1
    else { return nil }
    return (
      String(cString: element), Int(error.pointee.int1),
      error.pointee.str2.map { String(cString: $0) }
    )
  }
}

// MARK: - libxml2's callbacks

extension SAXParser {
  /// Passes the handler of the parser in `context` to `body`, unless the parser was stopped.
  @inline(__always)
  private static func with(
    _ context: UnsafeMutableRawPointer?, _ body: (any SAXHandler) -> Void
  ) {
    guard let context else { return }
    // The parser is alive because it is the caller of libxml2.
    Unmanaged<SAXParser>.fromOpaque(context)._withUnsafeGuaranteedRef { parser in
      guard !parser.isStopped, let handler = parser.handler else { return }
      body(handler)
    }
  }

  private static func stopAtDeclaration(_ context: UnsafeMutableRawPointer?) {
    with(context) { $0.declaredInside() }
    stop(context)
  }

  private static func stop(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<SAXParser>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.stop() }
  }

  /// The table of libxml2's callbacks. Events without a callback are ignored.
  fileprivate static var events: xmlSAXHandler {
    var events = xmlSAXHandler()
    events.initialized = UInt32(XML_SAX2_MAGIC)
    events.startElementNs = {
      context, name, _, namespace, _, _, count, _, attributes in
      guard let name else { return }
      let tag = StartTag(
        name: name, namespace: namespace, attributeCount: Int(count), attributes: attributes)
      SAXParser.with(context) { $0.started(tag) }
    }
    events.endElementNs = { context, _, _, _ in
      SAXParser.with(context) { $0.ended() }
    }
    events.characters = { context, text, count in
      SAXParser.with(context) {
        $0.read(UnsafeBufferPointer(start: text, count: Int(count)))
      }
    }
    events.ignorableWhitespace = events.characters
    events.cdataBlock = { context, text, count in
      SAXParser.with(context) {
        $0.readSection(UnsafeBufferPointer(start: text, count: Int(count)))
      }
    }
    events.processingInstruction = { context, _, _ in
      SAXParser.with(context) { $0.readInstruction() }
    }
    events.internalSubset = { context, name, external, system in
      SAXParser.with(context) {
        $0.declaredType(name, hasIdentifier: external != nil || system != nil)
      }
    }
    events.entityDecl = { context, _, _, _, _, _ in SAXParser.stopAtDeclaration(context) }
    events.notationDecl = { context, _, _, _ in SAXParser.stopAtDeclaration(context) }
    events.unparsedEntityDecl = { context, _, _, _, _ in SAXParser.stopAtDeclaration(context) }
    events.elementDecl = { context, _, _, _ in SAXParser.stopAtDeclaration(context) }
    events.attributeDecl = { context, _, _, _, _, _, tree in
      xmlFreeEnumeration(tree)
      SAXParser.stopAtDeclaration(context)
    }
    events.serror = { context, error in
      guard let error else { return }
      SAXParser.with(context) {
        $0.failed(
          SAXFault(
            line: Int(error.pointee.line), column: Int(error.pointee.int2),
            message: LibXML.message(of: error), unclosed: LibXML.unclosed(in: error)))
      }
      // libxml2 skips the rest of a broken XML declaration without counting lines, so all later
      // locations would be wrong.
      if error.pointee.code == XML_ERR_XMLDECL_NOT_FINISHED.rawValue { SAXParser.stop(context) }
    }
    return events
  }
}
