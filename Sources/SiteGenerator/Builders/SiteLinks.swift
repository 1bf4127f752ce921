import Markup

/// Links in hand-written texts are written from the site's root (`/networks/e-roads/`), so that a
/// text can move; on the page they are relative, like all links.
enum SiteLinks {
  /// The markup with every root-relative `href` and `src` made relative to a page.
  static func relative(_ html: HTML, on page: SitePath) -> HTML {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(html.bytes.count + 256)
    var rest = html.bytes[...]
    let root = Array(page.root.utf8)
    var slashes: [Int] = []
    while let slash = nextRootReference(in: rest) {
      bytes.append(contentsOf: rest[..<slash])
      bytes.append(contentsOf: root)
      slashes.append(slash)
      rest = rest[(slash + 1)...]
    }
    bytes.append(contentsOf: rest)
    var relative = HTML(bytes: bytes)
    var before = 0
    relative.sources = html.sources.map { source in
      while before < slashes.count, slashes[before] < source.offset { before += 1 }
      return HTML.Source(
        offset: source.offset + before * (root.count - 1), location: source.location)
    }
    return relative
  }

  /// The offset of the slash in the next `href="/` or `src="/` that begins a path of the site.
  private static func nextRootReference(in bytes: ArraySlice<UInt8>) -> Int? {
    let attributes = [Array(" href=\"/".utf8), Array(" src=\"/".utf8)]
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: " ") {
        for attribute in attributes where bytes[index...].starts(with: attribute) {
          let slash = index + attribute.count - 1
          // "//host" is another site.
          if bytes.indices.contains(slash + 1), bytes[slash + 1] == UInt8(ascii: "/") { continue }
          return slash
        }
      }
      index += 1
    }
    return nil
  }
}
