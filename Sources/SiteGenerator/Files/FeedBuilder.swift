import Input

/// Writes an Atom feed (RFC 4287). It lists the hand-written pages that state when they were
/// updated.
struct FeedBuilder {
  let configuration: SiteConfiguration
  let texts: [TextContent]

  func feed() -> [UInt8] {
    let base = configuration.baseURL
    let texts = texts.filter { $0.updated != nil }.sorted {
      ($1.updated ?? "", $0.path) < ($0.updated ?? "", $1.path)
    }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<feed xmlns=\"http://www.w3.org/2005/Atom\" "
    xml += "xml:lang=\"\(XMLText.escaped(configuration.language))\">\n"
    xml += element("id", base)
    xml += element("title", configuration.title)
    xml += element("subtitle", configuration.description)
    xml += element("updated", time(texts.first?.updated))
    xml += "<link rel=\"self\" href=\"\(XMLText.escaped(base + SiteMap.feed.string))\"/>\n"
    xml += "<link rel=\"alternate\" href=\"\(XMLText.escaped(base))\"/>\n"
    xml += "<author><name>\(XMLText.escaped(configuration.title))</name></author>\n"
    for text in texts {
      let address = base + text.path.string
      xml += "<entry>\n"
      xml += element("id", address) + element("title", text.title)
      xml += "<link href=\"\(XMLText.escaped(address))\"/>\n"
      xml += element("updated", time(text.updated)) + element("summary", text.summary)
      xml += "</entry>\n"
    }
    return Array((xml + "</feed>\n").utf8)
  }

  private func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(XMLText.escaped(text))</\(name)>\n"
  }

  /// Converts a day to a time stamp, because Atom requires a time.
  private func time(_ day: String?) -> String { "\(day ?? "1970-01-01")T00:00:00Z" }

  /// Returns false if the feed would be empty.
  static func isNeeded(for texts: [TextContent]) -> Bool { texts.contains { $0.updated != nil } }
}
