import Input

/// The steps that make the configuration files for the host of a site.
struct HostSteps {
  let configuration: SiteConfiguration
  let moves: [Move]

  func add(to plan: inout Plan) {
    guard let (host, location) = configuration.hosting else { return }
    for file in HostFiles(baseURL: configuration.baseURL, moves: moves).files(for: host) {
      plan.add(
        .hosting, file.path, making: BytesStep(Array(file.text.utf8)),
        origin: "hosting '\(host.rawValue)'", at: location)
    }
  }
}

struct HostFiles {
  let baseURL: String
  let moves: [(from: String, to: String)]

  /// The `Cache-Control` header for files with a content hash in their names.
  private static let kept = "public, max-age=31536000, immutable"
  /// The maximum number of redirects that Cloudflare accepts; the limit is also used for Netlify. A
  /// former address beyond the limit has no redirect on the server, only a page that forwards
  /// readers to the new address.
  private static let redirectLimit = 2_000

  init(baseURL: String, moves: [Move]) {
    self.baseURL = baseURL
    self.moves = moves.compactMap { move in
      move.target.path.map { (move.row.path.string, $0) }
    }
  }

  func files(for host: Hosting) -> [(path: SitePath, text: String)] {
    switch host {
    case .githubPages:
      // Without `.nojekyll`, GitHub leaves out files whose names begin with an underscore.
      [(SitePath(".nojekyll"), "")]
        + [domain].compactMap(\.self).map { (SitePath("CNAME"), $0 + "\n") }
    case .cloudflarePages: [(SitePath("_headers"), headers)] + redirects(status: "301")
    // The exclamation mark gives the redirect precedence over the page at the former address.
    case .netlify: [(SitePath("_headers"), headers)] + redirects(status: "301!")
    case .nginx: [(SitePath(Hosting.folder + "nginx.conf"), nginx)]
    case .s3: [(SitePath(Hosting.folder + "s3.sh"), s3)]
    }
  }

  /// The site's host if it is a custom domain that only this site uses; otherwise `nil`.
  private var domain: String? {
    let address = baseURL.split(separator: "/", maxSplits: 2)
    guard address.count == 2, path == "/" else { return nil }
    let host = address[1].lowercased()
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    // A custom domain has no user name and no port, and it is not an IP address. Ports and IPv6
    // addresses are recognized by their colons.
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), !host.contains("@"),
      !host.contains(":"), !host.hasSuffix(".github.io"),
      labels.last?.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) == false
    else { return nil }
    return host
  }

  /// The path of the site on its host, with a slash at both ends.
  private var path: String { PlannedSite.path(of: baseURL) }

  private var headers: String { "/assets/*\n  Cache-Control: \(Self.kept)\n" }

  private func redirects(status: String) -> [(path: SitePath, text: String)] {
    if moves.isEmpty { return [] }
    let lines = moves.prefix(Self.redirectLimit).map { "/\($0.from) /\($0.to) \(status)\n" }
    return [(SitePath("_redirects"), lines.joined())]
  }

  private var nginx: String {
    let folder = Self.encoded(path).dropFirst().dropLast()
    return """
      # For a server block of nginx whose root is the folder \
      \(path == "/" ? "of the site" : "in which the site is '\(folder)'"):
      #   include /FOLDER/OF/THE/SITE/\(Hosting.folder)nginx.conf;
      index index.html;
      error_page 404 \(quoted("404.html"));
      charset utf-8;
      charset_types text/css text/plain text/xml application/javascript application/json image/svg+xml;

      # Browsers ask each time whether a page has changed. Files in assets/ never change.
      add_header Cache-Control "no-cache";
      location ^~ \(quoted("assets/")) { add_header Cache-Control "\(Self.kept)"; }

      # The files that --precompress wrote are sent as they are; others are compressed when they are sent.
      gzip on;
      gzip_static on;
      gzip_vary on;
      gzip_types text/css text/plain text/xml application/javascript application/json application/xml \
      image/svg+xml;
      # With the module for Brotli, on Debian libnginx-mod-http-brotli-static:
      # brotli_static on;

      location = \(quoted("manifest.webmanifest")) { types {} default_type application/manifest+json; }
      location ^~ \(quoted(Hosting.folder)) { return 404; }

      """
        + moves.map { move in
          let target = Self.quoted(Self.encoded(path + move.to))
          return "location = \(quoted(move.from)) { return 301 \(target); }\n"
        }.joined()
  }

  private func quoted(_ path: String) -> String { Self.quoted(self.path + path) }

  /// Puts a text in quotes for the configuration of nginx. Inside quotes, spaces, semicolons and
  /// braces have no special meaning.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  /// Percent-encodes a path, except slashes and the characters that need no encoding in URLs.
  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }.joined()
  }

  private var s3: String {
    """
    #!/bin/sh
    # Copies the site to a bucket, or to a folder of one, with the AWS command line:
    #   sh site/\(Hosting.folder)s3.sh s3://BUCKET
    # The files in assets/ are copied first and removed last, so that every page finds its styles and
    # scripts.
    set -eu
    [ $# = 1 ] || { echo "usage: $0 s3://BUCKET[/FOLDER]" >&2; exit 2; }
    site=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
    to=${1%/}
    aws s3 sync "$site/assets" "$to/assets" --cache-control "\(Self.kept)"
    aws s3 sync "$site" "$to" --delete --exclude "assets/*" --exclude ".*" \\
      --include ".well-known/*" --cache-control "no-cache"
    aws s3 cp "$site/manifest.webmanifest" "$to/manifest.webmanifest" \\
      --content-type application/manifest+json --cache-control "no-cache"
    aws s3 sync "$site/assets" "$to/assets" --delete --cache-control "\(Self.kept)"

    """
  }
}
