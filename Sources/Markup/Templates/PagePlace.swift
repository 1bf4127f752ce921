/// The place in a page's markup that a template's output has reached. The place determines whether
/// a value is allowed there, and how the value must be escaped.
struct PagePlace: Hashable, Sendable {
  enum State: Hashable, Sendable {
    case text
    case tagStart, tagName, endTag, inTag, attributeName, afterName, beforeValue
    case value(quote: UInt8)
    case unquoted
    case comment, declaration, instruction, characterData
    /// Inside `script` or `style`.
    case raw
  }

  var state: State = .text
  /// The name of the element whose tag or raw content contains this place.
  var tag: [UInt8] = []
  /// The part of the `type` attribute that has been written so far; only for `script` tags.
  var scriptType: [UInt8] = []
  /// The name of the attribute that is being written, or whose value is being written.
  var attribute: [UInt8] = []
  /// A Boolean value that is true if the address so far can be the beginning of a scheme.
  var isSchemeOpen = false
  /// The bytes of the id being written, with 0 in place of each value.
  private(set) var id: [UInt8] = []
  /// The ids that were finished since the last call to `takeIDs`.
  private(set) var finishedIDs: [[UInt8]] = []
  /// The last bytes that were written, used to recognise endings of several bytes, such as `-->`.
  private var tail: [UInt8] = []

  /// This place without the properties that may differ after the branches of a condition. Places
  /// are compared in this form.
  var comparable: PagePlace {
    var place = self
    place.isSchemeOpen = false
    place.id = []
    place.tail = []
    return place
  }

  private static let addressAttributes: Set<String> = [
    "href", "src", "srcset", "poster", "action", "formaction", "cite", "data", "xlink:href",
  ]

  /// A Boolean value that is true if a value here is, or is part of, an address.
  var isAddress: Bool {
    guard case .value = state else { return false }
    return Self.addressAttributes.contains(String(decoding: attribute, as: UTF8.self))
  }

  /// A Boolean value that is true inside a script element that contains data instead of code.
  var isDataBlock: Bool {
    state == .raw && tag == Array("script".utf8)
      && scriptType == Array("application/ld+json".utf8)
  }

  /// The reason why a value is not allowed here; `nil` if it is allowed.
  var objection: String? {
    let name = String(decoding: attribute, as: UTF8.self)
    switch state {
    case .text: return nil
    case .value:
      if name == "style" { return "in a style attribute" }
      if name.hasPrefix("on") { return "in the event handler '\(name)'" }
      if name == "srcdoc" { return "in a srcdoc attribute" }
      return nil
    case .tagStart, .tagName, .endTag: return "in the name of an element"
    case .inTag, .attributeName, .afterName: return "in the name of an attribute"
    case .beforeValue, .unquoted: return "in the unquoted value of '\(name)'"
    case .comment: return "in a comment"
    case .declaration, .instruction: return "in a declaration"
    case .characterData: return "in a CDATA section"
    case .raw: return "in the content of '\(String(decoding: tag, as: UTF8.self))'"
    }
  }

  mutating func takeIDs() -> [[UInt8]] {
    defer { finishedIDs = [] }
    return finishedIDs
  }

  private var isID: Bool {
    guard case .value = state else { return false }
    return attribute == Array("id".utf8)
  }

  /// Advances over a value, whose bytes are not known until the page is rendered.
  mutating func advanceOverValue() {
    if state == .beforeValue { state = .unquoted }
    if isID { id.append(0) }
    // The byte 0 makes the type unknown, because the type of a script must not depend on data.
    if state != .raw, tag == Array("script".utf8) { scriptType.append(0) }
    tail = []
  }

  /// Appends a 0 to the id being written, if any, because a part of the id depends on a condition.
  mutating func advanceOverCondition() {
    if isID { id.append(0) }
  }

  mutating func advance(over bytes: some Sequence<UInt8>) {
    for byte in bytes { advance(over: byte) }
  }

