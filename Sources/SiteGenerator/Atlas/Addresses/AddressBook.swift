import Gazetteer
import Input

/// The table `urls.csv`, which keeps the addresses of pages the same from build to build. Each row
/// maps an address (`url`) to a page (`page`).
///
/// The column `page` contains a place's GeoNames id, a place's name in the form `NETWORK/ID`, a
/// country code, or the path of any page. The first row of a place or country gives its current
/// address. Any further rows give former addresses, which still lead to the page. An address in the
/// book is never given to a page that is not in the book. A place that is only on networks has a
/// row for each of its networks, so it keeps its address if one network is removed.
struct AddressBook: Sendable {
  /// A current or former address of a page.
  struct Row: Sendable {
    let page: String
    let path: SitePath
    let location: SourceLocation

    var isPath: Bool { page.hasSuffix("/") }

    fileprivate func mayBeSamePlace(as other: Row) -> Bool {
      page != other.page && !isPath && !other.isPath
        && (Self.isOfNetwork(page) || Self.isOfNetwork(other.page))
    }

    fileprivate static func isOfNetwork(_ name: String) -> Bool {
      name.utf8.contains(UInt8(ascii: "/"))
    }
  }

  static let file = "urls.csv"

  static let columns = FileKeys(
    file,
    [
      .required("page", "idCodeOrPath", "huts/ash"),
      .required("url", "path", "places/ash/"),
    ])

  /// The path of the file; `nil` if there is no file. The addresses of pages may then change from
  /// build to build.
  let path: String?
  /// The columns of the file, in order.
  private var columns = Self.columns.names
  let rows: [Row]
  /// The index of the first row of each place or country, keyed by the name in `page`.
  private let first: [String: Int]

  init() { (path, rows, first) = (nil, [], [:]) }

  /// An empty file is a valid book without rows.
  init(_ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics) {
    self.path = path
    var rows: [Row] = []
    var owners: [SitePath: Row] = [:]
    let table = bytes.isEmpty ? nil : CSV.read(bytes, path: path, into: &diagnostics)
    if let table, table.checkColumns(required: Self.columns.required, into: &diagnostics) {
      columns = table.columns
      for row in table.rows {
        guard let page = row.required("page", into: &diagnostics),
          let url = row.required("url", into: &diagnostics)
        else { continue }
        let path = SitePath(url)
        Self.check(path, of: page, at: row.location("url"), into: &diagnostics)
        let entry = Row(page: page, path: path, location: row.location("url"))
        if let owner = owners[path], !owner.mayBeSamePlace(as: entry) {
          diagnostics.error(
            at: entry.location, "duplicate address '\(url)'",
            hint: "it is first used at \(owner.location)")
        }
        owners[path] = owners[path] ?? entry
        rows.append(entry)
      }
    }
    self.rows = rows
    first = Dictionary(
      keepingFirst: rows.enumerated().filter { !$0.element.isPath }
        .map { ($0.element.page, $0.offset) })
  }

  /// Reports an address that is not valid for the kind of page that `page` names.
  private static func check(
    _ path: SitePath, of page: String, at location: SourceLocation,
    into diagnostics: inout Diagnostics
  ) {
    let parts = path.string.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let isPath = path.string.hasSuffix("/") && !parts.contains { $0.isEmpty || $0.hasPrefix(".") }
    let isCode = CountryCode(page) != nil
    let needed = page.hasSuffix("/") ? nil : isCode ? "countries" : "places"
    let fits =
      isPath && (needed.map { parts.count >= 2 && parts[0] == $0 } ?? true)
      && (!isCode || parts.count == 2)
    guard fits else {
      diagnostics.error(
        at: location, "'\(path)' cannot be an address of '\(page)'",
        hint: needed.map {
          "use '\($0)/NAME/'"
            + ($0 == "places"
              ? ", or 'places/CODE/NAME/' with the code of the place's country" : "")
            + (Number.integer(page) == nil && !isCode
              ? "; if the page is a text, name it '\(page)/'" : "")
        } ?? "use a path that ends in a slash, as in 'old/name/'")
      return
    }
    for part in parts { URLPart.check(String(part), at: location, into: &diagnostics) }
  }

