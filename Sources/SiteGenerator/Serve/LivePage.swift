import HTTP
import Input

/// Additions that let a page of the site react to changes.
enum LivePage {
  /// Adds the server's script and any list of errors to a page. `path` is the percent-encoded path
  /// in the address of the page.
  static func html(_ page: [UInt8], state: PageState, path: String) -> [UInt8] {
    var addition = "<link rel=\"stylesheet\" href=\"\(LiveFile.style)\" />\n"
    if !state.faults.isEmpty {
      let address = XMLText.escaped(
        "\(LiveFile.faults)?page=\(PercentCoding.encode(path: path))&state=\(state.faults)")
      addition +=
        "<iframe id=\"atlas-faults\" title=\"Errors in the atlas\" src=\"\(address)\"></iframe>\n"
    }
    addition +=
      "<script src=\"\(LiveFile.script)\" data-page=\"\(state.page)\"></script>\n"
    var result = page
    if let end = lastIndex(of: "</body>", in: result) {
      result.insert(contentsOf: addition.utf8, at: end)
    } else {
      result += addition.utf8
    }
    if let policy = policy(in: result) {
      let text = String(decoding: result[policy], as: UTF8.self)
      result.replaceSubrange(policy, with: allowingOwnFiles(text).utf8)
    }
    return result
  }

  /// Returns a content security policy that also allows files from the server itself.
  static func allowingOwnFiles(_ policy: String) -> String {
    var directives = policy.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    let fallback = directives.first { $0.first == "default-src" }?.dropFirst()
    for name in ["script-src", "style-src", "connect-src", "frame-src"] {
      let index = directives.firstIndex { $0.first == name }
      guard let sources = index.map({ directives[$0].dropFirst() }) ?? fallback,
        !sources.contains("'self'"), !sources.contains("*")
      else { continue }
      let allowed = [name] + sources.filter { $0 != "'none'" } + ["'self'"]
      if let index { directives[index] = allowed } else { directives.append(allowed) }
    }
    return directives.map { $0.joined(separator: " ") }.joined(separator: "; ")
  }

  private static func policy(in page: [UInt8]) -> Range<Int>? {
    let head = page[..<(end(of: "</head>", in: page[...]) ?? page.endIndex)]
    guard let name = end(of: "\"Content-Security-Policy\"", in: head),
      let start = end(of: "content=\"", in: head[name...]),
      let quote = head[start...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return start..<quote
  }

  /// Returns the end of the first occurrence of a text. The standard library's generic
  /// `firstRange(of:)` is too slow for this.
  private static func end(of text: String, in part: ArraySlice<UInt8>) -> Int? {
    let text = Array(text.utf8)
    var index = part.startIndex
    while let start = part[index...].firstIndex(of: text[0]) {
      if part[start...].starts(with: text) { return start + text.count }
      index = start + 1
    }
    return nil
  }

  private static func lastIndex(of text: String, in page: [UInt8]) -> Int? {
    page.indices.last { page[$0...].starts(with: text.utf8) }
  }
}
