import Input
import Testing

@testable import SiteGenerator

@Suite("Limits of hosts")
struct HostLimitsTests {
  private func warnings(
    _ host: String, at baseURL: String = "https://example.org/", copies: Bool = false,
    _ files: [(file: String, bytes: Int?, group: SiteGroup?)] = []
  ) throws -> [String] {
    var diagnostics = Diagnostics()
    let configuration = try #require(
      SiteConfiguration(
        bytes: Array("title: T\nbase-url: \(baseURL)\nhosting: \(host)\n".utf8), path: "site.yml",
        baseURL: nil, into: &diagnostics))
    var limits = try #require(HostLimits(configuration))
    limits.check(configuration, copies: copies, into: &diagnostics)
    var size = SiteSize()
    for file in files { size.add(file.file, bytes: file.bytes, group: file.group) }
    limits.check(size, isMade: false, into: &diagnostics)
    // A second check must not repeat the messages.
    limits.check(size, isMade: true, into: &diagnostics)
    return diagnostics.all.map(\.description)
  }

  @Test("Cloudflare has a limit of 20,000 files; the warning says which groups are largest")
  func files() throws {
    let files = (0...20_000).map {
      ("r/\($0 / 9)/\($0)", Optional<Int>.none, $0 < 15_000 ? SiteGroup.routes : .copies)
    }
    #expect(
      try warnings("cloudflare-pages", files) == [
        "site.yml:3:10: warning: the atlas has 20,001 files, and Cloudflare Pages takes at most "
          + "20,000 without a paid plan; for a smaller site, leave out: routes, 15,000 "
          + "files (sections: {routes: false}, or routes: none for a network); copies, 5,001 files "
          + "(no --precompress)"
      ])
    #expect(try warnings("cloudflare-pages", Array(files.dropLast())).isEmpty)
    #expect(try warnings("s3", files).isEmpty)
  }

  @Test(
    "Paths that an nginx configuration cannot contain cause a warning",
    arguments: [("my%20(a)", false), ("a$b", true), ("a%24b", true), ("a%0Ab", true)])
  func nginxPaths(path: String, isTold: Bool) throws {
    let told = try warnings("nginx", at: "https://example.org/\(path)/")
    #expect(told.count == (isTold ? 1 : 0))
    #expect(told.allSatisfy { $0.contains("cannot be in a configuration of nginx") })
  }

  @Test("Limits of file sizes and folders: Cloudflare, Netlify and GitHub")
  func sizes() throws {
    #expect(
      try warnings("cloudflare-pages", [("film.txt", 26_214_401, nil)]) == [
        "site.yml:3:10: warning: 'film.txt' has 26,214,401 bytes, and Cloudflare Pages takes files "
          + "of at most 26,214,400; leave it out, or host it elsewhere"
      ])
    let many = (0...54_000).map { ("d/\($0).json", Optional(1), Optional<SiteGroup>.none) }
    #expect(
      try warnings("netlify", many) == [
        "site.yml:3:10: warning: the folder '/d' has 54,001 files, and Netlify takes at most 54,000 "
          + "per folder"
      ])
    let pages = (0..<46_000).map {
      ("p/\($0)/index.html", Optional<Int>.none, Optional(SiteGroup.places))
    }
    #expect(
      try warnings("github-pages", pages) == [
        "site.yml:3:10: warning: the atlas has about 1,012 MB, and GitHub Pages takes at most 1,000; "
          + "for a smaller site, leave out: places, 46,000 files (sections: {places: false})"
      ])
  }

  @Test("Settings that have no effect on a host cause a warning")
  func settings() throws {
    #expect(
      try warnings("netlify", at: "https://example.org/huts/", copies: true) == [
        "site.yml:3:10: warning: Netlify does not serve the copies that --precompress writes; build "
          + "without --precompress",
        "site.yml:3:10: warning: Netlify serves a site only at the root of its host, not at '/huts/'; "
          + "write base-url without a path",
      ])
    #expect(try warnings("nginx", at: "https://example.org/huts/", copies: true).isEmpty)
  }

  @Test("An unknown host is an error with a suggestion")
  func unknown() {
    var diagnostics = Diagnostics()
    _ = SiteConfiguration(
      bytes: Array("title: T\nbase-url: https://t.example/\nhosting: netlyfi\n".utf8),
      path: "site.yml", baseURL: nil, into: &diagnostics)
    #expect(
      diagnostics.all.map(\.description) == [
        "site.yml:3:10: error: unknown host 'netlyfi'; did you mean 'netlify'?"
      ])
  }
}