  private mutating func advance(over byte: UInt8) {
    let isSpace = TemplateScanner.isSpace(byte)
    switch state {
    case .text:
      if byte == UInt8(ascii: "<") { state = .tagStart }
    case .tagStart: startTag(byte)
    case .tagName:
      if isSpace {
        state = .inTag
      } else if byte == UInt8(ascii: ">") {
        endTag()
      } else if byte == UInt8(ascii: "/") {
        state = .inTag
        tail = [byte]
      } else {
        tag.append(byte | 0x20)
      }
    case .endTag:
      if byte == UInt8(ascii: ">") {
        state = .text
        tag = []
        scriptType = []
      }
    case .inTag:
      if byte == UInt8(ascii: ">") {
        endTag()
      } else if byte == UInt8(ascii: "/") {
        tail = [byte]
      } else if !isSpace {
        state = .attributeName
        attribute = [byte | 0x20]
        tail = []
      }
    case .attributeName:
      if byte == UInt8(ascii: "=") {
        state = .beforeValue
      } else if isSpace {
        state = .afterName
      } else if byte == UInt8(ascii: ">") {
        endTag()
      } else {
        attribute.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
      }
    case .afterName:
      if byte == UInt8(ascii: "=") {
        state = .beforeValue
      } else if byte == UInt8(ascii: ">") {
        endTag()
      } else if !isSpace {
        state = .attributeName
        attribute = [byte | 0x20]
      }
    case .beforeValue:
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        state = .value(quote: byte)
        isSchemeOpen = true
      } else if !isSpace {
        state = .unquoted
      }
    case .value(let quote):
      if byte == quote {
        if isID {
          finishedIDs.append(id)
          id = []
        }
        endValue()
      } else {
        if isID { id.append(byte) }
        if "/?#:".utf8.contains(byte) { isSchemeOpen = false }
        if tag == Array("script".utf8), attribute == Array("type".utf8) { scriptType.append(byte) }
      }
    case .unquoted:
      if isSpace { endValue() }
      if byte == UInt8(ascii: ">") { endTag() }
    case .comment: end(byte, at: "-->")
    case .declaration: end(byte, at: ">")
    case .instruction: end(byte, at: "?>")
    case .characterData: end(byte, at: "]]>")
    case .raw:
      keep(byte, count: 2)
      if tail == Array("</".utf8) {
        state = .endTag
        tail = []
      }
    }
  }

  private mutating func startTag(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/"): state = .endTag
    case UInt8(ascii: "!"):
      state = .declaration
      tail = [byte]
    case UInt8(ascii: "?"): state = .instruction
    default:
      let letter = byte | 0x20
      if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") {
        state = .tagName
        tag = [letter]
        scriptType = []
      } else {
        state = .text
      }
    }
  }

  private mutating func endTag() {
    let isEmpty = tail == [UInt8(ascii: "/")]
    tail = []
    attribute = []
    let name = String(decoding: tag, as: UTF8.self)
    if !isEmpty, name == "script" || name == "style" {
      state = .raw
    } else {
      state = .text
      tag = []
      scriptType = []
    }
  }

  private mutating func endValue() {
    state = .inTag
    attribute = []
    isSchemeOpen = false
    tail = []
  }

  private mutating func keep(_ byte: UInt8, count: Int) {
    tail.append(byte)
    if tail.count > count { tail.removeFirst(tail.count - count) }
  }

  private mutating func end(_ byte: UInt8, at ending: String) {
    if state == .declaration {
      // `<!--` and `<![CDATA[` begin like a declaration.
      tail.append(byte)
      if tail == Array("!--".utf8) {
        state = .comment
        tail = []
        return
      }
      if tail == Array("![CDATA[".utf8) {
        state = .characterData
        tail = []
        return
      }
      if byte == UInt8(ascii: ">") { leave() }
      return
    }
    let ending = Array(ending.utf8)
    keep(byte, count: ending.count)
    if tail == ending { leave() }
  }

  private mutating func leave() {
    state = .text
    tag = []
    tail = []
  }
}
