import Input
import SeededRandom
import Testing

@testable import Markup

struct TemplateTests: RoadTemplates {
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

  @Test func aByteOrderMarkIsSkipped() throws {
    #expect(try render("\u{FEFF}({{title}}{{>part}})", ["part": "\u{FEFF}!"]).hasPrefix("(Roads"))
    #expect(!(try render("{{>part}}", ["part": "\u{FEFF}!"]).contains("\u{FEFF}")))
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
    // Every partial that the name can refer to is checked, even if the data selects another one.
    #expect(throws: Diagnostics.self) { try make("{{>*kind}}", "bird", nil) }
    #expect(throws: Diagnostics.self) { try make("{{>*kind}}", "bird", "{{nobody}}") }
    #expect(throws: Diagnostics.self) { try make("{{>*kind}}", "bird", "<p") }
    #expect(throws: Diagnostics.self) { try make("{{kind}}", "bird", "fish") }
    #expect(throws: Diagnostics.self) {
      try make("{{<*kind}}{{$c}}x{{/c}}{{/*kind}}", "b {{$b}}{{/b}}", "f")
    }
  }

  @Test func neverCrashes() {
    var random = Random(seed: 3)
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
