import Input

/// The sitemaps of a site. They list its pages for search engines, sorted by path. The bytes of
/// each file are made only when it is written.
///
/// Each page is stored as two indices, from which its path is computed again, because a million
/// paths would take 100 MB.
struct Sitemaps: Sendable {
  private struct Page {
    let step: Int32
    let file: Int32
  }

  /// The maximum number of addresses in a file (https://www.sitemaps.org/protocol.html). A site
  /// with more pages has several files, and an index of them.
  private static let limit = 50_000
  private static let name = "http://www.sitemaps.org/schemas/sitemap/0.9"

  private let plan: Plan
  private let baseURL: String
  private let pages: Lazy<[Page]>
  private let count: Int
  let digests: [Digest]

  /// Creates the sitemaps for the pages that the plan has so far, except those in `unlisted`.
  init(_ plan: Plan, without unlisted: Set<SitePath>, baseURL: String) {
    var pages: [Page] = []
    pages.reserveCapacity(plan.count)
    var digester = Digester()
    digester.mix(baseURL)
    for step in 0..<plan.count {
      for (file, path) in plan.paths(step).enumerated()
      where path.isPage && !unlisted.contains(path) {
        pages.append(Page(step: Int32(step), file: Int32(file)))
        digester.mix(path.string)
      }
    }
    let ranges = Self.ranges(pages.count)
    var digests = Array(repeating: digester.digest, count: ranges.count)
    if ranges.count > 1 {
      // The index lists only the other sitemap files, so it does not depend on the pages.
      var digester = Digester()
      digester.mix(baseURL)
      digester.mix(ranges.count)
      digests.insert(digester.digest, at: 0)
    }
    self.digests = digests
    self.plan = plan
    self.baseURL = baseURL
    count = pages.count
    self.pages = Lazy { [pages] in
      pages.map { (path: Self.path(of: $0, in: plan), page: $0) }
        .sorted { $0.path < $1.path }.map(\.page)
    }
  }

  private static func path(of page: Page, in plan: Plan) -> SitePath {
    plan.paths(Int(page.step))[Int(page.file)]
  }

  private static func ranges(_ count: Int) -> [Range<Int>] {
    guard count > 0 else { return [0..<0] }
    return stride(from: 0, to: count, by: limit).map { $0..<min($0 + limit, count) }
  }

  func path(_ file: Int) -> SitePath {
    file == 0 ? SiteMap.sitemap : SitePath("sitemap-\(file).xml")
  }

  func bytes(_ file: Int) -> [UInt8] {
    let ranges = Self.ranges(count)
    if ranges.count == 1 { return urls(ranges[0]) }
    return file == 0 ? index(ranges.count) : urls(ranges[file - 1])
  }

  private func urls(_ range: Range<Int>) -> [UInt8] {
    let paths = pages.value[range].lazy.map { Self.path(of: $0, in: plan) }
    return Self.xml("urlset", "url", paths.map { baseURL + $0.string })
  }

  private func index(_ count: Int) -> [UInt8] {
    Self.xml("sitemapindex", "sitemap", (1...count).lazy.map { baseURL + path($0).string })
  }

  private static func xml(
    _ list: String, _ item: String, _ addresses: some Sequence<String>
  ) -> [UInt8] {
    let root = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(list) xmlns=\"\(name)\">\n"
    var xml = Array(root.utf8)
    for address in addresses {
      xml += "<\(item)><loc>\(XMLText.escaped(address))</loc></\(item)>\n".utf8
    }
    return xml + "</\(list)>\n".utf8
  }
}

extension SitePath {
  /// A Boolean value that is true for the home page and for the `index.html` of each folder.
  fileprivate var isPage: Bool { file.hasSuffix("/index.html") || self == .home }
}
