import Foundation
import HTTP
import Input
import Synchronization
import Testing

@testable import SiteGenerator

private struct FakeSite: SiteSource {
  var basePath = "/atlas/"
  var styleSheets = ["site.css": SitePath("assets/site.0a.css")]
  var isPartial = false
  var files: [String: String] = [
    "index.html": "<body>home</body>", "a/index.html": "<body>a</body>",
    "404.html": "<link href=\"/atlas/assets/site.0a.css\"/><body>missing</body>",
    "assets/site.0a.css": "p {}", "sw.js": "the real one", "data/é.json": "{}",
  ]
  var faults: [String: Diagnostics] = [:]
  let made = Counter()

  final class Counter: Sendable { let counts = Mutex<[String: Int]>([:]) }

  func step(of file: String) -> Int? { files.keys.sorted().firstIndex(of: file) }

  func key(of step: Int) -> Digest {
    let file = files.keys.sorted()[step]
    return .of(Array("\(file) \(files[file] ?? "")".utf8))
  }

  func make(_ step: Int) -> StepFiles {
    let file = files.keys.sorted()[step]
    made.counts.withLock { $0[file, default: 0] += 1 }
    return StepFiles(
      files: [file: Array((files[file] ?? "").utf8)], faults: faults[file] ?? Diagnostics())
  }
}

@Suite("Responses for a site that is being edited")
struct SiteAnswersTests {
  private let site = LiveSite()

  private var answers: SiteAnswers { SiteAnswers(site: site) }

  private func ask(_ path: String, _ method: String = "GET", query: [String: String] = [:])
    -> HTTPResponse
  {
    answers.answer(HTTPRequest(method, path, query: query))
  }

  private func text(_ answer: HTTPResponse) -> String {
    if case .bytes(let bytes) = answer.body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }

  private func wrong(_ path: String = "a.md") -> Diagnostics {
    Diagnostics(
      Diagnostic(.error, at: SourceLocation(path: path, line: 2, column: 3), "it is wrong"))
  }

  @Test(
    "Files of the site are served below its path",
    arguments: [
      ("/atlas/", 200, "text/html; charset=utf-8"), ("/atlas/a/", 200, "text/html; charset=utf-8"),
      ("/atlas/a/index.html", 200, "text/html; charset=utf-8"),
      ("/atlas/assets/site.0a.css", 200, "text/css; charset=utf-8"),
      ("/atlas/data/%C3%A9.json", 200, "application/json"),
      ("/atlas/no/", 404, "text/html; charset=utf-8"), ("/a/", 404, "text/html; charset=utf-8"),
      ("/atlas/../atlas/", 404, "text/html; charset=utf-8"),
      ("/atlas/%2e%2e/etc/passwd", 404, "text/html; charset=utf-8"),
      ("/atlas/a%2Findex.html", 404, "text/html; charset=utf-8"),
      ("/atlas//a/", 404, "text/html; charset=utf-8"),
      ("/atlas/%ff", 404, "text/html; charset=utf-8"), ("*", 404, "text/html; charset=utf-8"),
    ])
  func paths(path: String, status: Int, type: String) {
    site.publish(FakeSite(), faults: Diagnostics())
    let answer = ask(path)
    #expect(answer.status == status)
    #expect(answer["Content-Type"] == type)
  }

  @Test(
    "A folder path without a trailing slash is redirected to the path with one",
    arguments: [("/", "/atlas/"), ("/atlas", "/atlas/"), ("/atlas/a", "/atlas/a/")])
  func folders(path: String, target: String) {
    site.publish(FakeSite(), faults: Diagnostics())
    let answer = ask(path)
    #expect(answer.status == 302)
    #expect(answer["Location"] == target)
  }

  @Test("Methods other than GET and HEAD are rejected")
  func methods() {
    site.publish(FakeSite(), faults: Diagnostics())
    #expect(ask("/atlas/", "POST").status == 405)
    #expect(ask("/atlas/", "POST")["Allow"] == "GET, HEAD")
    #expect(ask("/atlas/", "HEAD").status == 200)
  }

  @Test("The 404 page has styles in any folder")
  func missing() {
    site.publish(FakeSite(), faults: Diagnostics())
    #expect(text(ask("/atlas/x/y/z")).contains("href=\"/atlas/assets/site.0a.css\""))
  }

  @Test("The site's own service worker is never served")
  func worker() {
    site.publish(FakeSite(), faults: Diagnostics())
    let answer = ask("/atlas/sw.js")
    #expect(answer["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(text(answer).contains("registration.unregister()"))
  }

