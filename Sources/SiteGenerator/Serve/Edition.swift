import HTTP
import Input

/// The site between two edits.
struct Edition: Sendable {
  /// The latest site without errors; `nil` if there was none.
  let files: ServedFiles?
  /// All faults of the input since then.
  let faults: Diagnostics

  /// The path of the site on its host.
  var basePath: String { files?.source.basePath ?? "/" }

  /// The file that an address leads to.
  enum Target: Equatable {
    /// A file of the site.
    case file(String)
    /// A folder whose address lacks the slash at its end; the path with it.
    case folder(String)
    /// Nothing of the site.
    case nothing
  }

  /// The target to which the decoded path of an address leads.
  func target(_ path: String) -> Target {
    let base = basePath
    if !path.hasPrefix(base) {
      return path == "/" || path + "/" == base ? .folder(base) : .nothing
    }
    let file = SitePath(String(path.dropFirst(base.count))).file
    guard let source = files?.source else { return .nothing }
    if source.step(of: file) != nil { return .file(file) }
    return source.step(of: file + "/index.html") == nil ? .nothing : .folder(path + "/")
  }

  /// The page shown at an address: the one with this address, or the one for missing pages.
  func page(at path: String) -> ServedFiles.Answer? {
    if case .file(let file) = target(path), let answer = files?.file(file) { return answer }
    return files?.file(SiteMap.notFound.file)
  }

  /// All faults of the input and of the page at an address.
  func faults(at path: String) -> Diagnostics {
    var result = faults
    if let page = page(at: path) { result.append(contentsOf: page.faults) }
    return result
  }

  /// Returns true if one of the files that a page has read has changed since.
  func isStale(_ reads: [String: String]) -> Bool {
    guard let files else { return false }
    return reads.contains { file, version in
      // A missing file does not count: if a style sheet has a new address, for example, the page
      // that links to it has changed as well.
      files.file(file).map { $0.file.version != version } ?? false
    }
  }

  /// The state by which an open page detects that it is out of date.
  func state(at path: String) -> PageState {
    let faults = FaultsPage(faults(at: path))
    let name = faults.count == 0 ? "" : ContentHash.hexadecimal(faults.html())
    let styles = files?.source.styleSheets ?? [:]
    // Without a page, the list of errors is shown as the page.
    let page = page(at: path).map {
      PageState.fingerprint($0.file.bytes, styles: styles.values.map(\.string))
    }
    return PageState(
      page: page ?? name,
      styles: styles.mapValues { PercentCoding.encode(path: basePath + $0.string) },
      faults: page == nil ? "" : name)
  }
}
