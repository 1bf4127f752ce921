import Input

/// A service or server that hosts static sites.
enum Hosting: String, Sendable, CaseIterable {
  case githubPages = "github-pages"
  case cloudflarePages = "cloudflare-pages"
  case netlify, nginx, s3

  var name: String {
    switch self {
    case .githubPages: "GitHub Pages"
    case .cloudflarePages: "Cloudflare Pages"
    case .netlify: "Netlify"
    case .nginx: "nginx"
    case .s3: "S3"
    }
  }

  /// A Boolean value that is true if the service can serve a site only at the root of its host.
  var isAtRoot: Bool { self == .cloudflarePages || self == .netlify }

  var sendsCopies: Bool { self == .nginx }

  /// The folder in the output for files that the server's administrator needs.
  static let folder = ".hosting/"
}

extension Hosting {
  static func read(
    _ file: YAMLNode, into diagnostics: inout Diagnostics
  ) -> (host: Hosting, location: SourceLocation)? {
    guard let name = file.text("hosting", into: &diagnostics) else { return nil }
    let location = file.location("hosting")
    if let host = Hosting(rawValue: name) { return (host, location) }
    let known = allCases.map(\.rawValue)
    diagnostics.error(
      at: location, "unknown host '\(name)'",
      hint: Suggestion.hint(for: name, among: known)
        ?? "one of \(known.joined(separator: ", ")); for another, leave the key out")
    return nil
  }
}
