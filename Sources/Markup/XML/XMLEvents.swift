public import Input

/// Receives the elements and the text of an XML document, in document order.
public protocol XMLEventHandler: AnyObject {
  /// Handles the start of an element. `name` is the element's name without its namespace prefix.
  func started(_ name: String, attributes: [String: String], at location: SourceLocation)
  /// Handles text within the current element.
  func read(_ text: String)
  /// Handles the end of an element.
  func ended(_ name: String)
}

/// Parses XML files from other programs, such as tracks and maps, element by element. External
/// files are never loaded, and entity declarations are rejected.
public enum XMLEvents {
  /// Parses a document. Returns false, and reports the faults, if it cannot be read.
  public static func read(
    _ bytes: [UInt8], path: String, handler: any XMLEventHandler,
    into diagnostics: inout Diagnostics
  ) -> Bool {
    let relay = XMLEventRelay(path: path, handler: handler)
    relay.parser.parse(bytes, handler: relay)
    diagnostics.append(contentsOf: relay.diagnostics)
    return !relay.diagnostics.hasErrors
  }
}

/// Forwards the parser's events with Swift strings instead of pointers.
private final class XMLEventRelay: SAXHandler {
  let parser = SAXParser()
  private let path: String
  private let handler: any XMLEventHandler
  private var names: [String] = []
  private(set) var diagnostics = Diagnostics()

  init(path: String, handler: any XMLEventHandler) {
    self.path = path
    self.handler = handler
  }

  func started(_ tag: SAXParser.StartTag) {
    var attributes: [String: String] = [:]
    for index in 0..<tag.attributeCount {
      guard let attribute = tag.attribute(index) else { continue }
      attributes[String(cString: attribute.name)] = String(decoding: attribute.value, as: UTF8.self)
    }
    names.append(String(cString: tag.name))
    handler.started(
      names[names.count - 1], attributes: attributes,
      at: SourceLocation(path: path, line: parser.line))
  }

  func ended() {
    if let name = names.popLast() { handler.ended(name) }
  }

  func read(_ text: UnsafeBufferPointer<UInt8>) {
    handler.read(String(decoding: text, as: UTF8.self))
  }

  // Some programs write a document type. The document type itself is ignored, but a declaration
  // inside it is an error.
  func declaredInside() {
    diagnostics.error(
      at: SourceLocation(path: path, line: parser.line),
      "the document type must not contain declarations",
      hint: "remove the document type")
  }

  func failed(_ fault: SAXFault) {
    diagnostics.error(
      at: SourceLocation(path: path, line: fault.line, column: fault.column),
      "not well-formed: \(fault.message)", hint: "export the file again")
  }
}
