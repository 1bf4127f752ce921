/// The kind of a `script` element: a module in a separate file, or inline data for search engines.
struct ScriptKind {
  var isModule = false
  private var hasSource = false

  init(_ tag: SAXParser.StartTag) {
    for index in 0..<tag.attributeCount {
      guard let attribute = tag.attribute(index), attribute.prefix == nil else { continue }
      switch String(cString: attribute.name) {
      case "type": isModule = attribute.value.elementsEqual("module".utf8)
      case "src": hasSource = true
      default: break
      }
    }
  }

  var problem: String? {
    if isModule, !hasSource { return "'script' lacks the attribute 'src'" }
    if !isModule, hasSource { return "a 'script' with data must not have the attribute 'src'" }
    return nil
  }
}
