import HTTP
import Input

/// Compares the size of a site with the limits of its host.
struct HostLimits {
  private let host: Hosting
  private let location: SourceLocation
  private var exceeded: Set<Limit> = []

  private enum Limit { case files, bytes, fileBytes, folder }

  init?(_ configuration: SiteConfiguration) {
    guard let hosting = configuration.hosting else { return nil }
    (host, location) = hosting
  }

  /// Warns about settings that do not work on the host.
  func check(_ configuration: SiteConfiguration, copies: Bool, into diagnostics: inout Diagnostics)
  {
    let path = PlannedSite.path(of: configuration.baseURL)
    if host.isAtRoot, path != "/" {
      diagnostics.warning(
        at: location, "\(host.name) serves a site only at the root of its host, not at '\(path)'",
        hint: "write base-url without a path")
    }
    let isControl = { (byte: UInt8) in byte < 0x20 || byte == 0x7F }
    if host == .nginx,
      path.contains("$")
        || PercentCoding.decode(configuration.baseURL)?.contains(where: isControl) ?? true
    {
      diagnostics.warning(
        at: location,
        "the path of base-url, '\(path)', has a character that cannot be in a configuration of "
          + "nginx",
        hint: "use letters, digits and '-' in the path")
    }
    if copies, !host.sendsCopies {
      diagnostics.warning(
        at: location, "\(host.name) does not serve the copies that --precompress writes",
        hint: "build without --precompress")
    }
  }

  /// Warns about each exceeded limit that has not been reported before.
  mutating func check(_ size: SiteSize, isMade: Bool, into diagnostics: inout Diagnostics) {
    let limits = host.limits
    if let most = limits.files, size.files > most, exceeded.insert(.files).inserted {
      diagnostics.warning(
        at: location,
        "the atlas has \(Words.count(size.files, "file")), and \(host.name) takes at most "
          + "\(Words.count(most))" + limits.plan,
        hint: size.advice { files, _ in files })
    }
    if let most = limits.bytes, size.bytes > most, exceeded.insert(.bytes).inserted {
      diagnostics.warning(
        at: location,
        "the atlas has \(isMade ? "" : "about ")\(Words.count(size.bytes / 1_000_000)) MB, and "
          + "\(host.name) takes at most \(Words.count(most / 1_000_000))",
        hint: size.advice { _, bytes in bytes })
    }
    if let most = limits.fileBytes, let largest = size.largest, largest.bytes > most,
      exceeded.insert(.fileBytes).inserted
    {
      diagnostics.warning(
        at: location,
        "'\(largest.file)' has \(Words.count(largest.bytes)) bytes, and \(host.name) takes files of at "
          + "most \(Words.count(most))", hint: "leave it out, or host it elsewhere")
    }
    if let most = limits.folderFiles, let fullest = size.fullest, fullest.files > most,
      exceeded.insert(.folder).inserted
    {
      diagnostics.warning(
        at: location,
        "the folder '/\(fullest.folder)' has \(Words.count(fullest.files, "file")), and \(host.name) "
          + "takes at most \(Words.count(most)) per folder",
        hint: size.advice { files, _ in files })
    }
  }
}

extension Hosting {
  /// The limits of a host on the size of a site; `nil` means no limit.
  fileprivate struct Limits {
    var files: Int?
    var bytes: Int?
    var fileBytes: Int?
    /// The maximum number of files in one folder.
    var folderFiles: Int?
    /// A note about the pricing plan to which the limit on files applies.
    var plan = ""
  }

  /// The limits as of November 2026, from docs.github.com/pages (limits),
  /// developers.cloudflare.com/pages (limits) and docs.netlify.com (site deploys).
  fileprivate var limits: Limits {
    switch self {
    case .githubPages: Limits(bytes: 1_000_000_000)
    case .cloudflarePages:
      Limits(files: 20_000, fileBytes: 25 << 20, plan: " without a paid plan")
    case .netlify: Limits(folderFiles: 54_000)
    case .nginx, .s3: Limits()
    }
  }
}

extension Plan {
  /// Returns the number and estimated size of all files. Static files already exist, so their exact
  /// size is used.
  func size(copies: Bool, staticFiles: [StaticFile]) -> SiteSize {
    let known = Dictionary(keepingFirst: staticFiles.map { ($0.path.file, $0.source) })
    var size = SiteSize()
    for index in 0..<(count + closing.count) {
      let group = index < count ? SiteGroup(kind(index)) : nil
      for path in paths(index) {
        let file = path.file
        size.add(file, bytes: known[file].flatMap(FileSystem.size), group: group)
        guard copies, CompressedCopy.isText(file) else { continue }
        for form in CompressedCopy.allCases {
          size.add(form.path(of: file), bytes: nil, group: .copies)
        }
      }
    }
    return size
  }
}
