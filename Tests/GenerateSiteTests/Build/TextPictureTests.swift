import Foundation
import Input
import Testing

@Suite("Pictures next to texts")
struct TextPictureTests {
  private static let drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"200\">"
    + "<view xmlns=\"urn:of-a-program\" zoom=\"1\"/></svg>"

  private func text(_ words: String) -> String {
    "---\ntitle: Huts\ndescription: All huts.\n---\n\(words)\n"
  }

  @Test("Pictures next to texts and in static/ are published with their size")
  func published() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Huts\nbase-url: https://huts.example/\n")
    try place.write("pages/a/huts.md", text("![A hut](hut.svg)\n![B](/b.svg) [C](../c.pdf#d)"))
    try place.write("pages/a/hut.svg", Self.drawing)
    try place.write("pages/c.pdf", "%PDF")
    try place.write("pages/a/unused.svg", Self.drawing)
    try place.write("static/b.svg", Self.drawing.replacing("300", with: "60"))
    let built = try place.build()
    #expect(built.status == 0)
    #expect(
      built.errors == "pages/a/unused.svg:1:1: warning: the file is not published; no text shows "
        + "it or links to it; move it to static/ to publish it anyway\n")
    let page = try place.read("site/a/huts/index.html")
    #expect(
      page.contains("<img src=\"../../a/hut.svg\" alt=\"A hut\" width=\"300\" height=\"200\" />"))
    #expect(
      page.contains(
        "<img src=\"../../b.svg\" alt=\"B\" width=\"60\" height=\"200\" loading=\"lazy\" />"))
    #expect(page.contains("<a href=\"../../c.pdf#d\">C</a>"))
    #expect(try place.read("site/a/hut.svg") == Self.drawing)
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)

    let large = "<!--\(String(repeating: "x", count: 3_000_000))--></svg>"
    try place.write("static/b.svg", Self.drawing.replacing("</svg>", with: large))
    #expect(
      try place.build().errors.contains(
        "pages/a/huts.md:6:1: warning: image '/b.svg' has 3 MB, which every reader of the page downloads; "
      ))
    try place.write("static/b.svg", Self.drawing)

    // If the size of a picture changes, its page is made again.
    try place.write("pages/a/hut.svg", Self.drawing.replacing("300", with: "310"))
    #expect(try place.build().status == 0)
    #expect(try place.read("site/a/huts/index.html").contains("width=\"310\""))
  }

  @Test(
    "Errors in links to pictures are reported at their position",
    arguments: [
      ("![A](hut.sgv)", "image 'hut.sgv': there is no such file; did you mean 'hut.svg'?"),
      (
        "![A](nowhere/zzzzzz.png)",
        "image 'nowhere/zzzzzz.png': the site has no 'huts/nowhere/zzzzzz.png'; put the picture beside "
          + "the text; if it is in static/, begin its address with a slash"
      ),
      (
        "![A](https://example.org/a.png)",
        "image 'https://example.org/a.png' is a file of another site; save it beside the text: the "
          + "pages' Content-Security-Policy blocks pictures from other sites"
      ),
      ("![A](//example.org/a.png)", "image '//example.org/a.png' is a file of another site; save"),
      ("![A](cut.png)", "image 'cut.png' is truncated; export the picture again"),
      (
        "![A](wrong.png)",
        "image 'wrong.png' is in SVG format, but its name does not end with '.svg'; rename it to 'wrong.svg'"
      ),
      ("![](hut.svg)", "the image 'hut.svg' has no description; describe"),
    ])
  func faults(_ words: String, _ message: String) throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Huts\nbase-url: https://huts.example/\n")
    try place.write("pages/huts.md", text("Words.\n\nA \(words)"))
    try place.write("pages/hut.svg", Self.drawing)
    try place.write("pages/wrong.png", Self.drawing)
    try place.write("pages/cut.png", Array("\u{89}PNG\r\n".unicodeScalars.map { UInt8($0.value) }))
    let built = try place.build()
    #expect(built.status == 1)
    #expect(built.errors.contains("pages/huts.md:7:3: error: \(message)"), "\(built.errors)")
  }
}
