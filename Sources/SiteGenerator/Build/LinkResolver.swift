/// Finds the files to which references on pages point. Pages share most of their references, so each
/// is resolved only once.
final class LinkResolver {
  /// An element of a file, or a file.
  final class Target {
    let file: String
    /// The fragment; `nil` if there is none, or if the ids of the file are not known.
    let fragment: String?
    let number: LinkTable.Target
    /// A Boolean value that is true if the site has the file.
    let isPlanned: Bool

    init(file: String, fragment: String?, number: LinkTable.Target, isPlanned: Bool) {
      self.file = file
      self.fragment = fragment
      self.number = number
      self.isPlanned = isPlanned
    }
  }

  /// The target of a reference.
  enum Resolution {
    /// Another site, or an address that cannot be looked up.
    case elsewhere
    /// A place above the root of the site.
    case outside
    case file(Target)
  }

  private let planned: PlannedFiles
  private let table: LinkTable
  /// The references to files and their fragments, written as paths from the site's root.
  private var known: [String: Resolution] = [:]
  /// The same by depth and by reference as written, for references that go up to the root, which are
  /// the same on every page of the same depth.
  private var common: [[String: Resolution]] = []
  /// The page whose references are resolved, and the number of folders that it is in.
  private var page: (path: SitePath, depth: Int)?
  /// The number of references that are remembered. Pages share far fewer references; the rest are
  /// links of single pages, such as those to routes, and would only fill the memory.
  private static let limit = 4096

  init(planned: PlannedFiles, table: LinkTable) {
    self.planned = planned
    self.table = table
  }

  /// Resolves a reference as it is written on a page.
  func resolve(_ reference: String, on page: SitePath) -> Resolution {
    let depth = depth(of: page)
    if depth < common.count, let resolution = common[depth][reference] { return resolution }
    // A reference with a query is specific to its page.
    guard let path = page.path(of: reference), !path.utf8.contains(UInt8(ascii: "?")) else {
      return find(reference, on: page)
    }
    let resolution: Resolution
    if let found = known[path] {
      resolution = found
    } else {
      resolution = find(reference, on: page)
      // After a few pages, the cache has the shared references again.
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

  /// Resolves a reference without the cache.
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

/// An address within the site; nil for one with a scheme or a host.
struct LocalAddress {
  /// The path as written, without query and fragment; empty for the page itself.
  let path: Substring
  /// The text after `#` as it is written: our ids are ASCII, so no byte of them is escaped.
  let fragment: String?

  /// An address on a page of the site.
  init?(_ address: String, on page: SitePath) {
    // The page for missing pages is shown at any depth, so it refers to the host's root.
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
  /// The root-relative path of a reference that starts with `./` or `../`; `nil` for any other.
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
    // Dot segments and empty segments need the full resolver.
    var isStart = true
    for byte in rest {
      let isSlash = byte == UInt8(ascii: "/")
      if isStart, isSlash || byte == UInt8(ascii: ".") { return nil }
      isStart = isSlash
    }
    return String(Substring(folder)) + String(Substring(rest))
  }
}
