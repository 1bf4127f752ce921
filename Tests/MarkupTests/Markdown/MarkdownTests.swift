import Growth
import Input
import SeededRandom
import Testing

@testable import Markup

struct MarkdownTests {
  private func render(_ text: String, firstLine: Int = 1) -> (MarkdownDocument, [String]) {
    var diagnostics = Diagnostics()
    let document = Markdown.render(
      Array(text.utf8), path: "a.md", firstLine: firstLine, into: &diagnostics)
    return (document, diagnostics.all.map(\.description))
  }

  @Test(
    "A block whose kind seems misspelt is treated as code, with a warning",
    arguments: [
      ("rout", "route"), ("Route", "route"), ("maps", "map"), ("MAP", "map"), ("nap", nil),
      ("routeros", nil), ("swift", nil), ("", nil),
    ] as [(String, String?)])
  func misspeltBlocks(word: String, meant: String?) {
    var diagnostics = Diagnostics()
    let document = Markdown.render(
      Array("a\n\n```\(word)\nx\n```\n".utf8), path: "a.md", blocks: ["map", "route"],
      into: &diagnostics)
    #expect(document.blocks.isEmpty)
    #expect(
      diagnostics.all.map(\.description)
        == (meant.map {
          ["a.md:3:1: warning: the block '\(word)' is shown as code; did you mean '\($0)'?"]
        } ?? []))
  }

  private func html(_ text: String) -> String {
    let (document, errors) = render(text)
    #expect(errors == [])
    return String(decoding: document.html.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("Words & <3", "<p>Words &amp; &lt;3</p>\n"),
    (
      "*a* **b** `c<d`  \ne\nf",
      "<p><em>a</em> <strong>b</strong> <code>c&lt;d</code><br />\ne\nf</p>\n"
    ),
    ("> quote", "<blockquote>\n<p>quote</p>\n</blockquote>\n"),
    ("- a\n- b\n  1. c", "<ul>\n<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>\n"),
    ("3. a\n\n4. b", "<ol start=\"3\">\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>\n"),
    (
      "```swift x\nlet a = 1 < 2\n```",
      "<pre><code class=\"language-swift\">let a = 1 &lt; 2\n</code></pre>\n"
    ),
    ("    code", "<pre><code>code\n</code></pre>\n"),
    // A block with a long line can scroll sideways, so it must be reachable with the keyboard.
    (
      "    a line of code that has forty-one letters",
      "<pre tabindex=\"0\"><code>a line of code that has forty-one letters\n</code></pre>\n"
    ),
    ("***", "<hr />\n"),
    ("[a](b/?c=1&d \"t\")", "<p><a href=\"b/?c=1&amp;d\" title=\"t\">a</a></p>\n"),
    ("![an *image*](i.svg)", "<p><img src=\"i.svg\" alt=\"an image\" /></p>\n"),
    (
      "<https://example.org/>", "<p><a href=\"https://example.org/\">https://example.org/</a></p>\n"
    ),
    ("a <!-- note --> b\n\n<!--\nnote\n--> <!-- c -->", "<p>a  b</p>\n"),
    ("~struck~ 5 ~ 6 ~7", "<p><s>struck</s> 5 ~ 6 ~7</p>\n"),
    ("~~struck *x*~~ y", "<p><s>struck <em>x</em></s> y</p>\n"),
    (
      "- [ ] a [x]\n- [x] b\n- [y] c\n- [ ]",
      "<ul>\n<li class=\"task\"><span class=\"task-mark\" role=\"img\" aria-label=\"to do\">☐</span> a [x]"
        + "</li>\n<li class=\"task\"><span class=\"task-mark\" role=\"img\" aria-label=\"done\">☑</span> b"
        + "</li>\n<li>[y] c</li>\n<li>[ ]</li>\n</ul>\n"
    ),
    (
      "www.a.org/b_c, https://d.org?e and f@g.org.",
      "<p><a href=\"http://www.a.org/b_c\">www.a.org/b_c</a>, <a href=\"https://d.org?e\">https://d.org?e"
        + "</a> and <a href=\"mailto:f@g.org\">f@g.org</a>.</p>\n"
    ),
    ("[hut](tel:+43-1-234)", "<p><a href=\"tel:+43-1-234\">hut</a></p>\n"),
    ("![\"\"](i.svg)", "<p><img src=\"i.svg\" alt=\"\" /></p>\n"),
    ("## A & B\n### A & B", "<h2 id=\"a-b\">A &amp; B</h2>\n<h3 id=\"a-b-2\">A &amp; B</h3>\n"),
  ])
  func renders(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test func tables() {
    #expect(
      html("| A | B | C |\n|---|--:|:-:|\n| a | 1 | x |\n") == """
        <table>
        <thead>
        <tr><th scope="col">A</th><th scope="col" class="number">B</th><th scope="col" class="center">C</th></tr>
        </thead>
        <tbody>
        <tr><td>a</td><td class="number">1</td><td class="center">x</td></tr>
        </tbody>
        </table>

        """)
    #expect(
      html("| A |\n|---|\n")
        == "<table>\n<thead>\n<tr><th scope=\"col\">A</th></tr>\n</thead>\n</table>\n")
  }

  @Test func takesTheTitleOut() {
    let (document, errors) = render("# How *A\\** works\n\nText.\n\n## More\n")
    #expect(errors == [])
    #expect(document.title == "How A* works")
    #expect(
      String(decoding: document.html.bytes, as: UTF8.self)
        == "<p>Text.</p>\n<h2 id=\"more\">More</h2>\n")
    #expect(document.headings.map(\.text) == ["More"])
    #expect(document.headings.first?.location.description == "a.md:5:1")
  }

  @Test func listsLinksWithTheirPlaces() {
    let (document, _) = render("a\n\n[b](c) and\n![d](e)\n", firstLine: 5)
    #expect(document.links.map(\.destination) == ["c", "e"])
    #expect(document.links.map(\.isImage) == [false, true])
    #expect(document.links.map(\.location.line) == [7, 8])
  }

  @Test func asksForDescriptionsOfImages() {
    let hint =
      "; describe it between the brackets, or write '![\"\"](...)' if it is only decoration"
    #expect(
      render("a ![](b.png)\n\n![ ](c.png)").1 == [
        "a.md:1:3: error: the image 'b.png' has no description\(hint)",
        "a.md:3:1: error: the image 'c.png' has no description\(hint)",
      ])
  }

  @Test func picturesHaveTheirSize() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>"
    let picture = try Picture.read(Array(svg.utf8), name: "a.svg")
    var diagnostics = Diagnostics()
    let document = Markdown.render(
      Array("![a](b)\n![c](d \"e\")\n[f](g) [h](i)".utf8), path: "a.md",
      file: { link, _ in
        if link.destination == "i" { return nil }
        return MarkdownFile(
          address: "/x/\(link.destination)", picture: link.isImage ? picture : nil)
      }, into: &diagnostics)
    #expect(diagnostics.isEmpty)
    #expect(document.links.map(\.destination) == ["/x/b", "/x/d", "/x/g", "i"])
    #expect(
      String(decoding: document.html.bytes, as: UTF8.self) == """
        <p><img src="/x/b" alt="a" width="30" height="20" />
        <img src="/x/d" alt="c" title="e" width="30" height="20" loading="lazy" />
        <a href="/x/g">f</a> <a href="i">h</a></p>

        """)
  }

  @Test func blocksOfAKindAreLeftToThePage() {
    var diagnostics = Diagnostics()
    let text = "A\n\n```map\nnetwork: b\n```\n\n- c\n\n  ```map d\n  e\n  ```\n\n```other\n```\n"
    let document = Markdown.render(
      Array(text.utf8), path: "a.md", firstLine: 5, blocks: ["map"], into: &diagnostics)
    #expect(
      diagnostics.all.map(\.description) == [
        "a.md:13:3: error: unexpected 'd' after 'map'; write it on a line inside the block"
      ])
    #expect(document.blocks.map(\.location.line) == [7, 13])
    #expect(
      document.blocks.map { String(decoding: $0.bytes, as: UTF8.self) } == ["network: b", "e"])
    #expect(
      document.parts.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "<p>A</p>\n", "<ul>\n<li><p>c</p>\n",
        "</li>\n</ul>\n<pre><code class=\"language-other\"></code></pre>\n",
      ])
    #expect(document.parts[2].location(at: 20)?.line == 17)
  }

  @Test func refusesMarkup() {
    let (document, errors) = render("a\n\n<div>x</div>\n\nb <b>c</b>\n", firstLine: 4)
    #expect(
      errors == [
        "a.md:6:1: error: HTML is not allowed in a text: '<div>x</div>'; write '\\<' or '`...`' to show it",
        "a.md:8:3: error: HTML is not allowed in a text: '<b>'; write '\\<' or '`...`' to show it",
        "a.md:8:7: error: HTML is not allowed in a text: '</b>'; write '\\<' or '`...`' to show it",
      ])
    #expect(String(decoding: document.html.bytes, as: UTF8.self) == "<p>a</p>\n<p>b c</p>\n")
  }

  @Test func refusesWordsThatACommentWouldSwallow() {
    func errors(_ text: String) -> [String] { render(text, firstLine: 3).1 }
    let hint = "; put the comment on a line of its own, with an empty line after it"
    #expect(
      errors("a\n\n<!-- x --> lost words\n") == [
        "a.md:5:12: error: the text 'lost words' follows a comment on the same line, so Markdown would drop it"
          + hint
      ])
    #expect(
      errors("<!-- a\n--> lost words") == [
        "a.md:4:5: error: the text 'lost words' follows a comment on the same line, so Markdown would drop it"
          + hint
      ])
    #expect(
      errors("a\n\n<!-- lost words\n\nmore") == [
        "a.md:5:1: error: the comment is not closed; write '-->' at its end"
      ])
    #expect(
      errors("<!-- a --><b>x</b>").first?.hasPrefix("a.md:3:11: error: HTML is not allowed") == true
    )
    // Titles and image descriptions may contain only plain text.
    #expect(errors("# A <b>x</b>").count == 2)
    #expect(errors("![a <i>x</i>](b)").count == 2)
  }

  @Test func refusesDeepNesting() {
    for (text, line) in [
      ("a\n\n" + String(repeating: "> ", count: 500) + "x", 3),
      (String(repeating: "- ", count: 300) + "x", 1),
      (String(repeating: "*a **b ", count: 150) + String(repeating: "c** d*", count: 150), 1),
    ] {
      let found = render(text).1
      #expect(found.count == 1 && found.first?.hasPrefix("a.md:\(line):") == true, "\(found)")
      #expect(found.first?.contains("nested more than 100 levels deep") == true)
    }
    #expect(render(String(repeating: "> ", count: 90) + "x").1 == [])
  }

  @Test func headingsHaveIDsOfTheirOwn() {
    var reserved = ReservedIDs()
    reserved.fixed.insert("content")
    reserved.fixed.insert("site-search-list")
    reserved.prefixes.insert("files-")
    var diagnostics = Diagnostics()
    let words = [
      "Content", "5 searches", "Content", "Site search list 3", "Files", "Files", "Files x",
      "Section content", "Shortest paths", "a", "a 2", "a", "Київ",
    ]
    let text = words.map { "## \($0)\n" }.joined()
    let ids = Markdown.render(
      Array(text.utf8), path: "a.md", reserved: reserved, into: &diagnostics
    ).headings.map(\.id)
    #expect(
      ids == [
        "section-content", "section-5-searches", "section-content-2", "section-site-search-list-3",
        "files", "section-files-2", "section-files-x", "section-content-3", "shortest-paths", "a",
        "a-2", "a-3", "kyiv",
      ])
    #expect(Set(ids).count == ids.count)
  }

  @Test func manyEqualHeadings() {
    let ratio = Growth.ratio(10_000, { $0 }) { count in
      let (document, _) = render(String(repeating: "## Same\n", count: count))
      #expect(document.headings.last?.id == "same-\(count)")
    }
    #expect(ratio < Growth.limit)
  }

  @Test func termsAreTheOutermostBoldParts() {
    #expect(render("**a** and **b **c** d**").0.strongTerms == ["a", "b c d"])
    let ratio = Growth.ratio(10_000, { $0 }) { count in
      // The outermost term is recorded before the renderer reaches the levels beyond the limit.
      let (document, errors) = render(
        String(repeating: "**a ", count: count) + "x" + String(repeating: " b**", count: count))
      #expect(document.strongTerms.count == 1)
      #expect(errors.count == 1)
    }
    #expect(ratio < Growth.limit)
  }

  @Test func refusesAddressesThatNoPageCanHave() {
    #expect(render("[a](<b c>)").1.first?.contains("has a space; write '%20' for it") == true)
    #expect(render("\n[a]()").1.first == "a.md:2:1: error: the address is empty")
  }

  @Test func knowsTheLinesOfItsBlocks() {
    let (document, _) = render("a\n\n> b\n\n- c\n- d\n", firstLine: 10)
    let html = String(decoding: document.html.bytes, as: UTF8.self)
    for (word, line) in [("a", 10), ("b", 12), ("c", 14), ("d", 15)] {
      let offset = html.utf8.distance(
        from: html.startIndex, to: html.firstRange(of: ">\(word)<")?.lowerBound ?? html.startIndex)
      #expect(document.html.location(at: offset)?.line == line)
    }
  }

  @Test func refusesScripts() {
    let (document, errors) = render("[a](javascript:x)")
    #expect(
      errors == [
        "a.md:1:1: error: the scheme of the address 'javascript:x' is not allowed; the allowed schemes are 'http', 'https', 'mailto' and 'tel'"
      ])
    #expect(String(decoding: document.html.bytes, as: UTF8.self) == "<p><a href=\"#\">a</a></p>\n")
  }

  @Test func refusesHeadingsOutOfPlace() {
    #expect(
      render("## A\n\n# B\n\n##### C\n").1 == [
        "a.md:3:1: error: a heading of level 1 is allowed only at the beginning of a text; write '##' for a chapter",
        "a.md:5:1: error: this heading has level 5; the deepest level is 4",
      ])
  }

  @Test func whatItWritesIsRightOnAPage() throws {
    let text = """
      # T

      Para *with* [link](../x/ "t & u") `code` ![i](i.png) \u{1}\u{FFFF}x

      - [ ] loose ~~x~~

        more
      - b
        1. c

      > q

      | a | b |
      |:-:|--:|
      | 1 | 2 |

      ## Ї & <w>

      A[^n] www.a.org[^n]

      [^n]: Note.

          | a |
          |---|

      ```
      x
      ```
      """
    let html = String(decoding: render(text).0.html.bytes, as: UTF8.self)
    let facts = try Schema.checker().check(Array(PageCorpus.page(html).utf8), path: "a.html")
    #expect(facts.diagnostics.map(\.description) == [])
  }

  @Test func neverCrashes() {
    var random = Random(seed: 11)
    let pieces = [
      "*", "_", "`", "[", "](", ")", "!", "<", ">", "#", "- ", "1. ", "|", "---", "\n", "\n\n",
      "  ", "a", "\u{0}", "é", "\\", "&", "&amp;", "```", "|-|",
      "[^", "[^a]", "]:", "www.", "://", "@a.b", "http", ".",
    ]
    for _ in 0..<1000 {
      let text = (0..<30).map { _ in pieces[random.below(pieces.count)] }.joined()
      _ = render(text)
    }
    var diagnostics = Diagnostics()
    _ = Markdown.render(
      Array(String(repeating: "> ", count: 5000).utf8), path: "a", into: &diagnostics)
    #expect(diagnostics.all.count >= 1)
  }

  @Test func threadsDoNotSpoilOneAnother() async {
    let text = Array(
      (0..<40).map {
        "Line *\($0)* ~~x~~ [a](b\($0)) | www.a.b\n\n| a | b |\n|---|---|\n| \($0) | 2 |\n"
      }
      .joined(separator: "\n").utf8)
    var diagnostics = Diagnostics()
    let expected = Markdown.render(text, path: "a.md", into: &diagnostics).html
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var wrong = 0
          for _ in 0..<50 {
            var diagnostics = Diagnostics()
            if Markdown.render(text, path: "a.md", into: &diagnostics).html != expected {
              wrong += 1
            }
          }
          return wrong
        }
      }
      for await wrong in group { #expect(wrong == 0) }
    }
  }
}
