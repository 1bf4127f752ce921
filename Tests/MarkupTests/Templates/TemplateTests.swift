import Input
import Testing

@testable import Markup

struct TemplateTests {
  struct Road: TemplateModel {
    let name: String
    let page: String?
    var towns: [String] = []
    var next: [Road] = []

    static let fields: [ModelField<Road>] = [
      .text("name") { $0.name },
      .url("page") { $0.page },
      .texts("towns") { $0.towns },
      .list("next") { $0.next },
    ]
  }

  struct Page: TemplateModel {
    var title = "Roads & \"ways\""
    var count: Int? = 2
    var map = HTML("<svg></svg>")
    var isOpen = true
    var note: String?
    var root = "../"
    var roads = [Road(name: "E40", page: "roads/e40/", towns: ["Lviv", "Kyiv"])]
    var first: Road? = Road(name: "E50", page: nil)

    static let fields: [ModelField<Page>] = [
      .text("title") { $0.title },
      .integer("count") { $0.count },
      .html("map") { $0.map },
      .flag("isOpen") { $0.isOpen },
      .text("note") { $0.note },
      .url("root") { $0.root },
      .list("roads") { $0.roads },
      .record("first") { $0.first },
    ]
  }

  private func compile(
    _ template: String, _ partials: [String: String] = [:]
  ) throws(Diagnostics) -> Template<Page> {
    var files = ["page.mustache": Array(template.utf8)]
    for (name, text) in partials { files["partials/\(name).mustache"] = Array(text.utf8) }
    return try Template.compile(
      name: "page.mustache", library: TemplateLibrary(files: files), model: Page.self)
  }

  private func render(
    _ template: String, _ partials: [String: String] = [:], _ page: Page = Page()
  ) throws -> String {
    String(decoding: try compile(template, partials).render(page), as: UTF8.self)
  }

  private func errors(_ template: String, _ partials: [String: String] = [:]) -> [String] {
    do {
      _ = try compile(template, partials)
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  @Test func rendersFields() throws {
    #expect(
      try render("<h1 title=\"{{title}}\">{{title}}</h1>{{{map}}}{{#isOpen}}{{count}}{{/isOpen}}")
        == "<h1 title=\"Roads &amp; &quot;ways&quot;\">Roads &amp; \"ways\"</h1><svg></svg>2")
    #expect(
      try render("{{#roads}}{{name}}:{{#towns}} {{.}}{{/towns}} of {{title}}{{/roads}}")
        == "E40: Lviv Kyiv of Roads &amp; \"ways\"")
    #expect(try render("{{first.name}}{{#first}} {{name}}{{/first}}") == "E50 E50")
    #expect(try render("({{note}}{{#note}}x{{/note}}{{^note}}none{{/note}})") == "(none)")
  }

  @Test func absentRecordsAndNumbersAreEmpty() throws {
    var page = Page()
    page.first = nil
    page.count = nil
    page.roads = []
    let template =
      "({{first.name}}{{#first}}x{{/first}}{{count}}{{#roads}}x{{/roads}}{{^roads}}-{{/roads}})"
    #expect(try render(template, [:], page) == "(-)")
    page.count = 0
    #expect(try render("{{#count}}{{count}}{{/count}}", [:], page) == "0")
    page.count = Int.min
    #expect(try render("{{count}}", [:], page) == "-9223372036854775808")
  }