  /// Returns the address of the page with these names; `nil` if no name has a row. If the first
  /// name is a GeoNames id or country code with a row, that row is used. Otherwise the earliest row
  /// of any of the names is used.
  func path(of pages: [String]) -> SitePath? {
    let own = pages.first.flatMap { Row.isOfNetwork($0) ? nil : first[$0] }
    return (own ?? pages.lazy.compactMap { first[$0] }.min()).map { rows[$0].path }
  }

  /// Reports rows whose `page` is a path that the site does not have. Rows of places and countries
  /// that no longer exist are valid: their addresses stay reserved.
  func check(_ files: PlannedFiles, into diagnostics: inout Diagnostics) {
    let pages = rows.filter(\.isPath).map { (row: $0, file: SitePath($0.page).file) }
    lazy var known = files.sorted
    for (row, file) in pages where !files.contains(file) {
      diagnostics.error(
        at: row.location, "the site has no '\(file)' for this address to lead to",
        hint: Suggestion.hint(for: file, among: known) ?? "name a page by its path, as in 'about/'")
    }
  }

  /// Reports an address that belongs to two different places. This happens if two names once
  /// belonged to one place and now belong to two places.
  ///
  /// - Parameter place: returns the index of the place that has a given name; `nil` if there is
  ///   none.
  func checkShared(place: (String) -> Int?, into diagnostics: inout Diagnostics) {
    var owners: [SitePath: (row: Row, place: Int)] = [:]
    for row in rows where !row.isPath {
      guard let place = place(row.page) else { continue }
      guard let owner = owners[row.path] else {
        owners[row.path] = (row, place)
        continue
      }
      if owner.place == place { continue }
      diagnostics.error(
        at: row.location,
        "'\(row.page)' and '\(owner.row.page)' are different places, but have the same address "
          + "'\(row.path)'",
        hint: "remove this row or the one at \(owner.row.location); its place gets another address")
    }
  }

  var taken: Set<SitePath> { Set(rows.map(\.path)) }
}

extension AddressBook {
  /// Adds rows to the file for pages that lack them. The row of a country contains its code. The
  /// row of a place in the tables contains its GeoNames id. A place that is only on networks gets a
  /// row `NETWORK/ID` for each of these networks.
  func add(
    _ pages: [(names: [String], path: SitePath)], into diagnostics: inout Diagnostics
  ) {
    let taken = taken
    let new = pages.flatMap { page -> [(page: String, path: SitePath)] in
      guard let name = page.names.first,
        path(of: page.names) != nil || !taken.contains(page.path)
      else { return [] }
      let names = Row.isOfNetwork(name) ? page.names : [name]
      return names.filter { first[$0] == nil }.map { ($0, page.path) }
    }
    guard let path, !new.isEmpty else { return }
    do throws(FileError) {
      var bytes = try FileSystem.read(path)
      let hasReturns = bytes.prefix { $0 != UInt8(ascii: "\n") }.last == UInt8(ascii: "\r")
      let end = hasReturns ? "\r\n" : "\n"
      let header = bytes.isEmpty ? [columns.joined(separator: ",")] : []
      if let last = bytes.last, last != UInt8(ascii: "\n") { bytes += end.utf8 }
      let lines = new.map { entry in
        columns.map { $0 == "url" ? entry.path.string : entry.page }.joined(separator: ",")
      }
      for line in header + lines { bytes += (line + end).utf8 }
      try FileSystem.remove(path + ".new")
      try FileSystem.write(bytes, to: path + ".new")
      try FileSystem.synchronize(path + ".new")
      try FileSystem.move(path + ".new", to: path)
    } catch {
      diagnostics.warning(
        at: SourceLocation(path: path),
        "\(Words.count(new.count, "address", "addresses")) could not be added: \(error.reason)",
        hint: "a page without a row may get another address in a later build")
    }
  }
}
