import Input

/// A service or server that hosts static sites.
enum Hosting: String, Sendable, CaseIterable {
  case githubPages = "github-pages"
  case cloudflarePages = "cloudflare-pages"
  case netlify, nginx, s3

  /// The display name.
  var name: String {
    switch self {
    case .githubPages: "GitHub Pages"
    case .cloudflarePages: "Cloudflare Pages"
    case .netlify: "Netlify"
    case .nginx: "nginx"
    case .s3: "S3"
    }
  }

  /// A Boolean value that is true if it shows a site at the root of a host only.
  var isAtRoot: Bool { self == .cloudflarePages || self == .netlify }

  /// A Boolean value that is true if it sends the copies that `--precompress` writes.
  var sendsCopies: Bool { self == .nginx }

  /// The folder below the output folder with files for the administrator of the server, so that
  /// they are copied with the site.
  static let folder = ".hosting/"
}

extension Hosting {
  /// Reads `hosting: netlify`; an unknown host is reported.
  static func read(
    _ file: YAMLNode, into diagnostics: inout Diagnostics
  ) -> (host: Hosting, location: SourceLocation)? {
    guard let name = file.text("hosting", into: &diagnostics) else { return nil }
    let location = file["hosting"]?.location ?? file.location
    if let host = Hosting(rawValue: name) { return (host, location) }
    let known = allCases.map(\.rawValue)
    diagnostics.error(
      at: location, "unknown host '\(name)'",
      hint: Suggestion.hint(for: name, among: known)
        ?? "one of \(known.joined(separator: ", ")); for another, leave the key out")
    return nil
  }
}
