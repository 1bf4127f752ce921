import Input
import Testing

@testable import SiteGenerator

@Suite("Files for hosts")
struct HostFilesTests {
  private func files(_ host: Hosting, at baseURL: String, moves: Int = 0) -> [String: String] {
    let moves = (0..<moves).map { index in
      Move(
        row: AddressBook.Row(
          page: "huts/p\(index)", path: SitePath("old/\(index)/"),
          location: SourceLocation(path: "urls.csv")),
        target: PageLink(title: "P", path: "places/\(index)/"))
    }
    return Dictionary(
      uniqueKeysWithValues: HostFiles(baseURL: baseURL, moves: moves).files(for: host)
        .map { ($0.path.file, $0.text) })
  }

  @Test(
    "For GitHub Pages, only a custom domain without a path is written to CNAME",
    arguments: [
      ("https://huts.example.org/", "huts.example.org\n"), ("https://a.github.io/", nil),
      ("https://a.github.io/huts/", nil), ("https://example.org/huts/", nil),
      ("http://localhost:8000/", nil), ("http://localhost/", nil), ("http://user@a.org/", nil),
      ("https://192.0.2.1/", nil), ("https://a..org/", nil),
    ] as [(String, String?)])
  func domain(baseURL: String, name: String?) {
    let files = files(.githubPages, at: baseURL)
    #expect(files[".nojekyll"] == "")
    #expect(files["CNAME"] == name)
  }

  @Test("Cloudflare and Netlify cache assets and redirect from former addresses")
  func headers() {
    let cloudflare = files(.cloudflarePages, at: "https://example.org/", moves: 2_001)
    #expect(
      cloudflare["_headers"]
        == "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n")
    let lines = cloudflare["_redirects"]?.split(separator: "\n") ?? []
    #expect(lines.count == 2_000)
    #expect(lines.first == "/old/0/ /places/0/ 301")
    let netlify = files(.netlify, at: "https://example.org/", moves: 1)
    #expect(netlify["_redirects"] == "/old/0/ /places/0/ 301!\n")
    #expect(files(.netlify, at: "https://example.org/")["_redirects"] == nil)
  }

  @Test("All addresses in the nginx configuration begin with the site's path")
  func nginx() {
    let text = files(.nginx, at: "https://example.org/huts/", moves: 1)[".hosting/nginx.conf"] ?? ""
    #expect(text.contains("\nerror_page 404 \"/huts/404.html\";\n"))
    #expect(text.contains("\nlocation ^~ \"/huts/assets/\" { add_header Cache-Control"))
    #expect(text.contains("\nlocation = \"/huts/old/0/\" { return 301 \"/huts/places/0/\"; }\n"))
  }

  @Test("Special characters in paths are escaped for nginx")
  func nginxWords() {
    let text =
      files(.nginx, at: "https://example.org/my%20(a;b)%22/", moves: 1)[".hosting/nginx.conf"] ?? ""
    #expect(text.contains(##"in which the site is 'my%20%28a%3Bb%29%22':"##))
    #expect(text.contains(##"error_page 404 "/my (a;b)\"/404.html";"##))
    #expect(
      text.contains(
        ##"location = "/my (a;b)\"/old/0/" { return 301 "/my%20%28a%3Bb%29%22/places/0/"; }"##))
  }

  @Test("The S3 script uploads .well-known, but no other hidden files")
  func bucket() {
    let text = files(.s3, at: "https://example.org/")[".hosting/s3.sh"] ?? ""
    #expect(text.contains(##"--exclude "assets/*" --exclude ".*" \"##))
    #expect(text.contains(##"--include ".well-known/*" --cache-control "no-cache""##))
    #expect(text.contains(##"site=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)"##))
  }
}