  @Test("A page is made once for all requests, and again after an edit")
  func once() async {
    let first = FakeSite()
    site.publish(first, faults: Diagnostics())
    let answers = answers
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { _ = answers.answer(HTTPRequest("GET", "/atlas/a/")) } }
    }
    #expect(first.made.counts.withLock { $0 } == ["a/index.html": 1])
    var second = FakeSite()
    second.files["a/index.html"] = "<body>new</body>"
    site.publish(second, faults: Diagnostics())
    #expect(text(ask("/atlas/a/")).contains("<body>new"))
  }

  @Test("Until all errors are fixed, the last good pages are shown together with the errors")
  func faults() {
    site.publish(FakeSite(), faults: Diagnostics())
    site.publish(nil, faults: wrong())
    let page = ask("/atlas/a/")
    #expect(page.status == 200)
    #expect(text(page).contains("<body>a"))
    #expect(text(page).contains("<iframe id=\"atlas-faults\""))
    let faults = text(ask("/-/faults", query: ["page": "/atlas/a/"]))
    #expect(faults.contains("<strong>a.md:2:3</strong>: error: it is wrong"))
    site.publish(FakeSite(), faults: Diagnostics())
    #expect(!text(ask("/atlas/a/")).contains("<iframe"))
  }

  @Test("Errors in a page are shown on that page")
  func pageFaults() {
    var fake = FakeSite()
    fake.faults["a/index.html"] = wrong("Templates/text.mustache")
    site.publish(fake, faults: Diagnostics())
    #expect(text(ask("/atlas/a/")).contains("<iframe"))
    #expect(!text(ask("/atlas/")).contains("<iframe"))
    // While a site is incomplete, its faults are not known yet.
    fake.isPartial = true
    site.publish(fake, faults: Diagnostics())
    #expect(!text(ask("/atlas/a/")).contains("<iframe"))
    fake.isPartial = false
    site.publish(fake, faults: Diagnostics())
    #expect(text(ask("/-/faults", query: ["page": "/atlas/a/"])).contains("text.mustache:2:3"))
  }

  @Test("If there is no site yet, every address shows the errors")
  func noSite() {
    site.publish(nil, faults: wrong())
    for path in ["/", "/atlas/a/", "/any.json"] {
      let answer = ask(path)
      #expect(answer.status == 500)
      #expect(text(answer).contains("a.md:2:3"))
      #expect(text(answer).contains("<script src=\"/-/live.js\""))
    }
    #expect(ask("/-/live.js").status == 200)
    #expect(ask("/-/faults.css").status == 200)
  }

  @Test("An open page gets an event if its state changes, but not if only other pages change")
  func events() throws {
    site.publish(FakeSite(), faults: Diagnostics())
    guard case .stream(let next) = ask("/-/events", query: ["page": "/atlas/a/"]).body else {
      Issue.record("no stream")
      return
    }
    func event() throws -> String {
      while true {
        let text = String(decoding: try #require(next()), as: UTF8.self)
        if text != ":\n\n" { return text }
      }
    }
    let first = try event()
    #expect(text(ask("/atlas/a/")).contains(try name(in: first)))
    // Only another page has changed, so this page gets no event.
    var other = FakeSite()
    other.files["index.html"] = "<body>other</body>"
    site.publish(other, faults: Diagnostics())
    other.styleSheets["site.css"] = SitePath("assets/site.0b.css")
    site.publish(other, faults: Diagnostics())
    let second = try event()
    #expect(second.contains("/atlas/assets/site.0b.css"))
    #expect(try name(in: second) == name(in: first))
    other.files["a/index.html"] = "<body>new</body>"
    site.publish(other, faults: Diagnostics())
    #expect(try name(in: try event()) != name(in: first))
    site.publish(nil, faults: wrong())
    #expect(!(try event()).contains("\"faults\":\"\""))
    site.publish(other, faults: Diagnostics())
    #expect(try event().contains("\"faults\":\"\""))
    site.close()
    #expect(next() == nil)
  }

  @Test("An open page gets an event when a file that it has loaded changes")
  func data() throws {
    var fake = FakeSite()
    fake.files["data/a.json"] = "1"
    site.publish(fake, faults: Diagnostics())
    _ = ask("/atlas/a/")
    let headers = ["referer": "http://localhost:8000/atlas/a/?from=x#y"]
    for file in ["data/a.json", "assets/site.0a.css"] {
      _ = answers.answer(HTTPRequest("GET", "/atlas/\(file)", headers: headers))
    }
    guard case .stream(let next) = ask("/-/events", query: ["page": "/atlas/a/"]).body else {
      Issue.record("no stream")
      return
    }
    #expect(String(decoding: try #require(next()), as: UTF8.self).contains("\"stale\":false"))
    // A style sheet with a new address is replaced in the page, so the page is not stale.
    fake.files["assets/site.0a.css"] = nil
    fake.styleSheets["site.css"] = SitePath("assets/site.0b.css")
    site.publish(fake, faults: Diagnostics())
    #expect(String(decoding: try #require(next()), as: UTF8.self).contains("\"stale\":false"))
    fake.files["data/a.json"] = "2"
    site.publish(fake, faults: Diagnostics())
    #expect(String(decoding: try #require(next()), as: UTF8.self).contains("\"stale\":true"))
    // After the page is loaded again, it has not read any other files yet.
    _ = ask("/atlas/a/")
    #expect(site.log.files(of: "/atlas/a/").isEmpty)
  }

  private func name(in event: String) throws -> String {
    let parts = event.split(separator: "\"page\":\"")
    return String(try #require(parts.last).prefix { $0 != "\"" })
  }
}

@Suite("The path of a site on its host")
struct BasePathTests {
  @Test(
    arguments: [
      ("https://example.org/", "/"), ("https://example.org/a/b/", "/a/b/"),
      ("http://host:8000/a%20b/", "/a b/"), ("https://example.org", "/"),
    ])
  func path(address: String, path: String) {
    #expect(PlannedSite.path(of: address) == path)
  }
}
