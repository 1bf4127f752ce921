/// Maps the parser's name pointers to the numbers of elements and attributes, and caches these
/// numbers.
struct PageNames {
  private let schema: PageSchema
  private var elements = NameTable()
  private var attributes = NameTable()

  init(schema: PageSchema) { self.schema = schema }

  /// Removes all names, because the parser may reuse their addresses for other names.
  mutating func removeAll() {
    elements.removeAll()
    attributes.removeAll()
  }

  /// The symbol of an element's name; -1 if the schema does not have the element.
  mutating func symbol(of tag: SAXParser.StartTag) -> Int {
    // The key includes the namespace, because two vocabularies can have elements of the same name.
    let variant = vocabulary(of: tag.namespace)
    let key = UInt(variant?.rawValue ?? 7)
    if let symbol = elements.find(tag.name, variant: key) { return Int(symbol) }
    var symbol = -1
    if let variant {
      let name = PageSchema.ElementName(vocabulary: variant, name: String(cString: tag.name))
      symbol = schema.elementSymbols[name] ?? -1
    }
    elements.insert(Int32(symbol), for: tag.name, variant: key)
    return symbol
  }

  private mutating func vocabulary(of namespace: UnsafePointer<UInt8>?) -> PageSchema.Vocabulary? {
    guard let namespace else { return nil }
    if let known = elements.find(namespace, variant: 6) {
      return PageSchema.Vocabulary(rawValue: Int(known))
    }
    let text = String(cString: namespace)
    let vocabulary = PageSchema.Vocabulary.allCases.first { $0.namespace == text }
    elements.insert(Int32(vocabulary?.rawValue ?? -1), for: namespace, variant: 6)
    return vocabulary
  }

  /// The number of an attribute's name; -1 if the schema does not have the attribute.
  mutating func number(of attribute: SAXParser.StartTag.Attribute) -> Int {
    let variant: UInt = attribute.prefix == nil ? 0 : 1
    if variant == 0, let number = attributes.find(attribute.name, variant: 0) {
      return Int(number)
    }
    let prefix = attribute.prefix.map { String(cString: $0) + ":" } ?? ""
    let number = schema.attributeSymbols[prefix + String(cString: attribute.name)] ?? -1
    if variant == 0 { attributes.insert(Int32(number), for: attribute.name, variant: 0) }
    return number
  }
}