  @Test func layouts() throws {
    let layout =
      "<title>{{title}}</title>\n<body class=\"{{$kind}}page{{/kind}}\">\n{{$main}}{{/main}}\n</body>\n"
    #expect(
      try render(
        "{{<layout}}\n{{$kind}}road{{/kind}}\n{{$main}}\n<p>{{count}}</p>\n{{/main}}\n{{/layout}}\n",
        ["layout": layout])
        == "<title>Roads &amp; \"ways\"</title>\n<body class=\"road\">\n<p>2</p>\n\n</body>\n")
  }

  @Test func addresses() throws {
    func link(_ root: String, _ path: String?) throws -> String {
      var page = Page()
      page.root = root
      page.roads = [Road(name: "", page: path)]
      return try render("{{#roads}}<a href=\"{{root}}{{page}}\"></a>{{/roads}}", [:], page)
    }
    #expect(try link("../", "a/?x=1&y") == "<a href=\"../a/?x=1&amp;y\"></a>")
    #expect(try link("", "https://example.org/") == "<a href=\"https://example.org/\"></a>")
    #expect(try link("", "MAILTO:a@b") == "<a href=\"MAILTO:a@b\"></a>")
    for evil in [
      "javascript:x()", "JavaScript:x", " javascript:x", "java\nscript:x", ":x", "data:x",
    ] {
      #expect(try link("", evil) == "<a href=\"#\"></a>")
    }
    #expect(try link("java", "script:x()") == "<a href=\"java#\"></a>")
    #expect(try link("./", "a:b") == "<a href=\"./#\"></a>")
    #expect(
      try render("<a href=\"?q={{title}}\"></a>")
        == "<a href=\"?q=Roads &amp; &quot;ways&quot;\"></a>")
  }

  @Test func controlCharactersAreShownAsReplaced() throws {
    var page = Page()
    page.title = "a\u{0}b\u{1B}c\td'"
    #expect(try render("{{title}}", [:], page) == "a\u{FFFD}b\u{FFFD}c\td'")
    #expect(
      try render("<p title='{{title}}'>", [:], page) == "<p title='a\u{FFFD}b\u{FFFD}c\td&#39;'>")
  }

  @Test func charactersThatXMLDoesNotHaveAreShownAsReplaced() throws {
    var page = Page()
    page.title = "a\u{FFFE}b\u{FFFF}c\u{FFFD}\u{FEFF}\u{FB01}"
    #expect(
      try render("{{title}}", [:], page) == "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FEFF}\u{FB01}")
  }

  @Test func marksThatTurnTheTextAroundThemAreLeftOut() throws {
    var page = Page()
    page.title = "a\u{202E}b\u{2066}c\u{2069}\u{202A}d – “e” … \u{200F}\u{2122}"
    let plain = "abcd – “e” … \u{200F}\u{2122}"
    #expect(try render("{{title}}", [:], page) == plain)
    #expect(try render("<p title=\"{{title}}\">", [:], page) == "<p title=\"\(plain)\">")
  }

  @Test func partialsThatUseThemselves() throws {
    var page = Page()
    page.roads = [
      Road(name: "a", page: nil, next: [Road(name: "b", page: nil), Road(name: "c", page: nil)])
    ]
    #expect(
      try render(
        "{{#roads}}{{>road}}{{/roads}}",
        ["road": "<li>{{name}} {{count}}<ul>{{#next}}{{>road}}{{/next}}</ul></li>"], page)
        == "<li>a 2<ul><li>b 2<ul></ul></li><li>c 2<ul></ul></li></ul></li>")
  }

  @Test(arguments: [
    ["a": "{{>a}}"], ["a": "{{>b}}", "b": "{{>a}}"], ["a": "{{#isOpen}}{{>a}}{{/isOpen}}"],
    ["a": "{{#roads}}{{>a}}{{/roads}}"],
    ["a": "{{#first}}{{>b}}{{/first}}", "b": "{{#roads}}{{>a}}{{/roads}}"],
    ["a": "{{^note}}{{>a}}{{/note}}"], ["a": "{{<a}}{{/a}}"],
  ])
  func endlessPartials(_ partials: [String: String]) {
    let found = errors("{{>a}}", partials)
    #expect(found.contains { $0.contains("this partial uses itself without end") }, "\(found)")
  }

  @Test(arguments: [
    (
      "a\n{{titel}}",
      "Templates/page.mustache:2:3: error: unknown name 'titel'; did you mean 'title'?"
    ),
    (
      "{{#roads}}{{nam}}{{/roads}}",
      "Templates/page.mustache:1:13: error: unknown name 'nam'; did you mean 'name'?"
    ),
    (
      "{{first.nmae}}",
      "Templates/page.mustache:1:3: error: unknown name 'nmae' in 'first.nmae'; did you mean 'name'?"
    ),
    (
      "{{title.name}}",
      "Templates/page.mustache:1:3: error: 'title' in 'title.name' is text, which has no names in it"
    ),
    (
      "{{{title}}}",
      "Templates/page.mustache:1:4: error: 'title' is text, and only markup may be written without "
        + "escaping; write '{{title}}'"
    ),
    (
      "{{map}}",
      "Templates/page.mustache:1:3: error: 'map' is markup, and would be shown as text; write '{{{map}}}'"
    ),
    (
      "{{roads}}",
      "Templates/page.mustache:1:3: error: 'roads' is a list, which cannot be written; use it in a "
        + "section, '{{#roads}}...{{/roads}}'"
    ),
    (
      "<p title=\"{{{map}}}\"></p>",
      "Templates/page.mustache:1:14: error: markup ('map') cannot stand in an attribute"
    ),
    (
      "<p class={{title}}></p>",
      "Templates/page.mustache:1:12: error: 'title' cannot be escaped in the unquoted value of "
        + "'class'; values may stand between tags and in quoted attribute values"
    ),
    (
      "{{#isOpen}}",
      "Templates/page.mustache:1:1: error: 'isOpen' is opened here and never closed; close it with "
        + "'{{/isOpen}}'"
    ),
    (
      "a{{/isOpen}}",
      "Templates/page.mustache:1:2: error: 'isOpen' is closed here but was not opened"
    ),
    (
      "{{#isOpen}}\n{{#roads}}\n{{/isOpen}}",
      "Templates/page.mustache:3:1: error: 'isOpen' is closed here, but 'roads' is open (since line "
        + "2); close 'roads' first"
    ),
    (
      "{{title",
      "Templates/page.mustache:1:1: error: this tag is never closed; write '}}' at its end"
    ),
    ("{{}}", "Templates/page.mustache:1:1: error: this tag names nothing"),
    (
      "{{a b}}",
      "Templates/page.mustache:1:3: error: 'a b' is not a name: it holds white space"
    ),
    (
      "{{=<%=}}",
      "Templates/page.mustache:1:1: error: a set-delimiter tag needs two delimiters without '='; "
        + "for instance '{{=<% %>=}}'"
    ),
    (
      "{{> heder}}",
      "Templates/page.mustache:1:1: error: there is no partial 'heder' "
        + "(Templates/partials/heder.mustache); did you mean 'header'?"
    ),
    (
      "{{<header}}{{$mian}}x{{/mian}}{{/header}}",
      "Templates/page.mustache:1:12: error: 'header' has no block 'mian'; did you mean 'main'?"
    ),
    (
      "{{#isOpen}}<p title=\"{{/isOpen}}x",
      "Templates/page.mustache:1:4: error: section 'isOpen' opens a tag or an attribute value without "
        + "closing it, or closes one; put whole tags, or whole attributes, into a section"
    ),
    ("<p", "Templates/page.mustache:1:3: error: the page ends inside a tag or comment"),
  ])
  func errorTexts(_ template: String, _ expected: String) {
    #expect(errors(template, ["header": "{{$main}}{{/main}}"]).first == expected)
  }

  private static let tagsAndIDs: [(String, String)] = [
    (
      "<p>\n{{title\n</p>\n<p>{{title}}</p>\n",
      "Templates/page.mustache:2:1: error: this tag is never closed; write '}}' at its end"
    ),
    (
      "{{title {{title}}",
      "Templates/page.mustache:1:1: error: this tag is never closed; write "
        + "'}}' at its end"
    ),
    (
      "{{" + String(repeating: "a", count: 201) + "}}",
      "Templates/page.mustache:1:3: error: a name has at most 200 bytes"
    ),
    ("{{>*}}", "Templates/page.mustache:1:1: error: this tag names nothing"),
    (
      "{{>*title}}",
      "Templates/page.mustache:1:5: error: 'title' is text, and does not say which partials it can name"
    ),
    (
      "{{>*titel}}",
      "Templates/page.mustache:1:5: error: unknown name 'titel'; did you mean 'title'?"
    ),
    (
      "<p id=\"{{title}}\"></p>",
      "Templates/page.mustache:1:17: error: an id with a value in it is made of words, '-' and the "
        + "value; for instance 'id=\"place-{{slug}}\"', so that no value makes it another's id"
    ),
    (
      "<p id=\"a-{{#isOpen}}b{{/isOpen}}c\"></p>",
      "Templates/page.mustache:1:33: error: an id with a value in it is made of words, '-' and the "
        + "value; for instance 'id=\"place-{{slug}}\"', so that no value makes it another's id"
    ),
    (
      "<p id=\"a-b\"></p>\n<p id=\"a-{{title}}\"></p>",
      "Templates/page.mustache:1:1: error: the id 'a-b' begins with 'a-', as ids with a value do "
        + "here; those are written at Templates/page.mustache:2:19"
    ),
    (
      "<p id=\"section-b\"></p>",
      "Templates/page.mustache:1:1: error: the id 'section-b' begins like those of headings, 'section-'"
    ),
  ]

  @Test(arguments: tagsAndIDs)
  func errorTextsOfTagsAndIDs(_ template: String, _ expected: String) {
    #expect(errors(template).first == expected)
  }

  @Test(arguments: [
    ("<script>{{title}}</script>", "in the content of 'script'"),
    ("<style>a { color: {{title}} }</style>", "in the content of 'style'"),
    ("<p style=\"color: {{title}}\"></p>", "in a style attribute"),
    ("<p onclick=\"{{title}}\"></p>", "in the script of 'onclick'"),
    ("<{{title}}>", "in the name of an element"), ("</{{title}}>", "in the name of an element"),
    ("<p {{title}}=\"x\">", "in the name of an attribute"),
    ("<p data-{{title}}=\"x\">", "in the name of an attribute"),
    ("<!-- {{title}} -->", "in a comment"), ("<![CDATA[{{title}}]]>", "in a CDATA section"),
    ("<!DOCTYPE {{title}}>", "in a declaration"), ("<?php {{title}} ?>", "in a declaration"),
  ])
  func placesThatCannotBeEscaped(_ template: String, _ place: String) {
    let found = errors(template)
    #expect(found.contains { $0.contains("'title' cannot be escaped \(place)") }, "\(found)")
  }

  @Test(arguments: [
    "<p title='{{title}}' class = \"a {{title}}\">{{title}}</p>", "a < b {{title}}",
    "<br/>{{title}}", "<img src=\"a>b\" alt=\"{{title}}\"/>{{title}}",
    "<script src=\"x\"></script>{{title}}", "<script src=\"x\"/>{{title}}",
    "<!-- a > b -->{{title}}",
    "<!DOCTYPE html>{{title}}", "<![CDATA[ <p ]]>{{title}}", "<?xml a?>{{title}}",
    "<a href=\"x\"{{#isOpen}} class=\"{{title}}\"{{/isOpen}}>{{title}}</a>", "<A HREF='{{title}}'>",
  ])
  func placesThatCanBeEscaped(_ template: String) {
    #expect(errors(template) == [])
  }

  @Test func collectsAllErrorsOfAllFiles() {
    let found = errors(
      "{{x}}\n{{#y}}{{/y}}{{>a}}", ["a": "{{z}}{{>b}}", "b": "{{#q}}", "c": "{{never}}"])
    #expect(
      found.map { $0.prefix { $0 != " " } } == [
        "Templates/page.mustache:1:3:", "Templates/page.mustache:2:4:",
        "Templates/partials/a.mustache:1:3:", "Templates/partials/b.mustache:1:1:",
        "Templates/partials/b.mustache:1:4:",
      ])
  }

  @Test(arguments: ["{{#isOpen}}", "{{^isOpen}}", "{{#first}}", "{{$b}}", "{{<p}}{{$b}}"])
  func deepNestingIsRefused(_ open: String) {
    let found = errors(String(repeating: open, count: 12_000), ["p": "{{$b}}{{/b}}"])
    #expect(found.count == 1)
    #expect(found.first?.contains("tags are nested more than 100 deep here") == true, "\(found)")
  }

  @Test func deepNestingOfFilesIsRefused() {
    var chain: [String: String] = [:]
    for number in 0..<12_000 { chain["p\(number)"] = "{{>p\(number + 1)}}" }
    chain["p12000"] = "end"
    let found = errors("{{<p0}}{{/p0}}", chain)
    #expect(found.count == 1)
    #expect(found.first?.contains("nested more than 200 deep here") == true, "\(found)")
    // Blocks of files that are nested too deep are looked for as well.
    #expect(errors("{{<p0}}{{$b}}x{{/b}}{{/p0}}", chain).count == 2)
  }

  @Test func filesThatHoldOneAnotherTooOftenAreRefused() {
    var chain: [String: String] = [:]
    for number in 0..<40 { chain["p\(number)"] = "{{>p\(number + 1)}}{{>p\(number + 1)}}" }
    chain["p40"] = "end"
    let found = errors("{{>p0}}", chain)
    #expect(found.count == 1)
    #expect(found.first?.contains("the template grows too large") == true, "\(found)")
  }

  @Test func tagsThatAreNeverClosedAreAllFoundInOneReading() {
    let found = errors(String(repeating: "{{title\n", count: 3000))
    #expect(found.count == 1000 + 1)
    #expect(found.allSatisfy { !$0.contains("\n") })
  }

  @Test func noncharactersAreShownAsReplaced() throws {
    var page = Page()
    page.title = "a\u{FFFF}b\u{FFFE}c\u{FFFD}\u{FF21}"
    #expect(try render("{{title}}", [:], page) == "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FF21}")
  }

  @Test func knowsItsIDs() throws {
    let ids = try compile("<p id=\"a\">{{>p}}</p>", ["p": "<b id='b-{{title}}'></b>"]).ids
    #expect(ids.fixed == ["a"] && ids.prefixes == ["b-"])
    #expect(ids.contains("a") && ids.contains("a-12") && ids.contains("b-x"))
    #expect(!ids.contains("b") && !ids.contains("a-1b") && !ids.contains("12"))
  }

  @Test func saysWhereTheOutputComesFrom() throws {
    var page = Page()
    page.map.sources = [
      .init(offset: 0, location: SourceLocation(path: "a.md", line: 3, column: 1)),
      .init(offset: 5, location: SourceLocation(path: "a.md", line: 7, column: 2)),
    ]
    let template = try compile(
      "<p>\n  {{>part}}\n{{#roads}}{{name}}{{/roads}}\n{{{map}}}{{count}}</p>\n",
      ["part": "<i>\n{{title}}</i>\n"])
    let output = String(decoding: template.render(page), as: UTF8.self)
    #expect(
      output == "<p>\n  <i>\n  Roads &amp; \"ways\"</i>\nE40\n<svg></svg>2</p>\n")
    func place(_ text: String) throws -> String {
      let range = try #require(output.firstRange(of: text))
      let offset = output.utf8.distance(from: output.startIndex, to: range.lowerBound)
      let place = try #require(template.places(of: [offset], rendering: page).first ?? nil)
      return "\(place.location) \(place.value ?? "")"
    }
    #expect(try place("<p>") == "Templates/page.mustache:1:1 ")
    #expect(try place("i>") == "Templates/partials/part.mustache:1:2 ")
    #expect(try place("ways") == "Templates/partials/part.mustache:2:3 title")
    #expect(try place("</i>") == "Templates/partials/part.mustache:2:10 ")
    #expect(try place("E40") == "Templates/page.mustache:3:13 name")
    #expect(try place("<svg") == "a.md:3:1 map")
    #expect(try place("</svg") == "a.md:7:2 map")
    #expect(try place("2") == "Templates/page.mustache:4:12 count")
    #expect(template.places(of: [9_999], rendering: page) == [nil])
  }

  struct Zoo: TemplateModel {
    enum Kind: String, CaseIterable { case bird, fish }
    var kind = Kind.bird
    var name = "Ann"

    static let fields: [ModelField<Zoo>] = [
      .partial("kind") { $0.kind }, .text("name") { $0.name },
    ]
  }

  @Test func dynamicNamesAreAClosedSet() throws {
    func make(_ template: String, _ bird: String, _ fish: String?) throws(Diagnostics)
      -> Template<Zoo>
    {
      var files = ["page.mustache": Array(template.utf8)]
      files["partials/bird.mustache"] = Array(bird.utf8)
      files["partials/fish.mustache"] = fish.map { Array($0.utf8) }
      return try Template.compile(
        name: "page.mustache", library: TemplateLibrary(files: files), model: Zoo.self)
    }
    let template = try make("<p>{{>*kind}}</p>", "bird {{name}}", "fish")
    #expect(String(decoding: template.render(Zoo()), as: UTF8.self) == "<p>bird Ann</p>")
    #expect(String(decoding: template.render(Zoo(kind: .fish)), as: UTF8.self) == "<p>fish</p>")
    let parent = try make("{{<*kind}}{{$b}}x{{/b}}{{/*kind}}", "b {{$b}}{{/b}}", "f")
    #expect(String(decoding: parent.render(Zoo()), as: UTF8.self) == "b x")
    // Every partial that it may be is checked, whichever the data will ask for.
    #expect(throws: Diagnostics.self) { try make("{{>*kind}}", "bird", nil) }
    #expect(throws: Diagnostics.self) { try make("{{>*kind}}", "bird", "{{nobody}}") }
    #expect(throws: Diagnostics.self) { try make("{{>*kind}}", "bird", "<p") }
    #expect(throws: Diagnostics.self) { try make("{{kind}}", "bird", "fish") }
    #expect(throws: Diagnostics.self) {
      try make("{{<*kind}}{{$c}}x{{/c}}{{/*kind}}", "b {{$b}}{{/b}}", "f")
    }
  }

  @Test func unknownTemplate() {
    #expect(throws: Diagnostics.self) {
      try Template.compile(
        name: "home.mustache", library: TemplateLibrary(files: [:]), model: Page.self)
    }
  }

  @Test func neverCrashes() {
    var random = TestRandom(seed: 3)
    let pieces = [
      "{{", "}}", "{{{", "}}}", "#", "/", "^", ">", "<", "$", "&", "!", "=", "title", "roads", "a",
      ".",
      " ", "\n", "  ", "<p ", "\"", "'", "href=", "{{#roads}}", "{{/roads}}", "{{>a}}", "{{<a}}",
      "{{/a}}",
      "{{$b}}", "{{/b}}", "{{=| |=}}", "|", "é", "\r\n",
    ]
    var rendered = 0
    for _ in 0..<3000 {
      let make = { (count: Int) in
        (0..<count).map { _ in pieces[random.below(pieces.count)] }.joined()
      }
      let (template, partial) = (make(12), make(6))
      if let compiled = try? compile(template, ["a": partial]) {
        _ = compiled.render(Page())
        rendered += 1
      }
    }
    #expect(rendered > 0)
  }
}
