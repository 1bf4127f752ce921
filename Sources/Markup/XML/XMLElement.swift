internal import Input

/// An element in the tree of a small XML document, such as the schema.
struct XMLElement {
  let name: String
  let attributes: [String: String]
  var children: [XMLElement] = []
  var text = ""
  let location: SourceLocation
}

final class XMLTreeReader: SAXHandler {
  private let path: String
  private let keepsContent: Bool
  private let parser = SAXParser()
  private var stack: [XMLElement] = []
  private var root: XMLElement?
  private var diagnostics = Diagnostics()

  private init(path: String, keepsContent: Bool) {
    self.path = path
    self.keepsContent = keepsContent
  }

  /// Returns the root element, without its content if `keepsContent` is false.
  static func read(
    _ bytes: [UInt8], path: String, keepsContent: Bool = true
  ) throws(Diagnostics) -> XMLElement {
    let reader = XMLTreeReader(path: path, keepsContent: keepsContent)
    reader.parser.parse(bytes, handler: reader)
    if reader.diagnostics.hasErrors { throw reader.diagnostics }
    guard let root = reader.root else {
      reader.error("the document has no root element")
      throw reader.diagnostics
    }
    return root
  }

  private func error(_ message: String, line: Int = 0, column: Int = 0) {
    diagnostics.error(at: SourceLocation(path: path, line: line, column: column), message)
  }

  func started(_ tag: SAXParser.StartTag) {
    var attributes: [String: String] = [:]
    for index in 0..<tag.attributeCount {
      guard let attribute = tag.attribute(index) else { continue }
      let prefix = attribute.prefix.map { String(cString: $0) + ":" } ?? ""
      attributes[prefix + String(cString: attribute.name)] =
        String(decoding: attribute.value, as: UTF8.self)
    }
    stack.append(
      XMLElement(
        name: String(cString: tag.name), attributes: attributes,
        location: SourceLocation(path: path, line: parser.line)))
  }

  func ended() {
    guard let element = stack.popLast() else { return }
    if stack.isEmpty {
      root = element
    } else if keepsContent {
      stack[stack.count - 1].children.append(element)
    }
  }

  func read(_ text: UnsafeBufferPointer<UInt8>) {
    guard keepsContent, !stack.isEmpty else { return }
    stack[stack.count - 1].text += String(decoding: text, as: UTF8.self)
  }

  func declaredType(_ name: UnsafePointer<UInt8>?, hasIdentifier: Bool) {
    error("a document type is not allowed in this file", line: parser.line)
  }

  func declaredInside() {
    error("the document type must not contain declarations", line: parser.line)
  }

  func failed(_ fault: SAXFault) {
    error("not well-formed: \(fault.message)", line: fault.line, column: fault.column)
  }
}
