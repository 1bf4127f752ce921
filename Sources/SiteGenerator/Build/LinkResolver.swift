/// Resolves references on pages to files. Results are cached, because pages share most of their
/// references.
final class LinkResolver {
  final class Target {
    let file: String
    /// The fragment of the reference; `nil` if the reference has no fragment, or if the ids of the
    /// file are not known.
    let fragment: String?
    let number: LinkTable.Target
    let isPlanned: Bool

    init(file: String, fragment: String?, number: LinkTable.Target, isPlanned: Bool) {
      self.file = file
      self.fragment = fragment
      self.number = number
      self.isPlanned = isPlanned
    }
  }

  enum Resolution {
    /// An address that is not checked, such as one with a scheme or a host.
    case elsewhere
    /// A path above the root of the site.
    case outside
    case file(Target)
  }

  private let planned: PlannedFiles
  private let table: LinkTable
  /// A cache of resolved references. The key is the path from the site's root, with the fragment.
  private var known: [String: Resolution] = [:]
  /// A second cache, for references that climb to the site's root, with one `../` for each folder
  /// in the path of the page. Such references have the same target on all pages at the same depth.
  /// The index in the array is the depth of the page, and the key is the reference as written.
  private var common: [[String: Resolution]] = []
  private var page: (path: SitePath, depth: Int)?
  /// The number of entries at which a cache is emptied. The number of references that occur on more
  /// than one page is far below this limit. A higher limit would only fill the memory with
  /// references that occur once, such as links to routes.
  private static let limit = 4096

  init(planned: PlannedFiles, table: LinkTable) {
    self.planned = planned
    self.table = table
  }

  func resolve(_ reference: String, on page: SitePath) -> Resolution {
    let depth = depth(of: page)
    if depth < common.count, let resolution = common[depth][reference] { return resolution }
    // A reference with a query is not cached, because it is unlikely to recur.
    guard let path = page.path(of: reference), !path.utf8.contains(UInt8(ascii: "?")) else {
      return find(reference, on: page)
    }
    let resolution: Resolution
    if let found = known[path] {
      resolution = found
    } else {
      resolution = find(reference, on: page)
      // Emptying the cache costs little, because the next few pages put the shared references back.
      if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
      known[path] = resolution
    }
    if reference.utf8.count == path.utf8.count + "../".utf8.count * depth {
      while common.count <= depth { common.append([:]) }
      if common[depth].count >= Self.limit { common[depth].removeAll(keepingCapacity: true) }
      common[depth][reference] = resolution
    }
    return resolution
  }

  private func depth(of path: SitePath) -> Int {
    if let page, page.path == path { return page.depth }
    let depth = path.string.utf8.count { $0 == UInt8(ascii: "/") }
    page = (path, depth)
    return depth
  }

  /// Resolves a reference without using the caches.
  func find(_ reference: String, on page: SitePath) -> Resolution {
    guard let address = LocalAddress(reference, on: page) else { return .elsewhere }
    guard let target = page.resolve(address.path) else { return .outside }
    let file = target.file
    let digest = Digest(ofName: file)
    let fragment = LinkIndex.knowsIDs(of: file) ? address.fragment : nil
    return .file(
      Target(
        file: file, fragment: fragment,
        number: table.target(file: digest, fragment: fragment ?? ""),
        isPlanned: planned.contains(digest)))
  }
}

/// An address within the site. The initializers return `nil` for an address with a scheme or a
/// host.
struct LocalAddress {
  /// The path as written, without query and fragment; empty if the address leads to the page
  /// itself.
  let path: Substring
  /// The text after `#`; `nil` if there is no `#`, or if nothing follows it. It is not
  /// percent-decoded, because the site's ids are ASCII.
  let fragment: String?

  init?(_ address: String, on page: SitePath) {
    // On the 404 page, ``HostRoot`` has already replaced absolute paths within the site with
    // relative ones. A path that still begins with `/` leads outside the site.
    if page == SiteMap.notFound, address.utf8.first == UInt8(ascii: "/") { return nil }
    self.init(address)
  }

  init?(_ address: String) {
    let bytes = address.utf8
    guard !bytes.starts(with: "//".utf8) else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let query = bytes[..<end].firstIndex(of: UInt8(ascii: "?")) ?? end
    let start = bytes[..<query].firstIndex(of: UInt8(ascii: "/")) ?? query
    guard !bytes[..<start].contains(UInt8(ascii: ":")) else { return nil }
    path = address[..<query]
    let rest = address[end...].dropFirst()
    fragment = rest.isEmpty ? nil : String(rest)
  }
}

extension SitePath {
  /// Returns the path from the site's root for a reference that starts with `./` or `../`. Returns
  /// `nil` for other references, which ``LinkResolver/find(_:on:)`` handles.
  fileprivate func path(of reference: String) -> String? {
    var rest = reference.utf8[...]
    guard rest.first == UInt8(ascii: ".") else { return nil }
    var climbs = 0
    while rest.starts(with: "../".utf8) {
      rest = rest.dropFirst(3)
      climbs += 1
    }
    if climbs == 0 {
      guard rest.starts(with: "./".utf8) else { return nil }
      rest = rest.dropFirst(2)
    }
    var folder = string.utf8[...]
    while let last = folder.last, last != UInt8(ascii: "/") { folder = folder.dropLast() }
    for _ in 0..<climbs {
      guard !folder.isEmpty else { return nil }
      folder = folder.dropLast()
      while let last = folder.last, last != UInt8(ascii: "/") { folder = folder.dropLast() }
    }
    // Dot segments and empty segments are left to `LinkResolver.find`.
    var isStart = true
    for byte in rest {
      let isSlash = byte == UInt8(ascii: "/")
      if isStart, isSlash || byte == UInt8(ascii: ".") { return nil }
      isStart = isSlash
    }
    return String(Substring(folder)) + String(Substring(rest))
  }
}
