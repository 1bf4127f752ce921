import Foundation
import Testing

@Suite("Themes")
struct OwnThemeTests {
  @Test("A theme's files replace the standard theme's files of the same names")
  func theme() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas", "--example", "board").status == 0)
    try place.write(
      "atlas/theme/not-found.mustache",
      "{{<layout}}{{$main}}<p>Lost at sea. {{> sign}}</p>{{/main}}{{/layout}}\n")
    try place.write("atlas/theme/partials/sign.mustache", "The harbour master\n")
    try place.write("atlas/theme/assets/site.css/99-own.css", ".own { color: teal; }\n")
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.read("atlas/site/404.html").contains("Lost at sea. The harbour master"))
    let files = try place.snapshot("atlas/site")
    let style = try #require(files.first { $0.key.hasPrefix("assets/site.") })
    #expect(String(decoding: style.value, as: UTF8.self).contains(".own { color: teal; }"))
    try place.write("atlas/theme/netwrk.mustache", "{{title}}\n")
    try place.write("atlas/theme/home.mustache", "{{titel}}\n")
    let wrong = try place.run("build", "--progress", "none", in: "atlas")
    #expect(wrong.status == 1)
    #expect(
      wrong.lines == [
        "theme/home.mustache:1:3: error: unknown name 'titel'; did you mean 'title'?",
        "theme/netwrk.mustache:1:1: error: no page uses a template named 'netwrk.mustache'; did you mean 'network.mustache'?",
      ])
  }

  @Test("Theme files that nothing uses are reported")
  func themeOfNothing() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas", "--example", "board").status == 0)
    for (file, text) in [
      ("asets/own.css", ""), ("schema/pge.rng", ""), ("scripts/entry/home.jss", ""),
      ("partials/layot.mustache", "x"), ("partials/sign.mustache", "x"), ("assets/sit.css", ""),
      ("assets/item.css", ""), ("assets/site.css/00-token.css", ""),
      ("assets/site.css/99-own.css", ""), ("scripts/planner/planer-views.js", ""),
      ("words/en/placeTxt.yml", "home: Start\n"), ("words/es/fixed.yml", "home: Start\n"),
      ("service-worker/10-cahces.js", ""), ("scripts/planer/planner-views.js", ""),
      ("words/eng/fixed.yml", "home: Start\n"), ("words/en-GB/fixed.yml", "home: Start\n"),
      ("scripts/planner/mine.js", ""),
      ("assets/anchor.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"), ("notes.txt", "x"),
    ] { try place.write("atlas/theme/\(file)", text) }
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 1)
    #expect(
      built.lines == [
        "theme/asets/own.css:1:1: error: the standard theme has no 'asets/own.css'; did you mean 'assets'?",
        "theme/assets/anchor.svg:1:1: warning: nothing uses 'assets/anchor.svg'; name it in a template, as in {{asset.anchor}}",
        "theme/assets/item.css:1:1: warning: nothing uses 'assets/item.css'; did you mean 'site.css'?",
        "theme/assets/sit.css:1:1: error: nothing uses 'assets/sit.css'; did you mean 'site.css'?",
        "theme/assets/site.css/00-token.css:1:1: error: the standard theme has no 'assets/site.css/00-token.css'; did you mean 'assets/site.css/00-tokens.css'?",
        "theme/notes.txt:1:1: warning: the file is not read; a theme has templates, partials/, assets/, scripts/, words/, schema/ and service-worker/",
        "theme/partials/layot.mustache:1:1: error: nothing uses 'partials/layot.mustache'; did you mean 'layout.mustache'?",
        "theme/partials/sign.mustache:1:1: warning: nothing uses 'partials/sign.mustache'; name it in a template, as in {{> sign}}",
        "theme/schema/pge.rng:1:1: error: the standard theme has no 'schema/pge.rng'; did you mean 'schema/page.rng'?",
        "theme/scripts/entry/home.jss:1:1: error: the standard theme has no 'scripts/entry/home.jss'; did you mean 'scripts/entry/home.js'?",
        "theme/scripts/planer/planner-views.js:1:1: error: the standard theme has no 'scripts/planer/planner-views.js'; did you mean 'scripts/planner/planner-views.js'?",
        "theme/scripts/planner/mine.js:1:1: warning: nothing uses 'scripts/planner/mine.js'; import it in another module, or name it in a template, as in {{asset.mine}}",
        "theme/scripts/planner/planer-views.js:1:1: error: the standard theme has no 'scripts/planner/planer-views.js'; did you mean 'scripts/planner/planner-views.js'?",
        "theme/service-worker/10-cahces.js:1:1: error: the standard theme has no 'service-worker/10-cahces.js'; did you mean 'service-worker/10-caches.js'?",
        "theme/words/en-GB:1:1: error: the words of 'en-GB' are never used; did you mean 'words/en'?",
        "theme/words/en/placeTxt.yml:1:1: error: the standard theme has no 'words/en/placeTxt.yml'; did you mean 'words/en/placeText.yml'?",
        "theme/words/eng:1:1: error: the words of 'eng' are never used; did you mean 'words/en'?",
      ], "\(built.errors)")
  }
}
