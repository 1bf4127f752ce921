import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Served pages")
struct LivePageTests {
  private let state = PageState(page: "abc", styles: [:], faults: "")

  private func html(_ page: String, faults: String = "") -> String {
    var state = state
    state.faults = faults
    return String(
      decoding: LivePage.html(Array(page.utf8), state: state, path: "/a%20b/\"<"), as: UTF8.self)
  }

  @Test("A served page ends with a script that has the page's fingerprint")
  func script() {
    let page = html("<body><p>about &lt;/body&gt;</p><pre></body></pre></body></html>")
    #expect(page.hasPrefix("<body><p>about &lt;/body&gt;</p><pre></body></pre><link"))
    #expect(page.hasSuffix("data-page=\"abc\"></script>\n</body></html>"))
    #expect(!page.contains("<iframe"))
    #expect(html("no body").contains("no body<link"))
  }

  @Test("Errors are shown in a frame, and the page's address is escaped")
  func frame() {
    let page = html("<body></body>", faults: "123")
    #expect(page.contains("src=\"/-/faults?page=/a%2520b/%22%3C&amp;state=123\""))
  }

  @Test(
    "The security policy of a page is extended only for what the server adds to the page",
    arguments: [
      ("default-src 'self'", "default-src 'self'"),
      (
        "default-src 'self'; frame-src 'none'; base-uri 'none'",
        "default-src 'self'; frame-src 'self'; base-uri 'none'"
      ),
      (
        "default-src 'none'; style-src 'self'; img-src 'self'",
        "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; "
          + "connect-src 'self'; frame-src 'self'"
      ),
      (
        "script-src https://a.example; connect-src *",
        "script-src https://a.example 'self'; connect-src *"
      ),
      ("", ""),
    ])
  func policy(before: String, after: String) {
    #expect(LivePage.allowingOwnFiles(before) == after)
    let head = "<meta http-equiv=\"Content-Security-Policy\" content=\""
    #expect(html(head + before + "\" /><body></body>").hasPrefix(head + after + "\" /><body>"))
  }

  @Test("A security policy that is quoted in the text of a page is unchanged")
  func policyInText() {
    let body = "<head></head><body>\"Content-Security-Policy\" content=\"script-src a\"</body>"
    #expect(html(body).contains("content=\"script-src a\""))
  }

  @Test("A page is unchanged if only the addresses of its style sheets change")
  func fingerprint() {
    let page = { (style: String, text: String) in
      Array("<link href=\"../assets/site.\(style).css\"/><p>\(text)</p>".utf8)
    }
    let name = { (style: String, text: String) in
      PageState.fingerprint(page(style, text), styles: ["assets/site.\(style).css"])
    }
    #expect(name("0a1b", "one") == name("ffff", "one"))
    #expect(name("0a1b", "one") != name("0a1b", "two"))
  }

  @Test("The state of a page is written as JSON")
  func json() {
    let state = PageState(page: "a", styles: ["b.css": "/2", "a.css": "/1"], faults: "f")
    #expect(
      String(decoding: state.json, as: UTF8.self)
        == #"{"page":"a","faults":"f","stale":false,"styles":{"a.css":"/1","b.css":"/2"}}"#)
  }
}

@Suite("The error page")
struct FaultsPageTests {
  private func page(_ diagnostics: Diagnostics) -> String {
    String(decoding: FaultsPage(diagnostics).html(), as: UTF8.self)
  }

  @Test("The error page gives the path, line and column, the error and a suggestion")
  func text() {
    var faults = Diagnostics()
    faults.error(
      at: SourceLocation(path: "Content/a.md", line: 3, column: 7), "unknown key 'titel'",
      hint: "did you mean 'title'?")
    faults.warning(at: SourceLocation(path: "Content/a.md"), "a warning")
    let page = page(faults)
    #expect(page.contains("<h1>1 error</h1>"))
    #expect(
      page.contains(
        "<li><strong>Content/a.md:3:7</strong>: error: unknown key &#39;titel&#39;; "
          + "did you mean &#39;title&#39;?</li>"))
    #expect(!page.contains("a warning"))
  }

  @Test("The error page escapes all text from the input")
  func escaping() {
    var faults = Diagnostics()
    faults.error(
      at: SourceLocation(path: "<img src=x>\n", line: 1, column: 1),
      "'<script>alert(1)</script>' & \"\u{202E}\"", hint: "<b>")
    let page = page(faults)
    for text in ["<script", "<img", "<b>", "\u{202E}"] { #expect(!page.contains(text)) }
    #expect(page.contains("&lt;img src=x&gt;\\n:1:1: error: &#39;&lt;script&gt;alert(1)"))
  }

  @Test("The error page lists at most 100 errors")
  func many() {
    var faults = Diagnostics()
    for line in 1...150 { faults.error(at: SourceLocation(path: "a", line: line), "wrong") }
    let page = page(faults)
    #expect(page.contains("<h1>150 errors</h1>"))
    #expect(page.components(separatedBy: "<li>").count == 101)
    #expect(page.contains("<p>and 50 more</p>"))
  }
}
