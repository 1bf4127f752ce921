import Input
import SeededRandom
import Testing

@testable import Markup

struct PageCheckerTests {
  private func check(_ page: String) throws -> PageFacts {
    try Schema.checker().check(Array(page.utf8), path: "site/index.html")
  }

  private func messages(_ page: String) throws -> [String] {
    try check(page).diagnostics.map(\.description)
  }

  @Test func collectsWhatOthersNeedToKnow() throws {
    let facts = try check(
      PageCorpus.page(
        """
        <p><a href="../a/?x=1&amp;y=2#z">A</a> <img src="i.png" alt="" /></p>
        <label for="q">Q</label><input id="q" type="text" aria-describedby="content q" />
        <svg xmlns="http://www.w3.org/2000/svg"><a href="b/"><path id="p" d="M0 0" /></a></svg>
        """,
        head: "\n<meta name=\"robots\" content=\"noindex\" />\n<link rel=\"icon\" href=\"f.svg\" />"
      ))
    #expect(facts.diagnostics.map(\.description) == [])
    #expect(facts.title == "Roads")
    #expect(facts.ids.map { "\($0.value) \($0.line)" } == ["content 10", "q 13", "p 14"])
    let references = facts.references.map { "\($0.kind) \($0.place): \($0.value) \($0.line)" }
    #expect(
      references == [
        "resource link href: f.svg 7", "link a href: ../a/?x=1&y=2#z 12",
        "resource img src: i.png 12", "id label for: q 13",
        "id input aria-describedby: content 13", "id input aria-describedby: q 13",
        "link a href: b/ 14",
      ])
  }

  @Test func aPageThatIsWrongThroughoutIsNotReadToItsEnd() throws {
    let wrong = String(repeating: "&x;", count: 5000)
    let facts = try check(PageCorpus.page("<p id=\"early\">\(wrong)</p><p id=\"late\">x</p>"))
    #expect(facts.ids.map(\.value) == ["content", "early"])
    #expect(facts.diagnostics.count == 200)
    let found = try Schema.validator().validate(
      Array(PageCorpus.page("<p>\(wrong)</p>").utf8), path: "index.html")
    #expect(found.count <= Diagnostics.limit)
  }

  @Test func aPageIsNovelWhereItUsesARuleForTheFirstTime() throws {
    let checker = try Schema.checker()
    func isNovel(_ body: String) -> Bool {
      checker.check(Array(PageCorpus.page(body).utf8), path: "index.html").isNovel
    }
    #expect(isNovel("<p>x</p>"))
    #expect(!isNovel("<p>y</p>"))
    #expect(isNovel("<p><em>y</em></p>"))
    #expect(isNovel("<p class=\"note\">y</p>"))
    #expect(!isNovel("<p class=\"lead\"><em>y</em></p><p>z</p>"))
  }

  @Test func scriptsAreFilesOrData() throws {
    func found(_ script: String) throws -> [String] {
      try check(PageCorpus.page("<p>x</p>", head: "\n\(script)")).diagnostics.map(\.message)
    }
    #expect(try found("<script type=\"module\" src=\"a.js\"></script>") == [])
    #expect(try found("<script type=\"application/ld+json\">{\"a\":1}</script>") == [])
    #expect(
      try found("<script type=\"module\"></script>") == ["'script' lacks the attribute 'src'"])
    #expect(
      try found("<script type=\"module\" src=\"a.js\">x()</script>")
        == ["a module script must not contain code: put it into its 'src' file"])
    #expect(
      try found("<script type=\"application/ld+json\" src=\"a.json\"></script>")
        == ["a 'script' with data must not have the attribute 'src'"])
  }

  @Test func saysWhereAndWhat() throws {
    #expect(
      try messages(PageCorpus.page("<p>x</p>\n  <p><em><div>x</div></em></p>")) == [
        "site/index.html:11:10: error: 'div' is not allowed in 'em'"
      ])
    #expect(
      try messages(
        PageCorpus.page("<p><img src=\"a\" alt=\"\">x</p>\n<p>a<br></p>\n<section><p>b</section>"))
        == [
          "site/index.html:10:4: error: 'img' is not closed; write <img />",
          "site/index.html:11:5: error: 'br' is not closed; write <br />",
        ])
    #expect(
      try messages(PageCorpus.page("<p><b>x</p>\n<p>y</p>\n<ul>z</ul>")) == [
        "site/index.html:10:4: error: 'b' is not closed; </p> comes before </b>"
      ])
    // The search for the tag <b must not find <blockquote.
    #expect(
      try messages(PageCorpus.page("<blockquote><p><b>x</p></blockquote>")) == [
        "site/index.html:10:16: error: 'b' is not closed; </p> comes before </b>"
      ])
    #expect(
      try messages(PageCorpus.page("<sectoin></sectoin>")) == [
        "site/index.html:10:1: error: unknown element 'sectoin'; did you mean 'section'?"
      ])
    #expect(
      try messages(PageCorpus.page("<p clas=\"x\"\n  title=\"y\">x</p>")) == [
        "site/index.html:10:1: error: 'p' has no attribute 'clas'; did you mean 'class'?"
      ])
    #expect(
      try messages(PageCorpus.page("<p><img src=\"a\" alt=\"\" width=\"3px\" /></p>")) == [
        "site/index.html:10:4: error: invalid value '3px' for the attribute 'width' of 'img'; "
          + "expected whole number"
      ])
    #expect(
      try messages(PageCorpus.page("<p id=\"content\">x</p>")) == [
        "site/index.html:10:1: error: duplicate id 'content'; first on line 8"
      ])
    #expect(
      try messages(PageCorpus.page("<table><tbody></tbody><caption>x</caption></table>")) == [
        "site/index.html:10:23: error: 'caption' is not allowed at this place in 'table'; "
          + "expected 'tbody', 'tfoot'"
      ])
    #expect(
      try messages(PageCorpus.page("<p>a&nbsp;b</p>")).first
        == "site/index.html:10:11: error: not well-formed: Entity 'nbsp' not defined")
  }

  @Test func collectsAllFaults() throws {
    let found = try messages(
      PageCorpus.page("<p foo=\"1\">x</p>\n<blink><p bar=\"2\" /></blink>\n<p role=\"x\">y</p>"))
    #expect(found.count == 3)
    #expect(found.map { $0.split(separator: ":")[1] } == ["10", "11", "12"])
  }

  @Test func countsWhatThereMustBeOnce() throws {
    let page = PageCorpus.page("")
    #expect(
      try messages(page.replacing("<h1>Roads</h1>", with: "")) == [
        "site/index.html:1:1: error: a page must have exactly one 'h1', not 0"
      ])
    #expect(
      try messages(page.replacing("<h1>Roads</h1>", with: "<h1>a</h1><h1>b</h1>")) == [
        "site/index.html:1:1: error: a page must have exactly one 'h1', not 2"
      ])
    #expect(
      try messages(page.replacing("<title>Roads</title>", with: "")) == [
        "site/index.html:1:1: error: a page must have exactly one 'title', not 0"
      ])
    #expect(
      try messages(page.replacing("<title>Roads</title>", with: "<title> </title>")) == [
        "site/index.html:1:1: error: the page's title is empty"
      ])
    #expect(
      try messages(
        page.replacing("<main id=\"content\">", with: "<div>").replacing("</main>", with: "</div>"))
        == ["site/index.html:1:1: error: a page must have exactly one 'main', not 0"])
  }

  @Test func refusesSomethingToClickInSomethingToClick() throws {
    #expect(
      try messages(PageCorpus.page("<p><a href=\"x\"><span><a href=\"y\">z</a></span></a></p>"))
        == [
          "site/index.html:10:22: error: 'a' is inside another clickable element"
        ])
    #expect(
      try messages(PageCorpus.page("<p><label><input type=\"text\" /></label></p>")) == [])
  }

  @Test(arguments: [
    "<!DOCTYPE html [<!ENTITY a \"b\">]>", "<!DOCTYPE html [<!ELEMENT p ANY>]>",
    "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"x.dtd\">",
    "<!DOCTYPE html SYSTEM \"file:///etc/passwd\">", "", "<?xml version=\"1.0\"?><!DOCTYPE html>",
    "<!doctype html>", "<!DOCTYPE html []>", "<!DOCTYPE svg>",
  ])
  func refusesOtherDocumentTypes(_ type: String) throws {
    let page = PageCorpus.page("").replacing("<!DOCTYPE html>", with: type)
    #expect(try !check(page).diagnostics.isEmpty)
  }

  @Test func entitiesAreNotExpanded() throws {
    var declarations = "<!ENTITY a0 \"word\">"
    for level in 1...20 {
      let reference = "&a\(level - 1);"
      declarations += "<!ENTITY a\(level) \"\(String(repeating: reference, count: 10))\">"
    }
    let page = PageCorpus.page("<p>&a20;</p>")
      .replacing("<!DOCTYPE html>", with: "<!DOCTYPE html [\(declarations)]>")
    #expect(try !check(page).diagnostics.isEmpty)
  }

  @Test func oneCheckerChecksManyPages() throws {
    let checker = try Schema.checker()
    let good = Array(PageCorpus.page(PageCorpus.good[12]).utf8)
    for (_, main, _) in PageCorpus.broken {
      _ = checker.check(Array(PageCorpus.page(main).utf8), path: "broken.html")
      let facts = checker.check(good, path: "good.html")
      #expect(facts.diagnostics.isEmpty)
      #expect(facts.ids.count == 4)
    }
  }

  @Test func neverCrashes() throws {
    let checker = try Schema.checker()
    var random = Random(seed: 7)
    let pages = PageCorpus.good.map { Array(PageCorpus.page($0).utf8) }
    for round in 0..<1500 {
      var page = pages[round % pages.count]
      switch round % 3 {
      case 0: page.removeLast(random.below(page.count))
      case 1: for _ in 0..<4 { page[random.below(page.count)] = UInt8(random.below(256)) }
      default:
        let start = random.below(page.count)
        page.removeSubrange(start..<min(page.count, start + random.below(40)))
      }
      _ = checker.check(page, path: "fuzz.html")
      _ = checker.checkDrawing(page, path: "fuzz.svg")
    }
    _ = checker.check([], path: "empty.html")
    #expect(checker.check([], path: "empty.html").diagnostics.count == 2)
  }

  @Test func deepNestingIsRefused() throws {
    let depth = 5000
    let page = PageCorpus.page(
      String(repeating: "<div>", count: depth) + String(repeating: "</div>", count: depth))
    #expect(try !check(page).diagnostics.isEmpty)
  }
}
