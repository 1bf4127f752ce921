import HTTP
import Input

/// A version of the site. Each edit leads to a new version.
struct Edition: Sendable {
  /// The files of the latest version without errors; `nil` if there is none yet.
  let files: ServedFiles?
  /// The faults in the input; empty unless the latest reading found errors.
  let faults: Diagnostics

  var basePath: String { files?.source.basePath ?? "/" }

  /// The file or folder that an address leads to.
  enum Target: Equatable {
    case file(String)
    /// A folder whose address has no trailing slash. The value is the path with the slash.
    case folder(String)
    case nothing
  }

  /// Returns the target of an address with the given decoded path.
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

  /// Returns the page at an address, or the 404 page if there is none.
  func page(at path: String) -> ServedFiles.Answer? {
    if case .file(let file) = target(path), let answer = files?.file(file) { return answer }
    return files?.file(SiteMap.notFound.file)
  }

  func faults(at path: String) -> Diagnostics {
    var result = faults
    if let page = page(at: path) { result.append(contentsOf: page.faults) }
    return result
  }

  /// Returns true if one of the files that a page loaded has changed since the page loaded it.
  func isStale(_ reads: [String: String]) -> Bool {
    guard let files else { return false }
    return reads.contains { file, version in
      // A file that no longer exists does not count. If a style sheet gets a new address, for
      // example, that address already changes the state of the page.
      files.file(file).map { $0.file.version != version } ?? false
    }
  }

  func state(at path: String) -> PageState {
    let faults = FaultsPage(faults(at: path))
    let name = faults.count == 0 ? "" : ContentHash.hexadecimal(faults.html())
    let styles = files?.source.styleSheets ?? [:]
    // If there is no page, the list of errors is shown in its place.
    let page = page(at: path).map {
      PageState.fingerprint($0.file.bytes, styles: styles.values.map(\.string))
    }
    return PageState(
      page: page ?? name,
      styles: styles.mapValues { PercentCoding.encode(path: basePath + $0.string) },
      faults: page == nil ? "" : name)
  }
}
