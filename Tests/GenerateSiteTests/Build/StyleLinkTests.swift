import Foundation
import Input
import Testing

@Suite("References in style sheets")
struct StyleLinkTests {
  @Test("Build and check both report references to missing files at their position")
  func missing() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Huts\nbase-url: https://huts.example/\n")
    try place.write(
      "theme/assets/site.css/99-own.css", "p { background: url(../pictures/a.png) }\n")
    try place.write("static/own/b.css", "@import 'c.css';\n@import url(https://example.org/d.css);")
    try place.write("static/own/c.css", ".e { f: url(\"/g.png\") }")
    let broken = try place.build()
    #expect(broken.status == 1)
    #expect(
      broken.errors
        == "static/own/c.css:1:14: error: '/g.png' leads out of the site; write it "
        + "relative to the folder in which the style sheet is published\n"
        + "theme/assets/site.css/99-own.css:1:21: error: '../pictures/a.png': the site has no "
        + "'pictures/a.png'; put the file beside the style sheet, or write '../' before the name of a "
        + "file in static/\n",
      "\(broken.errors)")
    try place.write("static/pictures/a.png", "x")
    try place.write("static/own/c.css", ".e { f: url(../pictures/a.png?x#y) }")
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    try FileSystem.remove(place.path("site/pictures/a.png"))
    let checked = try place.run("check", "site", "--quiet")
    #expect(checked.status == 1)
    // A file that was lost is one error, however many files refer to it.
    #expect(
      checked.errors
        == "site/pictures/a.png:1:1: error: the file is missing; the build wrote it; build the site "
        + "again\n")
  }
  @Test("Strings in image-set are addresses, except those in type()")
  func imageSet() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Huts\nbase-url: https://huts.example/\n")
    try place.write("static/a.png", "x")
    try place.write(
      "static/a.css",
      ".e { f: image-set(\"no.png\" 1x, url(a.png) type(\"image/png\") 2x) } .g { h: url(b.png) }")
    let built = try place.build()
    #expect(built.lines.count == 2, "\(built.errors)")
    #expect(built.errors.contains("static/a.css:1:20: error: 'no.png': the site has no 'no.png'"))
    #expect(built.errors.contains("static/a.css:1:79: error: 'b.png': the site has no 'b.png'"))
  }
}
