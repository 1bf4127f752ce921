import Markup

/// Makes the addresses in a hand-written text relative to the page that shows the text. An author
/// writes addresses relative to the text's own page, or from the site's root
/// (`/networks/e-roads/`).
enum SiteLinks {
  /// Makes the site's own addresses in `href` and `src` relative to the page that shows the text.
  ///
  /// - Parameters:
  ///   - text: the path of the text's own page, against which its relative addresses are resolved.
  ///   - page: the path of the page that shows the text.
  static func relative(_ html: HTML, of text: SitePath, on page: SitePath) -> HTML {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(html.bytes.count + 256)
    var rest = html.bytes[...]
    var changes: [(end: Int, growth: Int)] = []
    while let value = nextAddress(in: rest) {
      let old = html.bytes[value]
      bytes.append(contentsOf: rest[..<value.lowerBound])
      let address = String(decoding: old, as: UTF8.self)
      if let new = self.address(address, of: text, on: page) {
        bytes.append(contentsOf: new.utf8)
        changes.append((value.upperBound, new.utf8.count - old.count))
      } else {
        bytes.append(contentsOf: old)
      }
      rest = rest[value.upperBound...]
    }
    bytes.append(contentsOf: rest)
    var relative = HTML(bytes: bytes)
    var (next, growth) = (0, 0)
    relative.sources = html.sources.map { source in
      while next < changes.count, changes[next].end <= source.offset {
        growth += changes[next].growth
        next += 1
      }
      return HTML.Source(offset: source.offset + growth, location: source.location)
    }
    return relative
  }

  /// Returns `nil` if the address stays as it is.
  private static func address(
    _ address: String, of text: SitePath, on page: SitePath
  ) -> String? {
    if address.hasPrefix("/") {
      // An address that begins with "//" leads to another host.
      return address.hasPrefix("//") ? nil : page.root + address.dropFirst()
    }
    // An address without a path, such as "#top", leads to the page that shows the text.
    guard text != page, let local = LocalAddress(address), !local.path.isEmpty,
      let target = text.resolve(local.path)
    else { return nil }
    return page.root + target.string + address.dropFirst(local.path.count)
  }

  /// Returns the range of the next value of `href` or `src`.
  private static func nextAddress(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let attributes = [Array(" href=\"".utf8), Array(" src=\"".utf8)]
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: " ") {
        for attribute in attributes where bytes[index...].starts(with: attribute) {
          let start = index + attribute.count
          guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
          return start..<end
        }
      }
      index += 1
    }
    return nil
  }
}
